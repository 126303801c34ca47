import type { WrittenSection } from '../../../text/written-section.ts';

export const enterprise: WrittenSection = {
  title: 'Enterprises and switching accounts',
  blocks: [
    {
      kind: 'text',
      text: 'One person can belong to several enterprises. In the account menu at the top right you switch between your personal account and your enterprise accounts; you then see the contracts of that account.',
    },
    {
      kind: 'points',
      items: [
        'Before you can create an enterprise account, your own identity must be verified. The person who creates it is its owner.',
        'The enterprise is verified too: submit its name, its unified social credit code or registration number, and its documents.',
        'You can choose the account that is active after login.',
        'If an enterprise removes you, you can no longer use that account and return to your personal account, which is not affected.',
      ],
    },
    {
      kind: 'note',
      text: 'If you switch accounts in another tab, this page asks you to confirm and reloads, so that nothing happens in the wrong account.',
    },
  ],
};
