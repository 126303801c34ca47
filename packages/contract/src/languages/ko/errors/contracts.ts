import type { contractsErrors as Shape } from '../../zh-CN/errors/contracts.ts';

/** Refusals of files and the preparation of a contract. */
export const contractsErrors: typeof Shape = {
  // envelope preparation
  ERROR_ENVELOPE_NOT_DRAFT: '이미 발송되었거나 예약된 계약서여서 변경할 수 없습니다.',
  ERROR_TITLE_MISSING: '제목을 입력해 주십시오.',
  ERROR_DOCUMENT_MISSING: '문서를 하나 이상 추가해 주십시오.',
  ERROR_SIGNER_MISSING: '서명자가 한 명 이상 필요합니다.',
  ERROR_EXPIRY: '기한은 지금부터 {minHours}시간 이후, {maxDays}일 이내여야 합니다.',
  ERROR_TIMER: '발송 시각은 현재 이후이고 기한보다 빨라야 합니다.',
  ERROR_PARTICIPANT_CONTACT:
    '{name} 님의 전화번호(국외는 +와 국가 번호 포함) 또는 이메일 주소를 입력해 주십시오.',
  ERROR_PARTICIPANT_DUPLICATE: '같은 단계에 {name} 님이 두 번 있습니다.',
  ERROR_PARTICIPANT_NOT_FOUND: '그런 참여자가 없습니다.',
  ERROR_PARTICIPANT_HAS_ACTED: '이미 처리한 참여자여서 제외할 수 없습니다.',
  ERROR_PARTICIPANT_SENDER: '발신자 항목은 시스템이 관리하므로 이렇게 변경할 수 없습니다.',
  ERROR_PARTICIPANT_UNSUPPORTED: '{field}: 아직 {value} 값을 사용할 수 없습니다.',
  ERROR_PARTICIPANT_ENTERPRISE:
    '{name} 님이 대리하는 기업을 이름 또는 여기에 등록된 번호로 지정해 주십시오.',
  ERROR_PARTICIPANT_ROLE: '{name}: 기업의 역할을 선택해 주십시오.',
  ERROR_PARTICIPANT_MEMBER:
    '{name} 님은 더 이상 기업의 구성원이 아닙니다. 다른 구성원을 선택하거나 전화번호 또는 이메일을 입력해 주십시오.',
  ERROR_PARTICIPANT_BULK: '계약서에는 받는 사람 명단을 하나만 둘 수 있습니다.',
  ERROR_MULTI_SEND_REQUIRED: '받는 사람 명단이 있는 계약서입니다. 대량 발송으로 보내 주십시오.',
  ERROR_MULTI_SEND_PERSON: '이 참여자는 받는 사람 명단이 아닙니다.',
  ERROR_MULTI_SEND_NO_ROWS: '명단에 보낼 수 있는 사람이 없습니다. 먼저 명단을 수정해 주십시오.',
  ERROR_MULTI_SEND_STATE: '대량 발송의 상태가 바뀌었습니다. 다시 확인해 주십시오.',
  ERROR_MULTI_SEND_QUOTA:
    '대량 발송은 한 번에 최대 {limit}건입니다. 현재 발송이 끝날 때까지 기다리거나 내일 계속해 주십시오.',
  ERROR_SHEET_UNREADABLE: '양식을 읽을 수 없습니다. XLSX 또는 CSV로 저장하여 다시 업로드해 주십시오.',
  ERROR_SHEET_HEADING:
    '첫 줄에 열 이름(이름, 전화번호 또는 이메일)이 있어야 합니다. 여기에서 내려받은 양식을 사용해 주십시오.',
  ERROR_SHEET_ROWS: '명단은 최대 {limit}명입니다. 나누어 보내 주십시오.',
  ERROR_SHEET_EMPTY: '양식의 제목 아래에 줄이 없습니다.',
  ERROR_ROW_NAME: '이름을 {detail}자 이내로 입력해 주십시오.',
  ERROR_ROW_CONTACT: '전화번호(국외는 +와 국가 번호 포함) 또는 이메일 주소를 입력해 주십시오.',
  ERROR_ROW_DUPLICATE: '{detail}번째 줄과 연락처가 같습니다.',
  ERROR_ROW_REQUIRED: '비어 있습니다: “{column}”.',
  ERROR_ROW_TITLE: '“{column}” 값을 넣으면 제목이나 메시지가 {detail}자를 넘습니다.',
  ERROR_DOCUMENT_NOT_FOUND: '그런 문서가 없습니다.',
  ERROR_DOCUMENT_DUPLICATE: '같은 파일이 두 번 추가되었습니다.',
  ERROR_FORM_NOT_FOUND: '그런 입력란이 없습니다.',
  ERROR_FORM_POSITION: '도장 또는 서명의 위치 정보가 올바르지 않습니다. 페이지를 새로 고치고 다시 추가해 주십시오.',
  ERROR_FORM_OVERLAP: '“{file}” {page}쪽에서 입력란 두 개가 겹칩니다. 하나를 옮겨 주십시오.',
  ERROR_FORM_MISSING:
    '모든 서명자에게 입력란이 하나 이상 필요합니다. 배치하거나 입력란 없는 서명자가 직접 배치하도록 허용해 주십시오(needForm: false).',
  ERROR_FORM_PARTICIPANT: '입력란은 서명자에게 속해야 합니다.',
  ERROR_FORM_VALUE: '이 입력란에 허용되지 않는 값입니다{where}: {detail}',
  ERROR_FORM_REQUIRED: '아직 비어 있는 필수 입력란이 있습니다{where}.',
  ERROR_FORM_NOT_REVISABLE: '발신자가 이 입력란의 내용을 고정했습니다.',
  ERROR_FORM_GLYPH_MISSING: '글꼴에 없는 글자입니다: “{text}”. 다르게 써 주십시오.',
  ERROR_FORM_APPEND_TOO_LATE: '이미 서명이 있는 문서여서 텍스트와 날짜를 더 추가할 수 없습니다.',
  ERROR_FORM_APPEND_CLOSED: '발신자가 입력란을 배치한 계약서여서 서명자가 추가할 수 없습니다.',
  ERROR_FORM_PLACE_FIRST: '먼저 페이지에 서명을 놓거나 표시 없이 서명하도록 선택해 주십시오.',
  ERROR_FORM_HAS_FIELDS: '이 계약서에 입력란이 있어 서명이 그곳에 표시됩니다.',
  ERROR_FORM_FILL_FAILED:
    '입력한 내용을 문서에 기록하지 못했습니다. 계약서는 발신자에게 돌아갑니다.',
  ERROR_FORM_RULE: '입력란의 규칙을 지킬 수 없습니다{where}: {detail}',
  ERROR_FORM_HIDDEN: '발신자의 규칙에 따라 표시되지 않는 입력란이어서 값을 입력할 수 없습니다{where}.',
  ERROR_FORM_COMPUTED: '계산되는 입력란이어서 값을 입력할 수 없습니다{where}.',
  ERROR_FORM_UNEQUAL: '입력란의 값{where}이 다음과 같아야 합니다: {other}.',
  ERROR_PREPARING: '문서를 준비하고 있습니다. 몇 초 더 걸립니다.',
  ERROR_PREPARE_FAILED: '문서를 준비하지 못했습니다. 발신자에게 문의해 주십시오.',
};
