import type { WrittenSection } from '../../../text/written-section.ts';

export const settings: WrittenSection = {
  title: '시스템 관리자: 설정',
  blocks: [
    {
      kind: 'text',
      text: '모든 설정은 환경 변수이며 docs/settings.md에 목록이 있습니다. 값이 올바르지 않으면 이름을 알리고 시작을 멈춥니다. 자주 쓰는 설정:',
    },
    {
      kind: 'points',
      items: [
        'PUBLIC_URL: 사람들이 사용하는 주소. 메시지의 링크가 이 주소로 시작합니다.',
        'PKI_URL: 인증서, 폐지 목록, OCSP의 영구 주소. 모든 인증서에 들어가며 바꿀 수 없습니다.',
        'DATABASE_URL: PostgreSQL 15 이상. 없으면 내장 데이터베이스를 사용합니다.',
        'DATA_DIR, KEYS_DIR: 데이터와 키의 위치. 서로 분리해야 합니다.',
        'SMTP_URL, MAIL_FROM: 이메일을 보냅니다. SMS_WEBHOOK_URL, SMS_WEBHOOK_SECRET: 문자와 전화를 업체에 전달합니다.',
        'SOFFICE_PATH: Office 문서를 PDF로 변환하는 LibreOffice. 없으면 PDF 파일과 그림만 받습니다.',
      ],
    },
  ],
};
