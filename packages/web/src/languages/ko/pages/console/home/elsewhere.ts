import type { text as Shape } from '../../../../zh-CN/pages/console/home/elsewhere.ts';

export const text: typeof Shape = {
  title: '다른 계정에서 대기 중',
  personal: '개인 계정',
  count: (count) => (count >= 100 ? '대기 99건 이상' : `대기 ${count}건`),
  open: (account) => `계정을 전환하여 열기: ${account}`,
  more: (count) => `${count}건 더 있음: 전환하여 보기`,
};
