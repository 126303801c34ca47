import type { text as Shape } from '../../../../zh-CN/pages/light/sign/shield-sheet.ts';

export const text: typeof Shape = { title: '在手機上確認', again: '重試' };
