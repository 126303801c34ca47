import type { text as Shape } from '../../../../zh-CN/pages/console/enterprise/frame-text.ts';

export const text: typeof Shape = {
  sections: '企業のメニュー',
  templates: 'テンプレート',
  members: 'メンバー',
  invitations: '招待',
  forbidden: '利用停止中のメンバー',
  seals: '会社印',
  mySeals: '使用できる印鑑',
  sealAudit: '印鑑の審査',
  allEnvelopes: 'すべての契約書',
  applications: 'アプリ連携',
  contractNumbers: '契約番号',
  finance: '会計',
  data: '企業データ',
  retention: '保存期間',
  roles: 'ロール',
  deniedTitle: 'このページを開く権限がありません',
  deniedWhy: '必要な場合は、企業の管理者にロールへの権限の追加を依頼してください。',
  personalTitle: 'このページは企業アカウント用です',
  personalWhy: '上部のアカウントメニューで企業のアカウントに切り替えてください。',
  toHome: '企業に戻る',
};
