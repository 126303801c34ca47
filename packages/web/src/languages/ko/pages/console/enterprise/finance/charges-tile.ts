import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/finance/charges-tile.ts';

export const text: typeof Shape = {
  title: '이용 건수',
  left: (count) => `${count}건 남음`,
  used: (count) => `최근 30일 ${count}건 사용`,
};
