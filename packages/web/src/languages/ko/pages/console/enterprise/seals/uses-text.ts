import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/uses-text.ts';

export const text: typeof Shape = {
  title: '도장 사용 기록',
  lead: '도장을 사용할 때마다 여기에 기록됩니다. 기록은 바꾸거나 삭제할 수 없습니다.',
  back: '도장으로 돌아가기',
  when: '서명 시각',
  seal: '도장',
  who: '사용자',
  contract: '계약서',
  selfApproved: '만든 사람이 승인한 도장',
  none: '사용 기록이 없습니다.',
  count: (count) => `사용 ${count}회`,
};
