import type { text as Shape } from '../../zh-CN/realtime/desktop-reminder.ts';
import { quotedText, quotedName } from '@countersign/domain';

export const text: typeof Shape = {
  title: {
    SIGNING_REMINDER: '署名をお待ちしている契約書があります',
    AUDIT_REMINDER: '承認をお待ちしている契約書があります',
  },
  body: (title, sender, source) =>
    `契約書：${quotedText(title, 'title', 'ja')}、送信者：${quotedName(sender, source, 'name', 'ja')}`,
};
