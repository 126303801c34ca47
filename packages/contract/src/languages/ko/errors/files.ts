import type { filesErrors as Shape } from '../../zh-CN/errors/files.ts';

/** Refusals of files, and of what exceeds the limits of a contract. */
export const filesErrors: typeof Shape = {
  ERROR_FILENAME_SIZE: '파일 이름이 너무 깁니다. 최대 {limit}자입니다.',
  ERROR_FILE_SIZE: '파일이 너무 큽니다. 최대 {limitMb}MB입니다.',
  ERROR_FILE_TYPE: '허용되지 않는 파일 종류입니다. PDF나 그림을 업로드해 주십시오.',
  ERROR_UPLOAD_REJECTED: '조각이 서로 맞지 않아 업로드가 거부되었습니다. 다시 업로드해 주십시오.',
  ERROR_UPLOAD_QUOTA:
    '계정당 24시간에 {limitMb}MB까지 업로드할 수 있으며 한도에 도달했습니다. 내일 다시 시도해 주십시오.',
  ERROR_FILE_DAMAGED: '파일이 손상되어 열 수 없습니다. 다시 내보내 업로드해 주십시오.',
  ERROR_FILE_ENCRYPTED: '지원되지 않는 방식으로 암호화된 파일입니다. 암호화를 해제하고 다시 업로드해 주십시오.',
  ERROR_FILE_SIGNED_DAMAGED:
    '이미 서명되었으나 구조가 잘못된 파일이어서 변경하거나 사용할 수 없습니다. 서명자에게 원본을 요청해 주십시오.',
  ERROR_FILE_PASSWORD: '보호된 파일입니다. 여는 비밀번호를 입력해 주십시오.',
  ERROR_FILE_PASSWORD_WRONG: '이 비밀번호로는 열 수 없습니다. 다시 시도해 주십시오.',
  ERROR_FILE_OWNER_PASSWORD: '작성자가 변경을 금지한 파일입니다. 권한 비밀번호(소유자 비밀번호)를 입력해 주십시오.',
  ERROR_FILE_SIGNED_ENCRYPTED:
    '서명되고 암호화된 파일입니다. 암호화를 해제하면 서명이 무효가 됩니다. 서명자에게 암호화되지 않은 원본을 요청해 주십시오.',
  ERROR_FILE_SIGNED_ACTIVE:
    '서명되어 있고 스크립트, 첨부 파일 등 활성 콘텐츠가 있는 파일입니다. 제거하면 서명이 무효가 되므로 사용할 수 없습니다.',
  ERROR_FILE_XFA: 'XFA 양식입니다. 만든 프로그램에서 일반 PDF로 인쇄하거나 저장하여 업로드해 주십시오.',
  ERROR_FILE_CERTIFIED: '작성자가 인증하고 모든 변경을 금지한 파일이어서 서명할 수 없습니다.',
  ERROR_FILE_TOO_COMPLEX: '파일이 너무 복잡하여 처리할 수 없습니다. 다시 내보내 업로드해 주십시오.',
  ERROR_FILE_NOT_READY: '파일을 아직 처리하고 있습니다. 기다려 주십시오.',
  ERROR_FILE_CONVERSION: '문서를 변환하지 못했습니다. PDF로 저장하여 업로드해 주십시오.',
  ERROR_PICTURE: '사용할 수 없는 그림입니다. 다른 PNG 또는 JPEG를 선택해 주십시오.',
  ERROR_INK: '사용할 수 없는 필적입니다. 지우고 다시 써 주십시오. {detail}',
  ERROR_INK_SLIGHT: '점, 직선, 체크 표시는 서명이 아닙니다. 이름 전체를 써 주십시오.',
  ERROR_LIMIT_PARTICIPANTS: '참여자는 최대 {limit}명입니다.',
  ERROR_LIMIT_DOCUMENTS: '문서는 최대 {limit}개입니다.',
  ERROR_LIMIT_BYTES: '문서는 모두 합쳐 최대 {limitMb}MB입니다.',
  ERROR_LIMIT_PAGES: '문서는 모두 합쳐 최대 {limit}쪽입니다.',
  ERROR_LIMIT_FORMS: '입력란은 최대 {limit}개입니다.',
  ERROR_ATTACHMENT_NOT_FOUND: '그런 첨부 파일이 없습니다.',
  ERROR_ATTACHMENT_TYPE: '이 입력란에 허용되지 않는 파일입니다{where}. 제출할 파일: {detail}.',
  ERROR_ATTACHMENT_COUNT: '이 입력란에는 파일을 최대 {limit}개까지 제출할 수 있습니다{where}.',
};
