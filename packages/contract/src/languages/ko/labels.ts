import type {
  BuiltInAlias,
  PackageCode,
  EnvelopeAct,
  Channel,
  NoticeChannel,
  EnvelopeStatus,
  ExecutionStatus,
  MultiJobStatus,
  ParticipantLabel,
  ShownStatus,
  ShownStatusFilter,
  TextFormat,
  FormType,
  IdentityNumberKind,
  IdentityPaper,
  SealScope,
  AccountStatus,
  ActionType,
  ApplicationStatus,
  BstStatus,
  ChargeKind,
  ContractNumberStatus,
  EnterpriseIdentityStatus,
  IdentityStatus,
  InvitationStatus,
  ListedMemberStatus,
  OrderStatus,
  SealApplicationStatus,
  SealCheckStatus,
  SealNameCheck,
  SealStatus,
  UnavailableReason,
  WebhookDeliveryStatus,
  ComplaintStatus,
  OperatorRequestStatus,
  RuleGap,
} from '@countersign/domain';

/** Acts on an envelope, as buttons and menus name them. */
export const ACT_LABELS: Readonly<
  Record<
    Extract<
      EnvelopeAct,
      'sign' | 'reject' | 'return' | 'handOn' | 'remind' | 'prolong' | 'revoke' | 'download' | 'recycle' | 'restore'
    >,
    string
  >
> = {
  sign: '서명',
  reject: '거절',
  return: '수정 요청으로 반려',
  handOn: '다른 사람에게 전달',
  remind: '알림 보내기',
  prolong: '기한 연장',
  revoke: '회수',
  download: '내려받기',
  recycle: '휴지통으로 이동',
  restore: '복원',
};

/** The ways by which a notice reaches a person. */
export const CHANNEL_LABELS: Readonly<Record<Exclude<Channel, 'CAPTCHA'> | NoticeChannel, string>> = {
  SMS: '문자',
  VOICE: '음성 전화',
  EMAIL: '이메일',
  PUSH: '푸시',
  DESKTOP: '바탕 화면',
};

/** Rulings §3 "Envelope status". */
export const ENVELOPE_LABELS: Readonly<Record<EnvelopeStatus, string>> = {
  DRAFT: '초안',
  TIMED: '예약됨',
  ING_PROCESS: '서명 진행 중',
  ED_SUCCESS: '완료',
  ED_FAIL_REJECT: '거절됨',
  ED_FAIL_EXPIRED: '만료됨',
  ED_FAIL_REVOKE: '회수됨',
  ED_FAIL_CHECK: '검토 거부됨',
  ED_FAIL_BACK: '반려됨',
};

/** Rulings §3 "Shown status". */
export const SHOWN_LABELS: Readonly<Record<ShownStatus, string>> = {
  DRAFT: ENVELOPE_LABELS.DRAFT,
  TIMED: ENVELOPE_LABELS.TIMED,
  WAITING_JOIN_ENTERPRISE: '먼저 기업 가입 필요',
  WAITING_ME_SIGN: '내 서명 대기',
  WAITING_ME_CHECK: '내 검토 대기',
  WAITING_OTHERS: '다른 사람 대기',
  ED_SUCCESS: ENVELOPE_LABELS.ED_SUCCESS,
  ED_FAIL_EXPIRED: ENVELOPE_LABELS.ED_FAIL_EXPIRED,
  REVOKE: ENVELOPE_LABELS.ED_FAIL_REVOKE,
  REJECT: ENVELOPE_LABELS.ED_FAIL_REJECT,
  CHECK_FAILED: ENVELOPE_LABELS.ED_FAIL_CHECK,
  BACK: ENVELOPE_LABELS.ED_FAIL_BACK,
  CANCEL_WAITING_ME: '무효화: 내 확인 대기',
  CANCEL_WAITING_OTHERS: '무효화: 다른 사람 대기',
  CANCELLED: '무효',
  RECYCLED: '휴지통에 있음',
};

