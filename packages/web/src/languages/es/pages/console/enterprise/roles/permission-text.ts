import type { PermissionWords } from '../../../../../zh-CN/pages/console/enterprise/roles/permission-text.ts';

export const text: PermissionWords = {
  areas: {
    ENVELOPES: 'Contratos',
    TEMPLATES: 'Plantillas',
    OFFICE_SEALS: 'Sellos de empresa',
    DEPARTMENTS: 'Departamentos',
    MEMBERS: 'Miembros',
    ROLES: 'Roles',
    CONTRACT_NUMBERS: 'Números de contrato',
    APPLICATIONS: 'Aplicaciones',
    FINANCE: 'Finanzas',
  },
  pages: {
    '/enterprise-envelopes': 'Todos los contratos de la empresa',
    '/enterprise/data': 'Exportación de datos',
    '/enterprise/retention': 'Conservación',
    '/enterprise/templates': 'Plantillas',
    '/enterprise/seals': 'Sellos de empresa',
    '/enterprise/seal-audit': 'Control de sellos',
    '/enterprise/members': 'Miembros',
    '/enterprise/forbidden-members': 'Miembros desactivados',
    '/enterprise/invitations': 'Invitaciones',
    '/enterprise/roles': 'Roles',
    '/enterprise/contract-numbers': 'Números de contrato',
    '/enterprise/applications': 'Aplicaciones',
    '/enterprise/finance': 'Finanzas',
  },
  keys: {
    'enterprises:envelopes:view': {
      name: 'Ver todos los contratos',
      acts: 'Ver los contratos que envían los miembros de la empresa o en los que participan',
    },
    'enterprises:data:export': {
      name: 'Exportar los datos de la empresa',
      acts: 'Exportar todos los contratos, miembros, roles y sellos en un archivo (requiere además el permiso para ver todos los contratos)',
    },
    'enterprises:retention:manage': {
      name: 'Fijar la política de conservación',
      acts: 'Fijar a los cuántos días se eliminan borradores, contratos, mensajes y registros',
    },
    'enterprises:holds:manage': {
      name: 'Gestionar retenciones legales',
      acts: 'Establecer y levantar retenciones legales sobre contratos o toda la empresa; entretanto no se elimina nada de ellos',
    },
    'businessScenarioTemplates:use': {
      name: 'Usar plantillas',
      acts: 'Ver las plantillas activas y enviar contratos hechos con ellas',
    },
    'businessScenarioTemplates:manage': {
      name: 'Gestionar plantillas',
      acts: 'Ver todas las plantillas, también las desactivadas',
    },
    'businessScenarioTemplates:create': {
      name: 'Crear plantillas',
      acts: 'Crear una plantilla a partir de archivos o de un contrato',
    },
    'businessScenarioTemplates:{wsid}:update': {
      name: 'Editar plantillas',
      acts: 'Editar plantillas de otras personas y cambiarles el nombre',
    },
    'businessScenarioTemplates:recycled': {
      name: 'Eliminar plantillas',
      acts: 'Eliminar plantillas que ya no se usan',
    },
    'businessScenarioTemplates:disable': {
      name: 'Desactivar plantillas',
      acts: 'Los miembros ya no pueden enviar contratos con una plantilla desactivada',
    },
    'businessScenarioTemplates:enable': {
      name: 'Activar plantillas',
      acts: 'Los miembros pueden enviar contratos con una plantilla activa',
    },
    'officeSeals:manage': { name: 'Gestionar sellos', acts: 'Ver todos los sellos y todos los registros de uso' },
    'officeSeals:formUpload': { name: 'Crear sellos', acts: 'Crear un sello con un modelo o subir uno' },
    'officeSeals:name:update': { name: 'Renombrar sellos', acts: 'Cambiar el nombre de un sello' },
    'officeSeals:abandon': { name: 'Dar de baja sellos', acts: 'Un sello dado de baja ya no se puede usar' },
    'officeSeals:groups:move': { name: 'Mover sellos', acts: 'Mover un sello a otro grupo' },
    'officeSeals:groups:create': { name: 'Crear grupos de sellos', acts: 'Crear un grupo de sellos' },
    'officeSeals:groups:name:update': { name: 'Renombrar grupos de sellos', acts: 'Cambiar el nombre de un grupo' },
    'officeSeals:groups:delete': {
      name: 'Eliminar grupos de sellos',
      acts: 'Eliminar un grupo; sus sellos se conservan',
    },
    'officeSeals:authorize': {
      name: 'Autorizar sellos',
      acts: 'Permitir a los miembros usar un sello, con límites de tiempo, alcance y número de usos',
    },
    'officeSeals:authorize:cancel': {
      name: 'Revocar autorizaciones',
      acts: 'Retirar autorizaciones para usar un sello',
    },
    'officeSeals:apply': { name: 'Solicitar sellos', acts: 'Solicitar el uso de un sello sin tener autorización' },
    'officeSeals:applications:approve:view': {
      name: 'Ver solicitudes de sellos',
      acts: 'Ver las solicitudes de los miembros',
    },
    'officeSeals:applications:handle': {
      name: 'Decidir sobre sellos',
      acts: 'Aprobar o rechazar solicitudes, revisar sellos nuevos',
    },
    'departments:create': { name: 'Crear departamentos', acts: 'Crear departamentos y subdepartamentos' },
    'departments:update': {
      name: 'Editar departamentos',
      acts: 'Cambiar el nombre de departamentos y de quién dependen',
    },
    'departments:delete': { name: 'Eliminar departamentos', acts: 'Eliminar departamentos' },
    'departments:members:transfer': { name: 'Trasladar miembros', acts: 'Mover miembros a otro departamento' },
    'members:manage': { name: 'Ver miembros', acts: 'Ver todos los miembros y sus datos' },
    'members:batchExport': { name: 'Exportar miembros', acts: 'Exportar la lista de miembros' },
    'members:batchImport': { name: 'Importar miembros', acts: 'Importar miembros desde una tabla' },
    'members:batchTemplates:download': {
      name: 'Descargar la tabla de importación',
      acts: 'Descargar la tabla vacía para importaciones',
    },
    'members:update': { name: 'Editar y desactivar miembros', acts: 'Editar miembros, desactivarlos o restaurarlos' },
    'members:applications:handle': {
      name: 'Invitar y admitir miembros',
      acts: 'Invitar a personas, aprobar o rechazar solicitudes para unirse',
    },
    'members:invitations:delete': { name: 'Eliminar invitaciones', acts: 'Eliminar invitaciones enviadas' },
    'members:invitations:link:switch': { name: 'Enlace de invitación', acts: 'Activar o desactivar el enlace' },
    'privileges:manage': { name: 'Gestionar roles', acts: 'Crear, renombrar y eliminar roles, fijar sus permisos' },
    'enterpriseRoles:authors:bind': { name: 'Asignar miembros a roles', acts: 'Asignar miembros a un rol' },
    'enterpriseRoles:authors:delete': { name: 'Quitar miembros de roles', acts: 'Quitar miembros de un rol' },
    'contractNumbers:set': {
      name: 'Configurar números de contrato',
      acts: 'Fijar reglas de numeración, activar o desactivar los números de contrato',
    },
    'applications:manage': { name: 'Aplicaciones', acts: 'Gestionar claves de API y webhooks' },
    'bills:manage': { name: 'Gestionar facturas', acts: 'Ver saldo, facturas y consumo' },
    'ccs:consume:record': { name: 'Ver el consumo', acts: 'Ver y exportar los movimientos' },
    'ccs:consume:purchase': { name: 'Comprar paquetes', acts: 'Comprar paquetes para la empresa' },
  },
};
