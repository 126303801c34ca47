import type { WrittenSection } from '../../../text/written-section.ts';

export const account: WrittenSection = {
  title: 'Registering and logging in',
  blocks: [
    {
      kind: 'text',
      text: 'With an account for your [[phone number or e-mail address|e-mail address]] you can send and sign contracts. You need no account to sign a contract that you received: just open the link.',
    },
    {
      kind: 'steps',
      items: [
        'Open the registration page and enter [[a phone number or an e-mail address|an e-mail address]].',
        'Type the 4 characters of the picture. They are checked as soon as all 4 are typed; request another picture if you cannot read it.',
        'Request the 6-digit code and enter it. A code is valid for ten minutes and can be used once.',
        'Enter your name or a nickname (optional), and choose a login password: 8 to 32 characters, no spaces, not only digits, letters or symbols.',
        'Press the button. You are then logged in and see the home page.',
      ],
    },
    {
      kind: 'text',
      text: 'You can log in with your password or with a code. On a device with a passkey you can also use your fingerprint, your face or the password of the device. With "Remember account" this device fills in the account next time; it never stores the password.',
    },
    {
      kind: 'text',
      text: 'If you forget your password, press "Forgot password" on the login page, enter your [[phone number|e-mail address]], complete the picture and the code, and choose a new password.[[ Without a phone number you can use your e-mail address.|]] You are then logged in automatically, and all other devices are logged out.',
    },
    {
      kind: 'note',
      text: 'After 30 minutes without activity you are logged out and need to log in again. Drafts and the values you have entered are kept.',
    },
  ],
};
