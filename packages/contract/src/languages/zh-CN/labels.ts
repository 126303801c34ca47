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
  sign: '签署',
  reject: '拒绝签署',
  return: '退回发起人修改',
  handOn: '转交他人处理',
  remind: '催办',
  prolong: '延长截止时间',
  revoke: '撤回',
  download: '下载',
  recycle: '移入回收站',
  restore: '恢复',
};

/** The ways by which a notice reaches a person. */
export const CHANNEL_LABELS: Readonly<Record<Exclude<Channel, 'CAPTCHA'> | NoticeChannel, string>> = {
  SMS: '短信',
  VOICE: '语音',
  EMAIL: '邮件',
  PUSH: '推送',
  DESKTOP: '桌面',
};

/** Rulings §3 "Envelope status". */
export const ENVELOPE_LABELS: Readonly<Record<EnvelopeStatus, string>> = {
  DRAFT: '草稿',
  TIMED: '定时发送',
  ING_PROCESS: '签署中',
  ED_SUCCESS: '已完成',
  ED_FAIL_REJECT: '已拒签',
  ED_FAIL_EXPIRED: '已过期',
  ED_FAIL_REVOKE: '已撤回',
  ED_FAIL_CHECK: '审批未通过',
  ED_FAIL_BACK: '已退回',
};

/** Rulings §3 "Shown status". */
export const SHOWN_LABELS: Readonly<Record<ShownStatus, string>> = {
  DRAFT: ENVELOPE_LABELS.DRAFT,
  TIMED: ENVELOPE_LABELS.TIMED,
  WAITING_JOIN_ENTERPRISE: '待加入企业',
  WAITING_ME_SIGN: '待我签署',
  WAITING_ME_CHECK: '待我审批',
  WAITING_OTHERS: '待他人处理',
  ED_SUCCESS: ENVELOPE_LABELS.ED_SUCCESS,
  ED_FAIL_EXPIRED: ENVELOPE_LABELS.ED_FAIL_EXPIRED,
  REVOKE: ENVELOPE_LABELS.ED_FAIL_REVOKE,
  REJECT: ENVELOPE_LABELS.ED_FAIL_REJECT,
  CHECK_FAILED: ENVELOPE_LABELS.ED_FAIL_CHECK,
  BACK: ENVELOPE_LABELS.ED_FAIL_BACK,
  CANCEL_WAITING_ME: '作废待我确认',
  CANCEL_WAITING_OTHERS: '作废待他人确认',
  CANCELLED: '已作废',
  RECYCLED: '回收站',
};

/** Titles of tabs and filters: the shown status, shorter where a tab has no room for it. */
export const SHOWN_FILTER_LABELS: Readonly<Record<ShownStatusFilter, string>> = {
  ...SHOWN_LABELS,
  ALL: '全部',
  EXPIRING_SOON: '即将到期',
  CANCEL_WAITING_ME: '作废待我',
  CANCEL_WAITING_OTHERS: '作废待他人',
};

/** Spec §4 "Displayed labels of a participant". */
export const PARTICIPANT_STATUS_LABELS: Readonly<Record<ParticipantLabel, string>> = {
  sent: '已发起',
  toSign: '待签署',
  toReview: '待审批',
  voidPendingConfirmation: '作废待确认',
  voidPendingReview: '作废待审批',
  waitingForOthers: '等待他人处理',
  overdueUnsigned: '逾期未签署',
  overdueUnreviewed: '逾期未审批',
  revoked: ENVELOPE_LABELS.ED_FAIL_REVOKE,
  processing: '处理中',
  voidProcessing: '作废处理中',
  signed: '已签署',
  passed: '已通过',
  voidConfirmed: '作废已确认',
  voidPassed: '作废已通过',
  authorized: '已转交他人',
  removedBySender: '已被发起人移除',
  rejected: ENVELOPE_LABELS.ED_FAIL_REJECT,
  voidRejected: '作废已拒绝',
  notPassed: ENVELOPE_LABELS.ED_FAIL_CHECK,
  returned: ENVELOPE_LABELS.ED_FAIL_BACK,
  formFillFailed: '填写失败',
  authorizeOthersFailed: '转交他人失败',
  notReached: '未轮到',
};

export const MULTI_JOB_LABELS: Readonly<Record<MultiJobStatus, string>> = {
  RUNNING: '发送中',
  PAUSED: '已暂停',
  DONE: '已发送完毕',
  REVOKED: ENVELOPE_LABELS.ED_FAIL_REVOKE,
};

