import type { text as Shape } from '../../zh-CN/realtime/desktop-reminder.ts';
import { quotedText, quotedName } from '@countersign/domain';

export const text: typeof Shape = {
  title: {
    SIGNING_REMINDER: 'Un contrat attend votre signature',
    AUDIT_REMINDER: 'Un contrat attend votre approbation',
  },
  body: (title, sender, source) =>
    `Contrat : ${quotedText(title, 'title', 'fr')}, envoyé par ${quotedName(sender, source, 'name', 'fr')}`,
};
