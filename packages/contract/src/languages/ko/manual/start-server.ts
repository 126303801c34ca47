import type { WrittenSection } from '../../../text/written-section.ts';

export const startServer: WrittenSection = {
  title: '시스템 관리자: 설치와 시작',
  blocks: [
    {
      kind: 'text',
      text: 'Node.js 20.19 이상과 git만 있으면 됩니다. 내려받은 코드에서 npm start를 실행하십시오. 처음에는 설치와 빌드를 하고 데이터베이스와 인증기관을 만든 뒤 주소를 출력합니다. npm start -- --demo는 데모 사용자도 만듭니다.',
    },
    {
      kind: 'points',
      items: [
        '기본은 평가 모드입니다. 데이터베이스가 프로세스에 내장되고, 문자와 메일은 보내지 않고 이 컴퓨터의 /dev/outbox에 표시됩니다.',
        '실제 사용에는 MODE=production을 설정합니다. 안전하지 않은 설정이 있으면 시작하지 않고 부족한 것을 표시합니다.',
        'npm run demo -- --out DIR은 전체 서명 과정을 보여 주고, npm run verify -- FILE.pdf는 어떤 PDF든 검증합니다.',
        '직원은 /operator/login에서 따로 로그인하며 첫 계정은 npm run operator -- create --login NAME으로 만듭니다. 각자 하나 이상의 역할(등록 담당, 감사, 고객 지원, 재무, 관리자)을 가지고 허용된 것만 봅니다. 그곳에서 신원 확인을 결정하고, 인증서를 찾아 폐지하고, 민원을 처리하고, 서비스 상태와 감사 로그를 봅니다.',
      ],
    },
  ],
};