/** Titles of tabs and filters: the shown status, shorter where a tab has no room for it. */
export const SHOWN_FILTER_LABELS: Readonly<Record<ShownStatusFilter, string>> = {
  ...SHOWN_LABELS,
  ALL: '전체',
  EXPIRING_SOON: '곧 만료',
  DRAFT: '초안',
  WAITING_ME_SIGN: '서명할 계약서',
  WAITING_ME_CHECK: '검토할 계약서',
  WAITING_OTHERS: '다른 사람 대기',
  WAITING_JOIN_ENTERPRISE: '가입 필요',
  CANCEL_WAITING_ME: '무효화: 나',
  CANCEL_WAITING_OTHERS: '무효화: 다른 사람',
  RECYCLED: '휴지통',
};

/** Spec §4 "Displayed labels of a participant". */
export const PARTICIPANT_STATUS_LABELS: Readonly<Record<ParticipantLabel, string>> = {
  sent: '발송됨',
  toSign: '서명 대기',
  toReview: '검토 대기',
  voidPendingConfirmation: '무효화 확인 대기',
  voidPendingReview: '무효화 검토 대기',
  waitingForOthers: '다른 사람 대기',
  overdueUnsigned: '기한 내 미서명',
  overdueUnreviewed: '기한 내 미검토',
  revoked: ENVELOPE_LABELS.ED_FAIL_REVOKE,
  processing: '처리 중',
  voidProcessing: '무효화 처리 중',
  signed: '서명 완료',
  passed: '검토 통과',
  voidConfirmed: '무효화 확인됨',
  voidPassed: '무효화 검토 통과',
  authorized: '전달함',
  removedBySender: '발신자가 제외함',
  rejected: ENVELOPE_LABELS.ED_FAIL_REJECT,
  voidRejected: '무효화 거절됨',
  notPassed: ENVELOPE_LABELS.ED_FAIL_CHECK,
  returned: ENVELOPE_LABELS.ED_FAIL_BACK,
  formFillFailed: '입력 실패',
  authorizeOthersFailed: '다른 사람 지정 실패',
  notReached: '차례 전',
};

export const MULTI_JOB_LABELS: Readonly<Record<MultiJobStatus, string>> = {
  RUNNING: '발송 중',
  PAUSED: '일시 중지',
  DONE: '모두 발송됨',
  REVOKED: ENVELOPE_LABELS.ED_FAIL_REVOKE,
};

export const EXECUTION_LABELS: Readonly<Record<ExecutionStatus, string>> = {
  WAITING: '대기',
  DONE: '발송됨',
  FAILED: '미발송',
  REVOKED: ENVELOPE_LABELS.ED_FAIL_REVOKE,
};

/** The formats of a text field. */
export const TEXT_FORMAT_LABELS: Readonly<Record<TextFormat, string>> = {
  NUMBER: '숫자',
  AMOUNT: '금액',
  CAPITAL_AMOUNT: '한자 대문자 금액',
  EMAIL: '이메일 주소',
  PHONE: '전화번호',
  ID_NUMBER: '중국 본토 신분증 번호',
};

/** What a text field of each format takes, as part of a sentence. */
export const TEXT_FORMAT_HINTS: Readonly<Record<TextFormat, string>> = {
  NUMBER: '숫자(예: 1234.5)',
  AMOUNT: '소수점 둘째 자리까지의 금액(예: 1234.50)',
  CAPITAL_AMOUNT: '금액(예: 1234.50). 한자 대문자로 표기됩니다',
  EMAIL: '이메일 주소(예: li@example.com)',
  PHONE: '지역 번호를 포함한 전화번호. 중국 본토 외에는 +로 시작',
  ID_NUMBER: '18자리 주민 신분증 번호. 마지막 자리는 X일 수 있음',
};

