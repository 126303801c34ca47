import type { text as Shape } from '../../zh-CN/app/frame-console.ts';

export const text: typeof Shape = {
  navigation: 'メインナビゲーション',
  home: 'ホーム',
  envelopes: '契約書',
  bulk: '一括送信',
  account: 'アカウント',
  create: '新規契約書',
  enterprise: '企業',
  freeTitle: 'このリンクで開けるのは1件の契約書だけです',
  freeWhy: '署名リンクからアクセスしています。ほかの機能を使うにはログインしてください。',
};
