import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/member-picker.ts';

export const text: typeof Shape = {
  search: 'Nombre o número de empleado',
  searchAll: orMail('Nombre, teléfono o correo', 'Nombre o correo'),
  none: 'No existe ese miembro.',
  failed: 'No se ha podido cargar. Vuelva a intentarlo más tarde.',
};
