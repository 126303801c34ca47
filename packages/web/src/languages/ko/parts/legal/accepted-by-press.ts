import type { text as Shape } from '../../../zh-CN/parts/legal/accepted-by-press.ts';

export const text: typeof Shape = { before: (act) => `“${act}” 버튼을 누르면 다음에 동의하게 됩니다:`, and: '및' };
