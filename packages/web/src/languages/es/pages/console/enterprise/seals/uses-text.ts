import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/uses-text.ts';

export const text: typeof Shape = {
  title: 'Registro de uso de los sellos',
  lead: 'Aquí se registra cada uso de un sello. Los registros no se pueden cambiar ni eliminar.',
  back: 'Volver a los sellos',
  when: 'Firmado',
  seal: 'Sello',
  who: 'Usado por',
  contract: 'Contrato',
  selfApproved: 'Sello aprobado por quien lo creó',
  none: 'Aún no hay registros de uso.',
  count: (count) => `${count} ${count === '1' ? 'uso' : 'usos'}`,
};
