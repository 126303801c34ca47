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
  sign: 'Sign',
  reject: 'Reject',
  return: 'Return for correction',
  handOn: 'Hand on to another person',
  remind: 'Remind',
  prolong: 'Prolong the deadline',
  revoke: 'Revoke',
  download: 'Download',
  recycle: 'Move to the recycle bin',
  restore: 'Restore',
};

/** The ways by which a notice reaches a person. */
export const CHANNEL_LABELS: Readonly<Record<Exclude<Channel, 'CAPTCHA'> | NoticeChannel, string>> = {
  SMS: 'SMS',
  VOICE: 'Voice',
  EMAIL: 'E-mail',
  PUSH: 'Push',
  DESKTOP: 'Desktop',
};

/** Rulings §3 "Envelope status". */
export const ENVELOPE_LABELS: Readonly<Record<EnvelopeStatus, string>> = {
  DRAFT: 'Draft',
  TIMED: 'Scheduled',
  ING_PROCESS: 'Being signed',
  ED_SUCCESS: 'Completed',
  ED_FAIL_REJECT: 'Rejected',
  ED_FAIL_EXPIRED: 'Expired',
  ED_FAIL_REVOKE: 'Revoked',
  ED_FAIL_CHECK: 'Not passed',
  ED_FAIL_BACK: 'Returned',
};

/** Rulings §3 "Shown status". */
export const SHOWN_LABELS: Readonly<Record<ShownStatus, string>> = {
  DRAFT: ENVELOPE_LABELS.DRAFT,
  TIMED: ENVELOPE_LABELS.TIMED,
  WAITING_JOIN_ENTERPRISE: 'Join the enterprise first',
  WAITING_ME_SIGN: 'Waiting for my signature',
  WAITING_ME_CHECK: 'Waiting for my review',
  WAITING_OTHERS: 'Waiting for others',
  ED_SUCCESS: ENVELOPE_LABELS.ED_SUCCESS,
  ED_FAIL_EXPIRED: ENVELOPE_LABELS.ED_FAIL_EXPIRED,
  REVOKE: ENVELOPE_LABELS.ED_FAIL_REVOKE,
  REJECT: ENVELOPE_LABELS.ED_FAIL_REJECT,
  CHECK_FAILED: ENVELOPE_LABELS.ED_FAIL_CHECK,
  BACK: ENVELOPE_LABELS.ED_FAIL_BACK,
  CANCEL_WAITING_ME: 'Void: waiting for me',
  CANCEL_WAITING_OTHERS: 'Void: waiting for others',
  CANCELLED: 'Void',
  RECYCLED: 'Recycled',
};

/** Titles of tabs and filters: the shown status, shorter where a tab has no room for it. */
export const SHOWN_FILTER_LABELS: Readonly<Record<ShownStatusFilter, string>> = {
  ...SHOWN_LABELS,
  ALL: 'All',
  EXPIRING_SOON: 'Expiring soon',
  DRAFT: 'Drafts',
  WAITING_ME_SIGN: 'To sign',
  WAITING_ME_CHECK: 'To review',
  WAITING_OTHERS: 'With others',
  WAITING_JOIN_ENTERPRISE: 'To join',
  CANCEL_WAITING_ME: 'Void: me',
  CANCEL_WAITING_OTHERS: 'Void: others',
  RECYCLED: 'Recycle bin',
};

/** Spec §4 "Displayed labels of a participant". */
export const PARTICIPANT_STATUS_LABELS: Readonly<Record<ParticipantLabel, string>> = {
  sent: 'Sent',
  toSign: 'To sign',
  toReview: 'To review',
  voidPendingConfirmation: 'Void pending confirmation',
  voidPendingReview: 'Void pending review',
  waitingForOthers: 'Waiting for others',
  overdueUnsigned: 'Overdue unsigned',
  overdueUnreviewed: 'Overdue unreviewed',
  revoked: ENVELOPE_LABELS.ED_FAIL_REVOKE,
  processing: 'Processing',
  voidProcessing: 'Void processing',
  signed: 'Signed',
  passed: 'Passed',
  voidConfirmed: 'Void confirmed',
  voidPassed: 'Void passed',
  authorized: 'Authorized',
  removedBySender: 'Removed by sender',
  rejected: ENVELOPE_LABELS.ED_FAIL_REJECT,
  voidRejected: 'Void rejected',
  notPassed: ENVELOPE_LABELS.ED_FAIL_CHECK,
  returned: ENVELOPE_LABELS.ED_FAIL_BACK,
  formFillFailed: 'Form fill failed',
  authorizeOthersFailed: 'Authorize others failed',
  notReached: 'Not reached',
};

