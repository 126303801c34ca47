import type { WrittenSection } from '../../../text/written-section.ts';

export const security: WrittenSection = {
  title: 'Account security',
  blocks: [
    {
      kind: 'points',
      items: [
        'You log in with the login password. When it is changed or reset, all other devices are logged out.',
        'The sign password confirms your identity when you sign; choose one that differs from the login password. If you forget it, set a new one with a code sent to your [[phone or e-mail|e-mail]].',
        'Devices: see where your account is logged in, and end one login or all of them. You are notified when a new device logs in.',
        'Passkeys: log in with a fingerprint, your face or the password of the device; phishing sites cannot steal a passkey. You can save up to 10.',
        '[[Phone and e-mail: you can change or remove a contact, but one must remain.|E-mail: you can change your address.]] You need the login password, and a new contact is confirmed by a code.',
        'Notices: choose what you are told [[by text message, by e-mail or on the desktop|by e-mail or on the desktop]]. Notices about the security of your account are always sent.',
      ],
    },
    {
      kind: 'text',
      text: 'After a few wrong passwords the login asks for the characters of a picture; after many, login with a password is locked for an hour, but you can still log in with a code.',
    },
    {
      kind: 'note',
      text: 'If you see a device that you do not recognise, log it out at once, then change both passwords.',
    },
  ],
};
