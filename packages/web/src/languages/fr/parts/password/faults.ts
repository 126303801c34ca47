import type { FaultWords } from '../../../zh-CN/parts/password/faults.ts';
import { PASSWORD_MIN, PASSWORD_MAX } from '@countersign/domain';

export const text: FaultWords = {
  0: '',
  101: 'Veuillez confirmer le mot de passe',
  201: 'Le mot de passe ne peut pas contenir d’espaces',
  202: 'Le mot de passe ne peut pas être fait que de chiffres',
  203: 'Le mot de passe ne peut pas être fait que de symboles',
  204: `Au moins ${PASSWORD_MIN} caractères`,
  205: `Au plus ${PASSWORD_MAX} caractères`,
  206: 'Le mot de passe ne peut pas être fait que de lettres',
  999: 'Mot de passe non valide',
};
