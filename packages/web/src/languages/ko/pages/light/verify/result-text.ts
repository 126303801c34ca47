import type { text as Shape } from '../../../../zh-CN/pages/light/verify/result-text.ts';

export const text: typeof Shape = {
  explain: {
    valid:
      '모든 서명이 파일 내용과 일치합니다. 당사의 루트 인증서를 신뢰하면 어떤 PDF 리더에서도 독립적으로 같은 결과를 얻습니다.',
    named:
      '모든 서명이 내용과 일치합니다. 다만 신원이 확인되지 않은 서명자가 있습니다. 이름은 발신자나 서명자가 입력한 것으로, 서명은 그 사람이 누구인지 증명하지 않습니다.',
    unrecorded:
      '당사의 인증서를 사용했지만 당사 기록에 없는 서명이 있습니다. 누군가 인증서를 다른 파일에 사용했습니다. 이 파일을 신뢰하지 마십시오.',
    validElsewhere: '모든 서명이 파일 내용과 일치하며 인증서는 신뢰하는 발급자의 것입니다.',
    untrusted:
      '서명은 내용과 일치하지만 신뢰하는 발급자가 발급하지 않은 인증서가 있어 서명자를 확인할 수 없습니다.',
    unproven:
      '서명은 내용과 일치하지만 확인에 필요한 정보가 없는 서명이 있습니다. 부족한 것과 할 일은 아래를 참고해 주십시오.',
    changed: '서명 절차에 속하지 않는 변경이 있습니다. 이 파일을 신뢰하지 마시고 원본을 요청해 주십시오.',
    broken:
      '내용과 일치하지 않거나 유효하지 않은 서명이 있습니다. 이 파일을 신뢰하지 마시고 원본을 요청해 주십시오.',
    revoked:
      '폐지된 인증서로 만든 서명이 있습니다. 이 파일을 신뢰하지 마시고 서명자에게 연락해 주십시오.',
    unsigned: '일반 PDF입니다. 누구나 흔적 없이 바꿀 수 있습니다.',
    voided: '당사자들이 이 계약을 무효로 하기로 합의했습니다. 서명 자체에는 문제가 없습니다.',
  },
  verifiedAt: '검증 시각',
  print: '인쇄 또는 PDF로 저장',
  signedBy: '서명자',
  claimedBy: '주장된 서명자',
  listComma: ', ',
  lastSigned: (time) => `마지막 서명 ${time}`,
  voidedAt: '무효 시점',
  voidReason: '무효화 사유',
  signatures: (count) => (`서명 ${count}개`),
  timestamps: (count) => (`문서 타임스탬프 ${count}개`),
  tone: { good: '유효', check: '확인 안 됨', bad: '유효하지 않음' },
  pictures:
    '파일에 보이는 서명과 개인 도장의 그림은 서명자가 직접 제공한 것입니다. 증명되는 것은 아래의 이름과 그 출처입니다.',
  nameNotVerified: '이름 미확인',
  nameFrom: {
    VERIFIED: '당사 인증기관이 확인한 이름입니다',
    PROFILE: '서명자 본인의 계정에 있는 이름으로, 확인되지 않았습니다',
    GIVEN: '계약서의 발신자가 입력한 이름으로, 확인되지 않았습니다',
  },
  records: {
    KNOWN: '당사 기록에 있는 서명입니다',
    UNKNOWN: '당사 기록에 없는 서명입니다: 여기에서 만들어지지 않았습니다',
  },
  actedBy: {
    PHONE: '인증된 전화번호로 본인 확인',
    EMAIL: '인증된 이메일로 본인 확인',
    ROLE: '기업의 역할 보유로 확인',
    MEMBERSHIP: '기업 구성원으로 확인',
  },
  provedAt: (time: string) => `${time} 확인`,
  account: {
    SENDER: '발신자 본인의 계정',
    GUEST: '서명 링크, 로그인 없음',
    OTHER: '발신자의 계정이 아님',
  },
  changedSince: '이후 변경됨',
  unknownSigner: '알 수 없는 서명자',
  when: {
    TIMESTAMP: '서명',
    CLAIMED: '주장된 서명 시각',
    NONE: '서명 시각을 알 수 없음',
  },
  timeFrom: {
    TIMESTAMP: (authority) =>
      authority === '' ? '시각이 타임스탬프로 증명됩니다' : `타임스탬프로 시각이 증명됩니다(발급: ${authority})`,
    CLAIMED: '서명자 기기의 시각으로, 이를 증명하는 제삼자가 없습니다',
    NONE: '파일에 서명 시각이 없습니다',
  },
  unknownTime: '알 수 없음',
  stampTitle: '문서 타임스탬프',
  stampedAt: '시각',
  by: '발급자',
  level: '보호 수준',
  reason: '사유',
  integrity: {
    yes: '서명된 내용이 한 바이트도 바뀌지 않았습니다',
    no: '서명된 내용이 서명과 일치하지 않습니다',
  },
  trust: {
    own: '당사의 인증서로, 서명 당시 유효했습니다',
    list: (name) => `“${name}” 목록으로 신뢰하는 발급자의 인증서로, 서명 당시 유효했습니다`,
    other: '신뢰하는 발급자의 인증서로, 서명 당시 유효했습니다',
    no: '신뢰하는 발급자로 이어지지 않는 인증서입니다',
  },
  stampTrust: {
    own: '당사의 타임스탬프입니다',
    list: (name) => `“${name}” 목록으로 신뢰하는 기관의 타임스탬프입니다`,
    other: '신뢰하는 기관의 타임스탬프입니다',
    no: '신뢰하는 기관의 타임스탬프가 아닙니다',
  },
  change: {
    NONE: '이후 변경이 없습니다',
    PERMITTED: '이후 허용된 변경만 있습니다: 나중의 서명과 검증 정보',
    SUSPICIOUS: '이후 허용되지 않은 변경이 있습니다',
  },
  levels: {
    'B-B': '기본 서명',
    'B-T': '신뢰할 수 있는 시각 포함',
    'B-LT': '신뢰할 수 있는 시각과 검증 정보 포함',
    'B-LTA': '장기: 신뢰할 수 있는 시각, 검증 정보, 보관용 타임스탬프 포함',
    CMS: '일반 전자서명',
  } as Record<string, string>,
  technical: '기술 정보',
  indication: '판정',
  serial: '인증서 일련번호',
  field: '서명란',
  issuer: '발급자',
  trustList: '신뢰 목록',
  listOverdue: (name, due) => `“${name}” 목록의 갱신 예정일(${due})이 지났습니다. 새 목록의 내용은 다를 수 있습니다`,
  path: '인증서 경로',
  validity: (from, to) => `${from} ~ ${to}`,
  revocation: '인증서 상태',
  revocationIs: {
    GOOD: (source, at) => `폐지되지 않음(${source}, ${at})`,
    REVOKED: (source, at) => `폐지됨(${source}, ${at})`,
    UNKNOWN: () => '파일에 인증서 상태가 없습니다',
  },
  proof: '존재가 증명된 시각',
  proofFrom: {
    SIGNATURE_TIMESTAMP: '서명의 타임스탬프',
    DOCUMENT_TIMESTAMP: '문서 타임스탬프',
    NONE: '',
  },
  covers: '서명된 버전',
  version: (at, of) => (at === 0 ? '한 버전 전체가 아님' : `버전 ${of}개 중 ${at}번째`),
  cover: { yes: '파일 전체를 대상으로 합니다', no: '이후 파일에 내용이 추가되었습니다' },
  seeSigned: '서명 당시의 페이지 보기',
  seeSince: '이후의 변경 보기',
  file: '파일',
  name: '이름',
  size: '크기',
  revisions: '버전 수',
  digest: 'SHA-256 해시값',
  copy: '해시값 복사',
  copied: '복사됨',
};
