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
  sign: '署名',
  reject: '署名を拒否',
  return: '差し戻し',
  handOn: '別の人に転送',
  remind: 'リマインド',
  prolong: '期限を延長',
  revoke: '取り下げ',
  download: 'ダウンロード',
  recycle: 'ごみ箱に移す',
  restore: '元に戻す',
};

/** The ways by which a notice reaches a person. */
export const CHANNEL_LABELS: Readonly<Record<Exclude<Channel, 'CAPTCHA'> | NoticeChannel, string>> = {
  SMS: 'SMS',
  VOICE: '音声通話',
  EMAIL: 'メール',
  PUSH: 'プッシュ通知',
  DESKTOP: 'デスクトップ',
};

/** Rulings §3 "Envelope status". */
export const ENVELOPE_LABELS: Readonly<Record<EnvelopeStatus, string>> = {
  DRAFT: '下書き',
  TIMED: '送信予約',
  ING_PROCESS: '署名中',
  ED_SUCCESS: '完了',
  ED_FAIL_REJECT: '署名拒否',
  ED_FAIL_EXPIRED: '期限切れ',
  ED_FAIL_REVOKE: '取り下げ',
  ED_FAIL_CHECK: '却下',
  ED_FAIL_BACK: '差し戻し',
};

/** Rulings §3 "Shown status". */
export const SHOWN_LABELS: Readonly<Record<ShownStatus, string>> = {
  DRAFT: ENVELOPE_LABELS.DRAFT,
  TIMED: ENVELOPE_LABELS.TIMED,
  WAITING_JOIN_ENTERPRISE: '企業への参加待ち',
  WAITING_ME_SIGN: '自分の署名待ち',
  WAITING_ME_CHECK: '自分の承認待ち',
  WAITING_OTHERS: '相手方の処理待ち',
  ED_SUCCESS: ENVELOPE_LABELS.ED_SUCCESS,
  ED_FAIL_EXPIRED: ENVELOPE_LABELS.ED_FAIL_EXPIRED,
  REVOKE: ENVELOPE_LABELS.ED_FAIL_REVOKE,
  REJECT: ENVELOPE_LABELS.ED_FAIL_REJECT,
  CHECK_FAILED: ENVELOPE_LABELS.ED_FAIL_CHECK,
  BACK: ENVELOPE_LABELS.ED_FAIL_BACK,
  CANCEL_WAITING_ME: '無効化：自分の処理待ち',
  CANCEL_WAITING_OTHERS: '無効化：相手方の処理待ち',
  CANCELLED: '無効',
  RECYCLED: 'ごみ箱',
};

/** Titles of tabs and filters: the shown status, shorter where a tab has no room for it. */
export const SHOWN_FILTER_LABELS: Readonly<Record<ShownStatusFilter, string>> = {
  ...SHOWN_LABELS,
  ALL: 'すべて',
  EXPIRING_SOON: 'まもなく期限',
  DRAFT: '下書き',
  WAITING_ME_SIGN: '要署名',
  WAITING_ME_CHECK: '要承認',
  WAITING_OTHERS: '相手待ち',
  WAITING_JOIN_ENTERPRISE: '要参加',
  CANCEL_WAITING_ME: '無効化：自分',
  CANCEL_WAITING_OTHERS: '無効化：相手方',
  RECYCLED: 'ごみ箱',
};

/** Spec §4 "Displayed labels of a participant". */
export const PARTICIPANT_STATUS_LABELS: Readonly<Record<ParticipantLabel, string>> = {
  sent: '送信済み',
  toSign: '署名待ち',
  toReview: '承認待ち',
  voidPendingConfirmation: '無効化の承諾待ち',
  voidPendingReview: '無効化の承認待ち',
  waitingForOthers: '相手方の処理待ち',
  overdueUnsigned: '期限超過・未署名',
  overdueUnreviewed: '期限超過・未承認',
  revoked: ENVELOPE_LABELS.ED_FAIL_REVOKE,
  processing: '処理中',
  voidProcessing: '無効化の処理中',
  signed: '署名済み',
  passed: '承認済み',
  voidConfirmed: '無効化を承諾済み',
  voidPassed: '無効化を承認済み',
  authorized: '転送済み',
  removedBySender: '送信者が除外',
  rejected: ENVELOPE_LABELS.ED_FAIL_REJECT,
  voidRejected: '無効化を拒否',
  notPassed: ENVELOPE_LABELS.ED_FAIL_CHECK,
  returned: ENVELOPE_LABELS.ED_FAIL_BACK,
  formFillFailed: '入力の書き込みに失敗',
  authorizeOthersFailed: '転送に失敗',
  notReached: '未到達',
};

