import type { text as Shape } from '../../../../zh-CN/pages/console/enterprise/frame-text.ts';

export const text: typeof Shape = {
  sections: '기업 메뉴',
  templates: '템플릿',
  members: '구성원 및 부서',
  invitations: '초대',
  forbidden: '사용 중지된 구성원',
  seals: '기업 도장',
  mySeals: '사용 가능한 도장',
  sealAudit: '도장 심사',
  allEnvelopes: '모든 계약서',
  applications: '연동',
  contractNumbers: '계약 번호',
  finance: '재무',
  data: '기업 데이터',
  retention: '보존 기간',
  roles: '역할',
  deniedTitle: '이 페이지를 열 권한이 없습니다',
  deniedWhy: '필요하면 기업 관리자에게 역할에 권한을 추가해 달라고 요청해 주십시오.',
  personalTitle: '기업 계정의 페이지입니다',
  personalWhy: '위쪽 계정 메뉴에서 기업 계정으로 전환해 주십시오.',
  toHome: '기업으로 돌아가기',
};
