import type { text as Shape } from '../../zh-CN/app/session-notice.ts';

export const text: typeof Shape = {
  changed: {
    title: 'Your login has changed; the page will refresh',
    why: 'You logged in, logged out or switched account in another tab.',
    act: 'Refresh the page',
  },
  inactive: {
    title: 'You were logged out after a long time without activity',
    why: 'To keep your account safe, please log in again. Everything you saved is still there.',
    act: 'Log in again',
  },
  ended: {
    title: 'Your login has ended',
    why: 'The password was changed, or you were logged out from another device. If it was not you, log in and change your password.',
    act: 'Log in again',
  },
  disabled: {
    title: 'The current enterprise has disabled you; you will be logged out',
    why: 'Its administrator has disabled your membership. You can still log in and use your personal account.',
    act: 'Log out',
  },
};
