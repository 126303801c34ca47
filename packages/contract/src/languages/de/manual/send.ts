import type { WrittenSection } from '../../../text/written-section.ts';

export const send: WrittenSection = {
  title: 'Vorbereiten und senden',
  blocks: [
    {
      kind: 'text',
      text: 'Wählen Sie „Neuer Vertrag“ oder legen Sie auf der Startseite eine Datei ab, um einen Entwurf zu erstellen. Es folgen drei Schritte, jeder mit eigener Adresse. Jede Änderung wird binnen einer Sekunde gespeichert; wenn Sie die Seite schließen, geht nichts verloren.',
    },
    {
      kind: 'steps',
      items: [
        'Dokumente: Legen Sie eine oder mehrere PDF-Dateien, Bilder oder Office-Dokumente ab. Auf dem Telefon können Sie auch Papier mit der Kamera scannen oder eine PDF-Datei oder ein Bild mit der installierten App teilen. Benennen Sie sie um, ordnen oder entfernen Sie sie; geben Sie dann Titel, Nachricht und Frist ein (1 Stunde bis 365 Tage, ohne Angabe 30 Tage).',
        'Teilnehmer: eine Person pro Zeile, mit Name und [[Telefonnummer oder E-Mail-Adresse|E-Mail-Adresse]], als Unterzeichner oder Prüfer. Gehandelt wird von oben nach unten; Personen im selben Schritt handeln gleichzeitig.',
        'Felder: Wählen Sie eine Person und ziehen Sie Unterschriften, Siegel, Text und Daten auf die Seiten; ein Text lässt sich auf eine Zahl, einen Betrag (auch in chinesischen Großziffern), [[eine E-Mail-Adresse, eine Telefonnummer|eine E-Mail-Adresse]] oder eine Ausweisnummer beschränken. Außerdem gibt es Auswahllisten, Einfachauswahl und Kontrollkästchen, deren Optionen Sie neben der Seite eingeben, Paraphen, Dateien, die der Unterzeichner beifügt (etwa ein Bild des Ausweises), und Notizen, die auf die Seite gedruckt werden. Sie können auch erst das Feld und dann die Seite wählen oder die Tastatur benutzen. Pfeiltasten verschieben ein Feld um 1 Punkt, mit der Umschalttaste um 10; mit Alt ändern sie die Größe. 50 Schritte lassen sich rückgängig machen.',
      ],
    },
    {
      kind: 'text',
      text: '„Prüfen und senden“ listet auf, was fehlt; jeder Eintrag führt an seine Stelle. Fehlt nichts, können Sie senden: Die Teilnehmer werden benachrichtigt und erhalten ihre Links.',
    },
    {
      kind: 'points',
      items: [
        'Ein Vertrag fasst höchstens 100 Teilnehmer, 50 Dokumente, 100 MB und 3.000 Seiten.',
        'Muss ein Vertrag vor der Unterzeichnung geprüft werden, setzen Sie den Prüfer vor die Unterzeichner.',
        'Ein Randsiegel ist ein einziges Feld: Wählen Sie die Seiten und den Rand; eine Vorschau zeigt es über den Seitenrändern. Beim Siegeln erhält jede Seite ihr Teilstück.',
        'Platzieren nach Text: Geben Sie ein Wort wie „Unterschrift“ ein, sehen Sie jede Stelle, an der es vorkommt, und setzen Sie an eine oder alle ein Feld.',
        'Unter „Mehr“ können Sie einem Teilnehmer eine Nachricht schreiben, die nur er sieht, die Sprache seiner Benachrichtigungen und Seiten wählen und ihm eine eigene Frist vor der des Vertrags setzen. Danach kann er nicht mehr handeln; Sie erfahren es und können die Frist verlängern oder den Teilnehmer ersetzen oder entfernen.',
        '„Gewünschtes Lesen“ unter „Weitere Einstellungen“ verlangt, dass jede Seite, oder jedes Dokument einige Sekunden lang, angezeigt wird, bevor jemand unterzeichnet oder freigibt. Die Personen erfahren es vorher, und der Nachweisbericht hält es fest; ein Beweis, dass gelesen wurde, ist es nicht.',
        'Wählen Sie ein Feld und sehen Sie neben der Seite „Regeln“: angezeigt oder erforderlich nur, wenn andere Felder Bedingungen erfüllen (alle oder eine davon), gleich einem anderen Feld oder aus anderen berechnet (Summe, Produkt, Tage nach einem Datum, ein Betrag in chinesischen Großziffern). Regeln lesen nur Felder desselben Unterzeichners oder früherer Unterzeichner. Ein nicht angezeigtes Feld hinterlässt nichts auf dem Papier.',
        'Für einen Zeugen fügen Sie die Person als Unterzeichner hinzu und kreuzen unter „Mehr“ „Unterzeichnet als Zeuge“ an: So steht es in der Signatur und im Nachweisbericht.',
        'Sie können den Versand planen; Sie können Unterzeichner auch ihre eigenen Felder platzieren lassen.',
        'Nach dem Senden können Sie auf der Detailseite Teilnehmer erinnern (jeden einmal in 10 Minuten), den Vertrag zurückziehen oder jemanden entfernen, der noch nicht gehandelt hat.',
      ],
    },
    {
      kind: 'note',
      text: 'Ein PDF, das bereits Signaturen enthält, bleibt unverändert und wird nie neu geschrieben. Ist das nicht möglich, wird das Hochladen mit Angabe des Grundes abgelehnt.',
    },
  ],
};
