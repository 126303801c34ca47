import type { WrittenSection } from '../../../text/written-section.ts';

export const seals: WrittenSection = {
  title: 'Siegel und gespeicherte Unterschriften',
  blocks: [
    {
      kind: 'text',
      text: 'Sie finden sie unter „Konto und Siegel“, „Siegel und Unterschriften“. Erstellen Sie ein Siegel aus Ihrem Namen, zeichnen Sie eines (auch auf dem Smartphone mit einem QR-Code) oder laden Sie ein Foto oder einen Scan hoch, dessen Papierhintergrund entfernt wird.',
    },
    {
      kind: 'points',
      items: [
        'Beim Unterzeichnen gespeicherte Unterschriften stehen hier für das nächste Mal; Sie können sie löschen.',
        'Das Löschen eines Siegels oder einer Unterschrift betrifft unterzeichnete Verträge nicht.',
        'Wenn Sie einen Vertrag über einen Link öffnen und nicht angemeldet sind, können Sie kein Siegel verwenden: Melden Sie sich an und öffnen Sie den Vertrag erneut.',
      ],
    },
    {
      kind: 'note',
      text: 'Das Bild eines Siegels ist nur das Aussehen. Es zählt die digitale Signatur dahinter, erzeugt mit einem Zertifikat, das für diese eine Signatur ausgestellt wurde.',
    },
  ],
};
