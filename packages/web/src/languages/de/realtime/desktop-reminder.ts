import type { text as Shape } from '../../zh-CN/realtime/desktop-reminder.ts';
import { quotedText, quotedName } from '@countersign/domain';

export const text: typeof Shape = {
  title: {
    SIGNING_REMINDER: 'Ein Vertrag wartet auf Ihre Unterschrift',
    AUDIT_REMINDER: 'Ein Vertrag wartet auf Ihre Prüfung',
  },
  body: (title, sender, source) =>
    `Vertrag: ${quotedText(title, 'title', 'de')}, gesendet von ${quotedName(sender, source, 'name', 'de')}`,
};
