import type { Names, text as Shape } from '../../../zh-CN/parts/legal/legal-names.ts';

const names: Names = { privacy: '개인정보 처리방침', terms: '이용약관', signature: '서명의 의미' };

export const text: typeof Shape = names;
