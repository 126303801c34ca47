import type { text as Shape } from '../../../../zh-CN/pages/console/parts/exports-text.ts';

export const text: typeof Shape = {
  title: 'Exportar todos los datos',
  make: 'Iniciar una exportación',
  list: 'Exportaciones de datos',
  none: 'Aún no hay ninguna exportación.',
  running: 'En preparación',
  ready: 'Lista',
  stopped: 'Detenida',
  expired: 'Caducada',
  progress: (done, total) => `${done} de ${total} contratos reunidos`,
  contents: (contracts, size) => `${contracts} contratos, ${size}`,
  until: (when) => `se puede descargar hasta: ${when}`,
  from: (when) => `solicitada: ${when}`,
  stoppedWhy: 'Quien la solicitó ya no puede exportar.',
  download: 'Descargar',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar esta exportación?',
  removeWhy: 'El archivo se elimina y ya no se podrá descargar. Los contratos y demás datos no se ven afectados.',
  removed: 'Exportación eliminada',
  made: 'La exportación ha comenzado. Recibirá un aviso cuando esté lista.',
  firstDay: 'Contratos creados desde',
  lastDay: 'hasta',
  daysHint: (most) =>
    `Deje ambos vacíos para todos los contratos. Una exportación puede contener ${most}; haga varias si hay más.`,
  period: (first, last) =>
    first === null
      ? `Contratos creados hasta el ${last}`
      : `Contratos creados desde el ${first}${last === null ? '' : ` hasta el ${last}`}`,
  verify: 'Todos los contratos que contiene se pueden verificar sin conexión: npm run verify -- FILE --trust root.pem',
};
