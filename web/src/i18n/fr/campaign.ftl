### Les campagnes : en fonder une, leur page, et ce qui y mène.

## La page d’accueil

door-title = Un village qui se souvient
door-text = Charterstone, partie après partie : ce que vous construisez reste, les caisses s’ouvrent, les noms se donnent. Laissez-le des semaines ; il vous attend.
door-learn = Apprendre la première partie
door-single = Une seule partie
campaigns-mine = Tes campagnes
campaigns-open = Des campagnes où il reste une place
campaign-row-on = la partie { $number } est en cours
campaign-row-next = à suivre : partie { $number }
campaign-bring = Apporter le fichier d’une campagne

## Fonder

campaign = Campagne
campaign-found = Fonder une campagne
campaign-found-why = Un village pour toutes vos parties. Chacun garde son quartier et son coffre ; on arrive et on part entre deux parties, et un bot garde la place de qui est absent.
campaign-found-do = Fonder le village
campaign-name = Le nom de la campagne
campaign-name-usual = Notre village
campaign-who = Qui joue
campaign-way-alone = Seul, contre deux Automas
campaign-way-here = À trois devant cet écran
campaign-way-apart = Quatre maisons
campaign-way-mixed = Un mélange
campaign-role = Quartier
campaign-role-later = choisi plus tard
campaign-roles-why = Il y a six quartiers : { $roles }. Qui n’en a pas encore choisit avant la première partie, ou reçoit le prochain qui est libre.
member-number = Place { $number }
member-add = Ajouter une place
member-remove = Retirer la place { $number }
member-kind-me-why = Toi, depuis cet appareil ou un autre des tiens.
member-kind-local-why = Quelqu’un devant cet écran.
member-kind-link-why = La personne à qui tu envoies le lien.
member-kind-open-why = Le premier qui vient.
member-kind-bot-why = L’ordinateur joue.
member-kind-scripted-why = Il suit des règles du jeu, sans réfléchir.

## Les places

member-open = Une place libre
member-link = Une place sur lien
member-link-address = Lien de cette place
member-take = Prendre cette place
member-take-for = Qui s’assied ici ?
member-take-me = Moi ; ou le nom de quelqu’un devant cet écran
member-change = Changer
member-change-why = Cela compte dès la prochaine partie.
member-back = Je suis de retour
member-away = Absent
member-away-why = Un bot tient la place dès la prochaine partie. Elle reste à toi.
member-leave = La céder
member-leave-why = Qui vient ensuite reçoit la place, avec le quartier et tout son coffre.
member-drop = Retirer
member-drop-why = Personne ne joue ce quartier dès la prochaine partie. Il reste au village et grandit tout seul.

## La page de la campagne

campaign-opening = La campagne s’ouvre …
campaign-closed = Cette campagne ne peut pas s’ouvrir
campaign-invited = On t’invite dans « { $name } »
campaign-invited-text = Une place de cette campagne t’est gardée : un quartier à toi, pour toutes ses parties.
campaign-invited-accept = Prendre ma place
campaign-of-table = Partie { $number } de « { $name } »
campaign-goes-on = Le village continue
campaign-growth = Comment le village a grandi
campaign-watch = Le regarder grandir
campaign-before-first = La terre avant la première partie.
campaign-after-game = Après la partie { $game }.
campaign-won-by =
    { $count ->
        [one] { $names } a gagné.
       *[other] { $names } ont gagné ensemble.
    }
campaign-grown =
    { $buildings ->
        [0] Aucun bâtiment nouveau
        [one] Un bâtiment nouveau
       *[other] { $buildings } bâtiments nouveaux
    }, { $crates ->
        [0] aucune caisse ouverte.
        [one] une caisse ouverte.
       *[other] { $crates } caisses ouvertes.
    }
campaign-next = Vient ensuite la partie { $number }
campaign-game-on = La partie { $number } est en cours
campaign-changes-over = À partir de la partie { $number }, la campagne suit la version { $rules } des règles.
kept-campaign-title = Un village aux anciennes règles
kept-campaign =
    { $mine ->
        [true] Cette campagne a commencé sous d’anciennes règles avec lesquelles on ne joue plus. Rien n’est perdu : tu peux revoir ses parties et l’enregistrer plus bas. Pour continuer à jouer, commence une nouvelle campagne.
       *[false] Cette campagne a commencé sous d’anciennes règles avec lesquelles on ne joue plus. Rien n’est perdu : tu peux revoir ses parties. Pour continuer à jouer, commence une nouvelle campagne.
    }
campaign-play = Jouer la partie { $number }
campaign-to-table = Aller à la table
campaign-ready = Chacun a sa place. Vous pouvez commencer.
campaign-missing =
    { $count ->
        [one] Une place est encore vide :
       *[other] { $count } places sont encore vides :
    }
campaign-away =
    { $count ->
        [one] Absent : { $names } ; un bot joue.
       *[other] Absents : { $names } ; des bots jouent.
    }
campaign-back = { $name } est de retour
campaign-waiting-for =
    { $count ->
        [one] { $names } doit décider.
       *[other] { $names } doivent décider.
    }
campaign-others-begin = La partie commence quand quelqu’un qui a une place la lance.
campaign-done = La campagne est jouée
campaign-done-why = Toutes ses parties sont derrière vous. Le village reste, à regarder et à raconter.
campaign-names = Les noms
campaign-names-why = Un nom se donne une fois, et reste.
campaign-names-later = Les noms se donneront quand cette partie sera finie.
campaign-names-of = { $what } : à { $name } de donner le nom.
campaign-names-given =
    { $count ->
        [one] Un nom donné
       *[other] { $count } noms donnés
    }
