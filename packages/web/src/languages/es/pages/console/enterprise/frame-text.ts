import type { text as Shape } from '../../../../zh-CN/pages/console/enterprise/frame-text.ts';

export const text: typeof Shape = {
  sections: 'Secciones de la empresa',
  templates: 'Plantillas',
  members: 'Miembros',
  invitations: 'Invitaciones',
  forbidden: 'Miembros desactivados',
  seals: 'Sellos de empresa',
  mySeals: 'Sellos que puedo usar',
  sealAudit: 'Control de sellos',
  allEnvelopes: 'Todos los contratos',
  applications: 'Aplicaciones',
  contractNumbers: 'Números de contrato',
  finance: 'Finanzas',
  data: 'Datos de la empresa',
  retention: 'Conservación',
  roles: 'Roles',
  deniedTitle: 'No tiene permiso para abrir esta página',
  deniedWhy: 'Si lo necesita, pida a un administrador de la empresa que añada el permiso a su rol.',
  personalTitle: 'Esta página pertenece a una cuenta de empresa',
  personalWhy: 'Cambie a la cuenta de una empresa en el menú de cuentas, arriba.',
  toHome: 'Volver a la empresa',
};
