import type { Part, text as Shape } from '../../../../zh-CN/pages/light/legal/access-text.ts';

const parts: readonly Part[] = [
  {
    title: 'Was erfüllt ist',
    points: [
      'Jede Seite wird von axe nach den Regeln der WCAG 2.0 bis 2.2 auf den Stufen A und AA, nach seinen Empfehlungen und seinen experimentellen Regeln geprüft: mindestens einmal in jeder Sprache, in der Breite eines Smartphones und eines Desktops, in heller und dunkler Darstellung. Eine Version mit einem Problem kann nicht veröffentlicht werden.',
      'Unterzeichnen, Vorbereiten und Prüfen werden von Anfang bis Ende allein mit der Tastatur getestet: Bei jedem Schritt ist der Fokus sichtbar und nicht verdeckt; die Namen von Überschriften, Bereichen und Bedienelementen sowie die vorgelesenen Meldungen werden geprüft. Fenster übernehmen den Fokus und geben ihn zurück.',
      'Ergebnisse und Fehler werden von Screenreadern vorgelesen; ein Fehler steht unter seinem Feld und sagt, wie er sich beheben lässt.',
      'Auf dem Smartphone sind Schaltflächen und Links mindestens 44 Pixel hoch. Text lässt sich vergrößern. Die Darstellung kann hell oder dunkel sein: Sie wählen sie am Fuß einer Seite oder im Profil Ihres Kontos. Wo das System weniger Bewegung wünscht, bewegt sich nichts.',
      'Keine Information wird allein durch Farbe vermittelt: Teilnehmer haben immer Initialen, Zustände immer Worte.',
    ],
  },
  {
    title: 'Alternativen zum Zeichnen und Ziehen',
    points: [
      'Statt eine Unterschrift zu zeichnen: den Namen tippen, ein Bild hochladen oder eine gespeicherte Unterschrift verwenden.',
      'Der Rahmen zum Zuschneiden eines Bildes: Mit dem Fokus bewegen ihn die Pfeiltasten, mit der Umschalttaste in größeren Schritten.',
      'Stellen zum Unterzeichnen: eine Art wählen und die Eingabetaste drücken; die Pfeiltasten verschieben um 1 pt, mit der Umschalttaste um 10, mit Alt ändern sie die Größe. Auch ein Klick platziert das Feld, ebenso eine Suche nach Wörtern im Text.',
      'Die Reihenfolge von Dateien und Teilnehmern: Jede Zeile hat Schaltflächen nach oben und unten, Teilnehmer haben zusätzlich eine Nummer zum Eingeben.',
      'Dateien ablegen: Es gibt immer eine Schaltfläche zum Auswählen.',
      'Der Schieberegler zum Vergleichen auf der Prüfseite: Die Pfeiltasten bewegen ihn; die Änderungen stehen daneben in Worten.',
      'Zoomen mit zwei Fingern: Es gibt immer Schaltflächen zum Vergrößern und Verkleinern.',
      'Einen QR-Code zu scannen verlegt die Arbeit nur auf ein Smartphone; auf demselben Gerät gibt es immer einen anderen Weg, außer bei einer Signatur mit einem Schlüssel auf dem Smartphone, für die man dieses Smartphone braucht.',
    ],
  },
  {
    title: 'Was noch nicht erfüllt ist',
    points: [
      'Den Vertrag selbst lädt sein Absender hoch. Viele PDFs haben keine Tags für Screenreader, manche sind gescannte Bilder; die Leseansicht kann nur den verlässlichen Text der Datei wiedergeben. Bitten Sie den Absender um eine lesbare Fassung.',
      'Die PDFs des Nachweisberichts und des Handbuchs haben keine Struktur-Tags. Das Handbuch gibt es auch als Webseite; die Daten des Berichts liegen als Textdatei im Nachweisarchiv.',
      'Das Captcha hat keine gesprochene Form. Es erscheint nur nach wiederholten Fehlversuchen und beim Anfordern eines Codes; wenn Sie es nicht lesen können, wenden Sie sich an den Kundendienst.',
      'Das gesamte Produkt wurde nicht von Menschen getestet, die Screenreader nutzen; automatisch prüfen wir die Namen und die Struktur der Seiten sowie die vorgelesenen Meldungen.',
    ],
  },
];

export const text: typeof Shape = {
  title: 'Barrierefreiheit',
  lead: 'Das Ziel: Alles, was Unterzeichner sehen, entspricht WCAG 2.2 auf Stufe AA. Diese Erklärung beruht auf unseren eigenen Prüfungen und ist vom 28. November 2026.',
  parts,
  helpTitle: 'Stößt Ihnen ein Hindernis auf?',
  help: (service) =>
    `Sagen Sie uns, um welche Seite es geht und welches Gerät Sie verwenden: ${service}. Wir helfen Ihnen, auf anderem Weg zu unterzeichnen.`,
  report: 'Hier melden',
};
