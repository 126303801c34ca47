import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/bulk-review.ts';

export const text: typeof Shape = {
  send: (count) => `${count}명에게 보내기`,
  starting: '발송 준비 중…',
  started: '발송을 시작했습니다',
  none: '명단이 비어 있습니다. 먼저 채워 주십시오.',
  good: (count) =>
    count === '1' ? '명단에 있는 사람에게 계약서를 보냅니다.' : `명단의 ${count}명이 각자 자신의 계약서를 받습니다.`,
  some: (valid, bad) => `명단의 ${valid}명에게 보냅니다. 나머지 ${bad}명은 수정이 필요하여 제외됩니다.`,
  open: '명단 보기',
};
