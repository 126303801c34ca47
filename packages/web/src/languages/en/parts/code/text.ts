import { text as faults } from './send-fault.ts';
import type { text as Shape } from '../../../zh-CN/parts/code/text.ts';
import { CODE_DIGITS } from '@countersign/domain';

export const text: typeof Shape = {
  needCaptcha: 'Please enter image captcha',
  badCaptcha: 'Please enter a valid captcha',
  otherContact: 'The account was changed: please enter the characters of the new picture',
  send: 'Send code',
  sendVoice: 'Call me with a code',
  sending: 'Sending…',
  sent: ['A code was sent to ', ''],
  calling: ['Calling ', ', please answer'],
  timedOut: `${faults.TIMEOUT}; if a code still arrives, you can enter it`,
  resend: (seconds) => `${seconds}s to resend`,
  again: 'Send again',
  code: `${CODE_DIGITS}-digit code`,
  voice: 'No text message? Get a call instead',
  sms: 'Use a text message instead',
  late: 'Nothing yet? Check blocked messages and spam, or send again.',
  help: 'Cannot receive the code?',
  helpTitle: 'Cannot receive verification code',
  helpPhone: [
    'Is the phone in service, and is there a signal?',
    'Has a security app on the phone blocked the message?',
  ],
  helpEmail: ['Is the e-mail in the spam folder?', 'Is the address spelled correctly?'],
  bindEmail: 'You can bind an e-mail address in the account settings.',
  service: 'Still stuck? Contact customer service: ',
  gotIt: 'Got it',
};
