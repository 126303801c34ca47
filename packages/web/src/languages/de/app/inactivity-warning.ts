import type { text as Shape } from '../../zh-CN/app/inactivity-warning.ts';

export const text: typeof Shape = {
  title: 'Sind Sie noch da?',
  why: 'Sie waren eine Weile nicht aktiv. Zum Schutz Ihres Kontos werden Sie nach Ablauf der Zeit abgemeldet.',
  left: 'Zeit bis zur Abmeldung',
  stay: 'Angemeldet bleiben',
};
