import type { text as Shape } from '../../../zh-CN/parts/page-text/page-text.ts';

export const text: typeof Shape = {
  label: 'リーディングビュー',
  says: '画面に合わせて文字を配置し直しています。正式な内容は元のページです。文字とページの表示が異なる箇所は、ページの画像で表示します。',
  page: (page, of) => `${page} / ${of}ページ`,
  see: '元のページを見る',
  picture: '元のページの一部（画像）',
  empty: 'このページには内容がありません。',
  failed: 'このページを読み込めませんでした。',
  retry: '再試行',
  loading: 'このページを読み込み中…',
};
