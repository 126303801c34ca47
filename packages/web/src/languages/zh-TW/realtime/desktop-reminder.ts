import type { text as Shape } from '../../zh-CN/realtime/desktop-reminder.ts';
import { quotedText, quotedName } from '@countersign/domain';

export const text: typeof Shape = {
  title: { SIGNING_REMINDER: '有合約等您簽署', AUDIT_REMINDER: '有合約等您審核' },
  body: (title, sender, source) =>
    `合約：${quotedText(title, 'title', 'zh-TW')}，發起人：${quotedName(sender, source, 'name', 'zh-TW')}`,
};
