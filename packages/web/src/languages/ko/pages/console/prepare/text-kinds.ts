import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-kinds.ts';
import {
  TEXT_FORMAT_LABELS,
  TEXT_FORMAT_HINTS,
  ATTACHMENT_KIND_HINTS,
} from '@countersign/contract/languages/ko/labels';

export const text: typeof Shape = {
  takes: '입력 형식',
  anyText: '모든 텍스트',
  formats: TEXT_FORMAT_LABELS,
  hints: TEXT_FORMAT_HINTS,
  wrong: (hint: string) => `입력 형식: ${hint}`,
  note: '메모 내용',
  noteHint: '페이지에 인쇄되며 서명자가 바꿀 수 없습니다',
  options: '선택 항목',
  optionsHint: '한 줄에 하나씩',
  boxesHint: '한 줄에 하나씩. 비우면 체크박스 하나가 됩니다',
  optionsWrong: (most: number) => `서로 다른 항목 1~${most}개, 세미콜론 제외`,
  minChosen: '최소',
  maxChosen: '최대',
  noLimit: '제한 없음',
  nothing: '없음',
  tickedBefore: '미리 체크',
  askFor: '요청하는 파일',
  askHint: '예: 신분증, 사업자등록증',
  fileKinds: ATTACHMENT_KIND_HINTS,
  askKinds: '허용 형식',
  maxFiles: '최대 파일 수',
  maxFileMb: '파일당 최대 크기',
};
