import type { text as Shape } from '../../zh-CN/app/account-watch.ts';

export const text: typeof Shape = { newDevice: '您的帳號剛剛在一台新裝置上登入。', signOut: '不是我？將它登出' };
