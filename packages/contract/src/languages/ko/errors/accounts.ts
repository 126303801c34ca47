import type { accountsErrors as Shape } from '../../zh-CN/errors/accounts.ts';

/** Refusals of every call, accounts, identities, operators and codes. */
export const accountsErrors: typeof Shape = {
  // wire and session
  ERROR_MALFORMED: '요청 형식이 올바르지 않습니다: {field} {detail}',
  ERROR_UNKNOWN_FIELD: '요청에 알 수 없는 항목이 있습니다: {field}',
  ERROR_NOT_LOGIN: '로그인하지 않았거나 로그인이 만료되었습니다. 다시 로그인해 주십시오.',
  ERROR_CANT_USE_FREE_LOGIN: '서명 링크로는 이 계약서 한 건만 열 수 있습니다. 다른 기능은 로그인한 뒤 사용해 주십시오.',
  ERROR_FORBIDDEN: '이 작업을 할 권한이 없습니다.',
  ERROR_CROSS_SITE: '다른 사이트에서 온 요청이어서 거부되었습니다.',
  ERROR_NOT_FOUND: '찾을 수 없습니다.',
  ERROR_TOO_LARGE: '너무 큽니다. 한도는 {limit}입니다.',
  ERROR_UNSUPPORTED_MEDIA: '허용되지 않는 미디어 형식입니다.',
  ERROR_BUSY: '시스템이 바쁩니다. {expireIn}초 후 다시 시도해 주십시오. 내용은 그대로 있습니다.',
  ERROR_UNAVAILABLE:
    '시스템의 일부를 사용할 수 없습니다. 이미 확인된 것은 안전합니다. {expireIn}초 후 다시 시도해 주십시오.',
  ERROR_STORAGE_FULL:
    '저장 공간이 없습니다. 이미 확인된 것은 안전합니다. 나중에 다시 시도해 주십시오.',
  ERROR_OUTCOME_UNKNOWN:
    '저장 중 연결이 끊겨 처리 여부를 알 수 없습니다. {expireIn}초 후 현재 상태를 확인한 뒤 다시 하거나, 같은 Idempotency-Key로 요청을 반복해 주십시오.',
  ERROR_TOO_MANY_REQUESTS: '요청이 너무 많습니다. {expireIn}초 후 다시 시도해 주십시오.',
  ERROR_INTERNAL:
    '당사 시스템에 문제가 발생했습니다. 다시 시도해 주십시오. 계속되면 고객센터에 요청 번호를 알려 주십시오.',
  ERROR_IDEMPOTENCY_KEY_REUSED: '이 Idempotency-Key는 다른 요청에 사용되었습니다.',
  ERROR_DONE_UNANSWERED:
    '이미 처리되었으나 응답이 전달되지 않았습니다. 현재 상태를 확인해 주십시오. 다시 하려면 새 Idempotency-Key를 사용해 주십시오.',
  // accounts
  ERROR_ACCOUNT_INPUT:
    '계정이 올바르지 않습니다. 전화번호(국외는 +와 국가 번호 포함) 또는 이메일 주소를 입력해 주십시오.',
  ERROR_ACCOUNT_NOT_REGISTERED: '아직 가입되지 않은 계정입니다.',
  ERROR_ACCOUNT_EXISTS: '이미 가입된 계정입니다. 로그인해 주십시오.',
  ERROR_LOGIN_FAILED: '계정 또는 비밀번호가 틀렸습니다. 다시 입력해 주십시오.',
  ERROR_ACCOUNT_DISABLED: '사용이 중지된 계정입니다. 고객센터로 문의해 주십시오.',
  ERROR_PASSWORD_FORM: '비밀번호가 전송 전에 정해진 방식으로 해시되지 않았습니다.',
  ERROR_PASSWORD_WRONG: '비밀번호가 틀렸습니다. 다시 입력해 주십시오.',
  ERROR_SIGN_PASSWORD_EXISTS: '서명 비밀번호가 이미 설정되어 있습니다.',
  ERROR_SIGN_PASSWORD_NONE: '서명 비밀번호가 없습니다. 인증번호를 사용하거나 먼저 설정해 주십시오.',
  ERROR_SIGN_PASSWORD_WRONG: '서명 비밀번호가 틀렸습니다. 다시 입력해 주십시오.',
  ERROR_FREQUENT_ACCOUNT_CHECK: '요청이 너무 잦습니다. 나중에 다시 시도해 주십시오.',
  ERROR_RESET_PASSWORD: '비밀번호를 재설정하지 못했습니다. 다시 인증해 주십시오.',
  ERROR_SECURITY_TOKEN: '보안 토큰이 올바르지 않거나 이미 사용되었거나 만료되었습니다.',
  ERROR_PASSKEY: '패스키를 확인하지 못했습니다. 다시 시도하거나 다른 방법으로 로그인해 주십시오.',
  ERROR_PASSKEY_LIMIT: '패스키는 최대 {limit}개입니다. 먼저 하나를 삭제해 주십시오.',
  ERROR_CONTACT_TAKEN: '다른 계정에 등록된 연락처입니다.',
  ERROR_CONTACT_LAST: '계정의 유일한 연락처입니다. 먼저 다른 연락처를 등록해 주십시오.',
  ERROR_CONTACT_UNCHANGED: '이미 등록된 연락처입니다.',
  ERROR_CONTACT_FRESH:
    '방금 등록된 연락처로는 24시간 동안 비밀번호를 재설정할 수 없습니다. 다른 연락처를 사용해 주십시오.',
  ERROR_MEMBER_DISABLED: '관리자가 제외하여 이 기업 계정을 사용할 수 없습니다.',
  ERROR_NOT_A_MEMBER: '그런 계정이 없습니다.',
  ERROR_SCAN_EXPIRED: 'QR 코드가 만료되었습니다. 컴퓨터에서 새로 만들어 주십시오.',
  // identity and enterprises
  ERROR_IDENTITY_WAITING: '신청을 심사하고 있습니다. 결과를 기다려 주십시오.',
  ERROR_IDENTITY_PASSED: '신원이 이미 확인되었습니다.',
  ERROR_IDENTITY_NAME: '신분증에 적힌 실명을 {limit}자 이내로 입력해 주십시오.',
  ERROR_IDENTITY_NUMBER: '신분증 번호가 올바르지 않습니다. 확인해 주십시오.',
  ERROR_IDENTITY_PAPERS: '필요한 서류의 사진을 업로드해 주십시오: {papers}',
  ERROR_IDENTITY_REQUIRED: '먼저 신원을 확인해야 합니다.',
  ERROR_IDENTITY_DECIDED: '이미 결정된 신청입니다.',
  ERROR_ENTERPRISE_NAME: '기업명을 {limit}자 이내로 입력해 주십시오.',
  ERROR_ENTERPRISE_CODE: '통일 사회 신용 코드가 올바르지 않습니다. 확인해 주십시오.',
  ERROR_ENTERPRISE_TAKEN: '이미 등록된 기업입니다. 관리자에게 초대를 요청해 주십시오.',
  // operators
  ERROR_OPERATOR_NOT_LOGIN: '먼저 운영자 콘솔에 로그인해 주십시오.',
  ERROR_OPERATOR_ROLE: '역할에 이 권한이 없습니다. 역할은 관리자가 지정합니다.',
  ERROR_OPERATOR_LAST: '마지막 관리자는 이 역할을 유지해야 합니다.',
  ERROR_OPERATOR_EXISTS: '이미 있는 로그인 이름입니다.',
  ERROR_OPERATOR_CODE_MISSING: '인증 앱의 6자리 코드(totp)를 입력해 주십시오.',
  ERROR_OPERATOR_CODE_WRONG: '코드가 틀렸거나 이미 사용되었습니다. 다음 코드를 기다려 주십시오.',
  ERROR_OPERATOR_FACTOR_NEEDED: '먼저 2단계 인증을 설정해 주십시오.',
  ERROR_OPERATOR_FACTOR_EXISTS: '2단계 인증이 이미 설정되어 있습니다. 제거하려면 npm run operator 명령을 사용해 주십시오.',
  ERROR_REQUEST_OWN: '다른 운영자가 확인해야 합니다.',
  ERROR_REQUEST_DECIDED: '이미 결정되었거나 만료된 요청입니다.',
  ERROR_REQUEST_WAITING: '같은 대상에 대한 요청이 이미 대기 중입니다.',
  ERROR_REQUEST_SUBJECT: '대상의 상태가 바뀌어 더 이상 할 수 없습니다.',
  ERROR_IDENTITY_TAKEN: '이미 확인된 신원의 신분증 번호입니다.',
  ERROR_IDENTITY_SUSPENDED: '인증기관이 확인된 신원을 정지했습니다. 인증기관에 문의해 주십시오.',
  ERROR_IDENTITY_LETTER:
    '신청자가 법정 대표자가 아니면 위임장(AUTHORISATION 종류의 서류)을 업로드해야 합니다.',
  ERROR_CERTIFICATE_NOT_FOUND: '그런 인증서가 없습니다.',
  ERROR_CERTIFICATE_REVOKED: '이미 폐지된 인증서입니다.',
  // captcha, codes, opcodes
  ERROR_CAPTCHA_AGAIN: '보안문자를 다시 받아 주십시오.',
  ERROR_CODE_EXPIRED: '인증번호가 없거나 만료되었습니다. 새로 받아 주십시오.',
  ERROR_CODE_WRONG: '인증번호가 틀렸습니다. 다시 입력해 주십시오.',
  ERROR_CODE_LOCKED: '너무 여러 번 틀려 1시간 동안 잠겼습니다. 남은 시간: {wait}.',
  ERROR_OPCODE: '작업 코드가 올바르지 않거나 이미 사용되었습니다. 다시 인증해 주십시오.',
  ERROR_CONTACT:
    '연락처 형식이 올바르지 않습니다. 전화번호(국외는 +와 국가 번호 포함) 또는 이메일 주소를 입력해 주십시오.',
  ERROR_PHONE_UNSUPPORTED: '이 서비스는 문자를 보내지 않습니다. 전화번호 대신 이메일 주소를 입력해 주십시오.',
  ERROR_PHONE_COUNTRY:
    '이 국가에는 문자를 보내지 않습니다. 전화번호 대신 이메일 주소를 입력해 주십시오.',
  ERROR_PARTICIPANT_UNREACHABLE:
    '{name} 님의 전화번호로 문자를 보낼 수 없습니다. {name} 님의 이메일 주소를 입력해 주십시오.',
  ERROR_SEND_BUSY: '발송이 너무 잦습니다. 카운트다운({expireIn}초)이 끝난 뒤 눌러 주십시오.',
  ERROR_FREQUENTLY: '발송 요청이 너무 잦습니다. 대기 시간: {wait}.',
  ERROR_AMOUNT_OUT_LIMIT: '오늘 받을 수 있는 인증번호 수를 넘었습니다. 내일 다시 시도해 주십시오.',
  ERROR_VOICE_AMOUNT_OUT_LIMIT: '오늘 받을 수 있는 음성 인증번호 수를 넘었습니다. 내일 다시 시도해 주십시오.',
  ERROR_SEND_FAILED: '발송하지 못했습니다. 나중에 다시 시도해 주십시오.',
  ERROR_TIMEOUT: '발송 요청 시간이 초과되었습니다. 다시 시도해 주십시오.',
  ERROR_CONTACT_BLACKLISTED: '이 번호로는 인증번호를 받을 수 없습니다. 고객센터로 문의해 주십시오.',
  ERROR_VOICE_FREQUENTLY: '발송 요청이 너무 잦습니다. 대기 시간: {wait}.',
  ERROR_VOICE_BLACKLISTED: '이 번호로는 인증번호를 받을 수 없습니다. 고객센터로 문의해 주십시오.',
};
