### Why something is not possible, in any game and wherever it is played: refusal-CODE, with the refusal's arguments.
### refusal-in-record takes $entry (number), and is said of a refusal that names an entry of a record, whatever its code.

## The game

refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-not-now = Ce n’est pas possible à ce moment de la manche.
refusal-unknown-move = Ce coup n’existe pas.
refusal-bad-move = Ce coup est incomplet.
refusal-used-up = Tu l’as déjà utilisé.
refusal-impossible-draw = Ce tirage est impossible.
refusal-bad-edition = Cette édition contient des erreurs et ne peut pas être jouée.
refusal-nothing-to-decide = Il n’y a rien à décider ici.
refusal-not-over = Il faut attendre la fin de la partie.
refusal-no-such-seat = Cette place n’existe pas à cette table.

## Taking back

refusal-nothing-to-undo = Tu n’as pas de coup à annuler.
refusal-undo-chance = On peut annuler le coup d’un joueur, mais pas un tirage au hasard.
refusal-undo-needs-consent = Pour annuler ce coup, il faut l’accord des autres joueurs.

## Setting up

refusal-bad-name = Un nom compte de 1 à { $longest } caractères visibles.
refusal-bad-seats = Ce jeu ne se joue pas avec ce nombre de joueurs.
refusal-bad-option = Cette réponse ne convient pas à cette option.
refusal-unknown-option = Cette option n’existe pas.
refusal-unknown-preset = Ce préréglage n’existe pas.
refusal-unknown-bot = Ce bot n’existe pas.
refusal-unknown-game = Ce jeu n’existe pas.
refusal-no-such-game = Ce jeu n’existe pas.
refusal-no-editions = Ce jeu n’a qu’une seule édition.

## Records

refusal-not-json = Ce fichier n’est pas une partie enregistrée.
refusal-not-a-record = Ce fichier n’est pas une partie enregistrée.
refusal-record-layout = Ce fichier vient d’une autre version de Moonstone et ne peut pas être lu.
refusal-bad-record = Ce fichier est incomplet ou endommagé.
refusal-bad-entry = Un coup de ce fichier est endommagé.
refusal-rules-version = Cette partie suit une version des règles qui ne sert pas ici.
refusal-rules-retired = Ces règles ne servent plus. Les parties qui ont commencé avec elles sont conservées, mais ne peuvent pas continuer.
refusal-edition-changed = Cette partie a été jouée avec une édition différente de celle d’ici.
refusal-wrong-result = Le résultat enregistré dans ce fichier ne correspond pas à ses coups.
refusal-no-secret = Les tirages ne peuvent pas encore être vérifiés : leur secret n’est pas publié.
refusal-bad-secret = Le secret de ce fichier est endommagé.
refusal-broken-commitment = Le secret de ce fichier n’est pas celui promis au début.
refusal-false-draw = Un tirage de ce fichier ne correspond pas à son secret.
refusal-in-record = Le coup { $entry } de ce fichier est impossible.
