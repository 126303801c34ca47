import type { WrittenSection } from '../../../text/written-section.ts';

export const security: WrittenSection = {
  title: 'Kontosicherheit',
  blocks: [
    {
      kind: 'points',
      items: [
        'Sie melden sich mit dem Anmeldepasswort an. Wird es geändert oder zurückgesetzt, werden alle anderen Geräte abgemeldet.',
        'Das Signaturpasswort bestätigt beim Unterzeichnen, dass Sie es sind; wählen Sie ein anderes als das Anmeldepasswort. Wenn Sie es vergessen, legen Sie mit einem Code an [[Ihr Telefon oder Ihre E-Mail-Adresse|Ihre E-Mail-Adresse]] ein neues fest.',
        'Geräte: Sehen Sie, wo Ihr Konto angemeldet ist, und beenden Sie eine oder alle Anmeldungen. Meldet sich ein neues Gerät an, werden Sie benachrichtigt.',
        'Passkeys: Melden Sie sich mit Fingerabdruck, Gesicht oder Gerätepasswort an; Phishing-Seiten können einen Passkey nicht stehlen. Sie können bis zu 10 speichern.',
        '[[Telefon und E-Mail: Sie können einen Kontakt ändern oder entfernen, aber einer muss bleiben.|E-Mail: Sie können Ihre Adresse ändern.]] Dafür brauchen Sie das Anmeldepasswort, und ein neuer Kontakt wird mit einem Code bestätigt.',
        'Benachrichtigungen: Wählen Sie, was Sie [[per SMS, per E-Mail oder auf dem Desktop|per E-Mail oder auf dem Desktop]] erfahren. Hinweise zur Sicherheit Ihres Kontos werden immer gesendet.',
      ],
    },
    {
      kind: 'text',
      text: 'Nach einigen falschen Passwörtern verlangt die Anmeldung die Zeichen eines Bildes; nach vielen ist die Anmeldung mit Passwort eine Stunde lang gesperrt, mit einem Code können Sie sich aber weiterhin anmelden.',
    },
    {
      kind: 'note',
      text: 'Wenn Sie ein unbekanntes Gerät sehen, melden Sie es sofort ab und ändern Sie dann beide Passwörter.',
    },
  ],
};