export const MULTI_JOB_LABELS: Readonly<Record<MultiJobStatus, string>> = {
  RUNNING: '送信中',
  PAUSED: '一時停止',
  DONE: 'すべて送信済み',
  REVOKED: ENVELOPE_LABELS.ED_FAIL_REVOKE,
};

export const EXECUTION_LABELS: Readonly<Record<ExecutionStatus, string>> = {
  WAITING: '待機中',
  DONE: '送信済み',
  FAILED: '未送信',
  REVOKED: ENVELOPE_LABELS.ED_FAIL_REVOKE,
};

/** The formats of a text field. */
export const TEXT_FORMAT_LABELS: Readonly<Record<TextFormat, string>> = {
  NUMBER: '数値',
  AMOUNT: '金額',
  CAPITAL_AMOUNT: '中国語大写の金額',
  EMAIL: 'メールアドレス',
  PHONE: '電話番号',
  ID_NUMBER: '中国本土の身分証番号',
};

/** What a text field of each format takes, as part of a sentence. */
export const TEXT_FORMAT_HINTS: Readonly<Record<TextFormat, string>> = {
  NUMBER: '数値（例：1234.5）',
  AMOUNT: '小数点以下2桁までの金額（例：1234.50）',
  CAPITAL_AMOUNT: '金額（例：1234.50、中国語大写に変換されます）',
  EMAIL: 'メールアドレス（例：sato@example.com）',
  PHONE: '市外局番を含む電話番号（中国本土以外は + から）',
  ID_NUMBER: '18桁の居民身分証番号（末尾はXの場合あり）',
};

/** The files that a field takes, by its kinds as a refusal lists them. */
export const ATTACHMENT_KIND_HINTS: Readonly<Record<string, string>> = {
  'IMAGE,PDF': '画像（PNG、JPG）またはPDF',
  IMAGE: '画像（PNG、JPG）',
  PDF: 'PDF',
};

/** The kinds of fields on a document (glossary: form). */
export const FORM_LABELS: Readonly<Record<FormType, string>> = {
  WRITE_SIGN: '署名',
  SEAL_SIGN: '印鑑',
  TEXT: '文字',
  DATE: '日付',
  MULTI_CHECK_MARK: '契印',
  DROPDOWN: 'ドロップダウン',
  RADIO: '単一選択',
  CHECKBOX: 'チェックボックス',
  INITIALS: 'イニシャル',
  ATTACHMENT: 'ファイル',
};

/** The contracts for which a member may use a seal. */
export const SEAL_SCOPE_LABELS: Readonly<Record<SealScope, string>> = {
  ALL: 'すべての契約書',
  ENVELOPES: '特定の契約書',
  TEMPLATES: '特定のテンプレート',
};

/** The number by which a person or an enterprise is identified. */
export const IDENTITY_NUMBER_LABELS: Readonly<Record<IdentityNumberKind, string>> = {
  ID_CARD: '身分証番号',
  PASSPORT: 'パスポート番号',
  UNIFIED_SOCIAL_CODE: '統一社会信用コード',
  REGIST_CODE: '登録番号',
};

/** The documents of an identity application. */
export const PAPER_LABELS: Readonly<Record<IdentityPaper, string>> = {
  ID_FRONT: '身分証（写真面）',
  ID_BACK: '身分証（国章面）',
  PASSPORT: 'パスポート（顔写真ページ）',
  BUSINESS_LICENCE: '営業許可証',
  AUTHORISATION: '委任状',
};

/** The role of a participant (glossary: sender, signer, checker). */
export const ROLE_LABELS: Readonly<Record<ActionType, string>> = {
  SENDER: '送信者',
  SIGNER: '署名者',
  CHECKER: '承認者',
};

export const UNAVAILABLE_LABELS: Readonly<Record<UnavailableReason, string>> = {
  LEFT: '企業を離脱',
  DISABLED: 'アカウント停止',
  ROLE_EMPTY: 'ロールのメンバーなし',
};

/** Spec §4 "Identity status", of a person and of an enterprise. */
export const IDENTITY_LABELS: Readonly<Record<IdentityStatus | EnterpriseIdentityStatus, string>> = {
  NO: '本人確認未完了',
  INCOMPLETE: '未確認',
  WAITING: '確認の審査中',
  PASSED: '確認済み',
  SENIOR_NO_CERT: '確認済み（上級）',
};

export const APPLICATION_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  WAITING: '審査待ち',
  PASSED: '承認済み',
  RETURNED: '差し戻し',
  SUSPENDED: '一時停止',
  WITHDRAWN: '取り消し',
};

