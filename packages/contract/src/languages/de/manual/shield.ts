import type { WrittenSection } from '../../../text/written-section.ts';

export const shield: WrittenSection = {
  title: 'Mit dem Smartphone als Schlüssel unterzeichnen',
  blocks: [
    {
      kind: 'text',
      text: 'Verlangt es der Absender, liegt der Signaturschlüssel auf Ihrem eigenen Smartphone und lässt sich nicht auslesen. Der Computer zeigt einen QR-Code; scannen Sie ihn, und das Smartphone zeigt den Vertrag, seine Parteien und die Hashwerte der Dokumente. Nach Ihrer Bestätigung signiert das Smartphone.',
    },
    {
      kind: 'points',
      items: [
        'Beim ersten Mal erzeugt das Smartphone seinen Schlüssel: Geben Sie den Code ein, der an Sie gesendet wird (oder melden Sie sich auf dem Smartphone an), und geben Sie dann die Zahl vom Smartphone am Computer ein. Danach können Sie dasselbe Smartphone direkt verwenden.',
        'Das Smartphone eines Unterzeichners mit bestätigter Identität erhält ein Zertifikat für ein Jahr. Ohne bestätigte Identität erhält jede Signatur ein Zertifikat, das nur für dieses Dokument gilt und binnen Minuten abläuft.',
        'Nach der Bestätigung auf dem Smartphone haben Sie 120 Sekunden Zeit; der Bildschirm zeigt einen Countdown. Ändert sich in dieser Zeit ein Dokument, müssen Sie erneut bestätigen.',
        'Wenn Sie das Smartphone verlieren oder ersetzen, entfernen Sie es unter „Konto und Siegel“: Sein Zertifikat wird sofort widerrufen.',
      ],
    },
  ],
};
