import { orMail } from '../../../../../text/channels.ts';
import { supportContact } from '../../../../../text/support.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/report/text.ts';

export const text: typeof Shape = {
  title: '신고 및 문의',
  why: '요청하지 않은 인증번호나 알림을 받았거나 인증번호가 오지 않나요? 내용을 적어 주시면 담당자가 확인하고 필요하면 해당 번호로의 발송을 중지합니다.',
  contact: orMail('전화번호 또는 이메일', '이메일 주소'),
  contactFault: {
    missing: orMail('전화번호 또는 이메일을 입력해 주십시오', '이메일 주소를 입력해 주십시오'),
    wrong: '연락처 형식이 올바르지 않습니다',
  },
  text: '있었던 일',
  textHint: '예: 언제, 어떤 내용의 메시지였는지',
  textMissing: '있었던 일을 적어 주십시오',
  left: (count) => `${count}자 남음`,
  send: '보내기',
  doneTitle: '신고가 접수되었습니다',
  doneWhy: '담당자가 곧 확인하겠습니다. 알려 주셔서 감사합니다.',
  phone: `급하면 고객센터로 연락해 주십시오: ${supportContact()}`,
  back: '로그인으로 돌아가기',
};
