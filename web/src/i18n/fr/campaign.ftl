### Les campagnes : en fonder une, leur page, et ce qui y mène.

## La page d’accueil

door-single = Jouer une seule partie
campaigns-open = Campagnes avec une place libre
campaign-row-on = partie { $number } en cours
campaign-row-next = à suivre : partie { $number }
campaign-bring = Importer une campagne

## Fonder

campaign = Campagne
campaign-found = Lancer une campagne
campaign-found-why = Un seul village pour toutes vos parties. Chacun garde son quartier et son coffre. On arrive et on part entre deux parties, et un bot remplace les absents.
campaign-found-do = Lancer la campagne
campaign-name = Nom de la campagne
campaign-name-usual = Notre village
campaign-who = Joueurs
campaign-way-alone = En solo, contre deux Automas
campaign-way-here = À trois sur cet écran
campaign-way-apart = À quatre, en ligne
campaign-way-mixed = Personnalisé
campaign-role = Quartier
campaign-role-later = à choisir plus tard
campaign-roles-why = Il y a six quartiers : { $roles }. Un joueur qui n’a pas choisi le sien avant la première partie reçoit le premier quartier libre.
member-number = Place { $number }
member-add = Ajouter une place
member-remove = Retirer la place { $number }
member-kind-me-why = Toi, sur tous tes appareils.
member-kind-local-why = Une personne devant cet écran.
member-kind-link-why = La personne à qui tu envoies le lien.
member-kind-open-why = Le premier joueur qui s’installe.
member-kind-bot-why = L’ordinateur joue.
member-kind-scripted-why = Suit un programme fixe.

## Les places

member-open = Place libre
member-link = Place par lien
member-link-address = Lien de cette place
member-take = Prendre cette place
member-take-for = Qui s’assoit ici ?
member-take-me = Toi, sauf si tu écris un autre nom
member-change = Changer
member-change-why = Les changements valent à partir de la prochaine partie.
member-back = Je suis de retour
member-away = Je m’absente
member-away-why = À partir de la prochaine partie, un bot joue à ta place. Elle reste la tienne.
member-leave = Céder la place
member-leave-why = La prochaine personne qui rejoint la campagne reçoit la place, avec le quartier et tout son coffre.
member-drop = Retirer
member-drop-why = À partir de la prochaine partie, plus personne ne joue ce quartier. Il reste au village et grandit tout seul.

## La page de la campagne

campaign-opening = La campagne s’ouvre…
campaign-closed = Impossible d’ouvrir cette campagne
campaign-invited-text = Une place t’est réservée dans cette campagne, avec un quartier à toi pour toutes ses parties.
campaign-invited-accept = Prendre ma place
campaign-of-table = Partie { $number } de « { $name } »
campaign-goes-on = Retour à la campagne
campaign-growth = Croissance du village
campaign-watch = Le voir grandir
campaign-before-first = Avant la première partie.
campaign-after-game = Après la partie { $game }.
campaign-won-by =
    { $count ->
        [one] { $names } a gagné.
       *[other] { $names } ont gagné ensemble.
    }
campaign-grown =
    { $buildings ->
        [0] Aucun nouveau bâtiment
        [one] Un nouveau bâtiment
       *[other] { $buildings } nouveaux bâtiments
    }, { $crates ->
        [0] aucune caisse ouverte.
        [one] une caisse ouverte.
       *[other] { $crates } caisses ouvertes.
    }
campaign-next = À suivre : partie { $number }
campaign-game-on = La partie { $number } est en cours
campaign-changes-over = À partir de la partie { $number }, la campagne suit la version { $rules } des règles.
kept-campaign-title = Un village sous d’anciennes règles
kept-campaign =
    { $mine ->
        [true] Cette campagne a commencé sous des règles qui ne servent plus. Rien n’est perdu : tu peux revoir ses parties et l’enregistrer plus bas. Pour continuer à jouer, lance une nouvelle campagne.
       *[false] Cette campagne a commencé sous des règles qui ne servent plus. Rien n’est perdu : tu peux revoir ses parties. Pour continuer à jouer, lance une nouvelle campagne.
    }
campaign-play = Jouer la partie { $number }
campaign-to-table = Aller à la table
campaign-ready = Toutes les places sont prises. Vous pouvez commencer.
campaign-missing =
    { $count ->
        [one] Une place est encore vide.
       *[other] { $count } places sont encore vides.
    }
