import type { Words } from '../../envelope-words.ts';
import type { IdentityTexts, OtherTexts, SealDecidedTexts, SealFacts } from '../../notice-texts.ts';

const why = (reason: string, colon: string): string => (reason === '' ? '' : `${colon}${reason}`);

const APPROVED = ({ sealName, enterpriseName }: SealFacts): Words => ({
  subject: `도장 승인됨: ${sealName}`,
  sentence: `${enterpriseName}의 도장 ${sealName} 승인이 완료되어 사용할 수 있습니다`,
});
const AWAITS = ({ sealName, enterpriseName }: SealFacts): Words => ({
  subject: `기업이 도장 승인: ${sealName}`,
  sentence: `도장 ${sealName} 심사를 ${enterpriseName}에서 승인했습니다. 인증기관이 그림을 확인된 이름과 대조하면 사용할 수 있습니다`,
});
const sealDecided: SealDecidedTexts = {
  CREATE: {
    PASSED: APPROVED,
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `도장 거부됨: ${sealName}`,
      sentence: `${enterpriseName}의 도장 ${sealName} 신청이 거부되었습니다${why(reason, ': ')}`,
    }),
  },
  NAME: {
    PASSED: APPROVED,
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `인증기관이 도장 거부: ${sealName}`,
      sentence: `${enterpriseName}의 도장 ${sealName} 그림을 인증기관이 거부했습니다${why(reason, ': ')}`,
    }),
  },
  USE: {
    PASSED: ({ sealName, enterpriseName }) => ({
      subject: `도장 사용 가능: ${sealName}`,
      sentence: `이제 ${enterpriseName}의 도장 ${sealName} 사용이 허가되어 서명할 수 있습니다`,
    }),
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `도장 사용 신청 거부됨: ${sealName}`,
      sentence: `${enterpriseName}의 도장 ${sealName} 사용 신청이 거부되었습니다${why(reason, ': ')}`,
    }),
  },
};

const nothing = (): string => '';
const identity: IdentityTexts = {
  PASSED: { is: '완료되었습니다', more: nothing },
  LIFTED: { is: '다시 유효합니다', more: nothing },
  RETURNED: { is: '반려되었습니다', more: (why) => `: ${why}. 수정하여 다시 신청할 수 있습니다` },
  SUSPENDED: {
    is: '인증기관에 의해 정지되었습니다',
    more: (why) => `: ${why}. 장기 인증서는 폐지되었습니다. 인증기관에 문의해 주십시오`,
  },
  WITHDRAWN: {
    is: '인증기관에 의해 철회되었습니다',
    more: (why) => `: ${why}. 장기 인증서는 폐지되었습니다. 다시 신청할 수 있습니다`,
  },
};

/** All other notices. */
export const others: OtherTexts = {
  bulkDone: (title, done, failed) => ({
    subject: `대량 발송 완료: ${title}`,
    sentence: `${title} 대량 발송: 계약서 ${done}건 발송, ${failed}건 실패`,
  }),
  joined: (name, firm) => ({ subject: `새 구성원: ${name}`, sentence: `${firm}에 새 구성원이 가입했습니다: ${name}` }),
  asksToJoin: (name, firm) => ({
    subject: `가입 신청: ${name}`,
    sentence: `${firm}에 구성원 가입 신청이 있습니다: ${name}`,
  }),
  handedOver: (name, firm) => ({
    subject: `업무를 이어받았습니다: ${name}`,
    sentence: `${firm}에서 ${name} 님의 계약서, 초안, 템플릿, 대기 중인 차례를 이어받았습니다`,
  }),
  exported: (firm, days) => ({
    subject: '내보내기가 준비되었습니다',
    sentence: `${firm === null ? '내 데이터' : `${firm}의 데이터`} 내보내기를 ${days}일 동안 내려받을 수 있습니다`,
  }),
  isOwner: (firm) => ({
    subject: `${firm}의 소유자가 되었습니다`,
    sentence: `${firm}의 소유권을 넘겨받았습니다`,
  }),
  newOwner: (firm, name) => ({
    subject: `${firm}의 새 소유자`,
    sentence: `${firm}의 소유권을 ${name} 님에게 넘겼습니다. 구성원 자격은 유지됩니다`,
  }),
  webhookOff: (firm) => ({
    subject: `웹훅 꺼짐: ${firm}`,
    sentence: `${firm}의 웹훅에 며칠 동안 전달된 것이 없습니다. 수신 측을 확인한 뒤 다시 켜 주십시오`,
  }),
  hasJoined: (firm) => ({
    subject: `${firm}에 가입했습니다`,
    sentence: `이제 ${firm}의 구성원이며 기업을 대리하여 서명할 수 있습니다`,
  }),
  joinRefused: (firm) => ({
    subject: `가입 신청 거부됨: ${firm}`,
    sentence: `${firm}의 구성원 가입 신청이 거부되었습니다`,
  }),
  invited: (firm) => ({
    subject: `${firm} 가입 초대`,
    sentence: `${firm}의 구성원으로 초대받았습니다`,
  }),
  answerBy: (sentence, until) => `${sentence}. ${until}까지 응답해 주십시오`,
  seeInvitation: '초대 보기',
  chargesLow: (left, firm) => ({
    subject: `이용 건수 ${left}건 남음`,
    sentence: `${firm === null ? '' : `기업 ${firm}의 `}이용 건수가 ${left}건 남았습니다. 미리 구매해 주십시오`,
  }),
  chargesBought: (charges) => ({
    subject: `이용 건수 ${charges}건 추가됨`,
    sentence: `입금이 확인되어 이용 건수 ${charges}건을 사용할 수 있습니다`,
  }),
  refunded: (reference, amount, charges) => ({
    subject: `주문 ${reference} 환불: ${amount}`,
    sentence: `주문 ${reference}에서 ${amount} 환불되었습니다${charges === null ? '' : `. 이용 건수 ${charges}건이 회수되었습니다`}`,
  }),
  orderRefused: (reference, why) => ({
    subject: `주문 ${reference} 취소됨`,
    sentence: `주문 ${reference} 취소 사유: ${why}`,
  }),
  seeBalance: '잔여 건수 보기',
  sealToCheck: (seal, firm, who) => ({
    subject: `심사할 새 도장: ${seal}`,
    sentence: `${firm}의 도장 ${seal} 심사가 대기 중입니다. 만든 사람: ${who}`,
  }),
  sealAskedFor: (seal, firm, who) => ({
    subject: `도장 사용 신청: ${seal}`,
    sentence: `${firm}의 도장 ${seal} 사용 신청이 있습니다. 신청자: ${who}`,
  }),
  ownIdentity: '신원 확인이',
  identityOf: (firm) => `${firm}의 신원 확인이`,
  decided: (what, is) => `${what} ${is}`,
  seeIdentity: '신원 확인 보기',
  sealDecided,
  identity,
};
