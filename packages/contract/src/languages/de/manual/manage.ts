import type { WrittenSection } from '../../../text/written-section.ts';

export const manage: WrittenSection = {
  title: 'Verträge verwalten',
  blocks: [
    {
      kind: 'points',
      items: [
        'Die Seite „Verträge“ hat für jeden Status einen Reiter mit der genauen Zahl der Verträge. Ein Suchfeld umfasst Titel, Personen und Dokumentnamen; weiter filtern können Sie nach Label, Datum und Richtung. Die Filter sind Teil der Adresse und lassen sich als Ansicht speichern.',
        'Ein Label hat einen Namen und eine Farbe, und ein Vertrag kann mehrere Labels haben. Labels gehören nur zum aktiven Konto; die anderen Parteien sehen sie nicht.',
        'Wählen Sie mehrere Verträge aus, um sie auf einmal zu erinnern, zurückzuziehen, mit Labels zu versehen, in den Papierkorb zu legen, herunterzuladen oder zu unterzeichnen. Für jeden sehen Sie ein Ergebnis.',
        'Entwürfe und beendete Verträge können Sie in den Papierkorb legen und wiederherstellen. Das ändert nur Ihre eigene Ansicht.',
        'Unter „Meine Daten“ (bei einem Unternehmen unter „Aufbewahrung“) legen Sie fest, nach wie vielen Tagen Entwürfe, beendete Verträge und Mitteilungen gelöscht werden. Was gelöscht würde, sehen Sie vor dem Speichern, und 30 und 7 Tage vor dem Löschen von Verträgen kommt ein Hinweis. Ein Vertrag wird nur aus dem Konto mit der Richtlinie entfernt: Die anderen Parteien behalten ihren.',
        'Mitglieder eines Unternehmens mit der Berechtigung setzen Löschsperren auf der Detailseite eines Vertrags oder unter „Aufbewahrung“: Bis eine Löschsperre aufgehoben ist, wird nichts davon gelöscht.',
        'Auf der Detailseite können Sie die Frist verlängern (auf höchstens 365 Tage ab jetzt) und sehen, ob jede Benachrichtigung zugestellt wurde. Eine fehlgeschlagene kann erneut gesendet werden.',
        'Ein zurückgegebener, abgelehnter oder abgelaufener Vertrag lässt sich korrigieren und erneut senden: Dokumente, Personen und Felder werden in einen neuen Entwurf kopiert.',
      ],
    },
  ],
};
