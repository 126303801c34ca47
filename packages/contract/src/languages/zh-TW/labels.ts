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
  sign: '簽署',
  reject: '拒絕簽署',
  return: '退回發起人修改',
  handOn: '轉交他人處理',
  remind: '提醒',
  prolong: '延長截止時間',
  revoke: '撤回',
  download: '下載',
  recycle: '移至資源回收筒',
  restore: '還原',
};

/** The ways by which a notice reaches a person. */
export const CHANNEL_LABELS: Readonly<Record<Exclude<Channel, 'CAPTCHA'> | NoticeChannel, string>> = {
  SMS: '簡訊',
  VOICE: '語音',
  EMAIL: '電子郵件',
  PUSH: '推播',
  DESKTOP: '桌面',
};

/** Rulings §3 "Envelope status". */
export const ENVELOPE_LABELS: Readonly<Record<EnvelopeStatus, string>> = {
  DRAFT: '草稿',
  TIMED: '定時傳送',
  ING_PROCESS: '簽署中',
  ED_SUCCESS: '已完成',
  ED_FAIL_REJECT: '已拒簽',
  ED_FAIL_EXPIRED: '已過期',
  ED_FAIL_REVOKE: '已撤回',
  ED_FAIL_CHECK: '審核未通過',
  ED_FAIL_BACK: '已退回',
};

/** Rulings §3 "Shown status". */
export const SHOWN_LABELS: Readonly<Record<ShownStatus, string>> = {
  DRAFT: ENVELOPE_LABELS.DRAFT,
  TIMED: ENVELOPE_LABELS.TIMED,
  WAITING_JOIN_ENTERPRISE: '待加入企業',
  WAITING_ME_SIGN: '待我簽署',
  WAITING_ME_CHECK: '待我審核',
  WAITING_OTHERS: '待他人處理',
  ED_SUCCESS: ENVELOPE_LABELS.ED_SUCCESS,
  ED_FAIL_EXPIRED: ENVELOPE_LABELS.ED_FAIL_EXPIRED,
  REVOKE: ENVELOPE_LABELS.ED_FAIL_REVOKE,
  REJECT: ENVELOPE_LABELS.ED_FAIL_REJECT,
  CHECK_FAILED: ENVELOPE_LABELS.ED_FAIL_CHECK,
  BACK: ENVELOPE_LABELS.ED_FAIL_BACK,
  CANCEL_WAITING_ME: '作廢待我確認',
  CANCEL_WAITING_OTHERS: '作廢待他人確認',
  CANCELLED: '已作廢',
  RECYCLED: '資源回收筒',
};

/** Titles of tabs and filters: the shown status, shorter where a tab has no room for it. */
export const SHOWN_FILTER_LABELS: Readonly<Record<ShownStatusFilter, string>> = {
  ...SHOWN_LABELS,
  ALL: '全部',
  EXPIRING_SOON: '即將到期',
  CANCEL_WAITING_ME: '作廢待我',
  CANCEL_WAITING_OTHERS: '作廢待他人',
};

/** Spec §4 "Displayed labels of a participant". */
export const PARTICIPANT_STATUS_LABELS: Readonly<Record<ParticipantLabel, string>> = {
  sent: '已發起',
  toSign: '待簽署',
  toReview: '待審核',
  voidPendingConfirmation: '作廢待確認',
  voidPendingReview: '作廢待審核',
  waitingForOthers: '等待他人處理',
  overdueUnsigned: '逾期未簽署',
  overdueUnreviewed: '逾期未審核',
  revoked: ENVELOPE_LABELS.ED_FAIL_REVOKE,
  processing: '處理中',
  voidProcessing: '作廢處理中',
  signed: '已簽署',
  passed: '已通過',
  voidConfirmed: '作廢已確認',
  voidPassed: '作廢已通過',
  authorized: '已轉交他人',
  removedBySender: '已被發起人移除',
  rejected: ENVELOPE_LABELS.ED_FAIL_REJECT,
  voidRejected: '作廢已拒絕',
  notPassed: ENVELOPE_LABELS.ED_FAIL_CHECK,
  returned: ENVELOPE_LABELS.ED_FAIL_BACK,
  formFillFailed: '填寫失敗',
  authorizeOthersFailed: '轉交他人失敗',
  notReached: '未輪到',
};

export const MULTI_JOB_LABELS: Readonly<Record<MultiJobStatus, string>> = {
  RUNNING: '傳送中',
  PAUSED: '已暫停',
  DONE: '已傳送完畢',
  REVOKED: ENVELOPE_LABELS.ED_FAIL_REVOKE,
};

