import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/holds-text.ts';

export const text: typeof Shape = {
  title: '법적 보존',
  why: '보존 중에는 정책, 계정 삭제, 정리 작업으로도 해당 내용이 삭제되지 않습니다. 다른 당사자에게는 보이지 않습니다.',
  whyOne: '보존 중에는 이 계약서의 어떤 내용도 삭제되지 않습니다. 다른 당사자에게는 보이지 않습니다.',
  none: '법적 보존이 없습니다',
  place: '보존 설정',
  placeAll: '기업 전체 보존',
  placeTitle: '법적 보존 설정',
  placeWhy: '즉시 적용되며 해제할 때까지 유지됩니다. 설정과 해제는 감사 로그에 기록됩니다.',
  placed: '법적 보존을 설정했습니다',
  reference: '참조 번호',
  referenceHint: '예: 사건 번호. 나중에 찾을 때 사용합니다',
  reason: '사유',
  missing: '입력해 주십시오',
  release: '해제',
  releaseTitle: '법적 보존 해제',
  releaseWhy: '다른 보존이 없으면 보존 기간 정책이 다시 적용됩니다.',
  wasReleased: '법적 보존을 해제했습니다',
  active: '적용 중',
  released: '해제됨',
  whole: '기업 전체',
  contract: '계약서',
  by: (name: string, when: string) => `설정: ${isolate(name)}, ${when}`,
  endedBy: (name: string, when: string) => `해제: ${isolate(name)}, ${when}`,
};
