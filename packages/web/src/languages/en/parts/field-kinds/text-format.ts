import type { text as Shape } from '../../../zh-CN/parts/field-kinds/text-format.ts';
import { TEXT_FORMAT_LABELS, TEXT_FORMAT_HINTS } from '@countersign/contract/languages/en/labels';

export const text: typeof Shape = {
  names: TEXT_FORMAT_LABELS,
  hints: TEXT_FORMAT_HINTS,
  wrong: (hint: string) => `Enter ${hint}`,
  unequal: (other: string) => `Must be the same as ${other}`,
  count: (least: number, most: number) => (least === most ? `Choose ${least}` : `Choose ${least} to ${most}`),
};
