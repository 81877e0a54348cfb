# Charon, Inc.: die Seite mit den Regeln.

rules-aim =
    .title = Das Spielziel
rules-aim-1 = Du führst eines der Unternehmen, die auf Charon, dem größten Mond des Pluto, ihre Gebiete abstecken. Mit Fähnchen gewinnst du Edelsteine, mit Edelsteinen bezahlst du Gebäude, und Gebäude sind Siegpunkte wert. Wer nach vier Runden die meisten Punkte hat, gewinnt.
rules-aim-2 = In jeder Runde beginnst du mit fünf Fähnchen, einem auf jedem der fünf Aktionsgebiete, setzt aber nur vier davon auf den Mond. Das fünfte bleibt, wo es ist, und kann dir die Aktion seines Gebiets bringen. Mit jedem Fähnchen, das du setzt, gibst du also eine Aktion auf.

rules-parts =
    .title = Spielmaterial
rules-parts-1 = Charon, Inc. ist ein Spiel für zwei bis fünf Spieler. Jeder hat sieben Fähnchen einer Farbe (Burgunderrot, Weiß, Dunkelblau, Gold oder Aquamarin): fünf für die Aktionsgebiete, eines für die Zugreihenfolge und eines, das seine Farbe zeigt.
rules-parts-2 = Es gibt je 20 Edelsteine in Blau, Gelb, Grün, Purpur und Schwarz und 6 durchsichtige. Mehr Edelsteine gibt es nicht. Die durchsichtigen liegen auf dem Fund eines seltenen Minerals und kommen dorthin zurück, wenn sie ausgegeben oder abgegeben werden; alle anderen kommen in den Vorrat zurück.
rules-parts-3 = Es gibt 55 Baukarten: fünf zu jeder Zahl von 2 bis 12.
rules-parts-4 = Es gibt fünf Aktionsgebiete: Industriespionage, Fund eines seltenen Minerals, Technischer Fortschritt, Synchrotron und Untertagelager.
rules-parts-5 = Eine Partie hat vier Runden zu fünf Phasen: Gebiete abstecken, Edelsteine fördern, Zugreihenfolge anpassen, Baukarten ausspielen, Zurücksetzen.

rules-moon =
    .title = Der Mond
rules-moon-1 = Der Mond hat 20 quadratische Zonen mit 1, 2 oder 3 Förderlöchern für Edelsteine. Zwei Zonen sind gelb, zwei rosa und zwei blau. Zu fünft spielt man mit allen 20, zu viert ohne die gelben (18), zu dritt auch ohne die rosafarbenen (16), zu zweit auch ohne die blauen (14).
rules-moon-2 = Ein Fähnchen steht an einer von drei Arten von Stellen. Die Mitte einer Zone berührt nur diese Zone. Eine Straße liegt zwischen zwei benachbarten Zonen und berührt beide. Eine Kreuzung liegt, wo vier Zonen zusammentreffen, und berührt alle vier. An jeder Stelle kann nur ein Fähnchen stehen.
rules-moon-3 = Du kannst eine Stelle nutzen, wenn sie mindestens eine Zone berührt, die im Spiel ist. Ein Fähnchen dort hat nur in solchen Zonen Einfluss, aber bei Gleichstand zählt die Stelle weiter als Straße oder Kreuzung.
rules-moon-4 = Der gewöhnliche Mond hat Reihen von 4, 6, 6 und 4 Zonen mit zusammen 40 Förderlöchern und sieht auf den Kopf gestellt gleich aus. Er hat 20 Mitten, 30 Straßen und 11 Kreuzungen. In anderen Ausgaben können am Rand auch Stellen, an denen zwei oder drei Zonen zusammentreffen, als Kreuzungen zählen.
rules-moon-5 = Stellen heißen wie auf dem Schachbrett, mit einem Buchstaben für die Spalte und einer Zahl für die Reihe: d4 und f4 sind Zonen, e4 ist die Straße dazwischen, und e5 ist die Kreuzung an ihrem Ende.

rules-cards =
    .title = Die Karten
rules-cards-1 = Eine Baukarte zeigt ihre Zahl und die Edelsteine, die sie kostet. Die Zahl ist auch ihr Wert in Siegpunkten. Keine Karte verlangt einen durchsichtigen Edelstein.
rules-cards-2 = Die fünf Karten einer Zahl kosten das Gleiche in reihum getauschten Farben; keine Farbe ist also besser als eine andere. Eine Karte heißt nach ihrer Zahl und dem Buchstaben ihrer Hauptfarbe (b für Blau, y für Gelb, g für Grün, p für Purpur und k für Schwarz): 7b, 7y, 7g, 7p, 7k.
rules-cards-3 = Benachbarte Zahlen teilen sich den Namen eines Gebäudes, vom Außenposten bis zum Raumhafen. Die Namen haben keine Wirkung; für die Regeln zählen nur die Zahlen.

