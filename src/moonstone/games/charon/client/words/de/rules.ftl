# Charon, Inc.: die Seite mit den Regeln.

rules-aim =
    .title = Das Spielziel
rules-aim-1 = Du führst eines der Unternehmen, die auf Charon, dem größten Mond des Pluto, ihre Gebiete abstecken. Fähnchen bringen Edelsteine, Edelsteine bezahlen Gebäude, und Gebäude sind Siegpunkte. Wer nach vier Runden die meisten hat, gewinnt.
rules-aim-2 = In jeder Runde hast du fünf Fähnchen auf fünf Aktionsgebieten und setzt nur vier davon. Das fünfte bleibt, wo es ist, und kann dir die Aktion dieses Gebiets bringen. Mit jedem Fähnchen, das du auf den Mond schickst, gibst du also eine Aktion auf.

rules-parts =
    .title = Was es gibt
rules-parts-1 = Zwei bis fünf Spieler. Jeder hat sieben Fähnchen einer Farbe, Burgunderrot, Weiß, Dunkelblau, Gold oder Aquamarin: fünf für die Aktionsgebiete, eines für die Zugreihenfolge und eines, das seine Farbe zeigt.
rules-parts-2 = Es gibt je 20 Edelsteine in Blau, Gelb, Grün, Purpur und Schwarz und 6 durchsichtige. Mehr werden es nicht. Die durchsichtigen liegen auf dem Fund eines seltenen Minerals und kommen dorthin zurück, wenn man sie ausgibt oder abgibt; alle anderen kommen in den Vorrat zurück.
rules-parts-3 = Es gibt 55 Baukarten: fünf zu jeder Zahl von 2 bis 12.
rules-parts-4 = Es gibt fünf Aktionsgebiete: Industriespionage, Fund eines seltenen Minerals, Technischer Fortschritt, Synchrotron und Untertagelager.
rules-parts-5 = Das Spiel hat vier Runden zu fünf Phasen: Gebiete abstecken, Edelsteine fördern, Zugreihenfolge anpassen, Baukarten ausspielen, Zurücksetzen.

rules-moon =
    .title = Der Mond
rules-moon-1 = Der Mond hat 20 quadratische Zonen mit 1, 2 oder 3 Förderlöchern für Edelsteine. Zwei Zonen sind gelb, zwei rosa und zwei blau. Zu fünft spielt man mit allen 20, zu viert ohne die gelben (18), zu dritt auch ohne die rosafarbenen (16), zu zweit auch ohne die blauen (14).
rules-moon-2 = Ein Fähnchen steht an einer von drei Arten von Stellen. Die Mitte einer Zone berührt nur diese Zone. Eine Straße liegt zwischen zwei benachbarten Zonen und berührt beide. Eine Kreuzung liegt, wo vier Zonen zusammentreffen, und berührt alle vier. An jeder Stelle ist Platz für ein Fähnchen.
rules-moon-3 = Eine Stelle ist benutzbar, wenn sie mindestens eine Zone berührt, die im Spiel ist. Einfluss hat sie nur in solchen Zonen, aber sie bleibt eine Straße oder eine Kreuzung, wenn es um einen Gleichstand geht.
rules-moon-4 = Der gewöhnliche Mond hat Reihen von 4, 6, 6 und 4 Zonen mit zusammen 40 Förderlöchern und sieht nach einer halben Drehung gleich aus. Er hat 20 Mitten, 30 Straßen und 11 Kreuzungen. Andere Ausgaben können am Rand auch Stellen, an denen drei oder zwei Zonen zusammentreffen, als Kreuzungen zählen.
rules-moon-5 = Orte heißen wie auf dem Schachbrett, mit einem Buchstaben für die Spalte und einer Zahl für die Reihe: d4 und f4 sind Zonen, e4 ist die Straße dazwischen, und e5 ist die Kreuzung an ihrem Ende.

rules-cards =
    .title = Die Karten
