import type { text as Shape } from '../../../../../../zh-CN/pages/console/enterprise/members/import/import-text.ts';

export const text: typeof Shape = {
  title: 'Importar miembros',
  lead: 'Invite a muchas personas con una tabla: cada una recibe una invitación y pasa a ser miembro al aceptarla.',
  back: 'Volver a los miembros',
  denied: 'No tiene permiso para importar miembros',
  deniedWhy: 'Si lo necesita, pida a un administrador de la empresa que añada el permiso a su rol.',
  steps: ['Rellenar la plantilla', 'Comprobar', 'Importar'],
  stepsLabel: 'Pasos de la importación',
  templateTitle: 'Descargue la plantilla y rellénela',
  templateWhy:
    'El nombre y el contacto son obligatorios. Escriba un departamento como «Investigación/Plataforma»; cree primero los departamentos que falten. Separe varios roles con comas.',
  template: (format) => `Plantilla (${format})`,
  templateName: 'Miembros',
  dropTitle: 'Subir la tabla',
  drop: 'Suelte aquí la tabla o elíjala',
  dropHint: (rows, size) => `XLSX o CSV, como máximo ${rows} filas y ${size}`,
  tooLarge: (size) => `El archivo no debe superar ${size}`,
  wrongType: 'Elija un archivo XLSX o CSV',
  checking: (name) => `Comprobando ${name}…`,
  importing: (done, total) => `Importando: ${done} de ${total}`,
  importingStill: 'Puede salir de esta página; la importación continúa.',
  allGood: (total) =>
    total === '1' ? 'Comprobado: la fila se puede importar.' : `Comprobado: se pueden importar las ${total} filas.`,
  someBad: (good, bad) => `Comprobado: se pueden importar ${good} filas; ${bad} tienen errores y quedarán fuera.`,
  noneGood: (bad) => `Todas las filas (${bad}) tienen errores. Corríjalas y vuelva a subir la tabla.`,
  empty: 'La tabla no contiene miembros.',
  act: (count) => (count === '1' ? 'Importar 1 persona' : `Importar ${count} personas`),
  again: 'Otro archivo',
  errors: 'Filas con errores',
  row: 'Fila',
  column: 'Columna',
  value: 'Contenido',
  problem: 'Qué está mal',
  blank: '(vacío)',
  more: (count) => `Mostrar ${count} más`,
  capped: (most) => `Se muestran los primeros ${most} errores; el informe los contiene todos.`,
  done: 'Importado',
  doneWhy: (count) =>
    count === '1'
      ? 'Se ha invitado a una persona. Será miembro cuando acepte; hasta entonces figura como «Invitado».'
      : `Se ha invitado a ${count} personas. Serán miembros cuando acepten; hasta entonces figuran como «Invitado».`,
  doneBad: (count) =>
    count === '1'
      ? 'Una fila ha quedado fuera. Descargue el informe, corríjala e impórtela de nuevo.'
      : `${count} filas han quedado fuera. Descargue el informe, corríjalas e impórtelas de nuevo.`,
  report: (format) => `Informe (${format})`,
  reportName: 'Informe de importación de miembros',
  another: 'Importar otra tabla',
  toInvited: 'Ver los miembros invitados',
};