rules-setup =
    .title = Beginn einer Runde
rules-setup-1 = Die Zugreihenfolge der ersten Runde wird ausgelost. Zu Beginn jeder Runde hat jeder auf jedem Aktionsgebiet ein Fähnchen.
rules-setup-2 = Aus dem Vorrat kommen Edelsteine in den Beutel: von jeder der fünf Farben 5 zu fünft, 4 zu dritt oder viert, 3 zu zweit. Was aus früheren Runden noch im Beutel ist, bleibt darin.
rules-setup-3 = Für jede Zone im Spiel, in der kein Edelstein liegt, wird einer aus dem Beutel gezogen. Die übrigen Förderlöcher der Zone werden aus dem Vorrat mit derselben Farbe gefüllt. Eine Zone, in der noch Edelsteine liegen, erhält keine neuen. Reicht der Vorrat nicht, kommen einfach weniger in den Beutel oder in die Zone.
rules-setup-4 = Vor der ersten Runde werden die fünf 12er herausgenommen und die übrigen 50 Karten gemischt. Zwei davon bilden verdeckt den Ablagestapel, und die 12er kommen obenauf. Eine 12 kommt also nur über den Ablagestapel ins Spiel.
rules-setup-5 = Jeder erhält in der ersten Runde 3 Karten und in jeder späteren 2. Deine Handkarten sind geheim, und du darfst beliebig viele haben.
rules-setup-6 = Erhältst du eine Zahl, die du schon gebaut hast, darfst du diese Karte sofort austauschen. Der Ablagestapel wird gemischt, du ziehst für jede doppelte Karte, die du austauschst, eine von ihm, und dann kommen deine doppelten auf ihn. Das geht einmal, in Zugreihenfolge, nur mit gerade erhaltenen Karten und nur so weit, wie der Stapel Karten hat. Diese Wahl haben alle, die schon etwas gebaut haben, damit sie nichts über ihre Handkarten verrät.

rules-offer =
    .title = Die öffentliche Bauzeile
rules-offer-1 = Wenn die Edelsteine auf dem Mond liegen und die Karten verteilt sind, wählt jeder geheim eine Handkarte. Die gewählten Karten werden zugleich aufgedeckt und bilden die öffentliche Bauzeile.
rules-offer-2 = Später in der Runde darf jeder eine Karte aus der Bauzeile bauen, gleich von wem sie kam. Wer zuerst baut, hat die größte Auswahl.

rules-stake =
    .title = Gebiete abstecken
rules-stake-1 = In Zugreihenfolge setzt ihr abwechselnd je ein Fähnchen: Nimm es von einem beliebigen Aktionsgebiet und setze es auf eine freie Stelle. Passen ist nicht erlaubt. Das geht so weiter, bis jeder vier Fähnchen gesetzt hat.
rules-stake-2 = Fähnchen auf den Straßen und Kreuzungen um eine Zone besetzen nicht ihre Mitte: Die Mitte ist frei, solange kein Fähnchen auf ihr selbst steht.
rules-stake-3 = Dein fünftes Fähnchen bleibt auf seinem Aktionsgebiet. Zu zweit oder zu dritt wird eine Aktion ausgelöst, wenn auf ihrem Gebiet genau ein Fähnchen steht. Zu viert oder zu fünft wird sie mit einem oder zwei Fähnchen ausgelöst. Bei mehr Fähnchen erhält niemand die Aktion.
rules-stake-4 = Steht dein Fähnchen auf einem Gebiet, dessen Aktion ausgelöst wird, hast du diese Aktion in dieser Runde. Haben zwei dieselbe Aktion, führen sie sie in umgekehrter Zugreihenfolge aus.

rules-intelligence =
    .title = Industriespionage
rules-intelligence-1 = Diese Aktion kommt zuerst, sobald alle Fähnchen gesetzt sind. Wer sie hat, darf, in umgekehrter Zugreihenfolge, eines seiner Fähnchen auf dem Mond an eine andere freie Stelle versetzen.
rules-intelligence-2 = Jede Zone im Spiel, die die neue Stelle berührt, muss 1 oder 2 Edelsteine haben. Keine darf 3 haben, und keine darf leer sein.

