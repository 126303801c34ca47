import { TEXT_FORMAT_HINTS, TEXT_FORMAT_LABELS } from '@countersign/contract';
import { defineText } from '../../../text/text.ts';

/** The texts of the properties of one kind of field. */
export const useKindText = defineText(
  {
    takes: '填写什么',
    anyText: '任意文字',
    formats: TEXT_FORMAT_LABELS['zh-CN'],
    hints: TEXT_FORMAT_HINTS['zh-CN'],
    wrong: (hint: string) => `请填写${hint}`,
    note: '备注内容',
    noteHint: '印在页面上，签署人不能修改',
    options: '选项',
    optionsHint: '每行一个',
    boxesHint: '每行一个；不填时只有一个方框',
    optionsWrong: (most: number) => `1 至 ${most} 个选项，互不相同，不含分号`,
    minChosen: '至少选',
    maxChosen: '最多选',
    noLimit: '不限',
    nothing: '不预选',
    tickedBefore: '预先勾选',
  },
  {
    takes: 'Takes',
    anyText: 'Any text',
    formats: TEXT_FORMAT_LABELS.en,
    hints: TEXT_FORMAT_HINTS.en,
    wrong: (hint: string) => `Enter ${hint}`,
    note: 'Text of the note',
    noteHint: 'Printed on the page; signers cannot change it',
    options: 'Options',
    optionsHint: 'One on each line',
    boxesHint: 'One on each line; without any it is a single box',
    optionsWrong: (most: number) => `1 to ${most} different options, without semicolons`,
    minChosen: 'At least',
    maxChosen: 'At most',
    noLimit: 'No limit',
    nothing: 'None',
    tickedBefore: 'Ticked beforehand',
  },
);
