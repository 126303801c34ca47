import type { Sentences, text as Shape } from '../../../../zh-CN/pages/console/detail/unavailable-text.ts';

const of: Sentences = {
  LEFT: '더 이상 처리할 수 없고 알림도 전달되지 않습니다. 발신자가 교체하거나 소속 기업이 “사용 중지된 구성원”에서 동료에게 업무를 넘길 수 있습니다.',
  DISABLED: '더 이상 처리할 수 없고 알림도 전달되지 않습니다. 발신자가 교체할 수 있습니다.',
  ROLE_EMPTY:
    '현재 처리할 수 있는 사람이 없고 알림도 보내지 않습니다. 소속 기업이 역할에 구성원을 지정하거나 발신자가 참여자를 교체할 수 있습니다.',
};
const ofVoid: Sentences = {
  LEFT: '무효화 합의서가 이 사람의 확인을 기다립니다. 소속 기업이 “사용 중지된 구성원”에서 동료에게 업무를 넘기면 동료가 대신 확인합니다.',
  DISABLED:
    '무효화 합의서가 이 사람의 확인을 기다리며 계정이 복원될 때까지 확인할 수 없습니다. 발신자가 무효화 합의서를 철회할 수 있습니다.',
  ROLE_EMPTY: '무효화 합의서가 이 사람의 확인을 기다립니다. 소속 기업이 역할에 구성원을 지정할 수 있습니다.',
};

export const text: typeof Shape = {
  who: (name, why) => `${name}: ${why}`,
  of,
  ofVoid,
  handOver: '업무 넘기기',
  bind: '구성원 지정',
};
