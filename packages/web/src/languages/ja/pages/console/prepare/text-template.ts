import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-template.ts';

export const text: typeof Shape = {
  roles: '役割',
  leave: 'テンプレートに戻る',
  review: '確認して保存',
  rolesTitle: '署名・承認する役割',
  rolesLead:
    '「仕入先」のように役割に名前を付けます。人は使用するたびに入力します。いつも同じ人の場合は、今、連絡先を入力してください。',
  starter: 'テンプレートを使うメンバーが開始',
  addRole: '役割を追加',
  roleName: '役割の名前',
  contact: '使用するたびに入力',
  listHint: 'リストは使用時に取り込み、全員に契約書を送信します',
  expireDays: '署名期間（日）',
  expireDaysHint: 'テンプレートを使用した時点から数えます',
  reviewTitle: 'テンプレートを保存',
  save: 'テンプレートを保存',
  saving: 'テンプレートを保存中…',
  saved: 'テンプレートを保存しました',
  gapsTitle: '保存前に必要',
  warningsTitle: '使用前に追加できるもの',
  atUse: '使用時に指定する企業',
  daysOf: (count) => `使用から${count}日以内に署名`,
};
