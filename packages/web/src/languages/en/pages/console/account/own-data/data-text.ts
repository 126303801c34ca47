import type { text as Shape } from '../../../../../zh-CN/pages/console/account/own-data/data-text.ts';

export const text: typeof Shape = {
  title: 'My data',
  lead: 'Take away everything that the platform keeps about you, or delete your account.',
  exportWhy:
    'Profile, contacts, devices, certificates, seals, your acts, and all contracts that you may see with their evidence, in one file.',
  deleteTitle: 'Delete account',
  deleteWhy: (days) =>
    `All devices are logged out at once, and the account is deleted ${days} days later; a login before then cancels it.`,
  deleteAct: 'Delete account',
  goes: 'What is deleted',
  goesPoints: [
    'Phone number, e-mail address, nickname, picture, passwords, logins and messages',
    'Passkeys, signing phones, kept signatures and personal seals; your long-term certificates are revoked and their keys destroyed',
    'Drafts, unused uploads, labels and exports of your own data',
    'Your memberships and roles in enterprises',
  ],
  stays: 'What must remain',
  staysPoints: [
    'Signed contracts and their evidence: they belong to all who signed, and contain your name and contact',
    'The audit record and issued certificates: without them, signatures of others could not be verified',
    'Records of identity checks, and bills: the law requires them',
    'What an enterprise has recorded about its members: the enterprise is responsible for it',
  ],
  blocked: 'Settle these first',
  and: ', ',
  obstacle: {
    OWNER: (count) => `Enterprises that you own (${count}): hand over the ownership`,
    RUNNING: (count) => `Running contracts that you sent (${count}): finish or revoke them`,
    TURN: (count) => `Contracts that wait for you (${count}): sign or reject them`,
    MULTI_SEND: (count) => `Multi-sends under way (${count}): finish or revoke them`,
  },
  confirmTitle: 'Delete your account?',
  confirmWhy: (days) =>
    `All devices are logged out at once. After ${days} days the account and the data above are deleted and cannot be restored. You can register again with the same phone number or e-mail address, but will not get the present contracts.`,
  password: 'Login password',
  passwordMissing: 'Enter the login password',
  needPassword: 'You have no login password yet. Set one first, then delete the account.',
  setPassword: 'Set a login password',
};
