import type { text as Shape } from '../../../zh-CN/parts/messages/text.ts';

export const text: typeof Shape = {
  title: 'Mensajes',
  lead: 'Novedades de sus contratos y de su cuenta.',
  bell: (unread: number) => (unread === 0 ? 'Mensajes' : `Mensajes, ${unread} sin leer`),
  all: 'Todos',
  unread: 'Sin leer',
  which: 'Qué mensajes mostrar',
  unreadMark: 'sin leer',
  readAll: 'Marcar todo como leído',
  seeAll: 'Ver todos los mensajes',
  none: 'Aún no hay mensajes',
  noneWhy: 'Aquí aparecen los contratos que le esperan y el avance de los que ha enviado.',
  noneUnread: 'No hay mensajes sin leer',
  noneUnreadWhy: 'Ha leído todos sus mensajes.',
  today: 'Hoy',
  yesterday: 'Ayer',
  fetchFailed: 'No se han podido cargar los mensajes',
  several: (count: number) => `Tiene ${count} mensajes nuevos`,
  open: 'Abrir',
  count: (total: number) => (total === 1 ? '1 mensaje' : `${total} mensajes`),
};
