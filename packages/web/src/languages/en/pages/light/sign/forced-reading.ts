import type { text as Shape } from '../../../../zh-CN/pages/light/sign/forced-reading.ts';

export const text: typeof Shape = {
  end: 'The sender asks that every page is shown here before you act. This is recorded.',
  seconds: (count) =>
    `The sender asks that each document is shown here for at least ${count} s before you act. This is recorded.`,
  pagesLeft: (name, left) => `“${name}”: ${left} pages left`,
  secondsLeft: (name, left) => `“${name}”: ${left} s left`,
  next: 'Go to the next page',
  there: 'Go to this document',
  met: 'Done',
};
