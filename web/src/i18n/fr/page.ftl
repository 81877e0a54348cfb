### Everything around the games: home, setting up, the table shell, preferences.

## Everywhere

skip = Aller au contenu
close = Fermer
cancel = Annuler
save = Valider
copy = Copier
copied = Copié.
copy-by-hand = Le navigateur refuse de copier : sélectionne l’adresse et copie-la à la main.
trouble = Quelque chose a mal tourné. Rien n’est perdu ; réessaie.
main-menu = Menu principal
to-home = Vers l’accueil
nothing-here = Il n’y a rien ici
contents = Sommaire
language = Langue
rules = Règles
learn = Apprendre en jouant
guest-name = Invité
game-charon = Charon, Inc.
game-charterstone = Charterstone
seats = Places
your-turn = À toi de jouer
refusal-offline = Le serveur ne répond pas. Vérifie ta connexion ; rien n’est perdu.
refusal-unreadable = La réponse du serveur est illisible.

## Home

hero-title = Lune de glace, bonne compagnie
hero-text = Plante tes drapeaux sur Charon, rafle ses gemmes et bâtis, aux confins du système solaire, la plus haute des compagnies. Contre des bots, autour d’un même écran ou avec des amis, où qu’ils soient.
play-now = Jouer
set-up-table = Préparer une table
tables-mine = Tes tables
tables-mine-none = Tu n’as encore de place à aucune table.
tables-open = Tables ouvertes
tables-open-none = Personne n’attend de joueurs pour le moment.
tables-playing = En cours
tables-finished = Parties terminées
tables-older = Plus anciennes
phase-of-table-open = attend des joueurs
phase-of-table-playing = en cours
phase-of-table-over = terminée
kept-row = anciennes règles
kept-title = Anciennes règles : seulement à revoir et à enregistrer
kept-table = Cette partie a commencé sous d’anciennes règles avec lesquelles on ne joue plus. Tu peux la regarder et l’enregistrer, mais pas la continuer.
kept-table-so-far = Elle est affichée jusqu’au point où les règles actuelles permettent de la suivre : environ { $percent } % du parcours.
kept-table-no-end = Elle est affichée jusqu’au point où les règles actuelles permettent de la suivre ; elles ne mènent pas à sa fin.
kept-table-ended = Elle s’est terminée ainsi : { $scores }.
kept-table-open = Cette table a été préparée sous d’anciennes règles avec lesquelles on ne joue plus. La partie ne peut plus commencer.
kept-prompt =
    { $why ->
        [over] Cette partie est finie. Elle peut être montrée jusqu’ici.
        [whole] La partie a été jouée jusqu’ici.
       *[part] Les règles actuelles permettent de suivre la partie jusqu’ici.
    }
bring-record = Apporter une partie
bring-record-why = Une partie enregistrée tient en un seul fichier : revois-la si elle est finie, reprends-la si elle ne l’est pas.
bring-retired = Ce fichier suit d’anciennes règles et ne peut plus être importé ici.
choose-file = Choisir un fichier

## Setting up a table

which-game = Quel jeu
seat-number = Place { $number }
player-number = Joueur { $number }
add-seat = Nouvelle place
remove-seat = Retirer la place { $number }
name-of-player = Le nom du joueur
seat-kind-me = Moi
seat-kind-me-why = C’est ta place.
seat-kind-bot = Bot
seat-kind-bot-why = L’ordinateur joue.
seat-kind-scripted = Automa
seat-kind-scripted-why = Il suit les règles du jeu, sans réfléchir.
seat-kind-local = Ici
seat-kind-local-why = Quelqu’un devant cet écran ; les mains sont cachées entre les tours.
seat-kind-link = Par lien
seat-kind-link-why = La personne à qui tu envoies le lien.
seat-kind-open = Libre
seat-kind-open-why = Qui arrive en premier.
bot-level = Quel bot
bot-easy = Bot facile
bot-greedy = Bot
bot-hard = Bot difficile
bot-medium = Bot moyen
bot-random = Bot aléatoire
who-may-come = Qui peut venir
private-table = Seulement avec l’adresse
public-table = Tout le monde
clock = Pendule
clock-none = Sans pendule
clock-per_move = Temps par décision
clock-fischer = Temps pour toute la partie
clock-minutes = Minutes
clock-increment = Secondes ajoutées par décision
clock-why = Quand le temps est écoulé, un bot joue à cette place jusqu’au retour du joueur.
rules-of-table = Règles de cette table
preset-usual = Règles usuelles
own-edition = Ta propre édition
own-edition-why = Un fichier avec ce qui est imprimé sur le plateau et les cartes de ta boîte.
start-game = Lancer la partie
open-table = Ouvrir la table

## Before the game

