import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/retention-text.ts';

export const text: typeof Shape = {
  title: '보존 기간 정책',
  why: '기간이 지난 것은 자동으로 삭제됩니다. 종료된 계약서는 이 계정에서만 제거되며 다른 당사자는 계속 보관합니다. 인증서와 감사 로그는 항상 남습니다.',
  change: '정책 변경',
  kinds: {
    drafts: '초안',
    contracts: '종료된 계약서',
    messages: '알림',
    logs: '웹훅 로그',
    sessions: '알려진 브라우저',
  },
  hints: {
    drafts: '마지막 변경 후 일수.',
    contracts: '종료 후 일수.',
    messages: '수신 후 일수.',
    logs: '발송 후 일수.',
    sessions: '마지막 사용 후 일수.',
  },
  after: (days: number | null) => (days === null ? '설정 안 됨: 플랫폼의 기간만 적용' : `${days}일 후 삭제`),
  changedBy: (name: string, when: string) => `변경: ${isolate(name)}, ${when}`,
  sheetWhy: (days: number) =>
    `비우면 기한을 두지 않습니다. 새 정책이나 더 짧은 정책은 ${days}일 동안 초안과 계약서를 삭제하지 않습니다. 계약서를 삭제하기 30일 전과 7일 전에 알립니다.`,
  range: (min: number, max: number) => `${min}~${max}일.`,
  bounds: (min: number, max: number) => `${min}~${max}의 정수를 입력하거나 비워 주십시오`,
  keep: '설정 안 됨: 플랫폼의 기간만 적용',
  preview: '삭제될 항목 보기',
  save: '저장',
  saved: '보존 기간 정책을 저장했습니다',
  next: '이 정책으로 삭제되는 것',
  count: {
    contracts: (now: string, soon: string, isMore: boolean) =>
      `계약서: 지금 ${now}건, 30일 이내 ${soon}건${isMore ? ' 이상' : ''}`,
    drafts: (now: string, soon: string, isMore: boolean) =>
      `초안: 지금 ${now}건, 30일 이내 ${soon}건${isMore ? ' 이상' : ''}`,
  },
  held: (count: string) => `추가로 ${count}건은 법적 보존 중이어서 유지됩니다`,
  onHold: '법적 보존',
  untitled: '제목 없음',
};
