import type { evidenceErrors as Shape } from '../../zh-CN/errors/evidence.ts';

/** Refusals of verification, trusted lists and the audit log. */
export const evidenceErrors: typeof Shape = {
  // verification
  ERROR_VERIFY_FILE: '읽을 수 없는 PDF입니다. 손상되었거나 불완전할 수 있으니 다시 요청해 주십시오.',
  ERROR_VERIFY_ENCRYPTED: '비밀번호로 열 수 없는 방식으로 암호화된 PDF입니다. 암호화되지 않은 사본을 요청해 주십시오.',
  ERROR_VERIFY_COST: '온라인에서 허용된 시간이나 메모리로 검증할 수 없습니다. 명령줄 도구로 검증해 주십시오.',
  ERROR_TRUST_FILE: '인증서(PEM 또는 DER)도 신뢰 목록(ETSI TS 119 612)도 아닙니다.',
  ERROR_TRUST_SIGNATURE:
    '신뢰 목록의 서명이 내용과 맞지 않거나 형식이 올바르지 않습니다. 발행 기관에서 다시 내려받아 주십시오.',
  ERROR_TRUST_ALGORITHM:
    '신뢰 목록이 지원되지 않거나 더 이상 안전하지 않은 방식으로 서명되었습니다: {detail}. SHA-256 이상의 RSA, RSA-PSS 또는 ECDSA로 서명된 것을 발행 기관에 요청해 주십시오.',
  ERROR_TRUST_INCOMPLETE:
    '신뢰 목록에 {field} 항목이 없거나 올바르지 않습니다. 모든 목록에 있어야 합니다(ETSI TS 119 612 §5.3). 발행 기관에서 다시 내려받아 주십시오.',
  ERROR_TRUST_SIGNER:
    '신뢰 목록의 서명자가 맞지 않습니다. 이전 목록의 서명자, 다른 목록이 지정한 인증서 또는 입력한 인증서로 서명되어야 합니다. 서명자를 확인하고 그 인증서의 SHA-256을 입력해 주십시오.',
  ERROR_TRUST_EMPTY: '파일에 신뢰할 수 있는 것이 없습니다. 인증기관의 인증서 또는 승인된 적격 서비스가 필요합니다.',
  ERROR_TRUST_ENDS:
    '이번 목록에는 신뢰하는 서비스가 더 이상 없습니다. 가져와서 다른 운영자가 확인하면 “{name}”의 인증서 {count}개를 더 이상 신뢰하지 않습니다.',
  ERROR_TRUST_ANCHORS: '목록에는 인증서를 최대 {limit}개까지 둘 수 있습니다. 나누어 주십시오.',
  ERROR_TRUST_LISTS: '목록은 최대 {limit}개입니다. 필요 없는 것을 삭제해 주십시오.',
  ERROR_TRUST_NAME: '같은 이름의 목록이 있습니다.',
  ERROR_TRUST_OLDER: '이 목록의 더 새로운 판을 이미 가져왔습니다. 이전 판을 신뢰하려면 먼저 삭제해 주십시오.',
  // audit log
  ERROR_LOG_EMPTY: '감사 로그에 아직 서명된 체크포인트가 없습니다. 1분 후 다시 요청해 주십시오.',
  ERROR_LOG_ENTRY: '이 크기의 감사 로그에 해당 해시의 행이 없습니다. 새 행은 1분 안에 추가됩니다.',
  ERROR_LOG_SIZE: '감사 로그는 {limit}행까지 서명되어 있습니다. 그 크기 이하로 요청해 주십시오.',
};
