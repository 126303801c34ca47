import type { text as Shape } from '../../../zh-CN/parts/password/text.ts';
import { PASSWORD_MIN, PASSWORD_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  newPassword: 'Neues Passwort',
  confirm: 'Passwort wiederholen',
  missing: 'Bitte geben Sie ein Passwort ein',
  mismatch: 'Die beiden Passwörter stimmen nicht überein; bitte erneut eingeben',
  rules: 'Anforderungen an das Passwort',
  rule: {
    length: `${PASSWORD_MIN} bis ${PASSWORD_MAX} Zeichen`,
    noSpace: 'Keine Leerzeichen',
    mixed: 'Zwei Arten aus Ziffern, Buchstaben und Symbolen',
  },
  met: 'erfüllt',
  notYet: 'noch nicht',
  strengthLabel: 'Stärke',
  strength: { 0: '', 1: 'schwach', 2: 'mittel', 3: 'stark' },
};
