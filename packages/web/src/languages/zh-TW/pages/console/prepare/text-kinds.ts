import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-kinds.ts';
import {
  TEXT_FORMAT_LABELS,
  TEXT_FORMAT_HINTS,
  ATTACHMENT_KIND_HINTS,
} from '@countersign/contract/languages/zh-TW/labels';

export const text: typeof Shape = {
  takes: '填寫什麼',
  anyText: '任意文字',
  formats: TEXT_FORMAT_LABELS,
  hints: TEXT_FORMAT_HINTS,
  wrong: (hint) => `請填寫${hint}`,
  note: '備註內容',
  noteHint: '印在頁面上，簽署人不能修改',
  options: '選項',
  optionsHint: '每行一個',
  boxesHint: '每行一個；不填時只有一個方框',
  optionsWrong: (most) => `1 至 ${most} 個選項，互不相同，不含分號`,
  minChosen: '至少選',
  maxChosen: '最多選',
  noLimit: '不限',
  nothing: '不預選',
  tickedBefore: '預先勾選',
  askFor: '需要什麼檔案',
  askHint: '如：身分證、營業執照',
  fileKinds: ATTACHMENT_KIND_HINTS,
  askKinds: '接受',
  maxFiles: '最多幾個',
  maxFileMb: '每個最大',
};
