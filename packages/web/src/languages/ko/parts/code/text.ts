import { text as faults } from './send-fault.ts';
import type { text as Shape } from '../../../zh-CN/parts/code/text.ts';
import { CODE_DIGITS } from '@countersign/domain';

export const text: typeof Shape = {
  needCaptcha: '보안문자를 입력해 주십시오',
  badCaptcha: '올바른 보안문자를 입력해 주십시오',
  otherContact: '계정이 바뀌었습니다. 새 보안문자를 입력해 주십시오',
  send: '인증번호 받기',
  sendVoice: '음성 전화로 받기',
  sending: '보내는 중…',
  sent: ['인증번호를 보낸 곳: ', ''],
  calling: ['전화를 거는 곳: ', '. 전화를 받아 주십시오'],
  timedOut: `${faults.TIMEOUT}. 나중에 인증번호가 도착하면 입력할 수 있습니다`,
  resend: (seconds) => `${seconds}초 후 재발송`,
  again: '다시 보내기',
  code: `인증번호 ${CODE_DIGITS}자리`,
  voice: '문자가 오지 않나요? 음성 전화로 받기',
  sms: '문자로 받기',
  late: '아직 오지 않았나요? 차단된 문자와 스팸함을 확인하거나 다시 보내 주십시오.',
  help: '인증번호를 받지 못하셨나요?',
  helpTitle: '인증번호를 받지 못하는 경우',
  helpPhone: ['휴대전화가 사용 가능한 상태이고 신호가 잡히나요?', '휴대전화의 보안 앱이 문자를 차단하지 않았나요?'],
  helpEmail: ['이메일이 스팸함에 있지 않나요?', '이메일 주소를 올바르게 입력하셨나요?'],
  bindEmail: '계정 설정에서 이메일 주소를 등록할 수 있습니다.',
  service: '해결되지 않으면 고객센터로 문의해 주십시오: ',
  gotIt: '확인',
};
