import type { text as Shape } from '../../zh-CN/app/inactivity-warning.ts';

export const text: typeof Shape = {
  title: 'Are you still there?',
  why: 'You have not been active for a while. To keep your account safe, you will be logged out when the time is up.',
  left: 'Until you are logged out',
  stay: 'Stay logged in',
};
