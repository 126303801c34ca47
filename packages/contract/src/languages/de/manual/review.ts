import type { WrittenSection } from '../../../text/written-section.ts';

export const review: WrittenSection = {
  title: 'Prüfen und ablehnen',
  blocks: [
    {
      kind: 'points',
      items: [
        'Ein Prüfer gibt den Vertrag frei oder verweigert die Freigabe mit einem Grund von 1 bis 500 Zeichen. Ohne Freigabe ist der Vertrag beendet.',
        'Ein Unterzeichner darf den Vertrag ablehnen, ebenfalls mit einem Grund. Damit ist der Vertrag beendet, und der Absender wird benachrichtigt.',
        'Eine Prüfung ändert das Dokument nicht; der Nachweisbericht nennt die Version, die der Prüfer gesehen hat.',
      ],
    },
    {
      kind: 'text',
      text: 'Der Absender darf einen Vertrag vor dem Abschluss zurückziehen, mit einem Grund. Ein Vertrag, der bis zu seiner Frist nicht abgeschlossen ist, läuft automatisch ab. Ein abgeschlossener Vertrag lässt sich nicht zurückziehen.',
    },
  ],
};
