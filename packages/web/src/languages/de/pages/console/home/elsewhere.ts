import type { text as Shape } from '../../../../zh-CN/pages/console/home/elsewhere.ts';

export const text: typeof Shape = {
  title: 'In Ihren anderen Konten wartet',
  personal: 'Persönliches Konto',
  count: (count) => (count >= 100 ? '99+ offen' : `${count} offen`),
  open: (account) => `Zu ${account} wechseln und öffnen`,
  more: (count) => `${count} weitere: wechseln und ansehen`,
};
