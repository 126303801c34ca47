import type { text as Shape } from '../../zh-CN/realtime/desktop-reminder.ts';
import { quotedText, quotedName } from '@countersign/domain';

export const text: typeof Shape = {
  title: {
    SIGNING_REMINDER: 'A contract is waiting for you to sign',
    AUDIT_REMINDER: 'A contract is waiting for your review',
  },
  body: (title, sender, source) =>
    `Contract: ${quotedText(title, 'title', 'en')}, sent by ${quotedName(sender, source, 'name', 'en')}`,
};
