import type { text as Shape } from '../../zh-CN/app/account-watch.ts';

export const text: typeof Shape = {
  newDevice: '新しい端末からログインがありました。',
  signOut: '心当たりがない場合はログアウトさせる',
};
