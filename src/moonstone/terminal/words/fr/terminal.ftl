### What the terminal says around every game. What a player types stays as it is in every language.


## What can be typed

terminal-typing = Ce que tu peux taper
terminal-command-number = jouer le coup de ce numéro
terminal-command-move = jouer un coup en le tapant ; Entrée seule joue le seul possible
terminal-command-moves = lister tous les coups permis, ou ceux qui contiennent un mot
terminal-command-hint = montrer les trois meilleurs coups
terminal-command-preview = montrer ce qu’un coup changerait, avant de le jouer
terminal-command-why = expliquer pourquoi un coup n’est pas permis
terminal-command-undo = annuler ton dernier choix (les autres joueurs devant cet écran doivent être d’accord)
terminal-command-restart = revenir au début de ton tour
terminal-command-log = montrer tout ce qui s’est passé
terminal-command-all = montrer toute la table, écran par écran
terminal-command-rules = montrer cette page
terminal-command-save = enregistrer la partie (elle l’est aussi après chacun de tes coups)
terminal-command-quit = enregistrer et quitter ; Ctrl-C et Ctrl-D font de même

## A decision

terminal-type-something = Tape un numéro de la liste, un coup, ou `help`.
terminal-taken-as = « { $typed } » a été lu comme « { $move } ». `undo` annule le coup.
terminal-taken-back = Coup annulé.
terminal-restarted = Retour au début de ton tour.
terminal-may-undo = { $asked }, { $name } peut-il annuler ce coup ? (oui/non)
terminal-yes = o oui y yes
terminal-legal = « { $move } » est permis maintenant.
terminal-legal-moves =
    { $some ->
        [yes] Coups permis : { $count } sur { $of }
       *[no] Coups permis : { $count }
    }
terminal-moves-alike = Tous tes coups semblent se valoir.
terminal-looks-best = Meilleurs coups : { $moves }.
terminal-quoted = « { $text } »
terminal-log = Journal
terminal-log-last = Derniers événements (`log all` montre tout)
terminal-whole-table = La table
terminal-more-moves = { $count } de plus ; `moves` les liste tous
terminal-more-log = `log` en montre plus
terminal-page-end = Entrée : retour
terminal-page-more = Entrée : suite (lignes restantes : { $count }), b : retour
terminal-forced = Ton seul coup était « { $move } » : il a été joué pour toi.
terminal-pass-screen = Passe l’écran à { $name }.
terminal-press-enter = { $name }, appuie sur Entrée
terminal-thinking = { $name } réfléchit…
terminal-bot-failed = { $reason } Un coup permis, tiré au hasard, a été joué pour { $name }.
terminal-chance = Le hasard décide.
terminal-to-move = À { $names } de jouer.
terminal-your-move = À toi de jouer.
terminal-plain-help = Pour jouer un coup dans { $game }, tape son numéro, ou le coup comme dans la liste.
terminal-no-board = { $game }, édition « { $edition } » : il n’y a pas de plateau à dessiner.

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
terminal-watch = Entrée : coup suivant, NOMBRE : autant de coups, end : tout le reste :
terminal-replay = Étape { $here } sur { $last }. Entrée : suivante, p : précédente, NOMBRE : aller à cette étape, q : quitter :
terminal-replay-after = Après l’étape { $here } sur { $last }
terminal-undone = { $name } annule tout à partir de l’étape { $entry }.
terminal-name = { $name }, choisis un nom (Entrée : plus tard). À nommer : { $thing } :
terminal-campaign =
    { $playing ->
        [yes] { $title } : la partie { $game } est en cours
        [after] { $title } : la campagne est terminée ; à suivre : partie { $game }, après la campagne
       *[no] { $title } : à suivre : partie { $game }
    }
terminal-retired = Cette partie a commencé sous la version { $rules } des règles, qui ne sert plus. Étapes que les règles actuelles permettent de suivre et qui sont affichées ici : { $followed } sur { $entries }. Elle ne peut pas continuer.
terminal-retired-no-end = Les règles actuelles ne mènent pas à la fin qui y est enregistrée.
terminal-campaign-retired = Cette campagne a commencé sous la version { $rules } des règles, qui ne sert plus. Étapes que les règles actuelles permettent de suivre et qui sont affichées ici : { $followed } sur { $entries }. Tu peux l’enregistrer, mais pas la continuer.
terminal-campaign-rules = À partir de la partie { $game } : version { $rules } des règles

## Hints and analyses

terminal-hint = Meilleurs coups pour { $name }
terminal-chances = Chances de victoire au cours de la partie
terminal-cost-most = Décisions les plus coûteuses
terminal-no-cost = Aucune décision n’a coûté de façon notable.
terminal-column-move = coup
terminal-column-chance = chance
terminal-column-visits = simulations
terminal-column-player = joueur
terminal-column-end = à la fin
terminal-column-total-cost = coût total
terminal-column-entry = étape
terminal-column-played = joué
terminal-column-better = mieux
terminal-column-cost = coût
