import type { FaultWords } from '../../../zh-CN/parts/password/faults.ts';
import { PASSWORD_MIN, PASSWORD_MAX } from '@countersign/domain';

export const text: FaultWords = {
  0: '',
  101: 'Bitte wiederholen Sie das Passwort',
  201: 'Das Passwort darf keine Leerzeichen enthalten',
  202: 'Das Passwort darf nicht nur aus Ziffern bestehen',
  203: 'Das Passwort darf nicht nur aus Symbolen bestehen',
  204: `Mindestens ${PASSWORD_MIN} Zeichen`,
  205: `Höchstens ${PASSWORD_MAX} Zeichen`,
  206: 'Das Passwort darf nicht nur aus Buchstaben bestehen',
  999: 'Ungültiges Passwort',
};