rules-claim =
    .title = Edelsteine fördern
rules-claim-1 = Jedes Fähnchen, das eine Zone berührt, ist dort einen Einflusspunkt wert. In jeder Zone mit Edelsteinen bekommt alle, wer dort den meisten Einfluss hat.
rules-claim-2 = Bei Gleichstand bekommt sie, wer von den Beteiligten sein Fähnchen in der Mitte hat. Hat keiner von ihnen die Mitte, entscheiden die meisten Fähnchen auf den Straßen dieser Zone. Herrscht auch da Gleichstand, bekommt sie niemand, und die Edelsteine bleiben für die nächste Runde liegen.
rules-claim-3 = Dabei zählen nur die, die mit dem meisten Einfluss gleichauf sind. Wer weniger hat, profitiert nie von einem Gleichstand.
rules-claim-4 = Die Fähnchen bleiben bis zum Zurücksetzen auf dem Mond stehen.

rules-mineral =
    .title = Fund eines seltenen Minerals
rules-mineral-1 = Sind alle Zonen entschieden, erhält jeder, der die Aktion hat, einen durchsichtigen Edelstein, in umgekehrter Zugreihenfolge, solange es welche gibt.

rules-engineering =
    .title = Technischer Fortschritt
rules-engineering-1 = Danach darf, wer die Aktion hat, in umgekehrter Zugreihenfolge den Ablagestapel ansehen und eine Karte daraus oder aus der öffentlichen Bauzeile nehmen. Sonst sieht niemand den Stapel.
rules-engineering-2 = Die Karte kommt auf die Hand, und du darfst sie noch in derselben Runde bauen. Stammt sie aus der Bauzeile, zählt sie nicht als die eine Karte, die du von dort bauen darfst.

rules-order =
    .title = Zugreihenfolge anpassen
rules-order-1 = Jeder zählt alle seine Edelsteine, auch die durchsichtigen. Wer die meisten hat, ist von nun an zuerst dran, dann folgen die anderen nach ihrer Zahl; bei Gleichstand ändert sich die Reihenfolge untereinander nicht. Die neue Zugreihenfolge gilt fürs Bauen und für die nächste Runde, bis sie wieder angepasst wird.

rules-build =
    .title = Baukarten ausspielen
rules-build-1 = In der neuen Zugreihenfolge hat jeder einen ganzen Zug. In deinem darfst du tauschen und bauen, so oft du kannst, in beliebiger Reihenfolge, und du beendest ihn, wann du willst. Du darfst auch tauschen, ohne zu bauen.
rules-build-2 = Tauschen: Gib 3 beliebige Edelsteine und nimm 1 farbigen deiner Wahl aus dem Vorrat. Durchsichtige darfst du dafür hergeben, aber nicht bekommen.
rules-build-3 = Bauen: Bezahle die Edelsteine der Karte und lege sie offen vor dir aus. Ein durchsichtiger Edelstein ersetzt einen beliebiger Farbe; welche, entscheidest du. Von der Hand darfst du beliebig viele Karten bauen, aber jede Zahl nur einmal pro Partie.
rules-build-4 = Außerdem darfst du pro Runde eine Karte aus der öffentlichen Bauzeile bauen. Sie kommt sofort aus der Zeile.
rules-build-5 = Du kannst nur Edelsteine bekommen, die im Vorrat liegen. Was du hergibst, kommt zuerst dorthin.

rules-synchrotron =
    .title = Synchrotron
rules-synchrotron-1 = Hast du das Synchrotron, darfst du einmal in deinem Bauzug beliebig viele deiner Edelsteine einer Farbe in ebenso viele einer anderen Farbe verwandeln.
rules-synchrotron-2 = Durchsichtige Edelsteine haben keine Farbe: Du kannst weder sie verwandeln noch andere in sie. Was du bekommst, muss im Vorrat liegen.

rules-warehouse =
    .title = Untertagelager
rules-warehouse-1 = Hast du das Untertagelager, tauschst du in deinem Bauzug 2 Edelsteine gegen 1 statt 3 gegen 1, so oft du kannst.
rules-warehouse-2 = Beim Zurücksetzen darfst du bis zu 6 Edelsteine behalten statt 2.

rules-keep =
    .title = Zurücksetzen
