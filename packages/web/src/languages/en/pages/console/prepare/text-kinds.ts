import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-kinds.ts';
import {
  TEXT_FORMAT_LABELS,
  TEXT_FORMAT_HINTS,
  ATTACHMENT_KIND_HINTS,
} from '@countersign/contract/languages/en/labels';

export const text: typeof Shape = {
  takes: 'Takes',
  anyText: 'Any text',
  formats: TEXT_FORMAT_LABELS,
  hints: TEXT_FORMAT_HINTS,
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
  askFor: 'What is asked for',
  askHint: 'Such as the ID card, or the business licence',
  fileKinds: ATTACHMENT_KIND_HINTS,
  askKinds: 'Accepts',
  maxFiles: 'Files at most',
  maxFileMb: 'Largest file',
};
