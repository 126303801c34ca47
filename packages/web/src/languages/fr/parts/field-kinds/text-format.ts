import type { text as Shape } from '../../../zh-CN/parts/field-kinds/text-format.ts';
import { TEXT_FORMAT_LABELS, TEXT_FORMAT_HINTS } from '@countersign/contract/languages/fr/labels';

export const text: typeof Shape = {
  names: TEXT_FORMAT_LABELS,
  hints: TEXT_FORMAT_HINTS,
  wrong: (hint: string) => `Saisissez ${hint}`,
  unequal: (other: string) => `Doit être identique à : ${other}`,
  count: (least: number, most: number) =>
    least === most ? `Choix à faire : ${least}` : `Choix à faire : ${least} à ${most}`,
};
