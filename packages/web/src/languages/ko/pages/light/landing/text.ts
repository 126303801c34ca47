import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/landing/text.ts';

export const text: typeof Shape = {
  title: '이동할 곳',
  kicker: '링크를 여셨습니다',
  asideTitle: '링크의 목적지를 확인해 주십시오',
  asideText:
    '이 페이지는 이 사이트 안의 페이지로만 연결됩니다. 다른 사이트로 보내거나 대신 작업을 하지 않습니다.',
  sign: '계약서에 서명',
  signWhy:
    '다음 페이지에서 계약서가 열립니다. 로그인하지 않았다면 먼저 인증번호로 본인의 연락처인지 확인합니다.',
  sentTo: '링크를 받은 곳',
  notYou: '본인이 아닌가요? 진행하지 말고 보낸 사람에게 알려 주십시오.',
  login: '로그인',
  loginWhy: '로그인하면 요청한 페이지가 열립니다.',
  register: '회원가입',
  registerWhy: orMail('전화번호나 이메일로 몇 분이면 됩니다.', '이메일로 몇 분이면 됩니다.'),
  page: (name) => `이동: ${name}`,
  pages: {
    '/wesign': '홈 페이지',
    '/envelopes': '계약서 목록',
    '/envelope-detail': '내 계약서 상세',
    '/account': '계정 설정',
    '/verify': '파일 검증',
    '/manual': '사용 설명서',
    '/invitation': '기업 초대',
    '/join': '기업 초대 링크',
  },
  otherPage: '요청한 페이지',
  pageWhyOpen: '로그인이 필요 없는 페이지입니다.',
  pageWhyMember: '로그인되어 있어 바로 열 수 있습니다.',
  pageWhyStranger: '로그인이 필요한 페이지입니다. 로그인하면 바로 열립니다.',
  address: '주소',
  actSign: '계약서 열기',
  actLogin: '로그인',
  actRegister: '회원가입',
  actPage: '열기',
  actPageStranger: '로그인하고 계속',
  nowhere: '링크가 완전하지 않습니다',
  nowhereWhy:
    '목적지가 없거나 이 사이트의 주소가 아닙니다. 메시지에서 다시 열거나 보낸 사람에게 문의해 주십시오.',
  home: '홈으로 가기',
  wechat: '브라우저에서 열어 주십시오',
  wechatWhy:
    'WeChat 안에서는 계약서를 내려받을 수 없고 패스키를 사용할 수 없습니다. 오른쪽 위의 ⋯를 누르고 브라우저를 선택해 주십시오.',
  copy: '링크 복사',
  copied: '복사됨: 브라우저에 붙여 넣으십시오',
  copyFailed: '복사하지 못했습니다. 주소를 길게 눌러 주십시오',
  stay: 'WeChat에서 계속',
};
