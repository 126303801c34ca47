import type { text as Shape } from '../../../zh-CN/parts/data-table/list-text.ts';

export const text: typeof Shape = {
  count: (total) => `共 ${total} 筆`,
  nothingFound: '沒有符合條件的記錄',
  nothingFoundWhy: '換一個條件，或清除全部條件再看。',
  clear: '清除條件',
  dense: '緊密表格',
  comfortable: '寬鬆表格',
};
