import type { WrittenSection } from '../../../text/written-section.ts';

export const messages: WrittenSection = {
  title: 'Messages and notices',
  blocks: [
    {
      kind: 'points',
      items: [
        'The bell at the top shows the number of unread messages. A message leads you to the place where you can act on it.',
        'You can switch [[text messages, e-mail and desktop reminders|e-mail and desktop reminders]] on or off under “Account and seals → Notices”. Notices about the security of your account are always sent.',
        'A day before a contract expires, its sender and the participants whose turn it is are reminded.',
        'While you prepare a contract you can turn on “Automatic reminders”: people who have not acted some days after their turn began are reminded, then again every few days, as often as you choose. “Use for all my new contracts” makes the plan your usual one.',
      ],
    },
  ],
};
