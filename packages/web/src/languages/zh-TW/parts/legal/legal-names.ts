import type { Names, text as Shape } from '../../../zh-CN/parts/legal/legal-names.ts';

const names: Names = { privacy: '隱私權政策', terms: '服務條款', signature: '簽名的意義' };

export const text: typeof Shape = names;
