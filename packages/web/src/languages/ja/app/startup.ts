import type { text as Shape } from '../../zh-CN/app/startup.ts';

export const text: typeof Shape = {
  removed: (enterprise) =>
    `管理者によって${enterprise === '' ? '企業' : `「${enterprise}」`}から除外されました。個人アカウントに切り替えました。`,
};