campaign-waiting-for =
    { $count ->
        [one] { $names } doit décider.
       *[other] { $names } doivent décider.
    }
campaign-others-begin = N’importe quel joueur peut lancer la partie.
campaign-done = La campagne est terminée
campaign-done-why = Vous avez joué les douze parties. Le village reste là, à regarder et à raconter.
campaign-names = Noms
campaign-names-why = Un nom ne se donne qu’une fois, et il reste.
campaign-names-later = Les noms se donnent quand cette partie est terminée.
campaign-names-of = { $what } (choix du nom : { $name })
campaign-names-given =
    { $count ->
        [one] Un nom donné
       *[other] { $count } noms donnés
    }
campaign-name-give = Nommer
campaign-name-village = Village
campaign-name-role = Quartier : { $role }
campaign-name-persona = Fondateur : { $role }
campaign-name-assistant = Assistant : { $card }
campaign-roles = Les quartiers
campaign-yours = à toi
campaign-choose-role = Choisis ton quartier
campaign-held = Remplacement : { $bot }
campaign-inactive = Quartiers que personne ne joue : { $roles }
campaign-trophies =
    { $count ->
        [0] Pas encore de trophée
        [one] Un trophée
       *[other] { $count } trophées
    }
campaign-stars =
    { $count ->
        [0] Pas encore d’étoile de gloire
        [one] Une étoile de gloire
       *[other] { $count } étoiles de gloire
    }
campaign-glory = Gloire
campaign-glory-row =
    { $stars ->
        [one] { $stars } étoile sur { $of }. Quand la ligne est complète, à chaque mise en place à partir de la partie 3 : { $bonus }
       *[other] { $stars } étoiles sur { $of }. Quand la ligne est complète, à chaque mise en place à partir de la partie 3 : { $bonus }
    }
campaign-capacity = Gardé entre les parties
campaign-room = Place pour : { $what }
campaign-personas = Personnages
campaign-used = déjà joué
campaign-story = L’histoire jusqu’ici
campaign-choices = Choix faits
campaign-choice-made = Partie { $game }.
campaign-king-happy = Le roi était content.
campaign-king-angry = Le roi était en colère.
campaign-book = Ouvrir la Chronique
campaign-crates =
    { $count ->
        [0] Aucune caisse n’a encore été ouverte.
        [one] Une caisse a été ouverte.
       *[other] { $count } caisses ont été ouvertes.
    }
campaign-games = Parties
campaign-games-none = Aucune partie n’a encore été jouée.
campaign-game = Partie { $number }
campaign-won = a gagné
campaign-left =
    { $count ->
        [one] Une partie annulée
       *[other] { $count } parties annulées
    }
campaign-rewind = Revenir avant cette partie
campaign-rewind-title = Revenir avant la partie { $number }
campaign-rewind-why =
    { $count ->
        [one] Le village redevient ce qu’il était avant la partie { $number }. La partie { $number } ne compte plus : tout ce qui y a été construit, ouvert et nommé est annulé. Tu peux encore la regarder parmi les « parties annulées ».
       *[other] Le village redevient ce qu’il était avant la partie { $number }. Les parties { $number } à { $last } ne comptent plus : tout ce qui y a été construit, ouvert et nommé est annulé. Tu peux encore les regarder parmi les « parties annulées ».
    }
