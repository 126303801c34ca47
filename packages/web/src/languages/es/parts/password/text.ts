import type { text as Shape } from '../../../zh-CN/parts/password/text.ts';
import { PASSWORD_MIN, PASSWORD_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  newPassword: 'Nueva contraseña',
  confirm: 'Repetir contraseña',
  missing: 'Introduzca una contraseña',
  mismatch: 'Las contraseñas no coinciden; vuelva a introducirlas',
  rules: 'Requisitos de la contraseña',
  rule: {
    length: `De ${PASSWORD_MIN} a ${PASSWORD_MAX} caracteres`,
    noSpace: 'Sin espacios',
    mixed: 'Dos de estos tipos: números, letras y símbolos',
  },
  met: 'cumplido',
  notYet: 'pendiente',
  strengthLabel: 'Seguridad',
  strength: { 0: '', 1: 'débil', 2: 'media', 3: 'fuerte' },
};
