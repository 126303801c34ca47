import { orMail } from '../../../../../../text/channels.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/forbidden/forbidden-text.ts';

export const text: typeof Shape = {
  title: 'Miembros desactivados',
  lead: 'Miembros que se han quitado de la empresa. Un miembro restaurado puede volver a usar la cuenta; los sellos y roles deben asignarse de nuevo.',
  search: orMail('Buscar por nombre, teléfono, correo o número', 'Buscar por nombre, correo o número'),
  none: 'No hay miembros desactivados',
  noneWhy: 'Aquí aparecen los miembros que desactive en «Miembros y departamentos».',
  disabledAt: (time) => `desactivado: ${time}`,
  count: (total) => (total === '1' ? '1 persona' : `${total} personas`),
  restore: 'Restaurar',
  handOver: 'Traspasar',
  handOverWhom: (name) => `Traspasar las tareas de ${name}`,
  restoreWhom: (name) => `Restaurar a ${name}`,
  restoreTitle: (name) => `¿Restaurar a ${name}?`,
  restoreWhy:
    'Podrá volver a cambiar a esta cuenta de empresa. Sus roles y autorizaciones de sellos anteriores no se restauran automáticamente.',
  restored: (name) => `${name} vuelve a ser miembro`,
};
