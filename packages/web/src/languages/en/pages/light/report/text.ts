import { orMail } from '../../../../../text/channels.ts';
import { supportContact } from '../../../../../text/support.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/report/text.ts';

export const text: typeof Shape = {
  title: 'Report or ask for help',
  why: 'Did you get codes or notices you never asked for, or do codes not reach you? Write it down: our staff will look into it and, if necessary, stop sending to the number.',
  contact: orMail('Your phone number or e-mail', 'Your e-mail address'),
  contactFault: {
    missing: orMail('Enter a phone number or an e-mail address', 'Enter an e-mail address'),
    wrong: 'Contact format error',
  },
  text: 'What happened',
  textHint: 'For example when, and what the message said',
  textMissing: 'Write down what happened',
  left: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
  send: 'Send',
  doneTitle: 'Report received',
  doneWhy: 'Our staff will look into it soon. Thank you for telling us.',
  phone: `If it is urgent, contact customer service at ${supportContact()}`,
  back: 'Back to login',
};
