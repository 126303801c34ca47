import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/contact-groups.ts';

export const text: typeof Shape = {
  groups: '연락처 그룹',
  none: '아직 그룹이 없습니다. 자주 함께 서명하는 사람을 그룹으로 저장하면 다음에는 한 번에 추가할 수 있습니다.',
  howTo: '먼저 참여자를 입력한 다음 그룹으로 저장해 주십시오.',
  failed: '연락처 그룹을 불러오지 못했습니다.',
  comma: ', ',
  save: (count) => `현재 참여자 ${count}명을 그룹으로 저장`,
  saveAct: '저장',
  saved: (name) => `‘${name}’ 그룹을 저장했습니다`,
  namePlaceholder: '예: 연간 공급',
  nameMissing: '그룹 이름을 입력해 주십시오',
  rename: '그룹 이름',
  replace: (count) => `현재 참여자 ${count}명으로 바꾸기`,
  change: (name) => `‘${name}’ 그룹 변경`,
  remove: (name) => `‘${name}’ 그룹 삭제`,
  removed: (name) => `‘${name}’ 그룹을 삭제했습니다`,
  undo: '실행 취소',
};
