import type { text as Shape } from '../../../../zh-CN/pages/light/sign/shield-sheet.ts';

export const text: typeof Shape = { title: 'スマートフォンで承諾してください', again: '再試行' };
