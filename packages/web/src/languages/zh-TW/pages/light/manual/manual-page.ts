import type { text as Shape } from '../../../../zh-CN/pages/light/manual/manual-page.ts';

export const text: typeof Shape = { download: '下載 PDF', top: '回到目錄', link: (title) => `「${title}」的連結` };
