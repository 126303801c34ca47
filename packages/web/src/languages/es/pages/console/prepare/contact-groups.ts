import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/contact-groups.ts';

export const text: typeof Shape = {
  groups: 'Grupos de contactos',
  none: 'Todavía no hay grupos. Guarde como grupo a las personas que suelen firmar juntas y añádalas con un toque la próxima vez.',
  howTo: 'Introduzca primero los participantes y guárdelos después como grupo.',
  failed: 'No se pudieron cargar los grupos de contactos.',
  comma: ', ',
  save: (count) => `Guardar los participantes de aquí como grupo (${count})`,
  saveAct: 'Guardar',
  saved: (name) => `Grupo «${name}» guardado`,
  namePlaceholder: 'Por ejemplo: suministro anual',
  nameMissing: 'Introduzca un nombre para el grupo',
  rename: 'Nombre del grupo',
  replace: (count) => `Usar los participantes de aquí (${count})`,
  change: (name) => `Modificar el grupo «${name}»`,
  remove: (name) => `Eliminar el grupo «${name}»`,
  removed: (name) => `Grupo «${name}» eliminado`,
  undo: 'Deshacer',
};
