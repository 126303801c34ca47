import type { text as Shape } from '../../../zh-CN/parts/field-kinds/text-format.ts';
import { TEXT_FORMAT_LABELS, TEXT_FORMAT_HINTS } from '@countersign/contract/languages/de/labels';

export const text: typeof Shape = {
  names: TEXT_FORMAT_LABELS,
  hints: TEXT_FORMAT_HINTS,
  wrong: (hint: string) => `Bitte eingeben: ${hint}`,
  unequal: (other: string) => `Muss übereinstimmen mit: ${other}`,
  count: (least: number, most: number) =>
    least === most ? `Bitte ${least} auswählen` : `Bitte ${least} bis ${most} auswählen`,
};
