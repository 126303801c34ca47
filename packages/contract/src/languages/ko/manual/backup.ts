import type { WrittenSection } from '../../../text/written-section.ts';

export const backup: WrittenSection = {
  title: '시스템 관리자: 백업과 복원',
  blocks: [
    {
      kind: 'steps',
      items: [
        '서버를 중지합니다(Ctrl-C). PostgreSQL을 쓰면 중지하지 않아도 되며 데이터베이스 도구로 덤프하십시오.',
        'DATA_DIR을 복사합니다. db/는 내장 데이터베이스이고 blobs/에는 파일이 있습니다. tmp/는 필요 없습니다.',
        'KEYS_DIR을 다른 곳에 따로 백업합니다. kek은 인증기관의 개인 키를, pepper는 비밀번호와 연락처의 해시를 보호합니다.',
        '복원하려면 둘 다 원래 위치에 되돌리고 서버를 시작합니다.',
      ],
    },
    {
      kind: 'note',
      text: '데이터만 있고 키가 없으면 인증기관은 더 이상 인증서를 발급할 수 없고 아무도 기존 비밀번호로 로그인할 수 없습니다. 데이터 없는 키는 쓸모가 없습니다. 두 백업을 따로 보관하십시오. 완료된 계약서는 검증에 필요한 모든 것이 파일에 있으므로 영향을 받지 않습니다.',
    },
  ],
};
