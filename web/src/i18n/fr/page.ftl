### Everything around the games: home, setting up, the table shell, preferences.

## Everywhere

skip = Aller au contenu
close = Fermer
cancel = Annuler
save = Enregistrer
copy = Copier
copied = Copié.
copy-by-hand = Le navigateur refuse la copie. Sélectionne le lien et copie-le à la main.
trouble = Quelque chose s’est mal passé. Rien n’est perdu ; réessaie.
main-menu = Menu principal
to-home = Retour à l’accueil
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
name-question = Comment t’appelles-tu ?
name-question-why = Les autres à la table voient ton nom. Tu peux le changer à tout moment.
name-question-go-on = Continuer
name-question-guest = Rester invité

## Home
play-now = Jouer
set-up-table = Préparer une table
tables-mine = Tes parties
tables-open = Parties ouvertes
tables-open-none = Personne ne cherche de joueurs pour le moment.
tables-playing = En cours
tables-finished = Parties terminées
tables-older = Parties plus anciennes
phase-of-table-open = attend des joueurs
phase-of-table-playing = en cours
phase-of-table-over = terminée
phase-of-table-ended = table fermée
kept-row = anciennes règles
kept-title = Parties sous d’anciennes règles : à revoir ou à enregistrer
kept-table = Cette partie a commencé sous des règles qui ne servent plus. Tu peux la regarder et l’enregistrer, mais pas la continuer.
kept-table-so-far = Elle est affichée aussi loin que les règles actuelles permettent de la suivre : environ { $percent } % de la partie.
kept-table-no-end = Elle est affichée aussi loin que les règles actuelles permettent de la suivre. Elles ne mènent pas à sa vraie fin.
kept-table-ended = Résultat final : { $scores }.
kept-table-open = Cette table a été préparée sous des règles qui ne servent plus. La partie ne peut plus commencer.
kept-prompt =
    { $why ->
        [over] Cette partie est terminée. Elle peut être affichée jusqu’ici.
        [whole] La partie a été jouée jusqu’ici.
       *[part] Les règles actuelles permettent de suivre la partie jusqu’ici.
    }
bring-record = Importer une partie
bring-record-why = Ouvre un fichier pour revoir une partie terminée ou reprendre une partie enregistrée.
bring-retired = Ce fichier suit d’anciennes règles et ne peut pas être importé ici.
choose-file = Choisir un fichier
home-title = Joue à Charon, Inc. et à Charterstone
home-text = Contre des bots, à plusieurs sur cet écran ou avec des amis n’importe où. Gratuit et sans compte.
about-charon = Pose tes concessions sur la lune de Pluton, prends ses gemmes et bâtis la plus grande compagnie du système externe.
about-charterstone = Fonde un village qui se souvient : ce que tu construis reste, des caisses s’ouvrent, et chaque partie change la suivante.
players-charon = 2 à 5 joueurs
players-charterstone = 1 à 6 joueurs
length-charon = environ 45 minutes
length-charterstone = 12 parties d’une heure
games-wait =
    { $count ->
        [one] Une partie t’attend
       *[other] { $count } parties t’attendent
    }

## Setting up a table