export const EXECUTION_LABELS: Readonly<Record<ExecutionStatus, string>> = {
  WAITING: '等待傳送',
  DONE: '已傳送',
  FAILED: '未能傳送',
  REVOKED: ENVELOPE_LABELS.ED_FAIL_REVOKE,
};

/** The formats of a text field. */
export const TEXT_FORMAT_LABELS: Readonly<Record<TextFormat, string>> = {
  NUMBER: '數字',
  AMOUNT: '金額',
  CAPITAL_AMOUNT: '國字大寫金額',
  EMAIL: '電子郵件',
  PHONE: '電話號碼',
  ID_NUMBER: '中國大陸身分證號碼',
};

/** What a text field of each format takes, as part of a sentence. */
export const TEXT_FORMAT_HINTS: Readonly<Record<TextFormat, string>> = {
  NUMBER: '數字，如 1234.5',
  AMOUNT: '金額，最多兩位小數，如 1234.50',
  CAPITAL_AMOUNT: '金額，如 1234.50，將寫成國字大寫',
  EMAIL: '電子郵件地址，如 li@example.com',
  PHONE: '手機號碼或帶區號的電話，中國大陸以外的號碼以 + 開頭',
  ID_NUMBER: '18 碼的中國大陸居民身分證號碼，最後一碼可以是 X',
};

/** The files that a field takes, by its kinds as a refusal lists them. */
export const ATTACHMENT_KIND_HINTS: Readonly<Record<string, string>> = {
  'IMAGE,PDF': '圖片（PNG、JPG）或 PDF',
  IMAGE: '圖片（PNG、JPG）',
  PDF: '檔案（PDF）',
};

/** The kinds of fields on a document (glossary: form). */
export const FORM_LABELS: Readonly<Record<FormType, string>> = {
  WRITE_SIGN: '簽名',
  SEAL_SIGN: '印章',
  TEXT: '文字',
  DATE: '日期',
  MULTI_CHECK_MARK: '騎縫章',
  DROPDOWN: '下拉選單',
  RADIO: '單選',
  CHECKBOX: '核取方塊',
  INITIALS: '縮寫簽名',
  ATTACHMENT: '附件',
};

/** The contracts for which a member may use a seal. */
export const SEAL_SCOPE_LABELS: Readonly<Record<SealScope, string>> = {
  ALL: '所有合約',
  ENVELOPES: '限指定合約',
  TEMPLATES: '限指定範本',
};

/** The number by which a person or an enterprise is identified. */
export const IDENTITY_NUMBER_LABELS: Readonly<Record<IdentityNumberKind, string>> = {
  ID_CARD: '身分證號碼',
  PASSPORT: '護照號碼',
  UNIFIED_SOCIAL_CODE: '統一社會信用代碼',
  REGIST_CODE: '工商註冊號碼',
};

/** The documents of an identity application. */
export const PAPER_LABELS: Readonly<Record<IdentityPaper, string>> = {
  ID_FRONT: '身分證人像面',
  ID_BACK: '身分證國徽面',
  PASSPORT: '護照資料頁',
  BUSINESS_LICENCE: '營業執照',
  AUTHORISATION: '授權書',
};

/** The role of a participant (glossary: sender, signer, checker). */
export const ROLE_LABELS: Readonly<Record<ActionType, string>> = {
  SENDER: '發起人',
  SIGNER: '簽署人',
  CHECKER: '審核人',
};

export const UNAVAILABLE_LABELS: Readonly<Record<UnavailableReason, string>> = {
  LEFT: '已離開企業',
  DISABLED: '帳號已停用',
  ROLE_EMPTY: '無人持有該角色',
};

/** Spec §4 "Identity status", of a person and of an enterprise. */
export const IDENTITY_LABELS: Readonly<Record<IdentityStatus | EnterpriseIdentityStatus, string>> = {
  NO: '未驗證身分',
  INCOMPLETE: '未驗證',
  WAITING: '驗證審核中',
  PASSED: '已驗證',
  SENIOR_NO_CERT: '已驗證（進階）',
};

export const APPLICATION_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  WAITING: '待審核',
  PASSED: '已通過',
  RETURNED: '已退回',
  SUSPENDED: '已暫停',
  WITHDRAWN: '已撤回',
};

export const ACCOUNT_LABELS: Readonly<Record<AccountStatus, string>> = {
  INACTIVE: '未啟用',
  ACTIVE: '正常',
  DISABLED: '已停用',
};

