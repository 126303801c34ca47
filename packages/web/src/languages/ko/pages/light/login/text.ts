import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/login/text.ts';
import { CODE_DIGITS } from '@countersign/domain';

export const text: typeof Shape = {
  login: '로그인',
  welcome: '다시 오신 것을 환영합니다',
  welcomeWhy: '로그인하여 계약서를 계속 처리하십시오.',
  ways: '로그인 방법',
  byPassword: '비밀번호',
  byCode: '일회용 인증번호',
  account: orMail('전화번호 또는 이메일', '이메일'),
  accountFault: {
    missing: orMail('전화번호 또는 이메일을 입력해 주십시오', '이메일 주소를 입력해 주십시오'),
    wrong: '계정이 올바르지 않습니다. 확인해 주십시오',
  },
  accountTaken: '이미 가입된 계정입니다',
  password: '비밀번호',
  passwordMissing: '비밀번호를 입력해 주십시오',
  captchaAsked: '계정 보호를 위해 그림의 보안문자도 입력해 주십시오.',
  codeMissing: `인증번호 ${CODE_DIGITS}자리를 입력해 주십시오`,
  noAccount: '계정이 없으신가요?',
  toRegister: '회원가입',
  remember: '계정 기억하기',
  forgot: '비밀번호를 잊으셨나요?',
  register: '회원가입',
  createTitle: '계정 만들기',
  createWhy: orMail(
    '전화번호나 이메일로 가입하고 몇 분 안에 첫 계약서를 보내십시오.',
    '이메일로 가입하고 몇 분 안에 첫 계약서를 보내십시오.',
  ),
  nickname: '이름 또는 별명',
  newPassword: '비밀번호',
  create: '가입하고 로그인',
  haveAccount: '계정이 있으신가요?',
  toLogin: '로그인',
};
