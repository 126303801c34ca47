import type { text as Shape } from '../../../../zh-CN/pages/console/parts/role-name.ts';

export const text: typeof Shape = {
  SUPER_ADMINISTRATOR: 'Propietario',
  ADMINISTRATOR: 'Administrador',
  SEAL_ADMINISTRATOR: 'Administrador de sellos',
  TEMPLATE_ADMINISTRATOR: 'Administrador de plantillas',
  FINANCE_ADMINISTRATOR: 'Administrador de finanzas',
  MEMBER: 'Miembro',
};
