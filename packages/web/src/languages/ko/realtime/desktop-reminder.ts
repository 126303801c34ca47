import type { text as Shape } from '../../zh-CN/realtime/desktop-reminder.ts';
import { quotedText, quotedName } from '@countersign/domain';

export const text: typeof Shape = {
  title: {
    SIGNING_REMINDER: '서명을 기다리는 계약서가 있습니다',
    AUDIT_REMINDER: '검토를 기다리는 계약서가 있습니다',
  },
  body: (title, sender, source) =>
    `계약서: ${quotedText(title, 'title', 'ko')}, 발신자: ${quotedName(sender, source, 'name', 'ko')}`,
};