rules-keep-1 = Du darfst bis zu 2 Edelsteine behalten, mit dem Untertagelager bis zu 6. Durchsichtige zählen mit. Alle, die Edelsteine haben, wählen zugleich, welche sie behalten; der Rest kommt in den Vorrat zurück. Du darfst auch weniger behalten: Edelsteine zählen für die nächste Zugreihenfolge, und abgegebene können wieder in den Beutel kommen.
rules-keep-2 = Karten, die noch in der öffentlichen Bauzeile liegen, kommen verdeckt auf den Ablagestapel, und alle Fähnchen kehren auf die Aktionsgebiete zurück. Dann beginnt die nächste Runde.

rules-end =
    .title = Spielende
rules-end-1 = Nach der vierten Runde wird nicht mehr zurückgesetzt. Zählt die Zahlen eurer gebauten Karten zusammen. Wer die meisten Punkte hat, gewinnt.
rules-end-2 = Bei Gleichstand entscheidet die höchste Karte, dann die nächste und so weiter: 12-11-10 schlägt 12-11-8-2. Sind alle Karten gleich, teilt ihr euch den Sieg.

rules-example =
    .title = Wer bekommt die Edelsteine? Ein Beispiel
rules-example-1 = Hier sind neun Zonen, und wie jede entschieden wird. Die Zahl sagt, wie viele Fähnchen einer Farbe die Zone berühren.
rules-example-2 = Zone A, kein Fähnchen: Niemand bekommt die Edelsteine; sie bleiben liegen.
rules-example-3 = Zone B, Weiß 2, Burgunderrot 1: Weiß hat am meisten.
rules-example-4 = Zone C, Burgunderrot 2, Weiß 2, die Mitte frei und gleich viele Straßen: Niemand bekommt die Edelsteine; sie bleiben liegen.
rules-example-5 = Zone D, Weiß 1 auf einer Kreuzung, Dunkelblau 1 auf einer Straße: Dunkelblau gewinnt durch die Straße.
rules-example-6 = Zone E, Weiß 3, Gold 2, Dunkelblau 1: Weiß hat am meisten.
rules-example-7 = Zone F, Gold 2, davon eines auf einer Straße, Weiß 2 ohne Straße, Dunkelblau 1: Gold gewinnt durch die Straße. Dunkelblau hat nichts davon.
rules-example-8 = Zone G, Weiß 1, Dunkelblau 1, Gold 1 in der Mitte: Gold gewinnt durch die Mitte.
rules-example-9 = Zone H, Burgunderrot 2, davon eines in der Mitte, Dunkelblau 2, Gold 1: Burgunderrot gewinnt durch die Mitte.
rules-example-10 = Zone I, Gold 2, Dunkelblau 1, Burgunderrot 1: Gold hat am meisten. Dass die beiden anderen zusammen auf zwei kommen, spielt keine Rolle.

rules-options =
    .title = Wo die Anleitungen sich unterscheiden
rules-options-1 = Die Anleitungen in den verschiedenen Sprachen sind sich nicht in allem einig. Es gelten die Regeln auf dieser Seite, wenn ihr nichts anderes wählt. Beim Einrichten eines Tisches kannst du jede dieser Varianten wählen:
rules-options-2 = Durchsichtige Edelsteine zählen nicht zu denen, die du behalten darfst; du behältst sie alle (italienische Anleitung).
rules-options-3 = Der Tausch 2 gegen 1 des Untertagelagers gibt einen durchsichtigen Edelstein, solange es welche gibt; 3 gegen 1 gibt weiter einen farbigen (italienische Anleitung).
rules-options-4 = Doppelte Karten werden mit dem Zugstapel statt mit dem Ablagestapel ausgetauscht (ungarische Anleitung).
rules-options-5 = Ein Tausch kann auch einen durchsichtigen Edelstein geben, solange es welche gibt (französische, deutsche und ungarische Anleitung).
rules-options-6 = Die Karten für die öffentliche Bauzeile werden gewählt, bevor die Edelsteine gezogen werden: in jeder Runde oder erst ab der zweiten (alle Anleitungen).
rules-options-7 = Haben mehrere das Synchrotron, benutzen sie es vor dem Bauen, in umgekehrter Zugreihenfolge (französische, deutsche und ungarische Anleitung).
rules-options-8 = Mit zwei Fähnchen wird eine Aktion nur zu fünft ausgelöst (eine Hausregel, die in keiner Anleitung steht).
rules-options-9 = Vier Voreinstellungen stellen alles auf einmal so ein wie die französische, italienische, ungarische oder deutsche Anleitung.
