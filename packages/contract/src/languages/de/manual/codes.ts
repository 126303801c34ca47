import type { WrittenSection } from '../../../text/written-section.ts';

export const codes: WrittenSection = {
  title: 'Wenn ein Code nicht ankommt',
  blocks: [
    {
      kind: 'points',
      items: [
        'Für eine [[Telefonnummer oder E-Mail-Adresse|E-Mail-Adresse]] können Sie alle 60 Sekunden einen Code anfordern; die Schaltfläche zeigt einen Countdown.',
        'Kommt binnen 2 Minuten kein Code an, fordern Sie einen neuen an. Nur der neueste Code gilt.',
        '[[Vielleicht blockiert Ihr Telefon SMS: Sehen Sie bei den blockierten Nachrichten nach. |]]E-Mails können im Spam-Ordner liegen.',
        '[[Kommt keine SMS an, können Sie sich den Code per Anruf vorlesen lassen und jederzeit zur SMS zurückkehren.|]]',
        'Die Zahl der Codes pro Tag ist begrenzt. Ist die Grenze erreicht, versuchen Sie es morgen.',
        'Nach 5 falschen Codes hintereinander sind Codes für diese [[Telefonnummer oder E-Mail-Adresse|E-Mail-Adresse]] eine Stunde lang gesperrt.',
      ],
    },
    {
      kind: 'text',
      text: '[[Kommen Codes auf Ihrem Telefon oft nicht an, hinterlegen Sie unter „Anmeldung und Sicherheit“ eine E-Mail-Adresse und empfangen Sie Codes dort. Hilft auch das nicht|Hilft das alles nicht]], wenden Sie sich an den Kundendienst: {support}.',
    },
    {
      kind: 'note',
      text: 'Geben Sie niemals jemandem einen Code, der danach fragt. Unsere Mitarbeiter fragen nie nach einem Code, einem Anmeldepasswort oder einem Signaturpasswort.',
    },
  ],
};
