import type { FaultWords } from '../../../zh-CN/parts/password/faults.ts';
import { PASSWORD_MIN, PASSWORD_MAX } from '@countersign/domain';

export const text: FaultWords = {
  0: '',
  101: 'Repita la contraseña',
  201: 'La contraseña no puede contener espacios',
  202: 'La contraseña no puede tener solo números',
  203: 'La contraseña no puede tener solo símbolos',
  204: `Al menos ${PASSWORD_MIN} caracteres`,
  205: `Como máximo ${PASSWORD_MAX} caracteres`,
  206: 'La contraseña no puede tener solo letras',
  999: 'Contraseña no válida',
};
