import type { text as Shape } from '../../zh-CN/app/failure-page.ts';

export const text: typeof Shape = {
  failed: 'This page ran into an error',
  notFound: 'There is no such page',
  notFoundWhy: 'The address may be mistyped, or its content has moved.',
  home: 'Go to the home page',
};
