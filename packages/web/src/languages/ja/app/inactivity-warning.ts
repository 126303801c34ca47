import type { text as Shape } from '../../zh-CN/app/inactivity-warning.ts';

export const text: typeof Shape = {
  title: '操作を続けますか？',
  why: 'しばらく操作がありません。アカウントを保護するため、時間になると自動的にログアウトします。',
  left: 'ログアウトまで',
  stay: 'ログインを続ける',
};