campaign-name-give = Donner
campaign-name-village = Le village
campaign-name-role = Quartier { $role }
campaign-name-persona = Fondateur du quartier { $role }
campaign-name-assistant = Assistant ({ $card })
campaign-roles = Les quartiers
campaign-yours = à toi
campaign-choose-role = Choisis ton quartier
campaign-held = { $bot } tient cette place
campaign-inactive = Personne ne joue { $roles }.
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
campaign-glory-row = { $stars } sur { $of } étoiles ; quand la ligne est complète, à chaque mise en place à partir de la troisième partie : { $bonus }
campaign-capacity = Gardé d’une partie à l’autre
campaign-room = Place pour : { $what }
campaign-personas = Personnages
campaign-used = a déjà joué
campaign-story = L’histoire jusqu’ici
campaign-choices = Les choix faits
campaign-choice-made = Partie { $game }.
campaign-king-happy = Le roi était content.
campaign-king-angry = Le roi était en colère.
campaign-book = Ouvrir la Chronique
campaign-crates =
    { $count ->
        [0] Aucune caisse n’est encore ouverte.
        [one] Une caisse est ouverte.
       *[other] { $count } caisses sont ouvertes.
    }
campaign-games = Les parties
campaign-games-none = Aucune n’a encore été jouée.
campaign-game = Partie { $number }
campaign-won = a gagné
campaign-left =
    { $count ->
        [one] Une partie laissée derrière
       *[other] { $count } parties laissées derrière
    }
campaign-rewind = Revenir avant elle
campaign-rewind-title = Retour avant la partie { $number }
campaign-rewind-why =
    { $count ->
        [one] Le village redevient ce qu’il était avant la partie { $number }. La partie { $number } ne compte plus : tout ce qui y a été construit, ouvert et nommé disparaît. Elle reste à sa table, parmi celles « laissées derrière ».
       *[other] Le village redevient ce qu’il était avant la partie { $number }. Les parties { $number } à { $last } ne comptent plus : tout ce qui a été construit, ouvert et nommé depuis disparaît. Elles restent à leurs tables, parmi celles « laissées derrière ».
    }
campaign-rewind-do = Revenir avant la partie { $number }
campaign-fork = Un autre chemin depuis là
campaign-fork-now = Un autre chemin depuis ici
campaign-fork-title = Un autre chemin, avant la partie { $number }
campaign-fork-why = Une deuxième campagne avec le même passé. Celle-ci reste comme elle est ; chacun garde sa place dans les deux.
campaign-fork-do = Fonder l’autre village
campaign-since = Fondée le { $day }.
campaign-public = Tout le monde peut la trouver.
campaign-private = Seuls ceux qui ont l’adresse la trouvent.
campaign-forked = Elle suit un autre chemin qu’une campagne plus ancienne.
campaign-imported = Elle vient d’un fichier.
campaign-file = Garder le fichier de la campagne

## La fin d’une partie

ending-back = Retour
ending-next = Continuer
ending-guidepost = La consigne
ending-met =
    { $count ->
        [one] { $names } l’a remplie, pour une étoile de gloire.
       *[other] { $names } l’ont remplie, pour une étoile de gloire chacun.
    }
ending-decided = { $name } a décidé de la suite de l’histoire.
ending-gained = Cela a rapporté : { $gained }.
ending-home = Ce qu’on rapporte
ending-all-kept = La première partie est finie, et chacun garde tout ce qu’il a.
ending-trophy = Un trophée entre au coffre.
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
        [one] Un nom à donner.
       *[other] { $count } noms à donner.
    }
ending-crates = Sorti des caisses
ending-crate = Caisse { $crate } : { $title }
ending-from-objective = Objectifs : { $points }
ending-from-quota = Quotas : { $points }
ending-from-crate = Caisses ouvertes : { $points }
ending-from-building = Constructions : { $points }
ending-from-village = Bâtiments du village : { $points }
ending-from-reputation = Réputation : { $points }
ending-from-choice = Le choix de la fin : { $points }
ending-from-other = Tout le reste : { $points }

## Pourquoi ce n’est pas possible

refusal-broken-seal = Ce fichier a été changé après son écriture.
refusal-campaign-game = Une partie de campagne ne se rejoue pas : on joue la suivante.
refusal-campaign-over = Toutes les parties de cette campagne sont jouées.
refusal-role-kept = Cette place a déjà joué son quartier et le garde.
refusal-role-taken = Ce quartier est à quelqu’un d’autre.
refusal-game-running = Une partie est en cours ; cela se fait entre deux parties.
refusal-no-such-campaign = Cette campagne n’existe pas.
refusal-no-such-member = Cette campagne n’a pas cette place.
refusal-nobody-left = Au moins un quartier doit être joué par quelqu’un d’autre que l’Automa.
refusal-not-a-campaign = Ce n’est pas le fichier d’une campagne.
refusal-not-a-person = Personne n’y est assis qui pourrait être absent.
refusal-not-to-name = Cela n’attend pas de nom.
refusal-not-your-name = Ce nom, c’est à un autre de le donner.
refusal-other-game = La prochaine partie porte le numéro { $number }.
refusal-sealed = Le fichier contient ce qui n’est pas encore débloqué ; il est réservé à qui a fondé la campagne.
refusal-too-many-campaigns = Tu as fondé autant de campagnes qu’il est permis.
refusal-unknown-role = Ce quartier n’existe pas.
