import type { text as Shape } from '../../zh-CN/app/startup-failure.ts';

export const text: typeof Shape = {
  title: 'Your account could not be loaded',
  why: 'You are still logged in and nothing is lost. Please try again.',
};
