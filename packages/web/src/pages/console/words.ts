import type { ParticipantLabel, ShownStatus, ShownStatusFilter } from '@countersign/domain';
import { defineText } from '../../text/text.ts';

const shownZh: Record<ShownStatus, string> = {
  DRAFT: '草稿', TIMED: '定时发送', WAITING_JOIN_ENTERPRISE: '待加入企业', WAITING_ME_SIGN: '待我签署', WAITING_ME_CHECK: '待我审批',
  WAITING_OTHERS: '待他人处理', ED_SUCCESS: '已完成', ED_FAIL_EXPIRED: '已过期', REVOKE: '已撤销', REJECT: '已拒签', CHECK_FAILED: '审批未通过',
  BACK: '已退回', CANCEL_WAITING_ME: '作废待我确认', CANCEL_WAITING_OTHERS: '作废待他人确认', CANCELLED: '已作废', RECYCLED: '回收站',
};
const shownEn: Record<ShownStatus, string> = {
  DRAFT: 'Draft', TIMED: 'Scheduled', WAITING_JOIN_ENTERPRISE: 'Join the enterprise first', WAITING_ME_SIGN: 'Waiting for my signature',
  WAITING_ME_CHECK: 'Waiting for my review', WAITING_OTHERS: 'Waiting for others', ED_SUCCESS: 'Completed', ED_FAIL_EXPIRED: 'Overdue',
  REVOKE: 'Revoked', REJECT: 'Rejected', CHECK_FAILED: 'Not passed', BACK: 'Returned', CANCEL_WAITING_ME: 'Void: waiting for me',
  CANCEL_WAITING_OTHERS: 'Void: waiting for others', CANCELLED: 'Void', RECYCLED: 'Recycled',
};
/** Short words for tabs; a tab is named by what one does there. */
const tabZh: Partial<Record<ShownStatusFilter, string>> = {
  ALL: '全部', WAITING_ME_SIGN: '待我签署', WAITING_ME_CHECK: '待我审批', WAITING_OTHERS: '待他人处理', EXPIRING_SOON: '即将到期',
  DRAFT: '草稿', ED_SUCCESS: '已完成', REJECT: '已拒签', CHECK_FAILED: '审批未通过', REVOKE: '已撤销', ED_FAIL_EXPIRED: '已过期',
};
const tabEn: Partial<Record<ShownStatusFilter, string>> = {
  ALL: 'All', WAITING_ME_SIGN: 'To sign', WAITING_ME_CHECK: 'To review', WAITING_OTHERS: 'With others', EXPIRING_SOON: 'Expiring soon',
  DRAFT: 'Drafts', ED_SUCCESS: 'Completed', REJECT: 'Rejected', CHECK_FAILED: 'Not passed', REVOKE: 'Revoked', ED_FAIL_EXPIRED: 'Overdue',
};
/** Spec §4 "Displayed participant labels". */
const labelZh: Record<ParticipantLabel, string> = {
  sent: '已发起', toSign: '待签署', toReview: '待审批', voidPendingConfirmation: '作废待确认', voidPendingReview: '作废待审批',
  waitingForOthers: '等待他人处理', overdueUnsigned: '逾期未签署', overdueUnreviewed: '逾期未审批', revoked: '已撤销', processing: '处理中',
  voidProcessing: '作废处理中', signed: '已签署', passed: '已通过', voidConfirmed: '作废已确认', voidPassed: '作废已通过', authorized: '已转他人',
  removedBySender: '已被发起人移除', rejected: '已拒绝', voidRejected: '作废已拒绝', notPassed: '未通过', returned: '已退回',
  formFillFailed: '表单填写失败', authorizeOthersFailed: '转他人失败', notReached: '未轮到',
};
const labelEn: Record<ParticipantLabel, string> = {
  sent: 'Sent', toSign: 'To sign', toReview: 'To review', voidPendingConfirmation: 'Void pending confirmation', voidPendingReview: 'Void pending review',
  waitingForOthers: 'Waiting for others', overdueUnsigned: 'Overdue unsigned', overdueUnreviewed: 'Overdue unreviewed', revoked: 'Revoked',
  processing: 'Processing', voidProcessing: 'Void processing', signed: 'Signed', passed: 'Passed', voidConfirmed: 'Void confirmed',
  voidPassed: 'Void passed', authorized: 'Authorized', removedBySender: 'Removed by sender', rejected: 'Rejected', voidRejected: 'Void rejected',
  notPassed: 'Not passed', returned: 'Returned', formFillFailed: 'Form fill failed', authorizeOthersFailed: 'Authorize others failed',
  notReached: 'Not reached',
};

export const consoleText = defineText(
  {
    shown: shownZh, tab: tabZh as Record<string, string>, label: labelZh,
    untitled: '未命名合同', me: '我', newEnvelope: '发起签署', deadline: (when: string) => `截止 ${when}`, loadFailed: '没能加载',
    documents: (count: number) => `${count} 份文件`,
    remind: '催办', remindIn: (left: string) => `${left} 后可再催办`, reminded: '已发出提醒', sign: '去签署', check: '去审批', continueDraft: '继续编辑', view: '查看',
  },
  {
    shown: shownEn, tab: tabEn as Record<string, string>, label: labelEn,
    untitled: 'Untitled contract', me: 'me', newEnvelope: 'New envelope', deadline: (when) => `Due ${when}`, loadFailed: 'This could not be loaded',
    documents: (count) => (count === 1 ? '1 document' : `${count} documents`),
    remind: 'Remind', remindIn: (left) => `Remind again in ${left}`, reminded: 'The reminder is on its way', sign: 'Sign', check: 'Review', continueDraft: 'Continue', view: 'View',
  },
);