/** The files that a field takes, by its kinds as a refusal lists them. */
export const ATTACHMENT_KIND_HINTS: Readonly<Record<string, string>> = {
  'IMAGE,PDF': '그림(PNG, JPG) 또는 PDF',
  IMAGE: '그림(PNG, JPG)',
  PDF: 'PDF',
};

/** The kinds of fields on a document (glossary: form). */
export const FORM_LABELS: Readonly<Record<FormType, string>> = {
  WRITE_SIGN: '서명',
  SEAL_SIGN: '도장',
  TEXT: '텍스트',
  DATE: '날짜',
  MULTI_CHECK_MARK: '간인',
  DROPDOWN: '드롭다운 목록',
  RADIO: '단일 선택',
  CHECKBOX: '체크박스',
  INITIALS: '이니셜',
  ATTACHMENT: '파일',
};

/** The contracts for which a member may use a seal. */
export const SEAL_SCOPE_LABELS: Readonly<Record<SealScope, string>> = {
  ALL: '모든 계약서',
  ENVELOPES: '특정 계약서',
  TEMPLATES: '특정 템플릿',
};

/** The number by which a person or an enterprise is identified. */
export const IDENTITY_NUMBER_LABELS: Readonly<Record<IdentityNumberKind, string>> = {
  ID_CARD: '신분증 번호',
  PASSPORT: '여권 번호',
  UNIFIED_SOCIAL_CODE: '통일 사회 신용 코드',
  REGIST_CODE: '등록 번호',
};

/** The documents of an identity application. */
export const PAPER_LABELS: Readonly<Record<IdentityPaper, string>> = {
  ID_FRONT: '신분증 사진 면',
  ID_BACK: '신분증 국장 면',
  PASSPORT: '여권 인적 사항 면',
  BUSINESS_LICENCE: '사업자등록증',
  AUTHORISATION: '위임장',
};

/** The role of a participant (glossary: sender, signer, checker). */
export const ROLE_LABELS: Readonly<Record<ActionType, string>> = {
  SENDER: '발신자',
  SIGNER: '서명자',
  CHECKER: '검토자',
};

export const UNAVAILABLE_LABELS: Readonly<Record<UnavailableReason, string>> = {
  LEFT: '기업에서 나감',
  DISABLED: '계정 사용 중지',
  ROLE_EMPTY: '역할을 가진 구성원 없음',
};

/** Spec §4 "Identity status", of a person and of an enterprise. */
export const IDENTITY_LABELS: Readonly<Record<IdentityStatus | EnterpriseIdentityStatus, string>> = {
  NO: '신원 미확인',
  INCOMPLETE: '확인되지 않음',
  WAITING: '신원 확인 심사 중',
  PASSED: '신원 확인됨',
  SENIOR_NO_CERT: '신원 확인됨(고급)',
};

export const APPLICATION_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  WAITING: '심사 대기',
  PASSED: '승인됨',
  RETURNED: '반려됨',
  SUSPENDED: '정지됨',
  WITHDRAWN: '철회됨',
};

export const ACCOUNT_LABELS: Readonly<Record<AccountStatus, string>> = {
  INACTIVE: '비활성',
  ACTIVE: '활성',
  DISABLED: '사용 중지',
};

export const MEMBER_LABELS: Readonly<Record<ListedMemberStatus, string>> = {
  NORMAL: '활성',
  INVITED: '초대됨',
  DISABLED: '사용 중지',
};

export const INVITATION_LABELS: Readonly<Record<InvitationStatus, string>> = {
  WAITING: '대기',
  ACCEPTED: '수락됨',
  EXPIRED: '만료됨',
  DELETED: '취소됨',
};

export const SEAL_LABELS: Readonly<
  Record<'USABLE' | Exclude<SealCheckStatus, 'CHECKED'> | Exclude<SealStatus, 'NORMAL'>, string>
> = { USABLE: '사용 가능', WAITING: '심사 대기', REFUSED: '거부됨', ABANDONED: '폐기됨' };