which-game = Jeu
seat-number = Place { $number }
player-number = Joueur { $number }
add-seat = Ajouter une place
remove-seat = Retirer la place { $number }
name-of-player = Nom du joueur
seat-kind-me = Moi
seat-kind-me-why = C’est ta place.
seat-kind-bot = Bot
seat-kind-bot-why = L’ordinateur joue.
seat-kind-scripted = Automa
seat-kind-scripted-why = Suit un programme fixe.
seat-kind-local = Ici
seat-kind-local-why = Une personne devant cet écran ; les mains sont cachées entre les tours.
seat-kind-link = Par lien
seat-kind-link-why = La personne à qui tu envoies le lien.
seat-kind-open = Libre
seat-kind-open-why = Le premier joueur qui s’installe.
bot-level = Niveau du bot
bot-easy = Facile
bot-greedy = Glouton
bot-hard = Difficile
bot-medium = Moyen
bot-random = Aléatoire
bot-of-level = Bot ({ $level })
who-may-come = Qui peut rejoindre la table
private-table = Seulement avec le lien
public-table = Tout le monde
clock = Pendule
clock-none = Sans pendule
clock-per_move = Temps par décision
clock-fischer = Temps pour toute la partie
clock-minutes = Minutes
clock-increment = Secondes ajoutées par décision
clock-why = Si un joueur n’a plus de temps, un bot joue à sa place jusqu’à son retour.
rules-of-table = Règles de cette table
preset-usual = Règles habituelles
own-edition = Ta propre édition
own-edition-why = Un fichier avec les textes et les nombres imprimés sur le plateau et les cartes de ta boîte.
start-game = Lancer la partie
open-table = Ouvrir la table

## Before the game

lobby-full = Tout le monde est là. La partie peut commencer.
lobby-waiting = Il reste des places vides.
lobby-host-starts = L’hôte lance la partie.
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
give-to-bot = Ajouter un bot
make-open = Ouvrir à tous
make-link = Réserver par un lien
link-of-seat = Lien de cette place
invite = Inviter des joueurs
invite-why = Toute personne qui a ce lien peut jouer ou regarder.
invited-text = Une place t’est réservée à cette table.
invited-accept = S’installer
table-closed = Impossible d’ouvrir cette table
opening-table = La table s’ouvre…

## At the table

