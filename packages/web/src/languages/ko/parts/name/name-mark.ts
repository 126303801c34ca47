import type { text as Shape } from '../../../zh-CN/parts/name/name-mark.ts';

export const text: typeof Shape = {
  VERIFIED: '확인됨',
  PROFILE: '확인되지 않음',
  GIVEN: '타인 입력, 확인되지 않음',
  why: {
    VERIFIED: '인증기관이 이 이름을 확인했습니다',
    PROFILE: '계정 소유자가 입력한 이름으로, 인증기관이 확인하지 않았습니다',
    GIVEN: '발신자 또는 전달한 사람이 입력한 이름으로, 인증기관이 확인하지 않았습니다',
  },
};
