import type { text as Shape } from '../../../../zh-CN/pages/light/sign/reading-notice.ts';

export const text: typeof Shape = {
  loading: 'Les documents sont en cours de chargement. Vous pourrez confirmer quand tous seront chargés.',
  failed:
    'Une page n’a pas pu être affichée. Revenez aux documents, appuyez sur « Réessayer » sur cette page, puis confirmez.',
  unread:
    'L’expéditeur demande que les documents soient d’abord affichés. Revenez-y, faites ce que demande la ligne au-dessus, puis confirmez.',
};
