import { byLevel } from '../../../../../text/level.ts';
import type { Kinds, text as Shape } from '../../../../zh-CN/pages/light/sign/done-text.ts';

const kinds: Kinds = {
  kinds: {
    signed: [
      'You have signed',
      byLevel({
        'B-LTA': 'Your signature is in the contract, protected by a time-stamp.',
        'B-B': 'Your signature is in the contract.',
      }),
    ],
    filled: ['You have submitted', 'What you filled in is in the contract.'],
    checked: ['You have passed it', 'Your verdict is recorded.'],
    rejected: [
      'You have rejected it',
      'The sender will be notified with your reason. There is nothing more for you to do.',
    ],
    refused: [
      'You have refused it; the contract has ended',
      'The sender will be notified with your reason. There is nothing more for you to do.',
    ],
    handedOn: [
      'You have handed it on',
      'They get the link to the contract and act in your place. There is nothing more for you to do.',
    ],
    returned: [
      'You have returned it',
      'The sender sees what you wrote, and can correct it and send it again. There is nothing more for you to do.',
    ],
  },
  voiding: {
    signed: [
      'You have confirmed the voiding',
      'Your confirmation is in the void agreement. Once everyone has confirmed, the contract is void.',
    ],
    checked: [
      'You have passed the voiding',
      'Your verdict is recorded. Once everyone has confirmed, the contract is void.',
    ],
    rejected: [
      'You have not agreed to the voiding',
      'This voiding has ended, and the contract stays in force. The others see your reason.',
    ],
    refused: [
      'You have refused the voiding',
      'This voiding has ended, and the contract stays in force. The others see your reason.',
    ],
  },
};

export const text: typeof Shape = {
  ...kinds,
  waiting: (names) => `Next: ${names}. Once all are done you can download the contract.`,
  voidWaiting: (names) => `Waiting for ${names} to confirm the voiding.`,
  waitingOthers: 'Others act next. Once all are done you can download the contract.',
  sealing: 'Everyone has acted. Long-term validation data is being added to the contract; this takes a few seconds…',
  finished: 'Everyone has acted. The contract is complete.',
  voided: 'Everyone has confirmed. The contract is void.',
  original: 'See the contract that is voided',
  download: 'Download the contract',
  downloadOf: (name) => `Download ${name}`,
  evidence: 'Download the evidence',
  verify: 'Verify this file',
  list: 'See my contracts',
  notify: (contact) => `We write to ${contact} when it is complete. You can close this page.`,
  returnHere: 'The same link brings you back here at any time.',
  register: 'Log in to see my contracts',
  people: 'Who has acted',
  you: 'you',
};
