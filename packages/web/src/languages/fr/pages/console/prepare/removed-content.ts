import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/removed-content.ts';

export const text: typeof Shape = {
  groups: {
    scripts: 'scripts et actions',
    files: 'pièces jointes',
    media: 'multimédia',
    links: 'liens vers d’autres fichiers',
    form: 'champs de formulaire',
    marks: 'annotations',
    layers: 'calques',
    printed: 'contenu d’impression seule',
  },
  and: (groups) => groups.join(', '),
  gone: (list) => `Retiré : ${list}`,
  drawn: (list) => `Désormais dans la page : ${list}`,
  both: (gone, drawn) => `${gone}. ${drawn}`,
};
