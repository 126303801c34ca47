import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/pick-text.ts';

export const text: typeof Shape = {
  trouble: '読み込めませんでした。しばらくしてからもう一度お試しください。',
  members: 'メンバー',
  envelopes: '契約書',
  envelopeSearch: '契約書をタイトルで検索',
  noEnvelopes: '該当する契約書はありません。',
  templates: 'テンプレート',
  templateSearch: 'テンプレートを名前で検索',
  noTemplates: '該当するテンプレートはありません。',
};
