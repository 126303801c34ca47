import type { WrittenSection } from '../../../text/written-section.ts';

export const sign: WrittenSection = {
  title: 'Signing',
  blocks: [
    {
      kind: 'text',
      text: 'Open the link in the notice, or log in and find the contract under "Waiting for me". Without an account, you first confirm that the [[phone number or e-mail address|e-mail address]] is yours with the characters of a picture and a code.',
    },
    {
      kind: 'steps',
      items: [
        'Read the contract. Several documents follow one another on one page; on a phone, pinch or tap twice to enlarge, or choose the reading view, which fits the text to the screen; the page itself is what counts.',
        'Press the button at the bottom: it leads you from one field to the next.',
        'Signature: draw it, type your name, upload a picture, or choose a saved one. The preview has the real size, and you can use one signature for all signature fields.',
        'Seal: choose one of your personal seals. Text and dates are typed in place; where a format is set, the text changes to the printed spelling when you leave the field, such as 1,234.50.',
        'Files: where the sender asks for one, take a picture with the phone or choose a file; you can replace or remove it. Once you have signed, it is kept with the contract, and its parties can see it.',
        'Press "Finish", read the confirmation text, and confirm your identity with your sign password or a code. Some senders require both.',
      ],
    },
    {
      kind: 'text',
      text: 'The pad can undo, clear and rotate. On a computer you draw with the mouse, or scan the QR code on the screen and draw on your phone: the signature appears on the computer at once.',
    },
    {
      kind: 'text',
      text: 'If someone else should sign, “More” lets you hand the contract on, or return it to its sender for correction. If several contracts wait for you, select them in the list, look at each, confirm once, and they are signed one after another.',
    },
    {
      kind: 'level',
      texts: {
        'B-LTA':
          'After signing you see whose turn it is. Once everyone has signed, validation data and a time-stamp are added to the contract, and you can download it. If you leave in between, the values you entered are kept.',
        'B-LT':
          'After signing you see whose turn it is. Once everyone has signed, validation data is added to the contract, and you can download it. If you leave in between, the values you entered are kept.',
        'B-T':
          'After signing you see whose turn it is. Once everyone has signed, you can download the contract. If you leave in between, the values you entered are kept.',
      },
    },
    {
      kind: 'note',
      text: 'A dot or a tick is not accepted as a signature. While you sign, the sender cannot replace the documents that you are reading; if a document has changed, you are asked to read it again first.',
    },
  ],
};