rules-cards-1 = Eine Baukarte zeigt ihre Zahl und die Edelsteine, die sie kostet. Die Zahl ist auch ihr Wert in Siegpunkten. Keine Karte verlangt einen durchsichtigen Edelstein.
rules-cards-2 = Die fünf Karten einer Zahl kosten das Gleiche in reihum gewechselten Farben, so ist keine Farbe besser als eine andere. Eine Karte heißt nach ihrer Zahl und dem Buchstaben ihrer Hauptfarbe, b für Blau, y für Gelb, g für Grün, p für Purpur und k für Schwarz: 7b, 7y, 7g, 7p, 7k.
rules-cards-3 = Benachbarte Zahlen teilen sich den Namen eines Gebäudes, vom Außenposten bis zum Raumhafen. Die Namen sind nur fürs Auge; für die Regeln zählen die Zahlen.

rules-setup =
    .title = Eine Runde beginnt
rules-setup-1 = Die Zugreihenfolge der ersten Runde wird ausgelost. Am Anfang jeder Runde hat jeder ein Fähnchen auf jedem Aktionsgebiet.
rules-setup-2 = Aus dem Vorrat kommen Edelsteine in den Beutel: von jeder der fünf Farben 5 zu fünft, 4 zu dritt oder viert, 3 zu zweit. Was noch im Beutel war, bleibt darin.
rules-setup-3 = Jede Zone im Spiel, in der kein Edelstein liegt, erhält einen aus dem Beutel gezogenen, und ihre übrigen Förderlöcher werden aus dem Vorrat mit derselben Farbe gefüllt. Eine Zone, die ihre Edelsteine behalten hat, erhält keine neuen. Reicht der Vorrat nicht, kommt einfach weniger in den Beutel oder in die Zone.
rules-setup-4 = Vor der ersten Runde nimmt man die fünf 12er heraus und mischt die übrigen 50 Karten. Zwei davon bilden verdeckt den Ablagestapel, und die 12er kommen obenauf. Eine 12 kommt also nur über den Ablagestapel ins Spiel.
rules-setup-5 = Jeder erhält 3 Karten in der ersten Runde und je 2 in den späteren. Deine Hand ist geheim und darf beliebig groß werden.
rules-setup-6 = Erhältst du eine Zahl, die du schon gebaut hast, darfst du diese Karte sofort austauschen: Der Ablagestapel wird gemischt, du ziehst für jede doppelte Karte eine von ihm, und dann kommen deine doppelten auf ihn. Das geht in Zugreihenfolge, nur mit gerade erhaltenen Karten, nur einmal und nur mit so vielen, wie der Stapel hergibt. Gefragt wird jeder, der etwas gebaut hat, damit die Frage keine Hand verrät.

rules-offer =
    .title = Die öffentliche Bauzeile
rules-offer-1 = Wenn die Edelsteine auf dem Mond liegen und die Karten verteilt sind, wählt jeder geheim eine Karte seiner Hand. Alle werden zugleich aufgedeckt und bilden die öffentliche Bauzeile.
rules-offer-2 = Später in der Runde darf jeder eine Karte der Bauzeile bauen, von wem sie auch kam. Wer zuerst baut, hat die Auswahl.

rules-stake =
    .title = Gebiete abstecken
rules-stake-1 = In Zugreihenfolge setzt jeder ein Fähnchen nach dem anderen: Nimm es von einem beliebigen Aktionsgebiet und setze es auf eine freie Stelle. Passen ist nicht erlaubt. Das geht so weiter, bis jeder vier gesetzt hat.
rules-stake-2 = Fähnchen auf den Straßen und Kreuzungen um eine Zone besetzen nicht ihre Mitte: Die Mitte ist frei, solange kein Fähnchen auf ihr selbst steht.
rules-stake-3 = Dein fünftes Fähnchen bleibt auf seinem Aktionsgebiet. Zu zweit oder zu dritt wird eine Aktion ausgelöst, wenn dort genau ein Fähnchen steht. Zu viert oder zu fünft wird sie mit einem oder zweien ausgelöst. Bei mehr Fähnchen hat niemand etwas davon.
rules-stake-4 = Wer auf einem ausgelösten Aktionsgebiet ein Fähnchen hat, dem gehört die Aktion in dieser Runde. Gehört sie zweien, führen sie sie in umgekehrter Zugreihenfolge aus, der Letzte zuerst.

rules-intelligence =
    .title = Industriespionage
rules-intelligence-1 = Diese Aktion kommt zuerst, sobald alle Fähnchen gesetzt sind. Wem sie gehört, der darf, in umgekehrter Zugreihenfolge, eines seiner Fähnchen auf dem Mond an eine andere freie Stelle versetzen.
rules-intelligence-2 = Jede Zone im Spiel, die die neue Stelle berührt, muss 1 oder 2 Edelsteine haben: keine darf 3 haben, und keine darf leer sein.

