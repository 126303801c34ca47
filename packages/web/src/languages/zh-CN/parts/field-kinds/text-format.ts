import { TEXT_FORMAT_LABELS, TEXT_FORMAT_HINTS } from '@countersign/contract/languages/zh-CN/labels';

export const text = {
  names: TEXT_FORMAT_LABELS,
  hints: TEXT_FORMAT_HINTS,
  wrong: (hint: string) => `请填写${hint}`,
  unequal: (other: string) => `须与${other}的内容相同`,
  count: (least: number, most: number) => (least === most ? `请选择 ${least} 项` : `请选择 ${least} 至 ${most} 项`),
};
