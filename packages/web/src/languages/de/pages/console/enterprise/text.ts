import type { text as Shape } from '../../../../zh-CN/pages/console/enterprise/text.ts';

export const text: typeof Shape = {
  found: 'Unternehmenskonto anlegen',
  foundLead:
    'Ein Unternehmenskonto hat eigene Verträge, Siegel und Mitglieder. Sie sind sein Inhaber und können jederzeit zwischen ihm und Ihrem persönlichen Konto wechseln.',
  name: 'Name des Unternehmens',
  nameHint: 'Wie auf dem Gewerbeschein; bei der Bestätigung wird dies geprüft.',
  nameMissing: 'Bitte geben Sie den Namen des Unternehmens ein',
  adminName: 'Name des Administrators',
  adminHint: 'Die Ansprechperson für Mitglieder.',
  create: 'Unternehmen anlegen',
  madeTitle: (name) => `${name} ist angelegt`,
  madeWhy:
    'Siegel und Zertifikate können verwendet werden, sobald das Unternehmen bestätigt ist. Wechseln Sie jetzt dorthin, um die Bestätigung zu beantragen, oder tun Sie es später.',
  verifyNow: 'Wechseln und bestätigen',
  switchOnly: 'Nur wechseln',
  later: 'In diesem Konto bleiben',
  steps: [
    'Unternehmenskonto anlegen',
    'Gewerbeschein und weitere Dokumente zur Bestätigung einreichen',
    'Mitglieder einladen, Siegel erstellen, Verträge senden',
  ],
  title: 'Unternehmen',
  lead: 'Die Angaben zum aktiven Unternehmenskonto.',
  state: 'Bestätigung',
  code: 'Einheitlicher Sozialkreditcode',
  registCode: 'Registernummer',
  admin: 'Administrator',
  role: 'Sie sind',
  owner: 'Inhaber',
  member: 'Mitglied',
  none: 'nach der Bestätigung sichtbar',
  verify: 'Bestätigen',
  seeState: 'Stand der Bestätigung ansehen',
  incomplete: 'Das Unternehmen ist nicht bestätigt. Seine Siegel und Zertifikate können danach verwendet werden.',
  incompleteMember: 'Das Unternehmen ist nicht bestätigt. Bitten Sie den Inhaber, die Bestätigung zu beantragen.',
  waiting: 'Die Dokumente werden geprüft; Sie werden über das Ergebnis benachrichtigt.',
  personalTitle: 'Dies gehört zu einem Unternehmenskonto',
  personalWhy:
    'Ihr persönliches Konto ist aktiv. Wechseln Sie zu einem Unternehmenskonto, um dies zu sehen, oder legen Sie eines an.',
};
