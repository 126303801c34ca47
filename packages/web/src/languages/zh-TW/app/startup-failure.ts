import type { text as Shape } from '../../zh-CN/app/startup-failure.ts';

export const text: typeof Shape = { title: '無法載入您的帳號資訊', why: '登入仍然有效，資料沒有遺失。請稍後再試。' };
