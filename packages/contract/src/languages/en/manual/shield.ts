import type { WrittenSection } from '../../../text/written-section.ts';

export const shield: WrittenSection = {
  title: 'Signing with your phone as the key',
  blocks: [
    {
      kind: 'text',
      text: 'If the sender requires it, the signing key is stored on your own phone and cannot be exported. The computer shows a QR code; scan it, and the phone shows the contract, its parties and the digests of the documents. After you confirm, the phone signs.',
    },
    {
      kind: 'points',
      items: [
        'The first time, the phone generates its key: enter the code that is sent to you (or log in on the phone), then type the number shown on the phone into the computer. After that you can use the same phone directly.',
        'The phone of a verified signer gets a certificate for a year. Without a verified identity, each signature gets a certificate that is valid for this document only and expires within minutes.',
        'After you confirm on the phone, you have 120 seconds to finish; the screen shows a countdown. If a document changes in that time, you must confirm again.',
        'If you lose or replace the phone, remove it under “Account and seals”: its certificate is revoked at once.',
      ],
    },
  ],
};
