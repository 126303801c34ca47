import { orMail } from '../../../../../../text/channels.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/forbidden/forbidden-text.ts';

export const text: typeof Shape = {
  title: '사용 중지된 구성원',
  lead: '기업에서 제외된 구성원입니다. 복원하면 계정을 다시 사용할 수 있으나 도장과 역할은 다시 지정해야 합니다.',
  search: orMail('이름, 전화번호, 이메일, 사번 검색', '이름, 이메일, 사번 검색'),
  none: '사용 중지된 구성원이 없습니다',
  noneWhy: '“구성원 및 부서”에서 사용 중지한 구성원이 여기에 나타납니다.',
  disabledAt: (time) => `중지 ${time}`,
  count: (total) => `${total}명`,
  restore: '복원',
  handOver: '업무 넘기기',
  handOverWhom: (name) => `${name} 님의 업무 넘기기`,
  restoreWhom: (name) => `${name} 님 복원`,
  restoreTitle: (name) => `${name} 님을 복원하시겠습니까?`,
  restoreWhy: '다시 이 기업 계정으로 전환할 수 있습니다. 이전 역할과 도장 사용 권한은 자동으로 복원되지 않습니다.',
  restored: (name) => `${name} 님이 다시 구성원이 되었습니다`,
};
