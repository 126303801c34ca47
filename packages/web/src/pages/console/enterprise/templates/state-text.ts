import type { EnvelopeStatus } from '@countersign/domain';
import { defineText } from '../../../../text/text.ts';

const zh: Record<EnvelopeStatus, string> = {
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
const en: Record<EnvelopeStatus, string> = {
  DRAFT: 'Draft',
  TIMED: 'Scheduled',
  ING_PROCESS: 'Being signed',
  ED_SUCCESS: 'Finished',
  ED_FAIL_REJECT: 'Rejected',
  ED_FAIL_EXPIRED: 'Expired',
  ED_FAIL_REVOKE: 'Revoked',
  ED_FAIL_CHECK: 'Not passed',
  ED_FAIL_BACK: 'Returned',
};

/** The status of an envelope in the use log. */
export const stateText = defineText(zh, en);
