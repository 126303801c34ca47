import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/retention/text.ts';

export const text: typeof Shape = {
  title: '保存期間',
  lead: '企業の下書き、契約書、お知らせ、ログの保存期間と、削除してはならないものを設定します',
};