rules-claim =
    .title = Edelsteine fördern
rules-claim-1 = Jedes Fähnchen, das eine Zone berührt, ist dort einen Einflusspunkt wert. In jeder Zone mit Edelsteinen bekommt sie alle, wer den meisten Einfluss hat.
rules-claim-2 = Bei Gleichstand bekommt sie unter den Gleichen der mit dem Fähnchen in der Mitte. Steht dort keiner von ihnen, dann der mit mehr Fähnchen auf den Straßen dieser Zone. Ist auch das gleich, bekommt sie niemand, und die Edelsteine bleiben für die nächste Runde liegen.
rules-claim-3 = Hier zählen nur die, die mit dem meisten Einfluss gleichauf sind: Wer weniger hat, profitiert nie von einem Gleichstand.
rules-claim-4 = Die Fähnchen bleiben bis zum Zurücksetzen auf dem Mond stehen.

rules-mineral =
    .title = Fund eines seltenen Minerals
rules-mineral-1 = Sind alle Zonen entschieden, erhält jeder, dem die Aktion gehört, einen durchsichtigen Edelstein, in umgekehrter Zugreihenfolge, solange es welche gibt.

rules-engineering =
    .title = Technischer Fortschritt
rules-engineering-1 = Dann darf, wem die Aktion gehört, in umgekehrter Zugreihenfolge den Ablagestapel ansehen und eine Karte daraus nehmen oder eine aus der öffentlichen Bauzeile. Sonst sieht niemand den Stapel.
rules-engineering-2 = Die Karte kommt auf die Hand und darf noch in derselben Runde gebaut werden. Stammt sie aus der Bauzeile, zählt sie nicht als die eine Karte, die man von dort bauen darf.

rules-order =
    .title = Zugreihenfolge anpassen
rules-order-1 = Jeder zählt seine Edelsteine, die durchsichtigen mit. Wer die meisten hat, ist von nun an als Erster dran und so weiter; bei Gleichstand bleibt die Reihenfolge, wie sie war. Die neue gilt fürs Bauen und für die nächste Runde, bis wieder angepasst wird.

rules-build =
    .title = Baukarten ausspielen
rules-build-1 = In der neuen Reihenfolge hat jeder einen ganzen Zug. In deinem darfst du tauschen und bauen, so oft du kannst, in beliebiger Folge, und du beendest ihn, wann du willst. Tauschen ohne zu bauen ist erlaubt.
rules-build-2 = Tauschen: Gib 3 beliebige Edelsteine und nimm 1 farbigen deiner Wahl aus dem Vorrat. Durchsichtige darfst du hergeben, aber so nicht bekommen.
rules-build-3 = Bauen: Bezahle die Edelsteine der Karte und lege sie offen vor dir aus. Ein durchsichtiger steht für eine beliebige Farbe; wofür, entscheidest du. Von der Hand darfst du beliebig viele Karten bauen, aber keine Zahl zweimal im Spiel.
rules-build-4 = Aus der öffentlichen Bauzeile darfst du eine Karte pro Runde bauen. Sie ist damit sofort aus der Zeile.
rules-build-5 = Du bekommst nur, was im Vorrat liegt. Was du hergibst, kommt zuerst dorthin zurück.

rules-synchrotron =
    .title = Synchrotron
rules-synchrotron-1 = Gehört dir diese Aktion, darfst du einmal in deinem Bauzug beliebig viele deiner Edelsteine einer Farbe in gleich viele genau einer anderen Farbe verwandeln.
rules-synchrotron-2 = Durchsichtig ist keine Farbe: Solche Edelsteine kommen weder hinein noch heraus. Was du bekommst, muss im Vorrat liegen.

rules-warehouse =
    .title = Untertagelager
rules-warehouse-1 = Gehört dir diese Aktion, tauschst du in deinem Bauzug 2 Edelsteine gegen 1 statt 3 gegen 1, so oft du kannst.
rules-warehouse-2 = Beim Zurücksetzen darfst du 6 Edelsteine behalten statt 2.

rules-keep =
    .title = Zurücksetzen
