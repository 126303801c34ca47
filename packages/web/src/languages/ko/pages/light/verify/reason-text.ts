import type { text as Shape } from '../../../../zh-CN/pages/light/verify/reason-text.ts';

const original = '원본 파일을 요청해 주십시오.';
const again = '서명자에게 다시 서명해 달라고 요청해 주십시오.';

export const text: typeof Shape = {
  title: '이유',
  todo: '할 일',
  unknown: { what: '이 서명은 검증을 통과하지 못했습니다.', todo: original },
  notSignedHere: {
    what: '당사의 인증서이지만 이 서명은 당사 플랫폼에서 만들어지지 않았습니다. 누군가 인증서를 다른 파일에 사용했습니다.',
    todo: '신뢰하지 마시고 당사 플랫폼에서 서명된 원본을 요청해 주십시오.',
  },
  suspicious: {
    what: '서명 후 서명 절차에 속하지 않는 변경이 있었습니다. 서명 당시의 페이지와 현재 페이지를 비교해 주십시오.',
    todo: '서명 당시의 페이지를 기준으로 하고 원본을 요청해 주십시오.',
  },
  reasons: {
    FORMAT_FAILURE: {
      what: '서명의 구조가 표준에 맞지 않아 읽을 수 없습니다.',
      todo: original,
    },
    HASH_FAILURE: { what: '서명 대상이 서명 후에 변경되었습니다.', todo: original },
    SIG_CRYPTO_FAILURE: {
      what: '서명이 인증서의 공개 키와 맞지 않습니다. 다른 사람이 만들었거나 손상되었습니다.',
      todo: original,
    },
    SIG_CONSTRAINTS_FAILURE: {
      what: '서명에 표준이 요구하는 내용이 없거나 인증서가 문서 서명용이 아닙니다.',
      todo: again,
    },
    CHAIN_CONSTRAINTS_FAILURE: {
      what: '인증서 경로가 규칙을 어깁니다. 예를 들어 발급 권한이 없는 곳에서 발급한 인증서가 있습니다.',
      todo: '서명자에게 유효한 인증서로 서명해 달라고 요청해 주십시오.',
    },
    CERTIFICATE_CHAIN_GENERAL_FAILURE: {
      what: '인증서 경로를 끝까지 확인할 수 없었습니다.',
      todo: '서명자에게 전체 경로를 요청해 주십시오.',
    },
    CRYPTO_CONSTRAINTS_FAILURE: {
      what: '알고리즘이나 키가 더 이상 안전하지 않거나 서로 맞지 않거나 알 수 없는 것입니다.',
      todo: again,
    },
    CRYPTO_CONSTRAINTS_FAILURE_NO_POE: {
      what: '더 이상 안전하지 않은 알고리즘이 있고, 그 이전에 서명되었음을 증명하는 타임스탬프가 없습니다.',
      todo: again,
    },
    REVOKED: {
      what: '인증서가 서명 전에 폐지되었습니다.',
      todo: '서명자에게 연락하시고 이 서명을 신뢰하지 마십시오.',
    },
    REVOKED_NO_POE: {
      what: '인증서가 나중에 폐지되었고, 그 전에 서명되었음을 증명하는 신뢰할 수 있는 시각이 없습니다.',
      todo: '서명자에게 서명 시각을 확인하거나 새 인증서로 서명해 달라고 요청해 주십시오.',
    },
    REVOKED_CA_NO_POE: {
      what: '인증서의 발급자가 폐지되었고, 그 전에 서명되었음을 증명하는 신뢰할 수 있는 시각이 없습니다.',
      todo: again,
    },
    EXPIRED: { what: '서명 당시 인증서가 만료된 상태였습니다.', todo: again },
    NOT_YET_VALID: { what: '서명 당시 인증서가 아직 유효하지 않았습니다.', todo: again },
    OUT_OF_BOUNDS_NO_POE: {
      what: '현재 인증서의 유효 기간이 아니며, 서명 당시 유효했음을 증명하는 신뢰할 수 있는 시각이 없습니다.',
      todo: '타임스탬프가 있는 버전이 있으면 그것을 검증해 주십시오. 없으면 서명자에게 다시 서명해 달라고 요청해 주십시오.',
    },
    OUT_OF_BOUNDS_NOT_REVOKED: {
      what: '인증서가 폐지되지 않고 만료되었으며, 그 전에 서명되었음을 증명하는 신뢰할 수 있는 시각이 없습니다.',
      todo: '타임스탬프가 있는 버전이 있으면 그것을 검증해 주십시오. 없으면 서명자에게 다시 서명해 달라고 요청해 주십시오.',
    },
    REVOCATION_OUT_OF_BOUNDS_NO_POE: {
      what: '인증서 상태의 증명 자료가 만료되었습니다.',
      todo: '검증 정보가 모두 있는 버전(B-LT 또는 B-LTA)을 요청해 주십시오.',
    },
    NO_SIGNING_CERTIFICATE_FOUND: { what: '파일에 서명자의 인증서가 없습니다.', todo: original },
    NO_CERTIFICATE_CHAIN_FOUND: {
      what: '신뢰하는 발급자가 발급한 인증서가 아닙니다. 내용은 바뀌지 않았지만 서명자의 신원을 확인할 수 없습니다.',
      todo: '발급자를 알고 신뢰한다면 사용하는 리더에서 그 루트 인증서를 신뢰하도록 설정하고 검증해 주십시오.',
    },
    NO_CERTIFICATE_CHAIN_FOUND_NO_POE: {
      what: '발급자가 한때 신뢰 목록에서 인정되었다가 철회되었고, 그 전에 서명되었음을 증명하는 신뢰할 수 있는 시각이 없습니다.',
      todo: '타임스탬프가 있는 버전을 요청해 주십시오.',
    },
    NO_POE: {
      what: '서명이 언제 존재했는지 증명하는 신뢰할 수 있는 시각이 없습니다.',
      todo: '타임스탬프가 있는 버전을 요청해 주십시오.',
    },
    TRY_LATER: {
      what: '파일에 인증서 상태가 없거나 만료되었으며, 파일에 적힌 주소에는 접속하지 않습니다.',
      todo: '검증 정보가 모두 있는 버전(B-LT 또는 B-LTA)을 요청해 주십시오.',
    },
    TIMESTAMP_ORDER_FAILURE: { what: '타임스탬프의 순서가 서로 모순됩니다.', todo: original },
    SIGNED_DATA_NOT_FOUND: { what: '서명 대상 내용이 파일에 없습니다.', todo: original },
  },
  notes: {
    REVOCATION_UNKNOWN: '파일에 인증서 상태가 없습니다.',
    REVOCATION_STALE: '파일의 인증서 상태가 서명보다 오래되었거나 만료되었습니다.',
    WEAK_DIGEST: '해시 알고리즘 {name}: 더 이상 안전하지 않아 서명에 맞는 다른 내용을 만들 수 있습니다.',
    WEAK_KEY: '키 {name}: 너무 약하여 다른 사람이 계산해 낼 수 있습니다.',
    ALGORITHM_MISMATCH: '서명의 알고리즘이 서로 맞지 않습니다.',
    CHAIN_TOO_COMPLEX: '인증서와 상태 자료가 너무 많아 파일 하나의 한도 안에서 확인할 수 없습니다.',
    VALIDATION_DATA_OVERFULL: '파일에 검증 정보가 너무 많아 일부를 읽지 않았습니다.',
    TIMESTAMP_NOT_TRUSTED: '서명의 타임스탬프가 신뢰하는 기관의 것이 아니어서 인정되지 않습니다.',
    NO_REVISION_ENDS_HERE: '서명이 한 버전 전체를 대상으로 하지 않습니다.',
    BYTE_RANGE_BROKEN: '서명 대상 범위가 규칙을 어깁니다.',
    SUBFILTER_UNSUPPORTED: '알 수 없는 서명 형식입니다.',
    TRAILING_DATA: '파일 끝 뒤에 어느 버전에도 속하지 않는 내용이 있습니다.',
  },
};
