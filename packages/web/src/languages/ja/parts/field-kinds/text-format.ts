import type { text as Shape } from '../../../zh-CN/parts/field-kinds/text-format.ts';
import { TEXT_FORMAT_LABELS, TEXT_FORMAT_HINTS } from '@countersign/contract/languages/ja/labels';

export const text: typeof Shape = {
  names: TEXT_FORMAT_LABELS,
  hints: TEXT_FORMAT_HINTS,
  wrong: (hint: string) => `${hint}を入力してください`,
  unequal: (other: string) => `「${other}」と同じ内容にしてください`,
  count: (least: number, most: number) =>
    least === most ? `${least}個選択してください` : `${least}〜${most}個選択してください`,
};
