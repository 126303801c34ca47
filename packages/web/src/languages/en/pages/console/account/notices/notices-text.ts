import { orMail } from '../../../../../../text/channels.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/account/notices/notices-text.ts';
import { CHANNEL_LABELS } from '@countersign/contract/languages/en/labels';

export const text: typeof Shape = {
  title: 'Notices',
  lead: orMail(
    'Choose how to be notified of each kind; changes apply at once. Each notice is sent once, by SMS or by e-mail, preferably to the contact the sender entered. Codes are always sent.',
    'Choose how to be notified of each kind; changes apply at once. Codes are always sent.',
  ),
  table: 'Notification channels by kind of notice',
  topicHead: 'Notice',
  topic: { TURN: 'Your turn', REMINDER: 'Reminders', RESULT: 'Results', SECURITY: 'Account security' },
  why: {
    TURN: 'A contract waits for you to sign or review',
    REMINDER: 'The sender asks you to act soon',
    RESULT: 'A contract is completed, rejected, revoked or expired',
    SECURITY: 'New devices, changed passwords or contacts; always sent, cannot be turned off',
  },
  channel: CHANNEL_LABELS,
  by: (topic, channel) => `${topic}: ${channel}`,
  notOffered: 'not offered',
  undone: 'Not saved; your previous choice is restored.',
  noPhone: 'No phone number is bound: notices come by e-mail only.',
  noEmail: 'No e-mail address is bound: notices come by text message only.',
  bind: 'Bind one',
  stopped: (contacts) => `Notices about contracts and invitations no longer go to ${contacts}`,
  stoppedWhy: 'Someone unsubscribed there or complained about our notices. Codes and security notices are still sent.',
  resume: 'Start them again',
  resumed: 'Notices are sent again',
  desktopTitle: 'Desktop notifications',
  desktopNone: 'This browser does not support desktop notifications.',
  desktopDenied: 'This browser blocks notifications from this site. Allow them in its site settings.',
  desktopAsk: 'This browser does not allow desktop notifications yet.',
  desktopGranted:
    'This browser allows desktop notifications: while this site is open, you are notified when it is your turn to sign or review.',
  allow: 'Allow desktop notifications',
  explainTitle: 'Allow desktop notifications?',
  explain:
    'There are two kinds: your turn to sign, and your turn to review. Clicking one opens that contract. The browser will now ask for permission; you can change this in the browser at any time.',
  goOn: 'Go on',
};
