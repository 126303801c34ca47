import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/members/handover-dialog.ts';

export const text: typeof Shape = {
  title: '진행 중인 업무',
  none: '넘길 업무가 없습니다.',
  kinds: {
    DRAFT: '초안과 예약된 계약서',
    RUNNING: '보낸 계약서',
    TURN: '처리를 기다리는 계약서',
    TEMPLATE: '템플릿',
    MULTI_SEND: '대량 발송',
    ROLE: '혼자 가진 역할',
    SEAL: '도장 사용 권한',
    API_KEY: 'API 키',
  },
  ends: '구성원 자격과 함께 종료',
  and: (count) => `외, 모두 ${count}건`,
  to: '이어받을 사람',
  toOptional: '이어받을 사람(선택, 나중에도 가능)',
  close: '닫기',
  noSuccessor: '기업에 업무를 이어받을 다른 구성원이 없습니다.',
  running: '넘기는 중…',
  handOver: '업무 넘기기',
  titleOf: (name) => `${name} 님의 업무 넘기기`,
  why: '계약서, 초안, 템플릿, 대량 발송과 처리를 기다리는 계약서가 동료에게 넘어가며 무효화 합의서도 동료가 확인합니다. 이관은 각 계약서의 증거에 기록됩니다.',
  choose: '이어받을 동료를 선택해 주십시오',
  started: '넘기고 있습니다. 끝나면 동료에게 알립니다',
};
