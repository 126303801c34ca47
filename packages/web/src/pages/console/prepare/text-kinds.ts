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
  },
  {
    takes: 'Takes',
    anyText: 'Any text',
    formats: TEXT_FORMAT_LABELS.en,
    hints: TEXT_FORMAT_HINTS.en,
    wrong: (hint: string) => `Enter ${hint}`,
  },
);
