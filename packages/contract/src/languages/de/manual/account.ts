import type { WrittenSection } from '../../../text/written-section.ts';

export const account: WrittenSection = {
  title: 'Registrieren und anmelden',
  blocks: [
    {
      kind: 'text',
      text: 'Mit einem Konto für Ihre [[Telefonnummer oder E-Mail-Adresse|E-Mail-Adresse]] können Sie Verträge senden und unterzeichnen. Um einen erhaltenen Vertrag zu unterzeichnen, brauchen Sie kein Konto: Öffnen Sie einfach den Link.',
    },
    {
      kind: 'steps',
      items: [
        'Öffnen Sie die Registrierungsseite und geben Sie [[eine Telefonnummer oder E-Mail-Adresse|eine E-Mail-Adresse]] ein.',
        'Geben Sie die 4 Zeichen des Bildes ein. Sie werden geprüft, sobald alle 4 eingegeben sind; fordern Sie ein anderes Bild an, wenn Sie es nicht lesen können.',
        'Fordern Sie den 6-stelligen Code an und geben Sie ihn ein. Ein Code gilt zehn Minuten und nur einmal.',
        'Geben Sie Ihren Namen oder einen Anzeigenamen ein (optional) und wählen Sie ein Anmeldepasswort: 8 bis 32 Zeichen, keine Leerzeichen, nicht nur Ziffern, Buchstaben oder Symbole.',
        'Wählen Sie die Schaltfläche. Danach sind Sie angemeldet und sehen die Startseite.',
      ],
    },
    {
      kind: 'text',
      text: 'Sie können sich mit Passwort oder Code anmelden. Auf einem Gerät mit Passkey geht es auch mit Fingerabdruck, Gesicht oder Gerätepasswort. Mit „Mein Konto merken“ füllt dieses Gerät das Konto beim nächsten Mal aus; das Passwort speichert es nie.',
    },
    {
      kind: 'text',
      text: 'Wenn Sie Ihr Passwort vergessen, wählen Sie auf der Anmeldeseite „Passwort vergessen“, geben Ihre [[Telefonnummer|E-Mail-Adresse]] ein, lösen Captcha und Code und wählen ein neues Passwort.[[ Ohne Telefonnummer können Sie Ihre E-Mail-Adresse verwenden.|]] Danach sind Sie automatisch angemeldet, und alle anderen Geräte werden abgemeldet.',
    },
    {
      kind: 'note',
      text: 'Nach 30 Minuten ohne Aktivität werden Sie abgemeldet und müssen sich neu anmelden. Entwürfe und Ihre Eingaben bleiben erhalten.',
    },
  ],
};
