import type {
  EnvelopeStatus,
  ExecutionStatus,
  MultiJobStatus,
  ParticipantLabel,
  ShownStatus,
  ShownStatusFilter,
} from '@countersign/domain';
import type { Labels } from './labels.ts';

/** Rulings §3 "Envelope status". */
export const ENVELOPE_LABELS: Labels<EnvelopeStatus> = {
  'zh-CN': {
    DRAFT: '草稿',
    TIMED: '定时发送',
    ING_PROCESS: '签署中',
    ED_SUCCESS: '已完成',
    ED_FAIL_REJECT: '已拒签',
    ED_FAIL_EXPIRED: '已过期',
    ED_FAIL_REVOKE: '已撤回',
    ED_FAIL_CHECK: '审批未通过',
    ED_FAIL_BACK: '已退回',
  },
  en: {
    DRAFT: 'Draft',
    TIMED: 'Scheduled',
    ING_PROCESS: 'Being signed',
    ED_SUCCESS: 'Completed',
    ED_FAIL_REJECT: 'Rejected',
    ED_FAIL_EXPIRED: 'Expired',
    ED_FAIL_REVOKE: 'Revoked',
    ED_FAIL_CHECK: 'Not passed',
    ED_FAIL_BACK: 'Returned',
  },
};
const zh = ENVELOPE_LABELS['zh-CN'];
const { en } = ENVELOPE_LABELS;

/** Rulings §3 "Shown status". */
export const SHOWN_LABELS: Labels<ShownStatus> = {
  'zh-CN': {
    DRAFT: zh.DRAFT,
    TIMED: zh.TIMED,
    WAITING_JOIN_ENTERPRISE: '待加入企业',
    WAITING_ME_SIGN: '待我签署',
    WAITING_ME_CHECK: '待我审批',
    WAITING_OTHERS: '待他人处理',
    ED_SUCCESS: zh.ED_SUCCESS,
    ED_FAIL_EXPIRED: zh.ED_FAIL_EXPIRED,
    REVOKE: zh.ED_FAIL_REVOKE,
    REJECT: zh.ED_FAIL_REJECT,
    CHECK_FAILED: zh.ED_FAIL_CHECK,
    BACK: zh.ED_FAIL_BACK,
    CANCEL_WAITING_ME: '作废待我确认',
    CANCEL_WAITING_OTHERS: '作废待他人确认',
    CANCELLED: '已作废',
    RECYCLED: '回收站',
  },
  en: {
    DRAFT: en.DRAFT,
    TIMED: en.TIMED,
    WAITING_JOIN_ENTERPRISE: 'Join the enterprise first',
    WAITING_ME_SIGN: 'Waiting for my signature',
    WAITING_ME_CHECK: 'Waiting for my review',
    WAITING_OTHERS: 'Waiting for others',
    ED_SUCCESS: en.ED_SUCCESS,
    ED_FAIL_EXPIRED: en.ED_FAIL_EXPIRED,
    REVOKE: en.ED_FAIL_REVOKE,
    REJECT: en.ED_FAIL_REJECT,
    CHECK_FAILED: en.ED_FAIL_CHECK,
    BACK: en.ED_FAIL_BACK,
    CANCEL_WAITING_ME: 'Void: waiting for me',
    CANCEL_WAITING_OTHERS: 'Void: waiting for others',
    CANCELLED: 'Void',
    RECYCLED: 'Recycled',
  },
};

/** Titles of tabs and filters: the shown status, shorter where a tab has no room for it. */
export const SHOWN_FILTER_LABELS: Labels<ShownStatusFilter> = {
  'zh-CN': {
    ...SHOWN_LABELS['zh-CN'],
    ALL: '全部',
    EXPIRING_SOON: '即将到期',
    CANCEL_WAITING_ME: '作废待我',
    CANCEL_WAITING_OTHERS: '作废待他人',
  },
  en: {
    ...SHOWN_LABELS.en,
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
  },
};

/** Spec §4 "Displayed labels of a participant". */
export const PARTICIPANT_STATUS_LABELS: Labels<ParticipantLabel> = {
  'zh-CN': {
    sent: '已发起',
    toSign: '待签署',
    toReview: '待审批',
    voidPendingConfirmation: '作废待确认',
    voidPendingReview: '作废待审批',
    waitingForOthers: '等待他人处理',
    overdueUnsigned: '逾期未签署',
    overdueUnreviewed: '逾期未审批',
    revoked: zh.ED_FAIL_REVOKE,
    processing: '处理中',
    voidProcessing: '作废处理中',
    signed: '已签署',
    passed: '已通过',
    voidConfirmed: '作废已确认',
    voidPassed: '作废已通过',
    authorized: '已转交他人',
    removedBySender: '已被发起人移除',
    rejected: zh.ED_FAIL_REJECT,
    voidRejected: '作废已拒绝',
    notPassed: zh.ED_FAIL_CHECK,
    returned: zh.ED_FAIL_BACK,
    formFillFailed: '填写失败',
    authorizeOthersFailed: '转交他人失败',
    notReached: '未轮到',
  },
  en: {
    sent: 'Sent',
    toSign: 'To sign',
    toReview: 'To review',
    voidPendingConfirmation: 'Void pending confirmation',
    voidPendingReview: 'Void pending review',
    waitingForOthers: 'Waiting for others',
    overdueUnsigned: 'Overdue unsigned',
    overdueUnreviewed: 'Overdue unreviewed',
    revoked: en.ED_FAIL_REVOKE,
    processing: 'Processing',
    voidProcessing: 'Void processing',
    signed: 'Signed',
    passed: 'Passed',
    voidConfirmed: 'Void confirmed',
    voidPassed: 'Void passed',
    authorized: 'Authorized',
    removedBySender: 'Removed by sender',
    rejected: en.ED_FAIL_REJECT,
    voidRejected: 'Void rejected',
    notPassed: en.ED_FAIL_CHECK,
    returned: en.ED_FAIL_BACK,
    formFillFailed: 'Form fill failed',
    authorizeOthersFailed: 'Authorize others failed',
    notReached: 'Not reached',
  },
};

export const MULTI_JOB_LABELS: Labels<MultiJobStatus> = {
  'zh-CN': { RUNNING: '发送中', PAUSED: '已暂停', DONE: '已发送完毕', REVOKED: zh.ED_FAIL_REVOKE },
  en: { RUNNING: 'Sending', PAUSED: 'Paused', DONE: 'All sent', REVOKED: en.ED_FAIL_REVOKE },
};
export const EXECUTION_LABELS: Labels<ExecutionStatus> = {
  'zh-CN': { WAITING: '等待发送', DONE: '已发送', FAILED: '未能发送', REVOKED: zh.ED_FAIL_REVOKE },
  en: { WAITING: 'Waiting', DONE: 'Sent', FAILED: 'Not sent', REVOKED: en.ED_FAIL_REVOKE },
};