export const MULTI_JOB_LABELS: Readonly<Record<MultiJobStatus, string>> = {
  RUNNING: 'Sending',
  PAUSED: 'Paused',
  DONE: 'All sent',
  REVOKED: ENVELOPE_LABELS.ED_FAIL_REVOKE,
};

export const EXECUTION_LABELS: Readonly<Record<ExecutionStatus, string>> = {
  WAITING: 'Waiting',
  DONE: 'Sent',
  FAILED: 'Not sent',
  REVOKED: ENVELOPE_LABELS.ED_FAIL_REVOKE,
};

/** The formats of a text field. */
export const TEXT_FORMAT_LABELS: Readonly<Record<TextFormat, string>> = {
  NUMBER: 'Number',
  AMOUNT: 'Amount',
  CAPITAL_AMOUNT: 'Amount in Chinese capitals',
  EMAIL: 'E-mail address',
  PHONE: 'Phone number',
  ID_NUMBER: 'Mainland ID number',
};

/** What a text field of each format takes, as part of a sentence. */
export const TEXT_FORMAT_HINTS: Readonly<Record<TextFormat, string>> = {
  NUMBER: 'a number, such as 1234.5',
  AMOUNT: 'an amount with at most two decimals, such as 1234.50',
  CAPITAL_AMOUNT: 'an amount, such as 1234.50, which is written in Chinese capitals',
  EMAIL: 'an e-mail address, such as li@example.com',
  PHONE: 'a phone number with its area code; with + outside mainland China',
  ID_NUMBER: 'a resident identity number of 18 digits, the last of which may be X',
};

/** The files that a field takes, by its kinds as a refusal lists them. */
export const ATTACHMENT_KIND_HINTS: Readonly<Record<string, string>> = {
  'IMAGE,PDF': 'a picture (PNG, JPG) or a PDF',
  IMAGE: 'a picture (PNG, JPG)',
  PDF: 'a PDF',
};

/** The kinds of fields on a document (glossary: form). */
export const FORM_LABELS: Readonly<Record<FormType, string>> = {
  WRITE_SIGN: 'Signature',
  SEAL_SIGN: 'Seal',
  TEXT: 'Text',
  DATE: 'Date',
  MULTI_CHECK_MARK: 'Check-mark seal',
  DROPDOWN: 'Drop-down list',
  RADIO: 'Single choice',
  CHECKBOX: 'Check box',
  INITIALS: 'Initials',
  ATTACHMENT: 'File',
};

/** The contracts for which a member may use a seal. */
export const SEAL_SCOPE_LABELS: Readonly<Record<SealScope, string>> = {
  ALL: 'All contracts',
  ENVELOPES: 'Certain contracts',
  TEMPLATES: 'Certain templates',
};

/** The number by which a person or an enterprise is identified. */
export const IDENTITY_NUMBER_LABELS: Readonly<Record<IdentityNumberKind, string>> = {
  ID_CARD: 'Identity card number',
  PASSPORT: 'Passport number',
  UNIFIED_SOCIAL_CODE: 'Unified social credit code',
  REGIST_CODE: 'Registration number',
};

/** The documents of an identity application. */
export const PAPER_LABELS: Readonly<Record<IdentityPaper, string>> = {
  ID_FRONT: 'Identity card, portrait side',
  ID_BACK: 'Identity card, emblem side',
  PASSPORT: 'Passport, data page',
  BUSINESS_LICENCE: 'Business licence',
  AUTHORISATION: 'Letter of authorisation',
};

/** The role of a participant (glossary: sender, signer, checker). */
export const ROLE_LABELS: Readonly<Record<ActionType, string>> = {
  SENDER: 'Sender',
  SIGNER: 'Signer',
  CHECKER: 'Reviewer',
};

export const UNAVAILABLE_LABELS: Readonly<Record<UnavailableReason, string>> = {
  LEFT: 'Left the enterprise',
  DISABLED: 'Account disabled',
  ROLE_EMPTY: 'No member holds the role',
};

/** Spec §4 "Identity status", of a person and of an enterprise. */
export const IDENTITY_LABELS: Readonly<Record<IdentityStatus | EnterpriseIdentityStatus, string>> = {
  NO: 'Identity not verified',
  INCOMPLETE: 'Not verified',
  WAITING: 'Verification under review',
  PASSED: 'Verified',
  SENIOR_NO_CERT: 'Verified (senior)',
};

export const APPLICATION_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  WAITING: 'To be reviewed',
  PASSED: 'Approved',
  RETURNED: 'Returned',
  SUSPENDED: 'Suspended',
  WITHDRAWN: 'Withdrawn',
};

export const ACCOUNT_LABELS: Readonly<Record<AccountStatus, string>> = {
  INACTIVE: 'Inactive',
  ACTIVE: 'Active',
  DISABLED: 'Disabled',
};

