import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/invitation/text.ts';

export const text: typeof Shape = {
  title: 'Join an enterprise',
  kicker: 'An invitation',
  invited: (name) => `${name} invites you`,
  linked: (name) => `Ask to join ${name}`,
  verified: 'Verified enterprise',
  unverified: 'This enterprise is not verified yet. Make sure that you know the person who invited you.',
  why: 'As a member you can see and sign contracts of the enterprise in its account. Your personal account and its contracts are not affected.',
  until: (time) => `The invitation is valid until ${time}`,
  you: 'Logged in as',
  accept: 'Accept the invitation',
  ask: 'Ask to join',
  another: 'Another account',
  strangerContact: orMail(
    'Please log in with the phone number or e-mail address that was invited, or sign up with it if you have no account yet.',
    'Please log in with the e-mail address that was invited, or sign up with it if you have no account yet.',
  ),
  strangerLink: 'Please log in or sign up first, then ask to join.',
  login: 'Log in',
  register: 'Sign up',
  joinedTitle: (name) => `You have joined ${name}`,
  joinedWhy: 'You can switch to the account of the enterprise now, or later in the account menu at the top right.',
  enter: 'Switch to the enterprise',
  stay: 'Stay in this account',
  waitingTitle: 'You have asked to join',
  waitingWhy: (name) => `An administrator of ${name} will decide. You will be notified.`,
  refusedTitle: 'Your application was not accepted',
  refusedWhy: (name) =>
    `${name} has refused your application. If you have questions, please ask the person who invited you.`,
  home: 'To your workspace',
  front: 'To the home page',
  otherTitle: 'This invitation went to another contact',
  otherWhy: orMail(
    'Please log in with the account that was invited, or bind the invited phone number or e-mail address under “Login and security” and come back here.',
    'Please log in with the account that was invited, or bind the invited e-mail address under “Login and security” and come back here.',
  ),
  bind: 'Bind a contact',
  ends: {
    USED: {
      title: 'This invitation has been accepted',
      why: 'If that was you, log in and switch to the enterprise.',
    },
    EXPIRED: { title: 'This invitation has expired', why: 'Please ask the person who invited you to send it again.' },
    DELETED: {
      title: 'This invitation was withdrawn',
      why: 'If you have questions, please ask the person who invited you.',
    },
    OFF: { title: 'This link has been switched off', why: 'Please ask the person who shared it for a new one.' },
    UNKNOWN: {
      title: 'There is no such invitation',
      why: 'The link may be incomplete or old. Please open it from the message again, or ask the person who invited you.',
    },
  },
};
