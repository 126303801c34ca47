import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/finance/charges-tile.ts';

export const text: typeof Shape = {
  title: '送信枠',
  left: (count) => `残り${count}件`,
  used: (count) => `過去30日に${count}件使用`,
};
