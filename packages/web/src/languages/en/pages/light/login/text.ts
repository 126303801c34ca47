import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/login/text.ts';
import { CODE_DIGITS } from '@countersign/domain';

export const text: typeof Shape = {
  login: 'Log in',
  welcome: 'Welcome back',
  welcomeWhy: 'Log in to continue with your contracts.',
  ways: 'Login method',
  byPassword: 'Password',
  byCode: 'One-time code',
  account: orMail('Phone number or e-mail', 'E-mail'),
  accountFault: {
    missing: orMail('Please enter your phone number or e-mail', 'Please enter your e-mail address'),
    wrong: 'Account input error: please check it',
  },
  accountTaken: 'This account is registered already',
  password: 'Password',
  passwordMissing: 'Please enter your password',
  captchaAsked: 'To keep the account safe, please also enter the characters in the picture.',
  codeMissing: `Please enter the ${CODE_DIGITS}-digit code`,
  noAccount: 'No account yet?',
  toRegister: 'Sign up',
  remember: 'Remember my account',
  forgot: 'Forgot your password?',
  register: 'Sign up',
  createTitle: 'Create an account',
  createWhy: orMail(
    'Sign up with a phone number or e-mail and send your first contract in minutes.',
    'Sign up with your e-mail address and send your first contract in minutes.',
  ),
  nickname: 'Name or nickname',
  newPassword: 'Password',
  create: 'Sign up and log in',
  haveAccount: 'Have an account?',
  toLogin: 'Log in',
};
