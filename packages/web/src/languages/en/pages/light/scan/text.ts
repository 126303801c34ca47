import type { text as Shape } from '../../../../zh-CN/pages/light/scan/text.ts';

export const text: typeof Shape = {
  title: { WRITE: 'Write your signature', SEAL: 'Draw your seal' },
  forWhom: (name) => `for ${name}`,
  page: 'Draw on the phone',
  opening: 'Opening…',
  left: (minutes, seconds) => `${minutes}:${String(seconds).padStart(2, '0')} left`,
  send: 'Send to the computer',
  doneTitle: 'Done. Look at your computer',
  doneWhy: 'Your drawing is on the computer. You may close this page.',
  goneTitle: 'This code has expired',
  goneWhy: 'A code is valid for five minutes and works once. Make a new one on the computer and scan it again.',
  awayTitle: 'It did not open',
  incompleteTitle: 'The link is not complete',
  incompleteWhy: 'Scan the code on the computer with the camera of your phone.',
};