lobby-full = Tout le monde est là. La partie peut commencer.
lobby-waiting = Il reste des places vides.
lobby-host-starts = La partie commence quand l’hôte la lance.
scripted = Automa
seat-purple = violet
seat-green = vert
seat-yellow = jaune
seat-black = noir
seat-blue = bleu
seat-red = rouge
seat-open = Place libre
seat-link = Place par lien
sit-down = S’installer
leave-seat = Quitter la place
give-to-bot = Confier à un bot
make-open = Libérer la place
make-link = Créer un lien
link-of-seat = Lien de cette place
invite = Inviter d’autres personnes
invite-why = Qui ouvre cette adresse trouve la table, pour s’installer ou pour regarder.
invited-title = On t’invite à jouer à { $game }
invited-text = Une place t’est réservée à cette table.
invited-accept = S’installer
table-closed = Impossible d’ouvrir cette table
opening-table = La table s’ouvre…

## At the table

line-lost = Connexion perdue, nouvel essai…
present = à la table
absent = pas à la table
their-turn = doit décider
is-bot = un bot
away-bot = pas là ; { $bot } joue à sa place
name-with-colour = { $name } ({ $colour })
watchers =
    { $count ->
        [one] { $count } personne regarde
        [many] { $count } de personnes regardent
       *[other] { $count } personnes regardent
    }
clock-days =
    { $days ->
        [one] { $days } jour
        [many] { $days } de jours
       *[other] { $days } jours
    }
undo = Défaire
undo-why = Reviens sur ta dernière décision. Si elle a révélé quelque chose, il faut l’accord des autres.
restart-turn = Rejouer le tour
restart-turn-why = Reviens sur tout ce que tu as fait ce tour-ci.
undo-asked = { $name } voudrait reprendre un coup. Es-tu d’accord ?
undo-agree = Oui
undo-refuse = Non
undo-waiting = { $name } voudrait reprendre un coup ; on attend { $names }.
log = Journal
chat = Chat
chat-none = Personne n’a encore rien dit.
chat-say = Dis quelque chose
send = Envoyer
rematch = Rejouer
go-to-rematch = À la nouvelle partie
table-menu = Plus
replay = Revoir
copy-address = Copier l’adresse
sound-off = Couper le son
sound-on = Remettre le son
record = Enregistrer la partie
leave-game = Quitter
leave-why = Un bot joue à ta place jusqu’à ton retour.
come-back = Reprendre ma place
look-as = Voir comme { $name }
cover-title = { $name }, à toi de jouer
cover-text = Passe l’écran. Aucune carte n’est montrée tant que tu ne continues pas.
cover-open = Je suis { $name }
happened-seated = { $name } s’installe.
happened-started = La partie commence.
happened-undone = { $name } reprend son coup.
happened-undo_requested = { $name } demande à reprendre un coup.
happened-undo_answered =
    { $agree ->
        [true] { $name } est d’accord.
       *[other] { $name } n’est pas d’accord.
    }
happened-away =
    { $why ->
        [time] { $name } n’a plus de temps ; { $bot } joue à sa place.
        [left] { $name } quitte la table ; { $bot } joue à sa place.
       *[asked] { $bot } joue pour { $name }.
    }
happened-back = { $name } est de retour.
happened-rematched = Une nouvelle partie est ouverte.
happened-paused = Le serveur était injoignable ; pendant ce temps, aucune pendule n’a tourné.
happened-muted = L’hôte a changé qui peut écrire dans le chat.

## Looking back

hint = Conseil
hint-why = Qu’est-ce qui paraît le mieux ? Un robot y réfléchit avec ce que tu peux savoir.
hint-thinking = Réflexion …
hint-title = Ce qui paraît le mieux
hint-follow = Jouer ainsi
hint-how = Avec chaque coup, la chance de victoire qu’il donne, autant que le robot puisse voir.
hints-allowed = Les conseils sont permis
hints-allowed-why = À désactiver pour une partie sérieuse.
chances = Chances de victoire
chance-of = { $name } { $chance }
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-forth = Un pas en avant
replay-last = À la fin
replay-moment = Moment de la partie
replay-where = { $step } sur { $of }
replay-eyes = Vu par qui
replay-spectator = Public
replay-now = Retour à la partie
replay-end = Retour au résultat

## Learning

rules-of = { $game } : les règles
rules-intro = Tu préfères ne pas lire ?
tutorial-close = Ranger les leçons
tutorial-open = Leçons
tutorial-next = Compris
tutorial-count = Leçon { $number }

## Preferences

preferences = Préférences
your-name = Ton nom
name-saved = Désormais, c’est ton nom.
theme = Apparence
theme-auto = Comme l’appareil
theme-dark = Sombre
theme-light = Claire
at-the-table = À la table
sound = Un son quand c’est à moi
notices = Une notification du navigateur quand c’est à moi
notices-refused = Le navigateur n’autorise pas les notifications de cette page.
show-moves-slowly = Montrer les coups des autres un par un
other-device = Un autre appareil
other-device-why = Un lien qui fait d’un autre appareil le tien : même nom, mêmes places. Il marche jusqu’à ce que tu en crées un nouveau ; garde-le pour toi.
recover-title = Est-ce bien toi ?
recover-why = Ce lien confie cet appareil à la personne dont il vient : même nom, mêmes places.
recover-do = Oui, continuer sous ce nom
recover-empty = Le lien est incomplet.
recovered = Te revoilà, { $name } !
