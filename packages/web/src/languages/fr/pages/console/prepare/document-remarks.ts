import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/document-remarks.ts';

export const text: typeof Shape = {
  fonts: (names) => `Non incorporé : ${names}. Ailleurs, ce texte peut s’afficher dans une autre police`,
  offPage: (pages) => `Page ${pages} : du texte hors de la page, que les signataires ne peuvent pas voir`,
  hiddenLayers: 'Les calques masqués à l’ouverture du fichier ont été retirés',
  notDrawn: (pages) =>
    `Page ${pages} : des champs ou annotations sans apparence propre ; ils ne font pas partie de la page`,
  layersStay: 'Le fichier est déjà signé ; les lecteurs peuvent encore changer ses calques',
  formStays: 'Le fichier est déjà signé ; ses champs de formulaire restent tels quels',
  marksStay: 'Le fichier est déjà signé ; ses annotations restent telles quelles',
  list: (values) => values.join(', '),
  more: (count) => ` et d’autres, ${count} en tout`,
  look: (page) => `Voir la page ${page}`,
  title: (page) => `Page ${page}`,
  asSeen:
    'Voici ce que les signataires voient ici. Pour un contrat de même aspect partout, incorporez ses polices à l’exportation, puis importez-le à nouveau.',
  asSeenPage: 'Voici ce que les signataires voient ; rien d’autre n’est inclus.',
};
