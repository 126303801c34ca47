import type { text as Shape } from '../../zh-CN/realtime/desktop-reminder.ts';
import { quotedText, quotedName } from '@countersign/domain';

export const text: typeof Shape = {
  title: {
    SIGNING_REMINDER: 'Tiene un contrato pendiente de firmar',
    AUDIT_REMINDER: 'Tiene un contrato pendiente de revisar',
  },
  body: (title, sender, source) =>
    `Contrato: ${quotedText(title, 'title', 'es')}, enviado por ${quotedName(sender, source, 'name', 'es')}`,
};
