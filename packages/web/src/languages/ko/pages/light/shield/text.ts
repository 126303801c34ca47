import type { text as Shape } from '../../../../zh-CN/pages/light/shield/text.ts';

export const text: typeof Shape = {
  page: '휴대전화로 서명',
  opening: '여는 중…',
  from: (sender) => `발신자: ${sender}`,
  lead: '확인한 뒤 이 휴대전화로 서명해 주십시오',
  as: (name) => `서명자: ${name}`,
  parties: '당사자',
  role: { SIGNER: '서명', CHECKER: '검토', CC: '사본 수신' },
  documents: (count) => (count === 1 ? '문서' : `문서(${count})`),
  pages: (count) => (`${count}쪽`),
  digest: 'SHA-256 해시값',
  digestWhy:
    '해시값은 내용의 지문입니다. 컴퓨터의 QR 코드 옆에 같은 해시값이 보이면 같은 파일입니다.',
  keyKnown: '이 휴대전화의 서명 키를 사용합니다',
  keyNew: '처음 사용: 이 휴대전화에서 서명 키를 생성합니다',
  keyNewByCode: (contact) =>
    `처음 사용: 이 휴대전화에서 서명 키를 생성합니다. ${contact}(으)로 보낸 인증번호로 본인임을 확인합니다`,
  code: '인증번호',
  codeSent: (contact) => `인증번호를 보낸 곳: ${contact}. 입력하면 서명을 계속합니다.`,
  codeAgain: '인증번호 다시 보내기',
  number: '컴퓨터에 이 번호를 입력하여 본인의 휴대전화임을 확인해 주십시오',
  keyWhy:
    '키는 이 브라우저에만 있으며 당사를 포함한 누구도 꺼낼 수 없습니다. 다른 사람의 휴대전화로 서명하지 마십시오.',
  left: (minutes, seconds) => `남은 시간 ${minutes}:${String(seconds).padStart(2, '0')}`,
  confirm: '서명하기',
  refuse: '서명 안 함',
  refuseTitle: '이 계약서에 서명하지 않으시겠습니까?',
  refuseWhy: 'QR 코드가 즉시 무효가 되고 아무것도 서명되지 않습니다. 나중에 컴퓨터에서 새로 만들 수 있습니다.',
  doing: { key: '서명 키 준비 중…', prepare: '문서 준비 중…', sign: '서명 중…' },
  doneTitle: '서명했습니다',
  doneWhy: (title) => `이 휴대전화로 서명한 계약서: “${title}”. 컴퓨터를 확인해 주십시오.`,
  signedDigest: '서명한 내용의 해시값',
  refusedTitle: '서명하지 않았습니다',
  refusedWhy: '서명하지 않기로 선택하셨습니다. 이 페이지를 닫아도 됩니다.',
  goneTitle: 'QR 코드가 만료되었습니다',
  goneWhy:
    'QR 코드는 5분간 유효하며 한 번만 쓸 수 있습니다. 컴퓨터에 서명 완료가 표시되지 않으면 새로 만들어 스캔해 주십시오.',
  failedTitle: '서명되지 않았습니다',
  failedNext: '아무것도 서명되지 않았습니다. 컴퓨터에서 새 QR 코드를 만들어 주십시오.',
  notShown: '받은 데이터가 표시된 문서와 일치하지 않아 서명하지 않았습니다.',
  awayTitle: '열리지 않았습니다',
  incompleteTitle: '링크가 완전하지 않습니다',
  incompleteWhy: '휴대전화 카메라로 컴퓨터의 QR 코드를 스캔해 주십시오.',
  unfitTitle: '이 브라우저로는 서명할 수 없습니다',
  unfitWhy:
    '서명 키에는 최신 Chrome, Safari, Edge 또는 Firefox와 https 접속이 필요합니다. 다른 브라우저로 QR 코드를 스캔해 주십시오.',
};
