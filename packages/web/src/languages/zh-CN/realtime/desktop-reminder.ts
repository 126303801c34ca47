import type { ReminderTitle } from '@countersign/contract';
import { type NameSource, quotedText, quotedName } from '@countersign/domain';

export const text = {
  title: { SIGNING_REMINDER: '有合同等您签署', AUDIT_REMINDER: '有合同等您审批' } as Record<ReminderTitle, string>,
  body: (title: string, sender: string, source: NameSource) =>
    `合同：${quotedText(title, 'title', 'zh-CN')}，发起人：${quotedName(sender, source, 'name', 'zh-CN')}`,
};
