import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/landing/text.ts';

export const text: typeof Shape = {
  title: 'Where you are going',
  kicker: 'You opened a link',
  asideTitle: 'Check where the link leads',
  asideText:
    'This page only leads to pages of this site. It never sends you to another site and does nothing on your behalf.',
  sign: 'Sign a contract',
  signWhy:
    'The contract opens on the next page. If you are not logged in, a code first confirms that the contact is yours.',
  sentTo: 'This link was sent to',
  notYou: 'Not you? Please stop here and tell the person who sent it.',
  login: 'Log in',
  loginWhy: 'After logging in you will be taken to your page.',
  register: 'Sign up',
  registerWhy: orMail('By phone number or e-mail, in a few minutes.', 'By e-mail, in a few minutes.'),
  page: (name) => `To ${name}`,
  pages: {
    '/wesign': 'your home page',
    '/envelopes': 'the list of contracts',
    '/envelope-detail': 'one of your contracts',
    '/account': 'your account settings',
    '/verify': 'the verification of a file',
    '/manual': 'the user manual',
    '/invitation': 'an invitation of an enterprise',
    '/join': 'the invitation link of an enterprise',
  },
  otherPage: 'the page you asked for',
  pageWhyOpen: 'This page does not need a login.',
  pageWhyMember: 'You are logged in and can open it at once.',
  pageWhyStranger: 'This page needs a login; it opens right after you log in.',
  address: 'Address',
  actSign: 'Open the contract',
  actLogin: 'Log in',
  actRegister: 'Sign up',
  actPage: 'Open it',
  actPageStranger: 'Log in and go on',
  nowhere: 'This link is incomplete',
  nowhereWhy:
    'It does not say where to go, or it is not an address of this site. Open it again from the message, or ask the person who sent it.',
  home: 'Go to the home page',
  wechat: 'Please open it in a browser',
  wechatWhy:
    'Inside WeChat a contract cannot be downloaded and passkeys do not work. Press ⋯ at the top right and choose the browser.',
  copy: 'Copy the link',
  copied: 'Copied: paste it in a browser',
  copyFailed: 'Could not copy: press and hold the address',
  stay: 'Continue in WeChat',
};
