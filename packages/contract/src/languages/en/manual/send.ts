import type { WrittenSection } from '../../../text/written-section.ts';

export const send: WrittenSection = {
  title: 'Preparing and sending',
  blocks: [
    {
      kind: 'text',
      text: 'Press "New contract" or drop a file on the home page to create a draft. Three steps follow, each with its own address. Every change is saved within a second; nothing is lost if you close the page.',
    },
    {
      kind: 'steps',
      items: [
        'Documents: drop one or more PDF files, pictures or office documents. On a phone you can also scan paper with the camera, or share a PDF or a picture with the installed app. Rename, reorder or remove them; then enter a title, a message and a deadline (1 hour to 365 days, 30 days by default).',
        'Participants: one person per line, with name and [[phone number or e-mail address|e-mail address]], as signer or reviewer. They act from top to bottom; people in the same step act at the same time.',
        'Fields: choose a person and drag signatures, seals, text and dates onto the pages; a text may be restricted to a number, an amount (also in Chinese capitals), [[an e-mail address, a phone number|an e-mail address]] or an ID number, and there are drop-down lists, single choices and check boxes, whose options you type beside the page, initials, files that the signer attaches (such as a picture of the ID card), and notes that are printed on the page; or select the field and then the page; or use the keyboard. Arrow keys move a field by 1 point, with Shift by 10; with Alt they resize it. You can undo 50 steps.',
      ],
    },
    {
      kind: 'text',
      text: '"Review and send" lists what is missing; each entry leads to its place. When nothing is missing, you can send: the participants are notified and get their links.',
    },
    {
      kind: 'points',
      items: [
        'A contract holds at most 100 participants, 50 documents, 100 MB and 3,000 pages.',
        'If a contract must be reviewed before it is signed, put the reviewer before the signers.',
        'A check-mark seal is one field: choose the pages and the edge, and see a preview over the page edges. When the signer seals, each page gets its slice.',
        'Placing by text: enter a word such as “Signature”, see every place where it occurs, and put a field at one or all of them.',
        'Under “More” of a participant you can write a message that only they see, choose the language of their notices and pages, and set a deadline of their own before that of the contract. After it they cannot act; you are told, and can extend it, replace or remove them.',
        '“Reading asked for” under “More settings” requires that every page, or each document for some seconds, is shown before anyone signs or passes a review. People are told before, and the evidence report records it; it is no proof that they have read.',
        'Select a field and see “Rules” beside the page: shown or required only if other fields meet conditions (all of them, or any one), the same as another field, or computed from others (sum, product, days after a date, an amount in Chinese capitals). Rules read only fields of the same signer, or of signers who act earlier. A field that is not shown leaves nothing on the paper.',
        'For a witness, add the person as a signer and tick “Signs as a witness” under “More”: the signature and the evidence report say so.',
        'You can schedule the sending; you can also let signers place their own fields.',
        'After sending, the detail page lets you remind participants (each once every 10 minutes), revoke the contract, or remove someone who has not acted.',
      ],
    },
    {
      kind: 'note',
      text: 'A PDF that already contains signatures is kept unchanged and never rewritten. If that is impossible, the upload is refused with the reason.',
    },
  ],
};
