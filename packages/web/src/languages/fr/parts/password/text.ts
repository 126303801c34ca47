import type { text as Shape } from '../../../zh-CN/parts/password/text.ts';
import { PASSWORD_MIN, PASSWORD_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  newPassword: 'Nouveau mot de passe',
  confirm: 'Confirmer le mot de passe',
  missing: 'Veuillez saisir un mot de passe',
  mismatch: 'Les deux mots de passe diffèrent, veuillez les ressaisir',
  rules: 'Exigences du mot de passe',
  rule: {
    length: `${PASSWORD_MIN} à ${PASSWORD_MAX} caractères`,
    noSpace: 'Sans espaces',
    mixed: 'Deux types parmi chiffres, lettres et symboles',
  },
  met: 'respecté',
  notYet: 'pas encore',
  strengthLabel: 'Robustesse',
  strength: { 0: '', 1: 'faible', 2: 'moyenne', 3: 'forte' },
};
