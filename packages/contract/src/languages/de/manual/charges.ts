import type { WrittenSection } from '../../../text/written-section.ts';

export const charges: WrittenSection = {
  title: 'Kontingent, Rechnungen und Vertragsnummern',
  blocks: [
    {
      kind: 'text',
      text: 'Jeder gesendete Vertrag verbraucht eine Einheit des Kontingents: Ihres eigenen, wenn Sie aus Ihrem persönlichen Konto senden, oder dessen des Unternehmens, wenn Sie als Mitglied senden. Eine Aufhebungsvereinbarung ist kostenlos. Reicht das Kontingent nicht, wird der Vertrag nicht gesendet, und Sie sehen, wie viel übrig ist.',
    },
    {
      kind: 'steps',
      items: [
        'Öffnen Sie „Konto und Siegel → Kontingent und Rechnungen“ oder „Unternehmen → Finanzen“, um Stand, Verbrauch und Buchungen zu sehen. Buchungen lassen sich nach Tag, Art, Mitglied oder Vertrag filtern und als CSV oder Excel exportieren.',
        'Wählen Sie ein Paket und bestellen Sie; überweisen Sie dann den Betrag auf das angezeigte Konto mit der Bestellnummer als Verwendungszweck.',
        'Sobald die Zahlung bestätigt ist, können Sie das Kontingent verwenden und die Rechnung als PDF herunterladen.',
      ],
    },
    {
      kind: 'points',
      items: [
        'Konnten die Dokumente eines Vertrags nicht vorbereitet werden oder wurde er vorher zurückgezogen, wird die Einheit des Kontingents zurückgegeben. Bei jedem anderen Vertrag ist sie verbraucht, wenn der Vertrag endet.',
        'Sie können einen Hinweis bei niedrigem Stand einstellen: Sie werden einmal benachrichtigt, wenn weniger Kontingent übrig ist als die eingegebene Zahl.',
        'Ein Unternehmen kann unter „Vertragsnummern“ eine Nummernregel aktivieren: Präfix, Datum und fortlaufender Zähler. Jeder danach gesendete Vertrag erhält eine Nummer. Nach ihr lässt sich suchen, und die Regel kann sie auf jede Seite drucken.',
      ],
    },
  ],
};
