import type { ComplaintStatus, OperatorRequestStatus } from '@countersign/domain';
import type { Labels } from './labels.ts';

export const COMPLAINT_LABELS: Labels<ComplaintStatus> = {
  'zh-CN': { OPEN: '待处理', BLACKLISTED: '已拉黑', DISMISSED: '已驳回' },
  en: { OPEN: 'Open', BLACKLISTED: 'Blacklisted', DISMISSED: 'Dismissed' },
};

export const OPERATOR_REQUEST_LABELS: Labels<OperatorRequestStatus> = {
  'zh-CN': { WAITING: '待确认', CONFIRMED: '已执行', REFUSED: '已拒绝', EXPIRED: '已过期' },
  en: { WAITING: 'To be confirmed', CONFIRMED: 'Done', REFUSED: 'Refused', EXPIRED: 'Expired' },
};