export const EXECUTION_LABELS: Readonly<Record<ExecutionStatus, string>> = {
  WAITING: '等待发送',
  DONE: '已发送',
  FAILED: '未能发送',
  REVOKED: ENVELOPE_LABELS.ED_FAIL_REVOKE,
};

/** The formats of a text field. */
export const TEXT_FORMAT_LABELS: Readonly<Record<TextFormat, string>> = {
  NUMBER: '数字',
  AMOUNT: '金额',
  CAPITAL_AMOUNT: '大写金额',
  EMAIL: '邮箱',
  PHONE: '电话号码',
  ID_NUMBER: '身份证号',
};

/** What a text field of each format takes, as part of a sentence. */
export const TEXT_FORMAT_HINTS: Readonly<Record<TextFormat, string>> = {
  NUMBER: '数字，如 1234.5',
  AMOUNT: '金额，最多两位小数，如 1234.50',
  CAPITAL_AMOUNT: '金额，如 1234.50，将写成大写',
  EMAIL: '邮箱地址，如 li@example.com',
  PHONE: '手机号或带区号的电话，境外号码以 + 开头',
  ID_NUMBER: '18 位居民身份证号，最后一位可以是 X',
};

/** The files that a field takes, by its kinds as a refusal lists them. */
export const ATTACHMENT_KIND_HINTS: Readonly<Record<string, string>> = {
  'IMAGE,PDF': '图片（PNG、JPG）或 PDF',
  IMAGE: '图片（PNG、JPG）',
  PDF: '文件（PDF）',
};

/** The kinds of fields on a document (glossary: form). */
export const FORM_LABELS: Readonly<Record<FormType, string>> = {
  WRITE_SIGN: '签名',
  SEAL_SIGN: '印章',
  TEXT: '文本',
  DATE: '日期',
  MULTI_CHECK_MARK: '骑缝章',
  DROPDOWN: '下拉选择',
  RADIO: '单选',
  CHECKBOX: '勾选',
  INITIALS: '简签',
  ATTACHMENT: '附件',
};

/** The contracts for which a member may use a seal. */
export const SEAL_SCOPE_LABELS: Readonly<Record<SealScope, string>> = {
  ALL: '所有合同',
  ENVELOPES: '限指定合同',
  TEMPLATES: '限指定模板',
};

/** The number by which a person or an enterprise is identified. */
export const IDENTITY_NUMBER_LABELS: Readonly<Record<IdentityNumberKind, string>> = {
  ID_CARD: '身份证号码',
  PASSPORT: '护照号码',
  UNIFIED_SOCIAL_CODE: '统一社会信用代码',
  REGIST_CODE: '工商注册号',
};

/** The documents of an identity application. */
export const PAPER_LABELS: Readonly<Record<IdentityPaper, string>> = {
  ID_FRONT: '身份证人像面',
  ID_BACK: '身份证国徽面',
  PASSPORT: '护照资料页',
  BUSINESS_LICENCE: '营业执照',
  AUTHORISATION: '授权书',
};

/** The role of a participant (glossary: sender, signer, checker). */
export const ROLE_LABELS: Readonly<Record<ActionType, string>> = {
  SENDER: '发起人',
  SIGNER: '签署人',
  CHECKER: '审批人',
};

export const UNAVAILABLE_LABELS: Readonly<Record<UnavailableReason, string>> = {
  LEFT: '已离开企业',
  DISABLED: '账号已停用',
  ROLE_EMPTY: '无人持有该角色',
};

/** Spec §4 "Identity status", of a person and of an enterprise. */
export const IDENTITY_LABELS: Readonly<Record<IdentityStatus | EnterpriseIdentityStatus, string>> = {
  NO: '未实名认证',
  INCOMPLETE: '未认证',
  WAITING: '认证审核中',
  PASSED: '已认证',
  SENIOR_NO_CERT: '已认证（高级）',
};

export const APPLICATION_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  WAITING: '待审核',
  PASSED: '已通过',
  RETURNED: '已退回',
  SUSPENDED: '已暂停',
  WITHDRAWN: '已撤销',
};

export const ACCOUNT_LABELS: Readonly<Record<AccountStatus, string>> = {
  INACTIVE: '未激活',
  ACTIVE: '正常',
  DISABLED: '已停用',
};

