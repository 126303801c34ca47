import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/removed-content.ts';

export const text: typeof Shape = {
  groups: {
    scripts: 'Skripte und Aktionen',
    files: 'Anhänge',
    media: 'Multimedia',
    links: 'Links zu anderen Dateien',
    form: 'Formularfelder',
    marks: 'Anmerkungen',
    layers: 'Ebenen',
    printed: 'nur gedruckter Inhalt',
  },
  and: (groups) => groups.join(', '),
  gone: (list) => `Entfernt: ${list}`,
  drawn: (list) => `Jetzt Teil der Seite: ${list}`,
  both: (gone, drawn) => `${gone}. ${drawn}`,
};
