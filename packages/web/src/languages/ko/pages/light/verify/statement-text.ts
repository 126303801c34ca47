import type { text as Shape } from '../../../../zh-CN/pages/light/verify/statement-text.ts';

export const text: typeof Shape = {
  title: '몇 문장으로 요약',
  unknown: '확인할 수 없는 서명자',
  broken: (who) => `${who}의 서명이라고 되어 있으나 파일 내용과 일치하지 않습니다. 아무것도 증명하지 않습니다.`,
  signed: (who) => `이 파일의 서명자: ${who}.`,
  signedFor: (who, organisation) => `이 파일의 서명자: ${who}(“${organisation}” 대리).`,
  noTime: '서명 시각은 파일에 없습니다.',
  stamped: (time, authority) =>
    authority === ''
      ? `타임스탬프에 따르면 ${time}에 서명이 존재했습니다.`
      : `“${authority}”의 타임스탬프에 따르면 ${time}에 서명이 존재했습니다.`,
  claimed: (time) => `서명자의 기기가 제공한 시각은 ${time}이며, 이를 증명하는 제삼자는 없습니다.`,
  certified: (issuer) => `인증서는 신뢰하는 인증기관에 속한 “${issuer}”에서 발급했습니다.`,
  notCertified: (issuer) =>
    `인증서는 “${issuer}”에서 발급했으나 신뢰하는 인증기관으로 이어지지 않습니다. 누가 서명했는지 알 수 없습니다.`,
  name: {
    VERIFIED: '인증서의 이름은 서명 전에 인증기관이 신분증으로 확인했습니다.',
    PROFILE: '인증서의 이름은 서명자가 자신의 계정에 입력한 것으로, 확인되지 않았습니다.',
    GIVEN: '인증서의 이름은 발신자가 입력한 것으로, 확인되지 않았습니다.',
  },
  status: {
    GOOD: (at) => `${at} 현재 상태: 폐지되지 않음.`,
    REVOKED: (at) => `${at}에 폐지되었습니다.`,
  },
  since: {
    NONE: '이후 파일은 한 바이트도 바뀌지 않았습니다.',
    PERMITTED:
      '이후 다른 사람의 서명과 검증 정보 등 서명 절차가 허용하는 내용만 추가되었으며, 서명된 내용은 바뀌지 않았습니다.',
    SUSPICIOUS:
      '이후 서명 절차가 허용하지 않는 방식으로 파일이 변경되었습니다. 지금 보이는 것은 서명된 내용이 아닙니다.',
  },
  lasting: {
    ARCHIVE: (day) =>
      `이 서명은 ${day}까지 검증할 수 있습니다. 필요한 인증서, 상태, 시각이 파일에 있고 파일 끝의 타임스탬프가 보호하며, 그 인증서가 그날 만료됩니다. 그 전에 타임스탬프를 하나 더 추가하면 연장됩니다.`,
    STAMP:
      '서명에 타임스탬프가 있으나 이를 보호하는 문서 타임스탬프가 없습니다. 타임스탬프 서비스의 인증서가 만료되면 검증을 보장할 수 없습니다.',
    CERTIFICATE: (day) => `서명에 타임스탬프가 없습니다. 서명자의 인증서가 유효한 ${day}까지만 검증할 수 있습니다.`,
  },
};
