import type { text as Shape } from '../../zh-CN/app/frame-console-text.ts';

export const text: typeof Shape = {
  accounts: 'Accounts',
  switcher: 'Account menu',
  personal: 'Personal account',
  waiting: (count) => (count >= 100 ? '99+ waiting' : `${count} waiting`),
  waitingElsewhere: 'Contracts wait in another account',
  switchTo: 'Switch account',
  search: 'Find an account by name',
  removed: 'Removed by its administrator',
  makeDefault: (name) => `Use after login by default: ${name}`,
  makeDefaultShort: 'Make it the default after login',
  isDefault: 'The default after login',
  defaultSet: 'This account is the default after login now',
  switched: (name) => `You are in ${name} now`,
  found: 'Create an enterprise account',
  settings: 'Account and seals',
};
