import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/own-data/data-text.ts';

export const text: typeof Shape = {
  title: '企業データ',
  lead: 'プラットフォームが企業のために保管する、すべての契約書とデータを書き出せます。',
  exportWhy:
    '完了したすべての契約書とその証跡、進行中の契約書の現状、メンバー、部門、ロール、テンプレートの一覧、印鑑の画像を1つのファイルにまとめます。ほかの人の個人情報を含むため、安全に保管してください。',
};
