import type { WrittenSection } from '../../../text/written-section.ts';

export const voiding: WrittenSection = {
  title: 'Voiding a completed contract',
  blocks: [
    {
      kind: 'text',
      text: 'A completed contract cannot be revoked, but all its parties can agree that it is void. The sender requests this on the detail page and states the reason. A void agreement is created, and everyone who signed or reviewed is asked to confirm it, in the same order.',
    },
    {
      kind: 'points',
      items: [
        'To confirm you need not draw a signature, only confirm your identity. If you do not agree, reject it, and the contract stays valid.',
        'After everyone has confirmed, the contract is shown as void in the list, on the detail page and in the evidence report; verification of the file shows when and why it was voided.',
        'The file of the contract is not changed and its signatures stay valid: the void agreement is a separate contract, signed by everyone.',
      ],
    },
  ],
};
