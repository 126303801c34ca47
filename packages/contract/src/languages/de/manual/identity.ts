import type { WrittenSection } from '../../../text/written-section.ts';

export const identity: WrittenSection = {
  title: 'Identitätsprüfung',
  blocks: [
    {
      kind: 'text',
      text: 'Reichen Sie in den Kontoeinstellungen Ihren Namen, die Nummer Ihres Ausweisdokuments und Bilder davon ein. Mitarbeiter der Zertifizierungsstelle prüfen sie. Das Konto können Sie währenddessen wie gewohnt verwenden, und über das Ergebnis werden Sie benachrichtigt. Wird der Antrag zurückgegeben, sehen Sie den Grund und können ihn erneut stellen.',
    },
    {
      kind: 'points',
      items: [
        'Ist Ihre Identität bestätigt, wird Ihr wirklicher Name angezeigt und steht in Ihren Zertifikaten.',
        'Manche Verträge können nur Personen mit bestätigter Identität unterzeichnen; die Signaturseite sagt es Ihnen und führt Sie hierher.',
        'Die Bilder werden verschlüsselt gespeichert und nur zur Prüfung verwendet. Jede Ansicht durch Mitarbeiter wird festgehalten.',
        '„Meine Zertifikate“ listet die für Sie ausgestellten Zertifikate auf: für welchen Vertrag, wann und ob sie gültig sind.',
      ],
    },
  ],
};
