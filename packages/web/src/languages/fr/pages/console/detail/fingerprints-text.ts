import type { text as Shape } from '../../../../zh-CN/pages/console/detail/fingerprints-text.ts';

export const text: typeof Shape = {
  title: 'Empreintes',
  lead: 'Si l’empreinte SHA-256 d’un fichier téléchargé est celle affichée ici, c’est le même fichier.',
  current: 'Le fichier actuel',
  completed: 'À l’achèvement, selon le rapport de preuve',
  renewed:
    'Un nouvel horodatage d’archivage a été ajouté après l’achèvement. Le contenu d’origine est inchangé ; les nouvelles données y sont ajoutées à la suite.',
  archived: (day) =>
    `L’horodatage d’archivage tient jusqu’à cette date : ${day} ; il est renouvelé automatiquement avant.`,
};
