import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/contact-groups.ts';

export const text: typeof Shape = {
  groups: 'Groupes de contacts',
  none: 'Pas encore de groupe. Enregistrez comme groupe les personnes qui signent souvent ensemble et ajoutez-les d’un geste la prochaine fois.',
  howTo: 'Saisissez d’abord des participants, puis enregistrez-les comme groupe.',
  failed: 'Les groupes de contacts n’ont pas pu être chargés.',
  comma: ', ',
  save: (count) => `Enregistrer les participants d’ici comme groupe (${count})`,
  saveAct: 'Enregistrer',
  saved: (name) => `Groupe « ${name} » enregistré`,
  namePlaceholder: 'Par exemple : fourniture annuelle',
  nameMissing: 'Saisissez un nom pour le groupe',
  rename: 'Nom du groupe',
  replace: (count) => `Reprendre les participants d’ici (${count})`,
  change: (name) => `Modifier le groupe « ${name} »`,
  remove: (name) => `Supprimer le groupe « ${name} »`,
  removed: (name) => `Groupe « ${name} » supprimé`,
  undo: 'Annuler',
};
