import type { signingErrors as Shape } from '../../zh-CN/errors/signing.ts';

/** Refusals of the course of a contract and office seals. */
export const signingErrors: typeof Shape = {
  // the flow
  ERROR_NOT_IN_ENVELOPE_FLOW: '이 계약서의 참여자가 아닙니다.',
  ERROR_WAITING_JOIN_ENTERPRISE: '먼저 기업에 가입한 뒤 서명해 주십시오.',
  ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED: '계약서가 만료되었습니다.',
  ERROR_NOT_A_SIGNER: '이 계약서의 서명자가 아닙니다.',
  ERROR_NOT_A_CHECKER: '이 계약서의 검토자가 아닙니다.',
  ERROR_NEED_WAIT_OTHER: '다른 사람이 먼저 처리해야 합니다.',
  ERROR_ALREADY_SIGNED: '본인 또는 같은 역할의 동료가 이미 이 계약서를 처리했습니다.',
  ERROR_ENVELOPE_HAD_BEEN_REVOKED: '발신자가 이 계약서를 회수했습니다.',
  ERROR_ENVELOPE_HAD_BEEN_REJECTED: '거절된 계약서입니다.',
  ERROR_ENVELOPE_STATUS_IS_NOT_MATCH: '계약서의 현재 상태에서는 할 수 없습니다.',
  ERROR_DOCUMENT_CHANGED: '연 뒤에 문서가 바뀌었습니다. 다시 불러와 읽은 뒤 서명해 주십시오.',
  ERROR_DOCUMENT_NOT_SHOWN: '모두 열지 않은 문서가 있습니다. 먼저 모두 열어 주십시오.',
  ERROR_CONTACT_NOT_PROVED:
    '{contact} 연락처를 인증한 사람만 처리할 수 있습니다. 그 연락처로 서명 링크를 열거나 먼저 계정에 등록해 주십시오.',
  ERROR_SIGNING_IN_PROGRESS: '서명이 진행 중입니다. 잠시 후 다시 시도해 주십시오.',
  ERROR_AUTH_REQUIRED: '서명 비밀번호 또는 인증번호로 본인임을 확인해 주십시오.',
  ERROR_AUTH_LEVEL: '발신자가 서명 전에 신원 확인을 요구합니다.',
  ERROR_PERSONAL_CERT: '개인 인증서로 서명하는 계약서입니다. 먼저 본인의 신원을 확인해야 합니다.',
  ERROR_ENTERPRISE_CERT: '기업 인증서로 서명하는 계약서입니다. 먼저 다음 기업의 신원을 확인해야 합니다: {name}.',
  ERROR_SHIELD_REQUIRED: '휴대전화로 서명하는 계약서입니다. 서명 페이지의 QR 코드를 스캔해 주십시오.',
  ERROR_SHIELD_EXPIRED: '휴대전화용 QR 코드가 만료되었습니다. 컴퓨터에서 새로 만들어 주십시오.',
  ERROR_SHIELD_PROVIDER: '그런 휴대전화 서명 서비스가 없습니다. 다음 중에서 선택해 주십시오: {names}.',
  ERROR_SHIELD_ALGORITHM: '허용되지 않는 해시 알고리즘입니다. 다음 중에서 선택해 주십시오: {names}.',
  ERROR_SHIELD_PROOF: '휴대전화가 서명 키를 가지고 있음을 증명하지 못했습니다. QR 코드를 다시 열어 주십시오.',
  ERROR_SHIELD_SIGNATURE:
    '휴대전화의 서명이 표시된 내용과 맞지 않아 서명되지 않았습니다. 컴퓨터에서 새 QR 코드를 만들어 주십시오.',
  ERROR_SHIELD_DEVICE: '이 휴대전화의 서명 키는 더 이상 유효하지 않습니다. QR 코드를 다시 열어 새로 만들어 주십시오.',
  ERROR_SHIELD_DEVICE_LIMIT:
    '키를 둘 수 있는 휴대전화는 최대 {limit}대입니다. 먼저 계정 설정에서 하나를 제거해 주십시오.',
  ERROR_SHIELD_NOT_ASKED: '이 계약서에 서명하는 데 휴대전화가 필요하지 않습니다.',
  ERROR_SHIELD_CODE:
    '이 휴대전화로 처음 서명합니다. 서명자에게 보낸 인증번호를 입력하거나 이 휴대전화에서 서명자로 로그인해 주십시오.',
  ERROR_SHIELD_CODE_WRONG: '인증번호가 틀렸거나 더 이상 유효하지 않습니다. 확인하거나 새로 요청해 주십시오.',
  ERROR_SHIELD_NUMBER:
    '휴대전화에 표시된 번호와 다릅니다. 본인의 휴대전화에서 확인해 주십시오. 번호가 표시되지 않으면 새 QR 코드를 만들어 주십시오.',
  ERROR_JOIN_ENTERPRISE:
    '어느 기업인지 확인할 수 없습니다: {name}. 발신자에게 문의하거나 기업에 신원 확인을 요청해 주십시오.',
  ERROR_SEAL_NOT_FOUND: '그런 도장이 없습니다.',
  ERROR_WRITE_NOT_FOUND: '그런 서명이 없습니다.',
  ERROR_REASON_MISSING: '사유를 1~{limit}자로 입력해 주십시오.',
  ERROR_REMIND_TOO_SOON: '방금 이 참여자에게 알림을 보냈습니다. {expireIn}초 후 다시 보내 주십시오.',
  ERROR_NOT_FINISHED: '계약이 완료되면 내려받을 수 있습니다.',
  ERROR_PROLONG_EARLIER: '새 기한은 현재 기한보다 늦어야 합니다.',
  ERROR_PARTICIPANT_DEADLINE: '참여자의 기한은 현재 이후이고 계약서의 기한보다 빨라야 합니다.',
  ERROR_READING_MISSING:
    '발신자가 먼저 문서를 보도록 요구합니다. 계약서를 따로 열어 페이지의 안내대로 한 뒤 확인해 주십시오.',
  ERROR_IN_PERSON_ENTERPRISE:
    '기업을 대리하는 참여자는 본인 계정이 필요하므로 이 기기에서 대면으로 서명할 수 없습니다.',
  ERROR_IN_PERSON_OWN_CONTACT:
    '이 참여자의 연락처가 본인의 것이어서 인증번호가 본인에게 갑니다. 먼저 상대방의 전화번호나 이메일로 바꿔 주십시오.',
  ERROR_IN_PERSON_OTHER_CONTRACT:
    '다른 계약서를 위해 건네진 기기입니다. 기기 소유자가 로그인해야 이 계약서를 열 수 있습니다.',
  ERROR_IN_PERSON_HOST_ONLY: '{name} 님이 건넨 기기이며 본인만 로그인할 수 있습니다.',
  ERROR_PARTICIPANT_OVERDUE: '발신자가 이 참여자에게 정한 기한이 지났습니다. 발신자만 연장할 수 있습니다.',
  ERROR_AUTHORIZE_SELF: '본인의 연락처입니다. 다른 사람의 연락처를 입력해 주십시오.',
  ERROR_AUTHORIZE_LIMIT: '이 차례는 이미 {limit}번 전달되어 더 이상 전달할 수 없습니다.',
  ERROR_CANCEL_RUNNING: '이 계약의 무효화 합의서가 이미 진행 중입니다.',
  ERROR_ENVELOPE_VOIDED: '이미 무효가 된 계약입니다.',
  // office seals
  ERROR_SEAL_NOT_CHECKED: '도장 “{name}”: 아직 승인되지 않았습니다.',
  ERROR_SEAL_ABANDONED: '도장 “{name}”: 폐기되어 더 이상 사용할 수 없습니다.',
  ERROR_SEAL_NOT_AUTHORIZED: '도장 “{name}”: 사용 권한이 없습니다. 사용을 신청할 수 있습니다.',
  ERROR_SEAL_AUTHORIZATION_ENDED: '도장 “{name}”: 사용 권한이 끝났습니다. 다시 신청할 수 있습니다.',
  ERROR_SEAL_USED_UP: '도장 “{name}”: 허가된 횟수를 모두 사용했습니다. 다시 신청할 수 있습니다.',
  ERROR_SEAL_SCOPE: '도장 “{name}”: 사용 권한에 이 계약서가 포함되지 않습니다.',
  ERROR_SEAL_REVOKED: '도장 “{name}”: 사용 권한이 회수되어 서명되지 않았습니다.',
  ERROR_SEAL_OF_ENTERPRISE: '이 도장은 해당 기업을 대리하여 서명하는 사람만 사용할 수 있습니다.',
  ERROR_SEAL_NAME_EXISTS: '같은 이름의 도장이 있습니다: “{name}”.',
  ERROR_SEAL_LIMIT: '도장은 최대 {limit}개입니다.',
  ERROR_SEAL_GROUP_EXISTS: '같은 이름의 그룹이 있습니다: “{name}”.',
  ERROR_SEAL_GROUP_NOT_FOUND: '그런 도장 그룹이 없습니다.',
  ERROR_SEAL_GROUP_LIMIT: '도장 그룹은 최대 {limit}개입니다.',
  ERROR_SEAL_APPLICATION_EXISTS: '이미 이 도장의 사용을 신청했으며 대기 중입니다.',
  ERROR_SEAL_APPLICATION_NOT_FOUND: '그런 신청이 없습니다.',
  ERROR_SEAL_APPLICATION_HANDLED: '이미 처리된 신청입니다.',
  ERROR_SEAL_AUTHORIZATION_NOT_FOUND: '그런 사용 권한이 없습니다.',
  ERROR_SEAL_MEMBER: '이 기업의 활성 구성원에게만 권한을 줄 수 있습니다.',
  ERROR_SEAL_TEXT: '도장에 새길 수 없는 글자입니다: {text}',
  ERROR_SEAL_CERT: '기업 도장에는 기업 인증서 또는 일회용 인증서가 필요합니다. 발신자에게 변경을 요청해 주십시오.',
  ERROR_SEAL_SCOPE_EMPTY: '권한을 적용할 계약서나 템플릿을 선택해 주십시오.',
  ERROR_SEAL_END: '종료일은 현재 이후여야 합니다.',
  ERROR_SEAL_APPLICATION_LIMIT: '동시에 대기할 수 있는 신청은 최대 {limit}건입니다.',
  ERROR_SEAL_ENTERPRISE_NOT_VERIFIED:
    '도장 “{name}”: 기업의 신원이 확인되면 사용할 수 있습니다. 소유자가 기업 페이지에서 신청합니다.',
  ERROR_SEAL_NAME_NOT_VERIFIED:
    '도장에는 확인된 이름이 들어가므로 먼저 기업의 신원을 확인해야 합니다. 소유자가 기업 페이지에서 신청합니다.',
  ERROR_SEAL_COMPANY_NAME: '도장의 이름은 서버가 정합니다: “{name}”. text를 빼 주십시오.',
  ERROR_SEAL_CENTER_TEXT: '이 종류의 도장은 가운데 글자가 정해져 있습니다: “{text}”. centerText를 빼 주십시오.',
  ERROR_SEAL_DEPARTMENT:
    '이 종류의 도장에서 centerText는 “Sales Department”처럼 일반적인 부서 이름이며 최대 {limit}자입니다. 다른 이름은 도장 그림을 업로드하면 운영자가 대조합니다.',
  ERROR_SEAL_NUMBER:
    'bottomText는 도장 번호입니다. 최대 {limit}자의 숫자, 하이픈, 괄호이며 글자는 연속 두 개까지, 또는 통일 사회 신용 코드입니다.',
  ERROR_SEAL_NAME_OUTDATED: '도장 “{name}”: 현재 확인된 기업명과 다릅니다. 도장을 다시 만들어 주십시오.',
  ERROR_SEAL_NAME_CHECK_DONE: '이 도장의 그림은 대조가 필요 없거나 이미 대조되었습니다.',
  ERROR_SEAL_SELF_AUDIT:
    '다른 구성원이 결정할 수 있습니다. 만들거나 신청한 사람은 다른 구성원이 없을 때만 결정할 수 있습니다.',
};