export const MEMBER_LABELS: Readonly<Record<ListedMemberStatus, string>> = {
  NORMAL: '在职',
  INVITED: '待接受邀请',
  DISABLED: '已禁用',
};

export const INVITATION_LABELS: Readonly<Record<InvitationStatus, string>> = {
  WAITING: '待接受',
  ACCEPTED: '已接受',
  EXPIRED: '已过期',
  DELETED: '已撤回',
};

export const SEAL_LABELS: Readonly<
  Record<'USABLE' | Exclude<SealCheckStatus, 'CHECKED'> | Exclude<SealStatus, 'NORMAL'>, string>
> = { USABLE: '可使用', WAITING: '待审核', REFUSED: '审核未通过', ABANDONED: '已作废' };

export const SEAL_APPLICATION_LABELS: Readonly<Record<SealApplicationStatus, string>> = {
  WAITING: '待处理',
  PASSED: '已通过',
  REFUSED: '已退回',
};

export const SEAL_NAME_LABELS: Readonly<Record<SealNameCheck, string>> = {
  WAITING: '待核对',
  PASSED: '已通过',
  REFUSED: '已退回',
};

export const CERTIFICATE_LABELS: Readonly<Record<'VALID' | 'EXPIRED' | 'REVOKED', string>> = {
  VALID: '有效',
  EXPIRED: '已过期',
  REVOKED: '已吊销',
};

export const API_KEY_LABELS: Readonly<Record<'ACTIVE' | 'EXPIRED' | 'STOPPED' | 'REVOKED', string>> = {
  ACTIVE: '有效',
  EXPIRED: '已过期',
  STOPPED: '已停止',
  REVOKED: '已吊销',
};

export const DELIVERY_LABELS: Readonly<Record<WebhookDeliveryStatus, string>> = {
  WAITING: '等待中',
  DELIVERED: '已送达',
  FAILED: '失败',
};

export const ORDER_LABELS: Readonly<Record<OrderStatus, string>> = {
  WAITING: '待付款',
  PAID: '已到账',
  CANCELLED: '已取消',
};

export const TEMPLATE_LABELS: Readonly<Record<BstStatus, string>> = { ENABLED: '已启用', DISABLED: '已停用' };

export const CONTRACT_NUMBER_LABELS: Readonly<Record<ContractNumberStatus, string>> = {
  ENABLE: '使用中',
  DISABLE: '已停用',
};

/** The kinds of entries in the ledger of charges. */
export const CHARGE_LABELS: Readonly<Record<ChargeKind, string>> = {
  GRANT: '开户赠送',
  PURCHASE: '购买',
  CREDIT: '平台入账',
  HOLD: '发出合同',
  CONSUME: '合同结束，已消费',
  REFUND: '退回',
  EXPIRE: '到期',
  RETURN: '退款收回',
};

export const COMPLAINT_LABELS: Readonly<Record<ComplaintStatus, string>> = {
  OPEN: '待处理',
  BLACKLISTED: '已拉黑',
  DISMISSED: '已驳回',
};

export const OPERATOR_REQUEST_LABELS: Readonly<Record<OperatorRequestStatus, string>> = {
  WAITING: '待确认',
  CONFIRMED: '已执行',
  REFUSED: '已拒绝',
  EXPIRED: '已过期',
};

export const RULE_GAP_TEXTS: Readonly<Record<RuleGap, string>> = {
  MISSING: '它引用的签署区已不存在。',
  LATER: '只能引用同一位签署人的签署区，或签署顺序在前的签署人的签署区。',
  KIND: '它引用的签署区类型不合适。',
  VALUE: '条件中的内容不在它引用的签署区的选项之内。',
  CIRCLE: '规则互相引用，成了循环。',
};

/** The roles that every enterprise has; roles of its own keep their name. */
export const BUILT_IN_ROLE_LABELS: Readonly<Record<BuiltInAlias, string>> = {
  SUPER_ADMINISTRATOR: '超级管理员',
  ADMINISTRATOR: '管理员',
  SEAL_ADMINISTRATOR: '印章管理员',
  TEMPLATE_ADMINISTRATOR: '模板管理员',
  FINANCE_ADMINISTRATOR: '财务管理员',
  MEMBER: '成员',
};

/** The packages of charges. */
export const PACKAGE_LABELS: Readonly<Record<PackageCode, string>> = {
  STARTER: '入门包',
  TEAM: '团队包',
  BUSINESS: '企业包',
  SCALE: '规模包',
};
