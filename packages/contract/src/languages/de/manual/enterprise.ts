import type { WrittenSection } from '../../../text/written-section.ts';

export const enterprise: WrittenSection = {
  title: 'Unternehmen und Kontowechsel',
  blocks: [
    {
      kind: 'text',
      text: 'Eine Person kann mehreren Unternehmen angehören. Im Kontomenü oben rechts wechseln Sie zwischen Ihrem persönlichen Konto und Ihren Unternehmenskonten; Sie sehen dann die Verträge dieses Kontos.',
    },
    {
      kind: 'points',
      items: [
        'Bevor Sie ein Unternehmenskonto anlegen, muss Ihre eigene Identität bestätigt sein. Wer es anlegt, ist sein Inhaber.',
        'Auch das Unternehmen wird bestätigt: Reichen Sie seinen Namen, seinen einheitlichen Sozialkreditcode oder seine Registernummer und seine Dokumente ein.',
        'Sie können wählen, welches Konto nach der Anmeldung aktiv ist.',
        'Entfernt Sie ein Unternehmen, können Sie dieses Konto nicht mehr verwenden und kehren zu Ihrem persönlichen Konto zurück, das nicht betroffen ist.',
      ],
    },
    {
      kind: 'note',
      text: 'Wechseln Sie in einem anderen Tab das Konto, bittet diese Seite um Bestätigung und lädt neu, damit nichts im falschen Konto geschieht.',
    },
  ],
};
