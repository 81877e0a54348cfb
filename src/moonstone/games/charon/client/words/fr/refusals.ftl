### Refus de Charon, Inc.

refusal-unknown-card = Cette carte n’existe pas.
refusal-unknown-gem = Cette gemme n’existe pas.
refusal-unknown-area = Ce secteur action n’existe pas.
refusal-unknown-spot = L’emplacement { $spot } n’existe pas sur cette lune.
refusal-no-flag-there = Tu n’as plus de drapeau sur ce secteur.
refusal-spot-not-in-play = { $spot } ne touche aucune zone en jeu à cette table.
refusal-spot-taken = Il y a déjà un drapeau en { $spot }.
refusal-not-your-flag = Tu n’as pas de drapeau en { $spot }.
refusal-zone-too-rich = L’Intelligence volée ne va pas jusque-là : cet emplacement touche une zone de 3 gemmes.
refusal-zones-empty = L’Intelligence volée ne va pas jusque-là : cet emplacement ne touche aucune zone de 1 ou 2 gemmes.
refusal-not-to-be-taken = { $card } n’est ni dans la défausse ni dans la rangée commune.
refusal-not-in-hand = Tu n’as pas { $card } en main.
refusal-not-just-dealt = Seule une carte que tu viens de recevoir peut être échangée.
refusal-not-a-duplicate = Seule une carte dont tu as déjà construit le numéro peut être échangée.
refusal-wrong-rate = On échange 3 gemmes contre 1, avec l’Entrepôt souterrain 2 contre 1.
refusal-not-gained-by-trade = Cet échange ne peut pas donner une telle gemme.
refusal-gems-missing = Il te manque ceci : { $missing }.
refusal-supply-empty = La réserve n’a plus assez de gemmes de cette sorte.
refusal-not-a-holder = Tu n’as pas le Synchrotron pendant cette manche.
refusal-not-two-colours = Le Synchrotron change des gemmes d’une couleur en une seule autre couleur ; les incolores n’en ont pas.
refusal-not-in-cost = { $card } ne demande pas les gemmes que tes incolores remplaceraient.
refusal-row-used-up = Tu as déjà construit une carte de la rangée commune pendant cette manche, et une seule est permise.
refusal-not-at-hand = { $card } n’est ni dans ta main ni dans la rangée commune.
refusal-number-built = Tu as déjà construit un { $number }, et chaque numéro ne se construit qu’une fois.
refusal-clear-stays = Les gemmes incolores te restent de toute façon à cette table : choisis parmi celles de couleur.
refusal-wrong-number = Tu conserves { $keep } gemmes et ne rends que le reste.
