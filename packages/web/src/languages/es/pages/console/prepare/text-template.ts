import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-template.ts';

export const text: typeof Shape = {
  roles: 'Roles',
  leave: 'Volver a la plantilla',
  review: 'Revisar y guardar',
  rolesTitle: 'Quién firma o revisa',
  rolesLead:
    'Nombre los roles, por ejemplo «Proveedor». Las personas se indican en cada uso; si siempre es la misma, introduzca ya el contacto.',
  starter: 'La inicia el miembro que usa la plantilla',
  addRole: 'Añadir un rol',
  roleName: 'Nombre del rol',
  contact: 'Se pide en cada uso',
  listHint: 'La lista se importa al usarla; cada persona recibe un contrato',
  expireDays: 'Días para firmar',
  expireDaysHint: 'Se cuentan desde que se usa la plantilla',
  reviewTitle: 'Guardar la plantilla',
  save: 'Guardar plantilla',
  saving: 'Guardando la plantilla…',
  saved: 'Plantilla guardada',
  gapsTitle: 'Necesario antes de guardar',
  warningsTitle: 'Aún se puede añadir antes del uso',
  atUse: 'la empresa que se indique al usarla',
  daysOf: (count) => `Debe firmarse en un plazo de ${count === 1 ? '1 día' : `${count} días`} desde su uso`,
};