export const MEMBER_LABELS: Readonly<Record<ListedMemberStatus, string>> = {
  NORMAL: 'Active',
  INVITED: 'Invited',
  DISABLED: 'Disabled',
};

export const INVITATION_LABELS: Readonly<Record<InvitationStatus, string>> = {
  WAITING: 'Waiting',
  ACCEPTED: 'Accepted',
  EXPIRED: 'Expired',
  DELETED: 'Withdrawn',
};

export const SEAL_LABELS: Readonly<
  Record<'USABLE' | Exclude<SealCheckStatus, 'CHECKED'> | Exclude<SealStatus, 'NORMAL'>, string>
> = { USABLE: 'Usable', WAITING: 'To be checked', REFUSED: 'Refused', ABANDONED: 'Abandoned' };

export const SEAL_APPLICATION_LABELS: Readonly<Record<SealApplicationStatus, string>> = {
  WAITING: 'Pending',
  PASSED: 'Approved',
  REFUSED: 'Refused',
};

export const SEAL_NAME_LABELS: Readonly<Record<SealNameCheck, string>> = {
  WAITING: 'To be checked',
  PASSED: 'Accepted',
  REFUSED: 'Refused',
};

export const CERTIFICATE_LABELS: Readonly<Record<'VALID' | 'EXPIRED' | 'REVOKED', string>> = {
  VALID: 'Valid',
  EXPIRED: 'Expired',
  REVOKED: 'Revoked',
};

export const API_KEY_LABELS: Readonly<Record<'ACTIVE' | 'EXPIRED' | 'STOPPED' | 'REVOKED', string>> = {
  ACTIVE: 'Active',
  EXPIRED: 'Expired',
  STOPPED: 'Stopped',
  REVOKED: 'Revoked',
};

export const DELIVERY_LABELS: Readonly<Record<WebhookDeliveryStatus, string>> = {
  WAITING: 'Waiting',
  DELIVERED: 'Delivered',
  FAILED: 'Failed',
};

export const ORDER_LABELS: Readonly<Record<OrderStatus, string>> = {
  WAITING: 'Waiting for payment',
  PAID: 'Paid',
  CANCELLED: 'Cancelled',
};

export const TEMPLATE_LABELS: Readonly<Record<BstStatus, string>> = { ENABLED: 'Enabled', DISABLED: 'Disabled' };

export const CONTRACT_NUMBER_LABELS: Readonly<Record<ContractNumberStatus, string>> = {
  ENABLE: 'In use',
  DISABLE: 'Not in use',
};

/** The kinds of entries in the ledger of charges. */
export const CHARGE_LABELS: Readonly<Record<ChargeKind, string>> = {
  GRANT: 'Opening grant',
  PURCHASE: 'Purchase',
  CREDIT: 'Credit',
  HOLD: 'Contract sent',
  CONSUME: 'Contract over, spent',
  REFUND: 'Given back',
  EXPIRE: 'Lapsed',
  RETURN: 'Returned for a refund',
};

export const COMPLAINT_LABELS: Readonly<Record<ComplaintStatus, string>> = {
  OPEN: 'Open',
  BLACKLISTED: 'Blacklisted',
  DISMISSED: 'Dismissed',
};

export const OPERATOR_REQUEST_LABELS: Readonly<Record<OperatorRequestStatus, string>> = {
  WAITING: 'To be confirmed',
  CONFIRMED: 'Done',
  REFUSED: 'Refused',
  EXPIRED: 'Expired',
};

export const RULE_GAP_TEXTS: Readonly<Record<RuleGap, string>> = {
  MISSING: 'a field that it reads no longer exists.',
  LATER: 'it can only read fields of the same signer, or of signers with an earlier number.',
  KIND: 'it reads a field of a kind that does not fit.',
  VALUE: 'its condition names something that is no option of the field that it reads.',
  CIRCLE: 'its fields read each other in a circle.',
};

/** The roles that every enterprise has; roles of its own keep their name. */
export const BUILT_IN_ROLE_LABELS: Readonly<Record<BuiltInAlias, string>> = {
  SUPER_ADMINISTRATOR: 'Owner',
  ADMINISTRATOR: 'Administrator',
  SEAL_ADMINISTRATOR: 'Seal administrator',
  TEMPLATE_ADMINISTRATOR: 'Template administrator',
  FINANCE_ADMINISTRATOR: 'Finance administrator',
  MEMBER: 'Member',
};

/** The packages of charges. */
export const PACKAGE_LABELS: Readonly<Record<PackageCode, string>> = {
  STARTER: 'Starter',
  TEAM: 'Team',
  BUSINESS: 'Business',
  SCALE: 'Scale',
};
