import type { WrittenSection } from '../../../text/written-section.ts';

export const charges: WrittenSection = {
  title: 'Charges, bills and contract numbers',
  blocks: [
    {
      kind: 'text',
      text: 'Each contract that you send costs one charge: your own if you send it from your personal account, or the enterprise’s if you send it as its member. A void agreement is free. Without enough charges the contract is not sent, and you see how many are left.',
    },
    {
      kind: 'steps',
      items: [
        'Open Account and seals → Charges and bills, or Enterprise → Finance, to see the balance, the usage and the records. You can filter the records by day, kind, member or contract, and export them as CSV or Excel.',
        'Choose a package and place the order, then transfer the money to the displayed account with the order number as the reference.',
        'As soon as the payment is confirmed, you can use the charges and download the bill as a PDF.',
      ],
    },
    {
      kind: 'points',
      items: [
        'If the documents of a contract could not be prepared, or the contract was revoked before that, its charge is returned. For every other contract the charge is spent when the contract ends.',
        'You can set a low-balance notice: you are notified once when fewer charges are left than the number you entered.',
        'An enterprise can enable a numbering rule under Contract numbers: a prefix, a date and a consecutive counter. Every contract sent after that gets a number. You can search by it, and the rule can print it on every page.',
      ],
    },
  ],
};
