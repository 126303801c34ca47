import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/uses-text.ts';

export const text: typeof Shape = {
  title: 'Nutzungsprotokoll der Siegel',
  lead: 'Jede Verwendung eines Siegels wird hier festgehalten. Einträge lassen sich nicht ändern oder löschen.',
  back: 'Zurück zu den Siegeln',
  when: 'Unterzeichnet',
  seal: 'Siegel',
  who: 'Durch',
  contract: 'Vertrag',
  selfApproved: 'Siegel von der erstellenden Person genehmigt',
  none: 'Noch keine Einträge.',
  count: (count) => `${count} ${count === '1' ? 'Verwendung' : 'Verwendungen'}`,
};