export const MEMBER_LABELS: Readonly<Record<ListedMemberStatus, string>> = {
  NORMAL: '在職',
  INVITED: '待接受邀請',
  DISABLED: '已停用',
};

export const INVITATION_LABELS: Readonly<Record<InvitationStatus, string>> = {
  WAITING: '待接受',
  ACCEPTED: '已接受',
  EXPIRED: '已過期',
  DELETED: '已撤回',
};

export const SEAL_LABELS: Readonly<
  Record<'USABLE' | Exclude<SealCheckStatus, 'CHECKED'> | Exclude<SealStatus, 'NORMAL'>, string>
> = { USABLE: '可使用', WAITING: '待審核', REFUSED: '審核未通過', ABANDONED: '已作廢' };

export const SEAL_APPLICATION_LABELS: Readonly<Record<SealApplicationStatus, string>> = {
  WAITING: '待處理',
  PASSED: '已通過',
  REFUSED: '已退回',
};

export const SEAL_NAME_LABELS: Readonly<Record<SealNameCheck, string>> = {
  WAITING: '待核對',
  PASSED: '已通過',
  REFUSED: '已退回',
};

export const CERTIFICATE_LABELS: Readonly<Record<'VALID' | 'EXPIRED' | 'REVOKED', string>> = {
  VALID: '有效',
  EXPIRED: '已過期',
  REVOKED: '已廢止',
};

export const API_KEY_LABELS: Readonly<Record<'ACTIVE' | 'EXPIRED' | 'STOPPED' | 'REVOKED', string>> = {
  ACTIVE: '有效',
  EXPIRED: '已過期',
  STOPPED: '已停止',
  REVOKED: '已廢止',
};

export const DELIVERY_LABELS: Readonly<Record<WebhookDeliveryStatus, string>> = {
  WAITING: '等待中',
  DELIVERED: '已送達',
  FAILED: '失敗',
};

export const ORDER_LABELS: Readonly<Record<OrderStatus, string>> = {
  WAITING: '待付款',
  PAID: '已到帳',
  CANCELLED: '已取消',
};

export const TEMPLATE_LABELS: Readonly<Record<BstStatus, string>> = { ENABLED: '已啟用', DISABLED: '已停用' };

export const CONTRACT_NUMBER_LABELS: Readonly<Record<ContractNumberStatus, string>> = {
  ENABLE: '使用中',
  DISABLE: '已停用',
};

/** The kinds of entries in the ledger of charges. */
export const CHARGE_LABELS: Readonly<Record<ChargeKind, string>> = {
  GRANT: '開戶贈送',
  PURCHASE: '購買',
  CREDIT: '平台入帳',
  HOLD: '發出合約',
  CONSUME: '合約結束，已消費',
  REFUND: '退回',
  EXPIRE: '到期',
  RETURN: '退款收回',
};

export const COMPLAINT_LABELS: Readonly<Record<ComplaintStatus, string>> = {
  OPEN: '待處理',
  BLACKLISTED: '已列入黑名單',
  DISMISSED: '已駁回',
};

export const OPERATOR_REQUEST_LABELS: Readonly<Record<OperatorRequestStatus, string>> = {
  WAITING: '待確認',
  CONFIRMED: '已執行',
  REFUSED: '已拒絕',
  EXPIRED: '已過期',
};

export const RULE_GAP_TEXTS: Readonly<Record<RuleGap, string>> = {
  MISSING: '它引用的欄位已不存在。',
  LATER: '只能引用同一位簽署人的欄位，或簽署順序在前的簽署人的欄位。',
  KIND: '它引用的欄位類型不合適。',
  VALUE: '條件中的內容不在它引用的欄位的選項之內。',
  CIRCLE: '規則互相引用，成了迴圈。',
};

/** The roles that every enterprise has; roles of its own keep their name. */
export const BUILT_IN_ROLE_LABELS: Readonly<Record<BuiltInAlias, string>> = {
  SUPER_ADMINISTRATOR: '超級管理員',
  ADMINISTRATOR: '管理員',
  SEAL_ADMINISTRATOR: '印章管理員',
  TEMPLATE_ADMINISTRATOR: '範本管理員',
  FINANCE_ADMINISTRATOR: '財務管理員',
  MEMBER: '成員',
};

/** The packages of charges. */
export const PACKAGE_LABELS: Readonly<Record<PackageCode, string>> = {
  STARTER: '入門方案',
  TEAM: '團隊方案',
  BUSINESS: '企業方案',
  SCALE: '規模方案',
};