export const SEAL_APPLICATION_LABELS: Readonly<Record<SealApplicationStatus, string>> = {
  WAITING: '대기',
  PASSED: '승인됨',
  REFUSED: '거부됨',
};

export const SEAL_NAME_LABELS: Readonly<Record<SealNameCheck, string>> = {
  WAITING: '심사 대기',
  PASSED: '수락됨',
  REFUSED: '거부됨',
};

export const CERTIFICATE_LABELS: Readonly<Record<'VALID' | 'EXPIRED' | 'REVOKED', string>> = {
  VALID: '유효',
  EXPIRED: '만료됨',
  REVOKED: '폐지됨',
};

export const API_KEY_LABELS: Readonly<Record<'ACTIVE' | 'EXPIRED' | 'STOPPED' | 'REVOKED', string>> = {
  ACTIVE: '활성',
  EXPIRED: '만료됨',
  STOPPED: '중지됨',
  REVOKED: '회수됨',
};

export const DELIVERY_LABELS: Readonly<Record<WebhookDeliveryStatus, string>> = {
  WAITING: '대기',
  DELIVERED: '전달됨',
  FAILED: '실패',
};

export const ORDER_LABELS: Readonly<Record<OrderStatus, string>> = {
  WAITING: '결제 대기',
  PAID: '결제됨',
  CANCELLED: '취소됨',
};

export const TEMPLATE_LABELS: Readonly<Record<BstStatus, string>> = { ENABLED: '사용', DISABLED: '사용 중지' };

export const CONTRACT_NUMBER_LABELS: Readonly<Record<ContractNumberStatus, string>> = {
  ENABLE: '사용 중',
  DISABLE: '사용 안 함',
};

/** The kinds of entries in the ledger of charges. */
export const CHARGE_LABELS: Readonly<Record<ChargeKind, string>> = {
  GRANT: '가입 제공분',
  PURCHASE: '구매',
  CREDIT: '충전',
  HOLD: '계약서 발송',
  CONSUME: '계약 종료로 차감',
  REFUND: '반환',
  EXPIRE: '소멸',
  RETURN: '환불로 회수',
};

export const COMPLAINT_LABELS: Readonly<Record<ComplaintStatus, string>> = {
  OPEN: '접수됨',
  BLACKLISTED: '차단됨',
  DISMISSED: '종결됨',
};

export const OPERATOR_REQUEST_LABELS: Readonly<Record<OperatorRequestStatus, string>> = {
  WAITING: '확인 대기',
  CONFIRMED: '완료',
  REFUSED: '거부됨',
  EXPIRED: '만료됨',
};

export const RULE_GAP_TEXTS: Readonly<Record<RuleGap, string>> = {
  MISSING: '참조하는 입력란이 더 이상 없습니다.',
  LATER: '같은 서명자 또는 순서가 앞선 서명자의 입력란만 참조할 수 있습니다.',
  KIND: '참조하는 입력란의 종류가 맞지 않습니다.',
  VALUE: '조건의 값이 참조하는 입력란의 선택 항목에 없습니다.',
  CIRCLE: '입력란이 서로를 순환하여 참조합니다.',
};

/** The roles that every enterprise has; roles of its own keep their name. */
export const BUILT_IN_ROLE_LABELS: Readonly<Record<BuiltInAlias, string>> = {
  SUPER_ADMINISTRATOR: '소유자',
  ADMINISTRATOR: '관리자',
  SEAL_ADMINISTRATOR: '도장 관리자',
  TEMPLATE_ADMINISTRATOR: '템플릿 관리자',
  FINANCE_ADMINISTRATOR: '재무 관리자',
  MEMBER: '구성원',
};

/** The packages of charges. */
export const PACKAGE_LABELS: Readonly<Record<PackageCode, string>> = {
  STARTER: '스타터',
  TEAM: '팀',
  BUSINESS: '비즈니스',
  SCALE: '스케일',
};
