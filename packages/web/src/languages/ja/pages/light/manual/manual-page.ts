import type { text as Shape } from '../../../../zh-CN/pages/light/manual/manual-page.ts';

export const text: typeof Shape = {
  download: 'PDFでダウンロード',
  top: '目次へ戻る',
  link: (title) => `「${title}」へのリンク`,
};
