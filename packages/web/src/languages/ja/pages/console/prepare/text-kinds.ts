import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-kinds.ts';
import {
  TEXT_FORMAT_LABELS,
  TEXT_FORMAT_HINTS,
  ATTACHMENT_KIND_HINTS,
} from '@countersign/contract/languages/ja/labels';

export const text: typeof Shape = {
  takes: '入力内容',
  anyText: '任意の文字',
  formats: TEXT_FORMAT_LABELS,
  hints: TEXT_FORMAT_HINTS,
  wrong: (hint: string) => `${hint}を入力してください`,
  note: '備考の文字',
  noteHint: 'ページに印字され、署名者は変更できません',
  options: '選択肢',
  optionsHint: '1行に1つ',
  boxesHint: '1行に1つ。空欄の場合はチェックボックス1つ',
  optionsWrong: (most: number) => `1〜${most}個の異なる選択肢。セミコロンは使えません`,
  minChosen: '最少',
  maxChosen: '最多',
  noLimit: '制限なし',
  nothing: 'なし',
  tickedBefore: 'あらかじめチェック',
  askFor: '求めるファイル',
  askHint: '例：身分証、営業許可証',
  fileKinds: ATTACHMENT_KIND_HINTS,
  askKinds: '受け付ける形式',
  maxFiles: '最大ファイル数',
  maxFileMb: '1ファイルの上限',
};
