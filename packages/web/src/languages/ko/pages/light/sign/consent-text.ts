import type { Auth, Secure, Modes, text as Shape } from '../../../../zh-CN/pages/light/sign/consent-text.ts';
import { CONSENT } from '@countersign/contract/languages/ko/consent';

const modes: Modes = {
  sign: {
    title: '서명 확인',
    ...CONSENT.sign,
    working: ['본인 확인 중…', '인증서 준비 중…', '서명 기록 중…', '저장 중…'],
  },
  fill: {
    title: '입력 내용 확인',
    ...CONSENT.fill,
    working: ['본인 확인 중…', '저장 중…'],
  },
  void: {
    title: '무효화 확인',
    ...CONSENT.void,
    working: ['본인 확인 중…', '인증서 준비 중…', '서명 기록 중…', '저장 중…'],
  },
};
const secure: Secure = {
  DISPOSABLE_CERT: '이 서명만을 위한 인증서를 발급합니다. 키는 한 번 서명한 뒤 폐기됩니다.',
  PERSONAL_CERT: '확인된 신원에 발급된 개인 장기 인증서를 사용합니다.',
  ENTERPRISE_CERT: '대리하는 기업의 장기 인증서를 사용합니다.',
  SHIELD_CERT: '키는 본인의 휴대전화에 있으며 다음 단계에서 휴대전화로 확인합니다.',
};
const auth: Auth = {
  LOW: null,
  MEDIUM: '발신자가 신원 확인을 요구합니다.',
  HIGH: '발신자가 신원 확인과 함께 서명 비밀번호와 인증번호를 모두 요구합니다.',
};

export const text: typeof Shape = {
  modes,
  secure,
  auth,
  how: '이 서명을 보호하는 방법',
  meaning: '서명의 의미',
  prove: '본인 확인 방법',
  byPassword: '서명 비밀번호',
  byCode: '인증번호',
  passwordLabel: '서명 비밀번호',
  codeTo: (contact) => `인증번호를 보낼 곳: ${contact}`,
  provedBy: (contact) => `방금 ${contact} 인증번호로 본인임을 확인했습니다. 인증번호가 더 필요하지 않습니다.`,
  noWay: '본인임을 확인할 방법이 없습니다. 계정에서 서명 비밀번호를 설정하거나 연락처를 등록해 주십시오.',
  needsPassword: '서명 비밀번호를 입력해 주십시오',
  needsCode: '인증번호를 요청하고 6자리를 입력해 주십시오',
  kept: '서명 중입니다. 이 페이지를 닫지 마십시오.',
};
