import { formatTime } from '../../../../../text/format.ts';
import type { Words, SentenceFacts, text as Shape } from '../../../../zh-CN/pages/console/detail/happened-text.ts';

const dayOf = ({ detail: { to } }: SentenceFacts): string | null => (to === undefined ? null : formatTime(to));
const sentences: Words = {
  'envelope.created': ({ who }) => `계약서 작성: ${who}`,
  'envelope.started': ({ who }) => `계약서 발송: ${who}`,
  'envelope.timed': ({ who }) => `발송 예약: ${who}`,
  'envelope.prepared': () => '문서가 준비되고 모든 입력란이 배치됨',
  'envelope.prepareFailed': () => '문서를 준비하지 못함',
  'envelope.timerFailed': () => '예약 시각에 보내지 못함',
  'envelope.revoked': ({ who }) => `계약서 회수: ${who}`,
  'envelope.expired': () => '계약서가 만료됨',
  'envelope.prolonged': (facts) => `기한 연장: ${facts.who}${dayOf(facts) === null ? '' : `, ${dayOf(facts)}까지`}`,
  'envelope.completed': ({ detail: { level = 'B-LTA' } }) =>
    `완료됨${level === 'B-LTA' ? ', 검증 정보와 타임스탬프 포함' : level === 'B-LT' ? ', 검증 정보 포함' : ''}`,
  'envelope.archiveRenewed': () => '보관용 타임스탬프가 갱신됨',
  'envelope.evidenceRenewed': () => '증거 보고서의 타임스탬프가 갱신됨',
  'envelope.cancelRequested': ({ who }) => `무효화 제안: ${who}`,
  'envelope.voided': () => '모두 확인하여 계약이 무효가 됨',
  'participant.signed': ({ about }) => `서명: ${about}`,
  'participant.checked': ({ about }) => `검토: ${about}`,
  'participant.passed': ({ about }) => `검토 통과: ${about}`,
  'participant.refused': ({ about }) => `검토 거부: ${about}`,
  'participant.rejected': ({ about }) => `거절: ${about}`,
  'participant.returned': ({ about }) => `반려: ${about}`,
  'participant.authorized': ({ about, detail: { successorName } }) =>
    `전달: ${about} → ${successorName ?? '다른 사람'}`,
  'participant.reminded': ({ who, about }) => `알림 보냄: ${who} → ${about}`,
  'participant.removed': ({ who, about }) => `제외: ${who}, 대상 ${about}`,
  'participant.replaced': ({ who, about, detail: { successorName } }) =>
    `교체: ${who}, ${about} → ${successorName ?? '다른 사람'}`,
  'participant.succeeded': ({ who, about, detail: { successorName } }) =>
    `기업에서 나감: ${about}. 이어받을 사람: ${successorName ?? '동료'}(지정: ${who})`,
  'envelope.handedOver': ({ who, detail: { fromName, toName } }) =>
    `계약서 이관: ${who}, ${fromName ?? '발신자'} → ${toName ?? '동료'}`,
  'participant.deviceHanded': ({ who, about }) => `대면 서명을 위해 기기 전달: ${who} → ${about}`,
  'envelope.deviceReturned': ({ who }) => `로그인하여 기기를 돌려받음: ${who}`,
  'participant.fillFailed': ({ about }) => `입력 내용을 문서에 기록하지 못함: ${about}`,
  'participant.formsPlaced': ({ about }) => `입력란 직접 배치: ${about}`,
  'participant.formsMoved': ({ about }) => `입력란 변경: ${about}`,
  'participant.formsWithdrawn': ({ about }) => `입력란 삭제: ${about}`,
  'participant.appearanceChosen': ({ about }) => `서명 표시 여부 선택: ${about}`,
};
const inVoiding: Words = {
  'envelope.created': ({ who }) => `계약 무효화 제안: ${who}`,
  'envelope.started': () => '무효화 합의서를 모두에게 보냄',
  'envelope.prepared': () => '무효화 합의서가 준비됨',
  'envelope.revoked': ({ who }) => `무효화 합의서 철회: ${who}`,
  'envelope.expired': () => '무효화 합의서가 기한 내에 확인되지 않음: 계약은 계속 유효',
  'envelope.completed': () => '무효화 합의서가 완료됨',
  'envelope.voidedAnother': () => '계약이 무효가 됨',
  'participant.signed': ({ about }) => `무효화 확인: ${about}`,
  'participant.passed': ({ about }) => `무효화 검토 통과: ${about}`,
  'participant.refused': ({ about }) => `무효화 검토 거부: ${about}. 계약은 계속 유효`,
  'participant.rejected': ({ about }) => `무효화에 동의하지 않음: ${about}. 계약은 계속 유효`,
  'participant.returned': ({ about }) => `무효화 합의서 반려: ${about}. 계약은 계속 유효`,
};

export const text: typeof Shape = { usual: sentences, ofVoiding: { ...sentences, ...inVoiding } as Words };