line-lost = Connexion perdue. Nouvel essai…
present = à la table
absent = pas à la table
their-turn = doit décider
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
undo = Annuler le coup
undo-why = Annule ta dernière décision. Si elle a révélé quelque chose, les autres joueurs doivent être d’accord.
restart-turn = Recommencer le tour
restart-turn-why = Annule tout ce que tu as fait pendant ce tour.
undo-asked = { $name } voudrait annuler un coup. Es-tu d’accord ?
undo-agree = Accepter
undo-refuse = Refuser
undo-waiting = { $name } voudrait annuler un coup. En attente : { $names }.
log = Journal
chat = Chat
chat-none = Pas encore de messages.
chat-say = Écrire un message
send = Envoyer
rematch = Rejouer
go-to-rematch = Vers la nouvelle partie
table-menu = Plus
replay = Revoir
copy-address = Copier le lien
sound-off = Couper le son
sound-on = Remettre le son
record = Enregistrer la partie
leave-game = Quitter
leave-why = Un bot joue à ta place jusqu’à ton retour.
come-back = Reprendre ma place
look-as = Voir comme { $name }
cover-title = { $name }, à toi de jouer
cover-text = Passe l’écran. Les cartes restent cachées jusqu’à ce que le joueur suivant continue.
cover-open = Je suis { $name }
happened-seated = { $name } s’installe.
happened-started = La partie commence.
happened-undone = { $name } annule un coup.
happened-undo_requested = { $name } demande à annuler un coup.
happened-undo_answered =
    { $agree ->
        [true] { $name } est d’accord.
        [withdrawn] { $name } retire sa demande.
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
leave-title = Quitter la partie ?
leave-way-back = Ta place reste à toi. Pour revenir, ouvre cette partie sous « Tes parties » sur la page d’accueil et reprends ta place.
leave-not = Continuer à jouer
happened-paused = Le serveur était injoignable ; pendant ce temps, aucune pendule n’a tourné.
happened-muted = L’hôte a changé qui peut écrire dans le chat.
happened-ended = L’administration a mis fin à cette table.
table-ended = L’administration de ce serveur a mis fin à cette table. La partie ne reprendra pas.
person-menu = Plus sur { $name }
person-mute = Masquer les messages
person-unmute = Ne plus masquer
person-block = Bloquer
person-unblock = Débloquer
person-silence = Ne plus laisser écrire ici
person-unsilence = Laisser de nouveau écrire ici
person-report = Signaler
person-is-muted = messages masqués
person-done-none = Tu ne masques ni ne bloques plus { $name }.
person-done-muted = Tu ne vois plus ce qu’écrit { $name }.
person-done-blocked = { $name } ne peut plus te rejoindre, et tu ne vois plus ses messages.
person-done-silenced = { $name } ne peut plus écrire à cette table.
person-done-unsilenced = { $name } peut de nouveau écrire à cette table.
chat-hidden =
    { $count ->
        [one] Un message d’une personne que tu as masquée n’est pas affiché.
       *[other] { $count } messages de personnes que tu as masquées ne sont pas affichés.
    }
report-title = Signalement : { $name }
report-why = L’administration de ce serveur l’examinera. La personne ne saura pas qui l’a signalée.
report-reason = Motif
report-reason-abuse = Insultes ou menaces
report-reason-cheating = Triche
report-reason-name = Nom offensant
report-reason-spam = Spam
report-reason-other = Autre chose
report-text = Que s’est-il passé ?
report-send = Envoyer le signalement
report-done = Merci. L’administration va l’examiner.
muted-people = Personnes masquées ou bloquées
muted-people-muted = messages masqués
muted-people-blocked = bloqué
account = Appareils et données
device-here = cet appareil
device-unknown = Appareil inconnu
device-seen = dernière utilisation : { $date }
device-end = Déconnecter
account-download = Télécharger mes données
account-delete = Supprimer mon compte
account-delete-title = Supprimer ton compte ?
account-delete-why = Tout ce qui te concerne est supprimé pour toujours, y compris tes messages. Tes parties restent pour les autres, sans ton nom. Des bots terminent tes parties en cours.
account-delete-not = Le garder
former-player = Ancien joueur
chat-older = Messages précédents
labelled = { $what } : { $text }

## Looking back

hint = Conseil
hint-why = Quel coup semble le meilleur ? Un bot y réfléchit à partir de ce que tu peux voir.
hint-thinking = Réflexion…
hint-title = Meilleurs coups
hint-how = Tes chances de victoire estimées après chaque coup.
hints-allowed = Les joueurs peuvent demander conseil
hints-allowed-why = À désactiver pour une partie sérieuse.
chances = Chances de victoire
chance-of = { $name } { $chance }
replay-first = Aller au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-forth = Un pas en avant
replay-last = Aller à la fin
replay-moment = Moment de la partie
replay-where = { $step } sur { $of }
replay-eyes = Point de vue
replay-spectator = Spectateur
replay-now = Retour à la partie
replay-end = Retour au résultat

## Learning

rules-of = { $game } : règles du jeu
rules-intro = Tu préfères apprendre en jouant ?
tutorial-close = Masquer les leçons
tutorial-open = Afficher les leçons
tutorial-next = Compris
tutorial-count = Leçon { $number }

## Preferences

preferences = Préférences
your-name = Ton nom
name-saved = Ton nom est enregistré.
theme = Apparence
theme-auto = Comme l’appareil
theme-dark = Sombre
theme-light = Claire
at-the-table = Pendant une partie
sound = Jouer un son quand c’est à moi
notices = Notification du navigateur quand c’est à moi
notices-refused = Le navigateur n’autorise pas les notifications de cette page.
other-device = Un autre appareil
other-device-why = Ouvre ce lien sur un autre appareil pour y avoir le même nom et les mêmes places. Il marche jusqu’à ce que tu en crées un nouveau. Garde-le pour toi.
recover-title = C’est bien toi ?
recover-why = Ce lien te connecte sur cet appareil, avec le nom et les places du joueur à qui il appartient.
recover-do = Oui, continuer
recover-empty = Le lien est incomplet.
recovered = Te revoilà, { $name } !
