import type { text as Shape } from '../../../zh-CN/parts/data-table/list-text.ts';

export const text: typeof Shape = {
  count: (total) => `${total}件`,
  nothingFound: '該当する項目はありません',
  nothingFoundWhy: '条件を変更するか、すべて解除してください。',
  clear: '条件を解除',
  dense: '行間を狭く',
  comfortable: '行間を広く',
};
