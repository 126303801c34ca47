import type { text as Shape } from '../../../zh-CN/parts/password/text.ts';
import { PASSWORD_MIN, PASSWORD_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  newPassword: '새 비밀번호',
  confirm: '비밀번호 확인',
  missing: '비밀번호를 입력해 주십시오',
  mismatch: '두 비밀번호가 일치하지 않습니다. 다시 입력해 주십시오',
  rules: '비밀번호 조건',
  rule: {
    length: `${PASSWORD_MIN}~${PASSWORD_MAX}자`,
    noSpace: '공백 없음',
    mixed: '숫자, 영문자, 기호 중 두 종류 이상',
  },
  met: '충족',
  notYet: '미충족',
  strengthLabel: '강도',
  strength: { 0: '', 1: '약함', 2: '보통', 3: '강함' },
};
