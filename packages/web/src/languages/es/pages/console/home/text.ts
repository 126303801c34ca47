import type { text as Shape } from '../../../../zh-CN/pages/console/home/text.ts';

export const text: typeof Shape = {
  title: 'Inicio',
  morning: (name) => `Buenos días, ${name}`,
  noon: (name) => `Buenas tardes, ${name}`,
  evening: (name) => `Buenas tardes, ${name}`,
  night: (name) => `Buenas noches, ${name}`,
  waiting: (count) =>
    count === 0
      ? 'No tiene nada pendiente.'
      : count === 1
        ? 'Tiene un contrato pendiente.'
        : `Tiene ${count} contratos pendientes.`,
  waitingUntil: (count, when) =>
    count === 1
      ? `Tiene un contrato pendiente; plazo: ${when}.`
      : `Tiene ${count} contratos pendientes; primer plazo: ${when}.`,
  overview: 'Sus contratos de un vistazo',
  quickStart: 'Inicio rápido',
  fromTemplate: 'Desde una plantilla',
  inBulk: 'Envío masivo',
  ownSeals: 'Mis sellos y firmas',
  verifyFile: 'Verificar un contrato',
  drop: 'Suelte o elija archivos para iniciar un contrato',
  dropShort: 'Elija archivos para iniciar un contrato',
  dropHint: 'PDF, imágenes y documentos de Office',
  dropHintPlain: 'PDF e imágenes',
  mine: 'Acción requerida',
  signTogether: (count) => `Firmar ${count} a la vez`,
  mineEmpty: 'Todo hecho',
  mineEmptyWords: 'Cuando sea su turno de firmar o revisar, el contrato aparecerá aquí y recibirá un aviso.',
  others: 'Esperando a otros',
  othersEmpty: 'No espera a nadie.',
  soon: 'Caducan pronto',
  soonEmpty: 'Nada vence en los próximos tres días.',
  drafts: 'Borradores',
  draftsEmpty: 'No hay borradores sin terminar.',
  recent: 'Completados recientemente',
  all: 'Ver todo',
  firstTitle: 'Tres pasos hasta su primer contrato',
  firstLead: 'En cualquier orden, ahora o más tarde.',
  firstDone: (done, of) => `${done} de ${of} hechos`,
  lastStep: (step) => `Falta un paso: ${step.charAt(0).toLowerCase()}${step.slice(1)}`,
  dismiss: 'No volver a mostrar',
  stepIdentity: 'Verificar su identidad',
  stepIdentityWhy: 'Garantiza a los demás que es usted quien firma; necesario para certificados de larga duración.',
  stepIdentityWaiting: 'Se están revisando sus documentos.',
  stepIdentityEnterprise: 'Verificar la empresa',
  stepIdentityEnterpriseWhy: 'Necesario para poder usar sus sellos y certificados.',
  stepPassword: 'Crear una contraseña de firma',
  stepPasswordWhy: 'Confirma que es usted al firmar; es distinta de la contraseña de acceso.',
  stepFirst: 'Crear un sello o enviar el primer contrato',
  stepFirstWhy: 'Dibuje, escriba o suba un sello; un contrato empieza con un archivo.',
  doIdentity: 'Verificar',
  doPassword: 'Crearla',
  doSeal: 'Crear un sello',
  doSend: 'Enviar un contrato',
  done: 'hecho',
  toDo: 'pendiente',
};
