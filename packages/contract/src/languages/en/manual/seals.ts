import type { WrittenSection } from '../../../text/written-section.ts';

export const seals: WrittenSection = {
  title: 'Seals and saved signatures',
  blocks: [
    {
      kind: 'text',
      text: 'You find them under "Account and seals", "Seals and signatures". Create a seal from your name, draw one (also on your phone with a QR code), or upload a photo or a scan, whose paper background is removed.',
    },
    {
      kind: 'points',
      items: [
        'Signatures that you saved while signing are listed here for the next time; you can delete them.',
        'Deleting a seal or a signature does not affect signed contracts.',
        'If you open a contract with a link and are not logged in, you cannot use a seal: log in and open the contract again.',
      ],
    },
    {
      kind: 'note',
      text: 'A seal picture is only the appearance. What counts is the digital signature behind it, made with a certificate that was issued for this one signature.',
    },
  ],
};
