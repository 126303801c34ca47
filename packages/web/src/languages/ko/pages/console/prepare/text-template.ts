import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-template.ts';

export const text: typeof Shape = {
  roles: '역할',
  leave: '템플릿으로 돌아가기',
  review: '확인하고 저장',
  rolesTitle: '서명하거나 검토할 역할',
  rolesLead:
    '“공급자”처럼 역할 이름을 붙입니다. 사람은 사용할 때마다 입력합니다. 항상 같은 사람이면 지금 연락처를 입력하십시오.',
  starter: '템플릿을 사용하는 구성원이 시작합니다',
  addRole: '역할 추가',
  roleName: '역할 이름',
  contact: '사용할 때마다 입력',
  listHint: '명단은 사용할 때 가져오며 모두가 각자 계약서를 받습니다',
  expireDays: '서명 기간(일)',
  expireDaysHint: '템플릿을 사용한 시점부터 계산합니다',
  reviewTitle: '템플릿 저장',
  save: '템플릿 저장',
  saving: '템플릿 저장 중…',
  saved: '템플릿을 저장했습니다',
  gapsTitle: '저장 전에 필요',
  warningsTitle: '사용 전에 추가할 수 있음',
  atUse: '사용할 때 지정하는 기업',
  daysOf: (count) => `사용 후 ${count}일 이내 서명`,
};
