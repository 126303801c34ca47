import type { text as Shape } from '../../../zh-CN/pages/console/words.ts';
import {
  SHOWN_LABELS,
  SHOWN_FILTER_LABELS,
  PARTICIPANT_STATUS_LABELS,
  UNAVAILABLE_LABELS,
  ACT_LABELS,
} from '@countersign/contract/languages/zh-TW/labels';

export const text: typeof Shape = {
  shown: SHOWN_LABELS,
  tab: SHOWN_FILTER_LABELS,
  label: PARTICIPANT_STATUS_LABELS,
  untitled: '未命名合約',
  unavailable: UNAVAILABLE_LABELS,
  stuck: '等待中的人已無法處理',
  unstick: '前往處理',
  me: '我',
  newEnvelope: '發起簽署',
  deadline: (when) => `${when}截止`,
  loadFailed: '載入失敗',
  documents: (count) => `${count} 份文件`,
  remind: ACT_LABELS.remind,
  remindIn: (left) => `${left} 後可再提醒`,
  reminded: '已發出提醒',
  sign: '前往簽署',
  check: '前往審核',
  confirm: '前往確認',
  join: '前往加入',
  restore: ACT_LABELS.restore,
  restored: '已還原',
  continueDraft: '繼續編輯',
  view: '檢視',
};
