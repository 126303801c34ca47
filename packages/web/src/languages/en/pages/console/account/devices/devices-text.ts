import type { text as Shape } from '../../../../../zh-CN/pages/console/account/devices/devices-text.ts';

export const text: typeof Shape = {
  title: 'Devices',
  lead: 'Your account is logged in on these devices. If you do not recognise one, log it out and change your login password.',
  list: 'Logged-in devices',
  current: 'This device',
  unknown: 'Unknown device',
  on: (browser, system) => `${browser} on ${system}`,
  since: (when) => `logged in ${when}`,
  active: (when) => `active ${when}`,
  now: 'in use now',
  from: (ip) => `IP ${ip}`,
  signOut: 'Log out',
  signOutOf: (name) => `Log out ${name}`,
  signOutTitle: (name) => `Log out "${name}"?`,
  signOutWhy:
    'The device is logged out at once and unsaved changes on it are lost. This cannot be undone; to use it again, log in on that device.',
  done: 'That device is logged out',
  others: 'Log out all others',
  othersTitle: 'Log out all other devices?',
  othersWhy: (count) =>
    count === 1
      ? 'One other device is logged out at once and unsaved changes on it are lost. This cannot be undone.'
      : `${count} other devices are logged out at once and unsaved changes on them are lost. This cannot be undone.`,
  othersDone: 'All other devices are logged out',
  alone: 'This is the only device that is logged in.',
  password: 'Change login password',
};
