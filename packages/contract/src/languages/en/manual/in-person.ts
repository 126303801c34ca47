import type { WrittenSection } from '../../../text/written-section.ts';

export const inPerson: WrittenSection = {
  title: 'Signing in person',
  blocks: [
    {
      kind: 'text',
      text: 'When the other person stands before you, they can sign on your own phone, tablet or computer. On the detail page of the contract, each person whose turn it is has “Sign in person”.',
    },
    {
      kind: 'steps',
      items: [
        'Press “Lock and hand over the device”. Your login on this device ends at once, and no other tab opens your contracts; your other devices are not affected.',
        'Hand the device to the person that the screen names. They type the code sent to their own [[phone or e-mail address|e-mail address]], read and sign; the code is not sent to you.',
        'When they have finished, the screen says who gets the device next: another participant, or you.',
        'Log in on the same device to return to the contract.',
      ],
    },
    {
      kind: 'points',
      items: [
        'While the device is handed over, only you can log in on it. After 30 minutes without use, signing in person ends by itself; your account stays logged out.',
        'A person who does not want to go on presses “Give the device back”; to continue they need a new code.',
        'A participant whose contact is your own cannot sign in person: replace it by their own contact first. One who acts for an enterprise needs their own account.',
        'The evidence report says on whose device they acted, when it was handed over, and when it was taken back by a login.',
      ],
    },
  ],
};
