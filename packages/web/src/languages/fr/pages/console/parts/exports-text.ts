import type { text as Shape } from '../../../../zh-CN/pages/console/parts/exports-text.ts';

export const text: typeof Shape = {
  title: 'Exporter toutes les données',
  make: 'Lancer un export',
  list: 'Exports de données',
  none: 'Aucun export pour l’instant.',
  running: 'En préparation',
  ready: 'Prêt',
  stopped: 'Arrêté',
  expired: 'Expiré',
  progress: (done, total) => `Contrats rassemblés : ${done} sur ${total}`,
  contents: (contracts, size) => `contrats : ${contracts}, ${size}`,
  until: (when) => `téléchargeable jusqu’au ${when}`,
  from: (when) => `demandé : ${when}`,
  stoppedWhy: 'La personne qui l’a demandé n’a plus le droit d’exporter.',
  download: 'Télécharger',
  remove: 'Supprimer',
  removeTitle: 'Supprimer cet export ?',
  removeWhy:
    'Le fichier est supprimé et ne peut plus être téléchargé. Les contrats et les autres données ne sont pas concernés.',
  removed: 'L’export est supprimé',
  made: 'L’export est lancé. Vous serez prévenu quand il sera prêt.',
  firstDay: 'Contrats créés du',
  lastDay: 'au',
  daysHint: (most) =>
    `Laissez les deux vides pour tous les contrats. Un export en contient au plus ${most} ; au-delà, faites-en plusieurs.`,
  period: (first, last) =>
    first === null
      ? `Contrats créés jusqu’au ${last}`
      : last === null
        ? `Contrats créés depuis le ${first}`
        : `Contrats créés du ${first} au ${last}`,
  verify: 'Tous ses contrats peuvent être vérifiés hors ligne : npm run verify -- FILE --trust root.pem',
};
