import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/uses-text.ts';

export const text: typeof Shape = {
  title: '用印記錄',
  lead: '每一次用印都有記錄，不能修改或刪除。',
  back: '返回印章管理',
  when: '簽署時間',
  seal: '印章',
  who: '用印人',
  contract: '合約',
  selfApproved: '印章由製作人自行審核',
  none: '還沒有用印記錄。',
  count: (count) => `共 ${count} 次用印`,
};
