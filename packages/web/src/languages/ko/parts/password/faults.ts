import type { FaultWords } from '../../../zh-CN/parts/password/faults.ts';
import { PASSWORD_MIN, PASSWORD_MAX } from '@countersign/domain';

export const text: FaultWords = {
  0: '',
  101: '비밀번호 확인을 입력해 주십시오',
  201: '비밀번호에 공백을 넣을 수 없습니다',
  202: '비밀번호를 숫자만으로 만들 수 없습니다',
  203: '비밀번호를 기호만으로 만들 수 없습니다',
  204: `${PASSWORD_MIN}자 이상이어야 합니다`,
  205: `${PASSWORD_MAX}자 이하여야 합니다`,
  206: '비밀번호를 영문자만으로 만들 수 없습니다',
  999: '올바르지 않은 비밀번호입니다',
};
