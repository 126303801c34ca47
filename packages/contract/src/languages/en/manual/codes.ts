import type { WrittenSection } from '../../../text/written-section.ts';

export const codes: WrittenSection = {
  title: 'When a code does not arrive',
  blocks: [
    {
      kind: 'points',
      items: [
        'For one [[phone number or e-mail address|e-mail address]] you can request a code every 60 seconds; the button shows a countdown.',
        'If no code arrives within 2 minutes, request another one. Only the latest code is valid.',
        '[[Your phone may block text messages: look at the blocked messages. |]]E-mail may be in the spam folder.',
        '[[If no text message arrives, you can have the code read out in a voice call, and switch back to text messages at any time.|]]',
        'The number of codes per day is limited. When you reach the limit, try again tomorrow.',
        'After 5 wrong codes in a row, codes for this [[phone number or e-mail address|e-mail address]] are locked for an hour.',
      ],
    },
    {
      kind: 'text',
      text: '[[If your phone often misses codes, bind an e-mail address under "Login and security" and receive codes there. If that does not help either|If nothing of this helps]], contact customer service: {support}.',
    },
    {
      kind: 'note',
      text: 'Never give a code to anyone who asks for it. Our staff never ask for a code, a login password or a sign password.',
    },
  ],
};
