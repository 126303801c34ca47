import type { text as Shape } from '../../zh-CN/app/failure-page.ts';

export const text: typeof Shape = {
  failed: 'このページでエラーが発生しました',
  notFound: 'ページが見つかりません',
  notFoundWhy: 'アドレスに誤りがあるか、内容が移動した可能性があります。',
  home: 'ホームへ戻る',
};
