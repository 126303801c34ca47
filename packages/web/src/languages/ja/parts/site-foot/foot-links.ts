import type { text as Shape } from '../../../zh-CN/parts/site-foot/foot-links.ts';

export const text: typeof Shape = {
  manual: 'ユーザーマニュアル',
  download: 'マニュアルをダウンロード（PDF）',
  verify: '署名済みファイルの検証',
  root: 'ルート証明書',
  practice: '認証業務運用規程',
  report: '通報・お問い合わせ',
  access: 'アクセシビリティ',
};