campaign-rewind-do = Revenir avant la partie { $number }
campaign-fork = Bifurquer avant cette partie
campaign-fork-now = Bifurquer ici
campaign-fork-title = Bifurquer avant la partie { $number }
campaign-fork-why = Une deuxième campagne commence avec le même passé. La première reste comme elle est, et chacun garde sa place dans les deux.
campaign-fork-do = Lancer la deuxième
campaign-since = Lancée le { $day }.
campaign-public = Tout le monde peut trouver cette campagne.
campaign-private = Seules les personnes qui ont le lien peuvent trouver cette campagne.
campaign-forked = Elle est issue d’une autre campagne.
campaign-imported = Elle a été importée d’un fichier.
campaign-file = Enregistrer la campagne
campaign-next-of = À suivre : partie { $number } sur { $of }
campaign-evening = Qui vient la prochaine fois ?
campaign-evening-here = vient
campaign-evening-away = ne peut pas venir ; un bot joue
campaign-evening-bot = toujours là
campaign-evening-empty = place encore vide
campaign-evening-come = Vient finalement
campaign-evening-stay = Ne peut pas venir
campaign-not-complete = Cette campagne n’est pas encore terminée
campaign-final = Le dernier décompte
campaign-final-why = Les points de la campagne, son histoire en chiffres et une image à garder.
campaign-after = Après la campagne
campaign-after-play = Continuer dans le village
campaign-after-why = Vous pouvez jouer dans le village achevé aussi souvent que vous voulez. Chaque partie est indépendante : le dé répartit les quartiers, et seul reste ce que vous construisez et ouvrez.
campaign-anew = Recommencer
campaign-anew-why = Une nouvelle campagne depuis la première partie, avec les mêmes joueurs. Celle-ci reste comme elle est.
campaign-anew-text = La nouvelle campagne commence par la partie 1 et un village vide. Chacun garde sa place et son quartier ; tu peux changer cela avant la première partie. Cette campagne reste ici.
campaign-anew-name = { $name }, de nouveau
campaign-anew-do = Lancer la nouvelle campagne
campaign-look-back = Revoir une partie
campaign-look-back-game =
    { $count ->
        [one] Partie { $number }. Victoire : { $names }.
       *[other] Partie { $number }. Victoire partagée : { $names }.
    }

## La fin d’une partie

ending-back = Retour
ending-next = Continuer
ending-guidepost = Consigne
ending-met =
    { $count ->
        [one] { $names } a respecté la consigne et gagne une étoile de gloire.
       *[other] { $names } ont respecté la consigne et gagnent chacun une étoile de gloire.
    }
ending-decided = { $name } a choisi la suite de l’histoire.
ending-gained = Gagné : { $gained }
ending-home = Ce que tu gardes
ending-all-kept = Après la première partie, chacun garde tout ce qu’il a.
ending-trophy = Un trophée va dans ton coffre.
ending-stars =
    { $count ->
        [one] Une étoile de gloire
       *[other] { $count } étoiles de gloire
    }{ $rows ->
        [0] { "." }
        [one] , et une ligne est complète.
       *[other] , et { $rows } lignes sont complètes.
    }
ending-naming =
    { $count ->
        [one] Tu peux donner un nom.
       *[other] Tu peux donner { $count } noms.
    }
ending-crates = Sorti des caisses
ending-crate = Caisse { $crate } : { $title }
ending-from-objective = Objectifs : { $points }
ending-from-quota = Quotas : { $points }
ending-from-crate = Caisses ouvertes : { $points }
ending-from-building = Constructions : { $points }
ending-from-village = Bâtiments du village : { $points }
ending-from-reputation = Réputation : { $points }
ending-from-choice = Dernier choix : { $points }
ending-from-other = Tout le reste : { $points }

## Pourquoi ce n’est pas possible

refusal-broken-seal = Ce fichier a été modifié après son enregistrement.
refusal-campaign-game = Une partie de campagne n’a pas de revanche. Jouez la partie suivante.
refusal-campaign-over = Toutes les parties de cette campagne ont été jouées.
refusal-role-kept = Cette place a déjà joué son quartier et le garde.
refusal-role-taken = Ce quartier est à un autre joueur.
refusal-game-running = Une partie est en cours. Attends qu’elle soit terminée.
refusal-no-such-campaign = Cette campagne n’existe pas.
refusal-no-such-member = Cette campagne n’a pas cette place.
refusal-nobody-left = Au moins un quartier doit être joué par quelqu’un d’autre que l’Automa.
refusal-not-a-campaign = Ce fichier n’est pas celui d’une campagne.
refusal-not-a-person = Personne n’est assis à cette place.
refusal-not-to-name = Il n’y a rien à nommer ici.
refusal-not-your-name = C’est à un autre joueur de donner ce nom.
refusal-other-game = La prochaine partie porte le numéro { $number }.
refusal-sealed = Ce fichier contient des éléments encore verrouillés. Seule la personne qui a fourni le contenu peut l’enregistrer.
refusal-too-many-campaigns = Tu as atteint le nombre maximal de campagnes.
refusal-unknown-role = Ce quartier n’existe pas.
