import type { text as Shape } from '../../../zh-CN/parts/field-kinds/text-format.ts';
import { TEXT_FORMAT_LABELS, TEXT_FORMAT_HINTS } from '@countersign/contract/languages/ko/labels';

export const text: typeof Shape = {
  names: TEXT_FORMAT_LABELS,
  hints: TEXT_FORMAT_HINTS,
  wrong: (hint: string) => `입력 형식: ${hint}`,
  unequal: (other: string) => `“${other}”의 내용과 같아야 합니다`,
  count: (least: number, most: number) => (least === most ? `${least}개 선택` : `${least}~${most}개 선택`),
};
