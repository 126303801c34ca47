import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/bulk-review.ts';

export const text: typeof Shape = {
  send: (count) => (count === '1' ? 'Send to 1 person' : `Send to ${count} people`),
  starting: 'Preparing to send…',
  started: 'Sending has started',
  none: 'The list is still empty. Fill it in first.',
  good: (count) =>
    count === '1'
      ? 'The person on the list gets a contract.'
      : `Each of the ${count} people on the list gets their own contract.`,
  some: (valid, bad) => `It goes to ${valid} on the list; the others (${bad}) need correction and are left out.`,
  open: 'Show the list',
};
