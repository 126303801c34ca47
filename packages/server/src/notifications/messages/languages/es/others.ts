import type { Words } from '../../envelope-words.ts';
import type { IdentityTexts, OtherTexts, SealDecidedTexts, SealFacts } from '../../notice-texts.ts';

const why = (reason: string, colon: string): string => (reason === '' ? '' : `${colon}${reason}`);

const APPROVED = ({ sealName, enterpriseName }: SealFacts): Words => ({
  subject: `Sello aprobado: ${sealName}`,
  sentence: `El sello ${sealName} de ${enterpriseName} se ha aprobado y ya se puede usar`,
});
const AWAITS = ({ sealName, enterpriseName }: SealFacts): Words => ({
  subject: `Sello aprobado por su empresa: ${sealName}`,
  sentence: `${enterpriseName} ha aprobado el sello ${sealName}; se podrá usar cuando la autoridad de certificación haya comparado su imagen con el nombre verificado`,
});
const sealDecided: SealDecidedTexts = {
  CREATE: {
    PASSED: APPROVED,
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `Sello rechazado: ${sealName}`,
      sentence: `Su solicitud del sello ${sealName} de ${enterpriseName} se ha rechazado${why(reason, ': ')}`,
    }),
  },
  NAME: {
    PASSED: APPROVED,
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `Sello rechazado por la autoridad de certificación: ${sealName}`,
      sentence: `La autoridad de certificación ha rechazado la imagen del sello ${sealName} de ${enterpriseName}${why(reason, ': ')}`,
    }),
  },
  USE: {
    PASSED: ({ sealName, enterpriseName }) => ({
      subject: `Ya puede usar el sello: ${sealName}`,
      sentence: `Ya puede firmar con el sello ${sealName} de ${enterpriseName}`,
    }),
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `Solicitud de sello rechazada: ${sealName}`,
      sentence: `Su solicitud del sello ${sealName} de ${enterpriseName} se ha rechazado${why(reason, ': ')}`,
    }),
  },
};

const nothing = (): string => '';
const identity: IdentityTexts = {
  PASSED: { is: 'se ha aprobado', more: nothing },
  LIFTED: { is: 'vuelve a ser válida', more: nothing },
  RETURNED: { is: 'se ha devuelto', more: (why) => `: ${why}. Puede corregirla y solicitarla de nuevo` },
  SUSPENDED: {
    is: 'ha sido suspendida por la autoridad de certificación',
    more: (why) => `: ${why}. Los certificados de larga duración se han revocado. Contacte con la autoridad`,
  },
  WITHDRAWN: {
    is: 'ha sido retirada por la autoridad de certificación',
    more: (why) => `: ${why}. Los certificados de larga duración se han revocado. Puede solicitarla de nuevo`,
  },
};

/** All other notices. */
export const others: OtherTexts = {
  bulkDone: (title, done, failed) => ({
    subject: `Envío masivo terminado: ${title}`,
    sentence: `Envío masivo de ${title}: contratos enviados, ${done}; fallidos, ${failed}`,
  }),
  joined: (name, firm) => ({
    subject: `Nuevo miembro: ${name}`,
    sentence: `Un nuevo miembro se ha unido a ${firm}: ${name}`,
  }),
  asksToJoin: (name, firm) => ({
    subject: `Solicitud para unirse: ${name}`,
    sentence: `${name} solicita ser miembro de ${firm}`,
  }),
  handedOver: (name, firm) => ({
    subject: `Se le han traspasado tareas: ${name}`,
    sentence: `Se le han traspasado los contratos, borradores, plantillas y turnos pendientes de ${name} en ${firm}`,
  }),
  exported: (firm, days) => ({
    subject: 'Su exportación está lista',
    sentence: `La exportación de ${firm === null ? 'sus datos' : `los datos de ${firm}`} se puede descargar durante ${days} días`,
  }),
  isOwner: (firm) => ({
    subject: `Usted es el propietario de ${firm}`,
    sentence: `Se le ha traspasado la propiedad de ${firm}`,
  }),
  newOwner: (firm, name) => ({
    subject: `Nuevo propietario de ${firm}`,
    sentence: `Ha traspasado la propiedad de ${firm} a ${name}; usted sigue siendo miembro`,
  }),
  webhookOff: (firm) => ({
    subject: `Se ha desactivado un webhook: ${firm}`,
    sentence: `Hace días que ninguna entrega llega a un webhook de ${firm}. Compruebe el receptor y vuelva a activarlo`,
  }),
  hasJoined: (firm) => ({
    subject: `Se ha unido a ${firm}`,
    sentence: `Ya es miembro de ${firm} y puede firmar en su nombre`,
  }),
  joinRefused: (firm) => ({
    subject: `Solicitud rechazada: ${firm}`,
    sentence: `Su solicitud para ser miembro de ${firm} se ha rechazado`,
  }),
  invited: (firm) => ({
    subject: `Invitación para unirse a ${firm}`,
    sentence: `Se le invita a ser miembro de ${firm}`,
  }),
  answerBy: (sentence, until) => `${sentence}. Responda antes de: ${until}`,
  seeInvitation: 'Ver la invitación',
  chargesLow: (left, firm) => ({
    subject: `Créditos disponibles: ${left}`,
    sentence: `${firm === null ? 'Quedan pocos créditos en su cuenta' : `Quedan pocos créditos en su empresa ${firm}`}: ${left}; compre más a tiempo`,
  }),
  chargesBought: (charges) => ({
    subject: `Créditos añadidos: ${charges}`,
    sentence: `Su pago ha llegado: ya se pueden usar ${charges} créditos`,
  }),
  refunded: (reference, amount, charges) => ({
    subject: `Reembolso de ${amount} del pedido ${reference}`,
    sentence: `Se devuelven ${amount} de su pedido ${reference}${charges === null ? '' : `; créditos retirados: ${charges}`}`,
  }),
  orderRefused: (reference, why) => ({
    subject: `Pedido ${reference} cancelado`,
    sentence: `Su pedido ${reference} se ha cancelado: ${why}`,
  }),
  seeBalance: 'Ver el saldo',
  sealToCheck: (seal, firm, who) => ({
    subject: `Sello nuevo por revisar: ${seal}`,
    sentence: `El sello ${seal} de ${firm} está pendiente de revisión. Creado por ${who}`,
  }),
  sealAskedFor: (seal, firm, who) => ({
    subject: `Solicitud de uso de un sello: ${seal}`,
    sentence: `${who} solicita usar el sello ${seal} de ${firm}`,
  }),
  ownIdentity: 'Su verificación de identidad',
  identityOf: (firm) => `La verificación de ${firm}`,
  decided: (what, is) => `${what} ${is}`,
  seeIdentity: 'Ver la verificación',
  sealDecided,
  identity,
};
