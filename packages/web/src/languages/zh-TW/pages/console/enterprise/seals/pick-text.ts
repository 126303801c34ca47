import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/pick-text.ts';

export const text: typeof Shape = {
  trouble: '載入失敗，請稍後再試。',
  members: '成員',
  envelopes: '合約',
  envelopeSearch: '依合約名稱搜尋',
  noEnvelopes: '找不到合約。',
  templates: '範本',
  templateSearch: '依範本名稱搜尋',
  noTemplates: '找不到範本。',
};
