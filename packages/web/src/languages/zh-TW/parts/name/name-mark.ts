import type { text as Shape } from '../../../zh-CN/parts/name/name-mark.ts';

export const text: typeof Shape = {
  VERIFIED: '已驗證',
  PROFILE: '未經核實',
  GIVEN: '他人填寫，未經核實',
  why: {
    VERIFIED: '憑證機構已核實這個名稱',
    PROFILE: '由帳號擁有者自行填寫，憑證機構沒有核實',
    GIVEN: '由發起人或轉交人填寫，憑證機構沒有核實',
  },
};
