import type { text as Shape } from '../../../zh-CN/pages/console/words.ts';
import {
  SHOWN_LABELS,
  SHOWN_FILTER_LABELS,
  PARTICIPANT_STATUS_LABELS,
  UNAVAILABLE_LABELS,
  ACT_LABELS,
} from '@countersign/contract/languages/ja/labels';

export const text: typeof Shape = {
  shown: SHOWN_LABELS,
  tab: SHOWN_FILTER_LABELS,
  label: PARTICIPANT_STATUS_LABELS,
  untitled: '無題の契約書',
  unavailable: UNAVAILABLE_LABELS,
  stuck: '手続きできない人を待っています',
  unstick: '解決する',
  me: '自分',
  newEnvelope: '新規契約書',
  deadline: (when) => `期限 ${when}`,
  loadFailed: '読み込めませんでした',
  documents: (count) => `文書${count}件`,
  remind: ACT_LABELS.remind,
  remindIn: (left) => `${left}後に再びリマインドできます`,
  reminded: 'リマインドを送信しています',
  sign: '署名',
  check: '承認',
  confirm: '承諾',
  join: '参加',
  restore: ACT_LABELS.restore,
  restored: '元に戻しました',
  continueDraft: '続ける',
  view: '表示',
};
