import type { WrittenSection } from '../../../text/written-section.ts';

export const identity: WrittenSection = {
  title: 'Identity verification',
  blocks: [
    {
      kind: 'text',
      text: 'In the account settings, submit your name, the number of your identity document and pictures of it. Staff of the certificate authority review them. You can use the account as usual in the meantime, and you are notified of the result. If the application is returned, you see the reason and can apply again.',
    },
    {
      kind: 'points',
      items: [
        'Once you are verified, your real name is shown and appears in your certificates.',
        'Some contracts can be signed by verified people only; the signing page tells you and leads you here.',
        'The pictures are stored encrypted and used for the review only. Every time staff view them, it is recorded.',
        '"My certificates" lists the certificates issued to you: for which contract, when, and whether they are valid.',
      ],
    },
  ],
};