export const ACCOUNT_LABELS: Readonly<Record<AccountStatus, string>> = {
  INACTIVE: '未有効化',
  ACTIVE: '有効',
  DISABLED: '停止',
};

export const MEMBER_LABELS: Readonly<Record<ListedMemberStatus, string>> = {
  NORMAL: '有効',
  INVITED: '招待中',
  DISABLED: '利用停止',
};

export const INVITATION_LABELS: Readonly<Record<InvitationStatus, string>> = {
  WAITING: '待機中',
  ACCEPTED: '承諾済み',
  EXPIRED: '期限切れ',
  DELETED: '取り消し',
};

export const SEAL_LABELS: Readonly<
  Record<'USABLE' | Exclude<SealCheckStatus, 'CHECKED'> | Exclude<SealStatus, 'NORMAL'>, string>
> = { USABLE: '使用可能', WAITING: '審査待ち', REFUSED: '却下', ABANDONED: '廃止' };

export const SEAL_APPLICATION_LABELS: Readonly<Record<SealApplicationStatus, string>> = {
  WAITING: '未処理',
  PASSED: '承認済み',
  REFUSED: '却下',
};

export const SEAL_NAME_LABELS: Readonly<Record<SealNameCheck, string>> = {
  WAITING: '照合待ち',
  PASSED: '合格',
  REFUSED: '却下',
};

export const CERTIFICATE_LABELS: Readonly<Record<'VALID' | 'EXPIRED' | 'REVOKED', string>> = {
  VALID: '有効',
  EXPIRED: '期限切れ',
  REVOKED: '失効',
};

export const API_KEY_LABELS: Readonly<Record<'ACTIVE' | 'EXPIRED' | 'STOPPED' | 'REVOKED', string>> = {
  ACTIVE: '有効',
  EXPIRED: '期限切れ',
  STOPPED: '停止',
  REVOKED: '失効',
};

export const DELIVERY_LABELS: Readonly<Record<WebhookDeliveryStatus, string>> = {
  WAITING: '待機中',
  DELIVERED: '配信済み',
  FAILED: '失敗',
};

export const ORDER_LABELS: Readonly<Record<OrderStatus, string>> = {
  WAITING: '支払い待ち',
  PAID: '支払い済み',
  CANCELLED: 'キャンセル',
};

export const TEMPLATE_LABELS: Readonly<Record<BstStatus, string>> = { ENABLED: '有効', DISABLED: '無効' };

export const CONTRACT_NUMBER_LABELS: Readonly<Record<ContractNumberStatus, string>> = {
  ENABLE: '使用中',
  DISABLE: '未使用',
};

/** The kinds of entries in the ledger of charges. */
export const CHARGE_LABELS: Readonly<Record<ChargeKind, string>> = {
  GRANT: '初回付与',
  PURCHASE: '購入',
  CREDIT: '付与',
  HOLD: '契約書を送信',
  CONSUME: '契約書終了・消費',
  REFUND: '返還',
  EXPIRE: '期限切れ',
  RETURN: '返金による返却',
};

export const COMPLAINT_LABELS: Readonly<Record<ComplaintStatus, string>> = {
  OPEN: '対応中',
  BLACKLISTED: 'ブロック済み',
  DISMISSED: '却下',
};

export const OPERATOR_REQUEST_LABELS: Readonly<Record<OperatorRequestStatus, string>> = {
  WAITING: '確認待ち',
  CONFIRMED: '完了',
  REFUSED: '却下',
  EXPIRED: '期限切れ',
};

export const RULE_GAP_TEXTS: Readonly<Record<RuleGap, string>> = {
  MISSING: '参照しているフィールドがなくなっています。',
  LATER: '参照できるのは、同じ署名者か、順番が先の署名者のフィールドだけです。',
  KIND: '適さない種類のフィールドを参照しています。',
  VALUE: '条件に、参照先のフィールドの選択肢にない値があります。',
  CIRCLE: 'フィールドが互いに参照し合っています。',
};

/** The roles that every enterprise has; roles of its own keep their name. */
export const BUILT_IN_ROLE_LABELS: Readonly<Record<BuiltInAlias, string>> = {
  SUPER_ADMINISTRATOR: '所有者',
  ADMINISTRATOR: '管理者',
  SEAL_ADMINISTRATOR: '印鑑管理者',
  TEMPLATE_ADMINISTRATOR: 'テンプレート管理者',
  FINANCE_ADMINISTRATOR: '会計管理者',
  MEMBER: 'メンバー',
};

/** The packages of charges. */
export const PACKAGE_LABELS: Readonly<Record<PackageCode, string>> = {
  STARTER: 'スターター',
  TEAM: 'チーム',
  BUSINESS: 'ビジネス',
  SCALE: 'スケール',
};
