import type { text as Shape } from '../../../zh-CN/parts/legal/accepted-by-press.ts';

export const text: typeof Shape = {
  before: (act) => `「${act}」を押すと、次の内容に同意したものとみなされます：`,
  and: 'と',
};
