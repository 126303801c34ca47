import type { text as Shape } from '../../../zh-CN/parts/field-kinds/text-format.ts';
import { TEXT_FORMAT_LABELS, TEXT_FORMAT_HINTS } from '@countersign/contract/languages/zh-TW/labels';

export const text: typeof Shape = {
  names: TEXT_FORMAT_LABELS,
  hints: TEXT_FORMAT_HINTS,
  wrong: (hint) => `請填寫${hint}`,
  unequal: (other) => `須與${other}的內容相同`,
  count: (least, most) => (least === most ? `請選擇 ${least} 項` : `請選擇 ${least} 至 ${most} 項`),
};
