### What the terminal says around every game. What a player types stays as it is in every language.


## What can be typed

terminal-typing = Ce que tu peux taper
terminal-command-number = jouer le coup de ce numéro
terminal-command-move = jouer un coup écrit en toutes lettres ; Entrée seule joue le seul possible
terminal-command-moves = lister tous les coups permis, ou ceux qui contiennent ce mot
terminal-command-hint = montrer les trois coups qui semblent les meilleurs
terminal-command-preview = montrer ce qu’un coup à cet endroit changerait, avant de le jouer
terminal-command-why = dire pourquoi un coup n’est pas permis
terminal-command-undo = reprendre ta dernière décision (on demande aux autres joueurs présents)
terminal-command-restart = revenir au début de ton tour
terminal-command-log = raconter tout ce qui s’est passé
terminal-command-all = montrer toute la table, page par page
terminal-command-rules = montrer cette page
terminal-command-save = enregistrer la partie ; elle l’est aussi après chacun de tes coups
terminal-command-quit = enregistrer et quitter, comme Ctrl-C et Ctrl-D

## A decision

terminal-type-something = Tape un numéro de la liste, un coup, ou `help`.
terminal-taken-as = « { $typed } » a été compris comme « { $move } » ; `undo` revient en arrière.
terminal-taken-back = Coup repris.
terminal-restarted = Retour au début de ton tour.
terminal-may-undo = { $asked }, { $name } peut-il reprendre ce coup ? (oui/non)
terminal-yes = o oui y yes
terminal-legal = « { $move } » est permis maintenant.
terminal-legal-moves =
    { $some ->
        [yes] Coups permis : { $count } sur { $of }
       *[no] Coups permis : { $count }
    }
terminal-moves-alike = Tous tes coups se valent.
terminal-looks-best = Semble le mieux : { $moves }.
terminal-quoted = « { $text } »
terminal-log = Ce qui s’est passé
terminal-log-last = Les derniers événements ; `log all` montre tout
terminal-whole-table = La table
terminal-more-moves = { $count } de plus, `moves` les liste tous
terminal-more-log = `log` en dit plus
terminal-page-end = Entrée pour revenir
terminal-page-more = Entrée pour la suite (lignes : { $count }), b pour revenir
terminal-forced = Tu ne pouvais que « { $move } » : c’est joué.
terminal-pass-screen = Passe l’écran à { $name }.
terminal-press-enter = { $name }, appuie sur Entrée
terminal-thinking = { $name } réfléchit …
terminal-bot-failed = { $reason } Un coup permis quelconque a été joué pour { $name }.
terminal-chance = Le hasard décide.
terminal-to-move = À { $names } de jouer.
terminal-your-move = À toi de jouer.
terminal-plain-help = { $game } : choisis un coup par son numéro, ou tape-le comme dans la liste.
terminal-no-board = { $game }, édition « { $edition } » : il n’y a rien à dessiner.

## Files

terminal-saved = Enregistré dans { $file }.
terminal-not-saved = Pas enregistré : { $reason }
terminal-resume = Enregistré dans { $file }. Pour continuer :
terminal-look-again = Enregistré dans { $file }. Pour la revoir :

## The end, watching, replays, campaigns

terminal-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
terminal-tie =
    { $by ->
        [none] { $names } sont à égalité de points et partagent leur rang.
       *[other] { $names } sont à égalité de points. Départage : { $by }.
    }
terminal-watch = Entrée : coup suivant, un nombre : autant de coups, end : tout le reste :
terminal-replay = Entrée { $here } sur { $last }. Entrée suivant, p précédent, NOMBRE aller à, q quitter :
terminal-replay-after = Après l’entrée { $here } sur { $last }
terminal-undone = { $name } reprend tout à partir de l’entrée { $entry }.
terminal-name = { $name }, donne un nom : { $thing } (Entrée : plus tard) :
terminal-campaign =
    { $playing ->
        [yes] { $title } : la partie { $game } est en cours
        [after] { $title } : la campagne est finie ; ensuite, la partie { $game }, après la campagne
       *[no] { $title } : la partie { $game } vient ensuite
    }
terminal-retired = Cette partie a commencé sous la version { $rules } des règles, avec laquelle on ne joue plus. Entrées montrées : { $followed } sur { $entries }, aussi loin que les règles actuelles la suivent ; elle ne peut pas continuer.
terminal-retired-no-end = Les règles actuelles ne mènent pas à la fin qui y est enregistrée.
terminal-campaign-retired = Cette campagne a commencé sous la version { $rules } des règles, avec laquelle on ne joue plus. On la montre aussi loin que les règles actuelles la suivent : { $followed } sur { $entries } entrées. Tu peux l’enregistrer, mais pas la continuer.
terminal-campaign-rules = À partir de la partie { $game } : version { $rules } des règles

## Hints and analyses

terminal-hint = Ce qui semble le mieux pour { $name }
terminal-chances = Chances de victoire au fil de la partie
terminal-cost-most = Ce qui a coûté le plus
terminal-no-cost = Aucune décision n’a vraiment coûté.
terminal-column-move = coup
terminal-column-chance = chance
terminal-column-visits = simulations
terminal-column-player = joueur
terminal-column-end = à la fin
terminal-column-total-cost = coût total
terminal-column-entry = entrée
terminal-column-played = joué
terminal-column-better = mieux
terminal-column-cost = coût
