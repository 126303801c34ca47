import type { text as Shape } from '../../../../zh-CN/pages/light/sign/placing-text.ts';
import { FORM_LABELS } from '@countersign/contract/languages/ko/labels';

export const text: typeof Shape = {
  kinds: FORM_LABELS,
  palette: '배치할 항목',
  hint: '하나를 고른 뒤 페이지의 위치를 누르거나 그곳으로 끌어 주십시오.',
  armed: (kind) => `${kind}: 페이지에서 놓을 위치를 눌러 주십시오`,
  selected: '끌면 옮겨지고 오른쪽 아래 모서리로 크기를 바꿉니다',
  remove: (kind) => `이 입력란 삭제: ${kind}`,
  onPage: (kind, page) => `${kind}, ${page}쪽`,
  tooLate: '이미 서명이 있는 문서입니다. 서명과 도장만 추가할 수 있습니다.',
  saving: '저장 중…',
};