rules-keep-1 = Du behältst höchstens 2 Edelsteine, mit dem Untertagelager 6. Durchsichtige zählen mit. Wer Edelsteine hat, wählt, welche er behält, alle Spieler zugleich; der Rest geht zurück. Du darfst auch weniger behalten: Edelsteine zählen für die nächste Zugreihenfolge, und abgegebene können wieder in den Beutel kommen.
rules-keep-2 = Karten, die noch in der öffentlichen Bauzeile liegen, kommen verdeckt auf den Ablagestapel, alle Fähnchen kehren heim, und die nächste Runde beginnt.

rules-end =
    .title = Spielende
rules-end-1 = Nach der vierten Runde wird nichts mehr zurückgesetzt. Zähle die Zahlen deiner gebauten Karten zusammen: Die meisten Punkte gewinnen.
rules-end-2 = Bei Gleichstand entscheidet die höchste Karte, dann die nächste und so weiter: 12-11-10 schlägt 12-11-8-2. Wer bis zur letzten Karte gleich ist, teilt sich den Sieg.

rules-example =
    .title = Wer bekommt die Edelsteine? Ein Beispiel
rules-example-1 = Neun Zonen, und wie jede entschieden wird. Die Zahl sagt, wie viele Fähnchen einer Farbe die Zone berühren.
rules-example-2 = Zone A, kein Fähnchen: Niemand bekommt die Edelsteine, sie bleiben liegen.
rules-example-3 = Zone B, Weiß 2, Burgunderrot 1: Weiß hat am meisten.
rules-example-4 = Zone C, Burgunderrot 2, Weiß 2, die Mitte frei und gleich viele Straßen: niemand, die Edelsteine bleiben liegen.
rules-example-5 = Zone D, Weiß 1 auf einer Kreuzung, Dunkelblau 1 auf einer Straße: Dunkelblau, durch die Straße.
rules-example-6 = Zone E, Weiß 3, Gold 2, Dunkelblau 1: Weiß hat am meisten.
rules-example-7 = Zone F, Gold 2, davon eines auf einer Straße, Weiß 2 ohne Straße, Dunkelblau 1: Gold, durch die Straße. Dunkelblau hat nichts davon.
rules-example-8 = Zone G, Weiß 1, Dunkelblau 1, Gold 1 in der Mitte: Gold, durch die Mitte.
rules-example-9 = Zone H, Burgunderrot 2, davon eines in der Mitte, Dunkelblau 2, Gold 1: Burgunderrot, durch die Mitte.
rules-example-10 = Zone I, Gold 2, Dunkelblau 1, Burgunderrot 1: Gold hat am meisten. Dass die beiden anderen zusammen auf zwei kommen, spielt keine Rolle.

rules-options =
    .title = Wo die Anleitungen sich unterscheiden
rules-options-1 = Die Anleitungen in den verschiedenen Sprachen sind sich nicht in allem einig. Was du hier gelesen hast, gilt an jedem Tisch, an dem nichts anderes gewählt ist: Beim Eröffnen kannst du die anderen Lesarten nehmen.
rules-options-2 = Durchsichtige Edelsteine zählen nicht zu denen, die man behält: Dann bleiben alle (italienische Anleitung).
rules-options-3 = Der Tausch 2 gegen 1 des Untertagelagers gibt einen durchsichtigen Edelstein, solange es welche gibt; 3 gegen 1 gibt weiter einen farbigen (italienische Anleitung).
rules-options-4 = Doppelte Karten werden mit dem Zugstapel statt mit dem Ablagestapel ausgetauscht (ungarische Anleitung).
rules-options-5 = Ein Tausch kann auch einen durchsichtigen Edelstein geben, solange es welche gibt (französische, deutsche und ungarische Anleitung).
rules-options-6 = Die Karten für die öffentliche Bauzeile werden gewählt, bevor die Edelsteine gezogen werden: in jeder Runde oder erst ab der zweiten (alle Anleitungen).
rules-options-7 = Gehört das Synchrotron mehreren, benutzen sie es vor dem Bauen, in umgekehrter Zugreihenfolge (französische, deutsche und ungarische Anleitung).
rules-options-8 = Eine Hausregel, die in keiner Anleitung steht: Bei zwei Fähnchen wird eine Aktion nur zu fünft ausgelöst.
rules-options-9 = Vier Voreinstellungen regeln alles auf einmal so wie die französische, italienische, ungarische oder deutsche Anleitung.
