import type { text as Shape } from '../../zh-CN/app/startup.ts';

export const text: typeof Shape = {
  removed: (enterprise) => `您已被管理員移出${enterprise === '' ? '該企業' : `「${enterprise}」`}，已切換到個人帳號。`,
};
