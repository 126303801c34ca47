import type { text as Shape } from '../../../zh-CN/parts/field-kinds/text-format.ts';
import { TEXT_FORMAT_LABELS, TEXT_FORMAT_HINTS } from '@countersign/contract/languages/es/labels';

export const text: typeof Shape = {
  names: TEXT_FORMAT_LABELS,
  hints: TEXT_FORMAT_HINTS,
  wrong: (hint: string) => `Introduzca ${hint}`,
  unequal: (other: string) => `Debe coincidir con ${other}`,
  count: (least: number, most: number) => (least === most ? `Elija ${least}` : `Elija de ${least} a ${most}`),
};
