import type { WrittenSection } from '../../../text/written-section.ts';

export const review: WrittenSection = {
  title: 'Reviewing and rejecting',
  blocks: [
    {
      kind: 'points',
      items: [
        'A reviewer passes the contract, or refuses it with a reason of 1 to 500 characters. A refusal ends the contract.',
        'A signer may reject the contract, also with a reason. That ends the contract, and the sender is notified.',
        'A review does not change the document; the evidence report states which version the reviewer saw.',
      ],
    },
    {
      kind: 'text',
      text: 'The sender may revoke a contract before it is completed, with a reason. A contract that is not completed by its deadline expires automatically. A completed contract cannot be revoked.',
    },
  ],
};
