import type { text as Shape } from '../../zh-CN/app/startup-failure.ts';

export const text: typeof Shape = {
  title: 'アカウントを読み込めませんでした',
  why: 'ログイン状態は続いており、失われたデータもありません。もう一度お試しください。',
};
