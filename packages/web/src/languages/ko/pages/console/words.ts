import type { text as Shape } from '../../../zh-CN/pages/console/words.ts';
import {
  SHOWN_LABELS,
  SHOWN_FILTER_LABELS,
  PARTICIPANT_STATUS_LABELS,
  UNAVAILABLE_LABELS,
  ACT_LABELS,
} from '@countersign/contract/languages/ko/labels';

export const text: typeof Shape = {
  shown: SHOWN_LABELS,
  tab: SHOWN_FILTER_LABELS,
  label: PARTICIPANT_STATUS_LABELS,
  untitled: '제목 없는 계약서',
  unavailable: UNAVAILABLE_LABELS,
  stuck: '처리할 수 없는 사람의 차례입니다',
  unstick: '해결하기',
  me: '나',
  newEnvelope: '새 계약서',
  deadline: (when) => `기한 ${when}`,
  loadFailed: '불러오지 못했습니다',
  documents: (count) => `문서 ${count}개`,
  remind: ACT_LABELS.remind,
  remindIn: (left) => `${left} 후 다시 알림 가능`,
  reminded: '알림을 보내고 있습니다',
  sign: '서명',
  check: '검토',
  confirm: '확인',
  join: '가입',
  restore: ACT_LABELS.restore,
  restored: '복원됨',
  continueDraft: '계속',
  view: '보기',
};
