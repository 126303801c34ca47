import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/retention/text.ts';

export const text: typeof Shape = {
  title: 'Conservación',
  lead: 'Cuánto tiempo se conservan los borradores, contratos, mensajes y registros de la empresa, y qué no debe eliminarse',
};
