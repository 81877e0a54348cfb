### Why something is not possible, in any game and wherever it is played: refusal-CODE, with the refusal's arguments.
### refusal-in-record takes $entry (number), and is said of a refusal that names an entry of a record, whatever its code.

## The game

refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-not-now = Ce n’est pas possible à ce moment de la manche.
refusal-unknown-move = Ce coup n’existe pas.
refusal-bad-move = Il manque quelque chose à ce coup.
refusal-used-up = Tu l’as déjà utilisé.
refusal-impossible-draw = Le hasard n’a pas pu tirer cela.
refusal-bad-edition = Cette édition contient des erreurs et ne peut pas être jouée.
refusal-nothing-to-decide = Il n’y a rien à décider ici.
refusal-not-over = Il faut attendre la fin de la partie.
refusal-no-such-seat = Cette place n’existe pas à cette table.

## Taking back

refusal-nothing-to-undo = Tu n’as pas de coup à reprendre.
refusal-undo-chance = On peut revenir à un coup joué, pas à un tirage.
refusal-undo-needs-consent = Pour reprendre ce coup, il faut l’accord des autres.

## Setting up

refusal-bad-name = Un nom compte de 1 à { $longest } caractères visibles.
refusal-bad-seats = Ce jeu ne se joue pas avec ce nombre de joueurs.
refusal-bad-option = Cette option n’a pas cette réponse.
refusal-unknown-option = Cette option n’existe pas.
refusal-unknown-preset = Ce préréglage n’existe pas.
refusal-unknown-bot = Ce bot n’existe pas.
refusal-unknown-game = Ce jeu n’existe pas.
refusal-no-such-game = Ce jeu n’existe pas.
refusal-no-editions = Ce jeu ne se joue qu’avec une seule édition.

## Records

refusal-not-json = Ceci n’est pas une partie enregistrée.
refusal-not-a-record = Ceci n’est pas une partie enregistrée.
refusal-record-layout = Cette partie a été enregistrée par une autre version de Moonstone et ne peut pas être lue.
refusal-bad-record = Cette partie enregistrée est incomplète ou abîmée.
refusal-bad-entry = Un coup de cette partie enregistrée est abîmé.
refusal-rules-version = Cette partie suit une autre version des règles que celle jouée ici.
refusal-rules-retired = Ce sont d’anciennes règles, avec lesquelles on ne joue plus. Ce qui a commencé ainsi est conservé, mais ne peut pas continuer.
refusal-edition-changed = Cette partie a été jouée avec une édition qui n’est pas la même ici.
refusal-wrong-result = Le résultat enregistré n’est pas celui auquel mènent les coups de la partie.
refusal-no-secret = Le secret des tirages n’est pas encore publié : on ne peut pas les vérifier.
refusal-bad-secret = Le secret de cette partie est abîmé.
refusal-broken-commitment = Le secret de cette partie n’est pas celui promis au début.
refusal-false-draw = Un tirage de cette partie n’est pas celui du hasard.
refusal-in-record = Le coup { $entry } de cette partie n’est pas possible.
