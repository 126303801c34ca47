import type { text as Shape } from '../../../zh-CN/parts/messages/text.ts';

export const text: typeof Shape = {
  title: 'Mitteilungen',
  lead: 'Was sich bei Ihren Verträgen und Ihrem Konto getan hat.',
  bell: (unread: number) => (unread === 0 ? 'Mitteilungen' : `Mitteilungen, ${unread} ungelesen`),
  all: 'Alle',
  unread: 'Ungelesen',
  which: 'Welche Mitteilungen',
  unreadMark: 'ungelesen',
  readAll: 'Alle als gelesen markieren',
  seeAll: 'Alle Mitteilungen ansehen',
  none: 'Noch keine Mitteilungen',
  noneWhy: 'Hier erscheinen Verträge, die auf Sie warten, und Fortschritte bei Verträgen, die Sie gesendet haben.',
  noneUnread: 'Keine ungelesenen Mitteilungen',
  noneUnreadWhy: 'Sie haben alle Mitteilungen gelesen.',
  today: 'Heute',
  yesterday: 'Gestern',
  fetchFailed: 'Ihre Mitteilungen konnten nicht geladen werden',
  several: (count: number) => (count === 1 ? 'Sie haben 1 neue Mitteilung' : `Sie haben ${count} neue Mitteilungen`),
  open: 'Öffnen',
  count: (total: number) => (total === 1 ? '1 Mitteilung' : `${total} Mitteilungen`),
};
