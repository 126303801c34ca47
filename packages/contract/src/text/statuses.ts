import type {
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
} from '@countersign/domain';
import type { Labels } from './labels.ts';

/** The role of a participant (glossary: sender, signer, checker). */
export const ROLE_LABELS: Labels<ActionType> = {
  'zh-CN': { SENDER: '发起人', SIGNER: '签署人', CHECKER: '审批人' },
  en: { SENDER: 'Sender', SIGNER: 'Signer', CHECKER: 'Reviewer' },
};

export const UNAVAILABLE_LABELS: Labels<UnavailableReason> = {
  'zh-CN': { LEFT: '已离开企业', DISABLED: '账号已停用', ROLE_EMPTY: '无人持有该角色' },
  en: { LEFT: 'Left the enterprise', DISABLED: 'Account disabled', ROLE_EMPTY: 'No member holds the role' },
};

/** Spec §4 "Identity status", of a person and of an enterprise. */
export const IDENTITY_LABELS: Labels<IdentityStatus | EnterpriseIdentityStatus> = {
  'zh-CN': {
    NO: '未实名认证',
    INCOMPLETE: '未认证',
    WAITING: '认证审核中',
    PASSED: '已认证',
    SENIOR_NO_CERT: '已认证（高级）',
  },
  en: {
    NO: 'Identity not verified',
    INCOMPLETE: 'Not verified',
    WAITING: 'Verification under review',
    PASSED: 'Verified',
    SENIOR_NO_CERT: 'Verified (senior)',
  },
};

export const APPLICATION_LABELS: Labels<ApplicationStatus> = {
  'zh-CN': { WAITING: '待审核', PASSED: '已通过', RETURNED: '已退回', SUSPENDED: '已暂停', WITHDRAWN: '已撤销' },
  en: {
    WAITING: 'To be reviewed',
    PASSED: 'Approved',
    RETURNED: 'Returned',
    SUSPENDED: 'Suspended',
    WITHDRAWN: 'Withdrawn',
  },
};

export const ACCOUNT_LABELS: Labels<AccountStatus> = {
  'zh-CN': { INACTIVE: '未激活', ACTIVE: '正常', DISABLED: '已停用' },
  en: { INACTIVE: 'Inactive', ACTIVE: 'Active', DISABLED: 'Disabled' },
};

export const MEMBER_LABELS: Labels<ListedMemberStatus> = {
  'zh-CN': { NORMAL: '在职', INVITED: '待接受邀请', DISABLED: '已禁用' },
  en: { NORMAL: 'Active', INVITED: 'Invited', DISABLED: 'Disabled' },
};

export const INVITATION_LABELS: Labels<InvitationStatus> = {
  'zh-CN': { WAITING: '待接受', ACCEPTED: '已接受', EXPIRED: '已过期', DELETED: '已撤回' },
  en: { WAITING: 'Waiting', ACCEPTED: 'Accepted', EXPIRED: 'Expired', DELETED: 'Withdrawn' },
};

export const SEAL_LABELS: Labels<'USABLE' | Exclude<SealCheckStatus, 'CHECKED'> | Exclude<SealStatus, 'NORMAL'>> = {
  'zh-CN': { USABLE: '可使用', WAITING: '待审核', REFUSED: '审核未通过', ABANDONED: '已作废' },
  en: { USABLE: 'Usable', WAITING: 'To be checked', REFUSED: 'Refused', ABANDONED: 'Abandoned' },
};

export const SEAL_APPLICATION_LABELS: Labels<SealApplicationStatus> = {
  'zh-CN': { WAITING: '待处理', PASSED: '已通过', REFUSED: '已退回' },
  en: { WAITING: 'Pending', PASSED: 'Approved', REFUSED: 'Refused' },
};

export const SEAL_NAME_LABELS: Labels<SealNameCheck> = {
  'zh-CN': { WAITING: '待核对', PASSED: '已通过', REFUSED: '已退回' },
  en: { WAITING: 'To be checked', PASSED: 'Accepted', REFUSED: 'Refused' },
};

export const CERTIFICATE_LABELS: Labels<'VALID' | 'EXPIRED' | 'REVOKED'> = {
  'zh-CN': { VALID: '有效', EXPIRED: '已过期', REVOKED: '已吊销' },
  en: { VALID: 'Valid', EXPIRED: 'Expired', REVOKED: 'Revoked' },
};

export const API_KEY_LABELS: Labels<'ACTIVE' | 'EXPIRED' | 'STOPPED' | 'REVOKED'> = {
  'zh-CN': { ACTIVE: '有效', EXPIRED: '已过期', STOPPED: '已停止', REVOKED: '已吊销' },
  en: { ACTIVE: 'Active', EXPIRED: 'Expired', STOPPED: 'Stopped', REVOKED: 'Revoked' },
};

export const DELIVERY_LABELS: Labels<WebhookDeliveryStatus> = {
  'zh-CN': { WAITING: '等待中', DELIVERED: '已送达', FAILED: '失败' },
  en: { WAITING: 'Waiting', DELIVERED: 'Delivered', FAILED: 'Failed' },
};

export const ORDER_LABELS: Labels<OrderStatus> = {
  'zh-CN': { WAITING: '待付款', PAID: '已到账', CANCELLED: '已取消' },
  en: { WAITING: 'Waiting for payment', PAID: 'Paid', CANCELLED: 'Cancelled' },
};

export const TEMPLATE_LABELS: Labels<BstStatus> = {
  'zh-CN': { ENABLED: '已启用', DISABLED: '已停用' },
  en: { ENABLED: 'Enabled', DISABLED: 'Disabled' },
};

export const CONTRACT_NUMBER_LABELS: Labels<ContractNumberStatus> = {
  'zh-CN': { ENABLE: '使用中', DISABLE: '已停用' },
  en: { ENABLE: 'In use', DISABLE: 'Not in use' },
};

/** The kinds of entries in the ledger of charges. */
export const CHARGE_LABELS: Labels<ChargeKind> = {
  'zh-CN': {
    GRANT: '开户赠送',
    PURCHASE: '购买',
    CREDIT: '平台入账',
    HOLD: '发出合同',
    CONSUME: '合同结束，已消费',
    REFUND: '退回',
    EXPIRE: '到期',
    RETURN: '退款收回',
  },
  en: {
    GRANT: 'Opening grant',
    PURCHASE: 'Purchase',
    CREDIT: 'Credit',
    HOLD: 'Contract sent',
    CONSUME: 'Contract over, spent',
    REFUND: 'Given back',
    EXPIRE: 'Lapsed',
    RETURN: 'Returned for a refund',
  },
};
