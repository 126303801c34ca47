import type { text as Shape } from '../../../zh-CN/parts/messages/text.ts';

export const text: typeof Shape = {
  title: 'Messages',
  lead: 'Ce qui s’est passé pour vos contrats et votre compte.',
  bell: (unread: number) => (unread === 0 ? 'Messages' : `Messages, non lus : ${unread}`),
  all: 'Tous',
  unread: 'Non lus',
  which: 'Messages à afficher',
  unreadMark: 'non lu',
  readAll: 'Tout marquer comme lu',
  seeAll: 'Voir tous les messages',
  none: 'Aucun message pour l’instant',
  noneWhy: 'Les contrats qui vous attendent et l’avancement de ceux que vous avez envoyés apparaissent ici.',
  noneUnread: 'Aucun message non lu',
  noneUnreadWhy: 'Vous avez lu tous vos messages.',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  fetchFailed: 'Échec : vos messages n’ont pas pu être chargés',
  several: (count: number) => `Vous avez ${count} nouveaux messages`,
  open: 'Ouvrir',
  count: (total: number) => (total < 2 ? `${total} message` : `${total} messages`),
};
