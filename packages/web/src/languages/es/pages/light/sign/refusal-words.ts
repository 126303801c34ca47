import type { RefusalDictionary } from '../../../../../pages/light/sign/refusal-words.ts';

export const text: RefusalDictionary = {
  notInFlow: {
    title: 'No puede abrir este contrato',
    text: 'Esta cuenta no es participante del contrato, o el enlace ya no es válido. Si el enlace se le envió a usted, verifique el contacto que lo recibió para abrir el contrato.',
  },
  joinFirst: {
    title: 'Únase primero a la empresa',
    text: 'El remitente le pide que firme como miembro de una empresa. Cuando se haya unido, esta página abrirá el contrato automáticamente.',
  },
  overdue: {
    title: 'Su plazo ha terminado',
    text: 'Ha vencido el plazo que el remitente fijó para usted. Si aún debe actuar, pídale que lo amplíe.',
  },
  expired: {
    title: 'El contrato ha caducado',
    text: 'El plazo de firma ha vencido. Si aún hay que firmarlo, pida al remitente que lo envíe de nuevo.',
  },
  notSigner: {
    title: 'No se le ha pedido firmar',
    text: 'Puede seguir este contrato, pero el remitente no le ha pedido que lo firme.',
  },
  notChecker: {
    title: 'No se le ha pedido revisar',
    text: 'Puede seguir este contrato, pero el remitente no le ha pedido que lo revise.',
  },
  waitOthers: {
    title: 'Aún no es su turno',
    text: 'Otras personas deben actuar antes. Le avisaremos cuando sea su turno, y esta página abrirá el contrato automáticamente.',
  },
  alreadySigned: {
    title: 'Esto ya está hecho',
    text: 'Usted, o un colega con el mismo rol, ya ha actuado en este contrato. No tiene que hacer nada más.',
  },
  revoked: {
    title: 'El contrato se ha retirado',
    text: 'El remitente lo ha retirado; ya no se puede firmar. Si tiene dudas, contacte con el remitente.',
  },
  rejected: { title: 'El contrato se ha rechazado', text: 'Un participante lo ha rechazado y la firma ha terminado.' },
  statusNoMatch: {
    title: 'El contrato no se puede firmar ahora',
    text: 'Su estado ha cambiado. Actualice la página para ver el estado actual.',
  },
  returned: {
    title: 'El contrato se ha devuelto',
    text: 'Se ha devuelto al remitente para que lo corrija y ya no se puede firmar. Recibirá un nuevo enlace cuando esté corregido.',
  },
  checkFailed: {
    title: 'El contrato no ha superado la revisión',
    text: 'Un revisor no lo ha aprobado y la firma ha terminado.',
  },
  preparing: {
    title: 'Se están preparando los documentos',
    text: 'Tarda unos segundos; la página abrirá el contrato automáticamente.',
  },
  prepareFailed: {
    title: 'Los documentos no están listos',
    text: 'Algo ha fallado al prepararlos y estamos trabajando en ello. Vuelva más tarde.',
  },
  inProgress: {
    title: 'Hay otra firma en curso',
    text: 'Otro participante está firmando ahora el mismo contrato. Podrá continuar en breve.',
  },
  notLogin: {
    title: 'Confirme que es usted',
    text: 'Su sesión ha terminado. Un código vuelve a abrir el contrato; todo lo que rellenó sigue ahí.',
  },
  otherScope: {
    title: 'Verifíquese con el enlace de este contrato',
    text: 'Su sesión actual solo abre otro contrato.',
  },
  authLevel: {
    title: 'Antes hay que verificar su identidad',
    text: 'El remitente exige que los firmantes tengan una identidad verificada.',
  },
  network: {
    title: 'Sin conexión de red',
    text: 'Compruebe su conexión y vuelva a intentarlo. Todo lo que rellenó sigue ahí.',
  },
  other: {
    title: 'El contrato no se ha abierto',
    text: 'Algo ha fallado. Vuelva a intentarlo más tarde; si continúa, dé el número de solicitud al remitente o a nuestro servicio de ayuda.',
  },
};
