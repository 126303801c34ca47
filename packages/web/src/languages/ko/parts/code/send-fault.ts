import type { FaultWords } from '../../../../parts/code/send-fault.ts';
import { supportContact } from '../../../../text/support.ts';

export const text: FaultWords = {
  CONTACT: '연락처 형식이 올바르지 않습니다',
  BUSY: '발송이 너무 잦습니다. 카운트다운이 끝난 뒤 눌러 주십시오',
  TIMEOUT: '발송 요청 시간이 초과되었습니다',
  FREQUENT: '발송 요청이 너무 잦습니다. 대기 시간: {wait}',
  AMOUNT: '오늘 받을 수 있는 인증번호 수를 넘었습니다. 내일 다시 시도해 주십시오',
  BLACKLISTED: `이 번호로는 인증번호를 받을 수 없습니다. 고객센터 문의: ${supportContact()}`,
  LOCKED: '인증번호를 너무 여러 번 입력했습니다. 한 시간 후 다시 시도해 주십시오',
  LOCKED_LOGIN: '인증번호를 너무 여러 번 입력했습니다. 한 시간 후 다시 로그인해 주십시오',
  CAPTCHA: '보안문자를 다시 받아 주십시오',
  NETWORK: '',
  FAILED: '발송하지 못했습니다',
};
