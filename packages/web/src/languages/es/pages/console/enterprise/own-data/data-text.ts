import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/own-data/data-text.ts';

export const text: typeof Shape = {
  title: 'Datos de la empresa',
  lead: 'Llévese todos los contratos y datos que la plataforma guarda para la empresa.',
  exportWhy:
    'Todos los contratos terminados con sus evidencias, los que están en curso tal como están, miembros, departamentos, roles, la lista de plantillas y las imágenes de los sellos, en un archivo. Contiene datos de otras personas: guárdelo bien.',
};
