import type { EnvelopeTexts } from '../../notice-texts.ts';

const because = (reason: string, before: string): string => (reason === '' ? '' : `${before}${reason}`);

/** Notices about an envelope. */
export const envelopes: EnvelopeTexts = {
  news: {
    TO_SIGN: ({ title, senderName, deadline }) => ({
      subject: `Pendiente de firma: ${title}`,
      sentence: `Firme ${title}, enviado por ${senderName}. Plazo: ${deadline}`,
    }),
    TO_REVIEW: ({ title, senderName, deadline }) => ({
      subject: `Pendiente de revisión: ${title}`,
      sentence: `Revise ${title}, enviado por ${senderName}. Plazo: ${deadline}`,
    }),
    REMINDER: ({ title, senderName, deadline }) => ({
      subject: `Recordatorio: ${title}`,
      sentence: `Tiene pendiente ${title}, enviado por ${senderName}. Plazo: ${deadline}`,
    }),
    EXPIRING_SOON: ({ title, deadline }) => ({
      subject: `Caduca pronto: ${title}`,
      sentence: `El contrato ${title} aún no está completado. Plazo: ${deadline}`,
    }),
    COMPLETED: ({ title }) => ({
      subject: `Completado: ${title}`,
      sentence: `Todos han firmado ${title}. Ya se puede leer y descargar`,
    }),
    REJECTED: ({ title, actorName, reason }) => ({
      subject: `Rechazado: ${title}`,
      sentence: `El contrato ${title} lo ha rechazado ${actorName}${because(reason, '. Motivo: ')}`,
    }),
    CHECK_REFUSED: ({ title, actorName, reason }) => ({
      subject: `No aprobado: ${title}`,
      sentence: `El contrato ${title} no lo ha aprobado su revisor, ${actorName}${because(reason, '. Motivo: ')}`,
    }),
    RETURNED: ({ title, actorName, reason }) => ({
      subject: `Devuelto: ${title}`,
      sentence: `El contrato ${title} lo ha devuelto ${actorName}${because(reason, '. Motivo: ')}`,
    }),
    REVOKED: ({ title, senderName, reason }) => ({
      subject: `Retirado: ${title}`,
      sentence: `El contrato ${title} lo ha retirado ${senderName}${because(reason, '. Motivo: ')}`,
    }),
    EXPIRED: ({ title }) => ({
      subject: `Caducado: ${title}`,
      sentence: `El contrato ${title} ha caducado sin completarse`,
    }),
    PROLONGED: ({ title, senderName, deadline }) => ({
      subject: `Plazo ampliado: ${title}`,
      sentence: `${senderName} ha ampliado el plazo de ${title}. Nuevo plazo: ${deadline}`,
    }),
    DEADLINE_MISSED: ({ title, actorName }) => ({
      subject: `Plazo vencido: ${title}`,
      sentence: `Un participante de ${title} no ha actuado en el plazo que usted fijó: ${actorName}. Amplíe el plazo, sustituya o quite al participante, o espere a que el contrato caduque`,
    }),
    AUTHORIZED: ({ title, actorName }) => ({
      subject: `Reasignado: ${title}`,
      sentence: `${actorName} ha reasignado el contrato ${title} a otra persona`,
    }),
    REMOVED: ({ title, senderName }) => ({
      subject: `Nada pendiente: ${title}`,
      sentence: `${senderName} le ha quitado del contrato ${title}. No tiene que hacer nada`,
    }),
    CANCEL_REQUESTED: ({ title, senderName, reason, deadline }) => ({
      subject: `Confirme la anulación: ${title}`,
      sentence: `${senderName} pide que confirme la anulación de ${title}. Plazo: ${deadline}${because(reason, '. Motivo: ')}`,
    }),
    CANCELLED: ({ title, reason }) => ({
      subject: `Anulado: ${title}`,
      sentence: `El contrato ${title} queda anulado: todos lo han confirmado${because(reason, '. Motivo: ')}`,
    }),
    PREPARE_FAILED: ({ title }) => ({
      subject: `Error en los documentos: ${title}`,
      sentence: `No se han podido procesar los documentos de ${title} y no se ha pedido a nadie que firme. Retire el contrato y envíelo de nuevo con otros archivos`,
    }),
    TIMER_FAILED: ({ title }) => ({
      subject: `No enviado: ${title}`,
      sentence: `El contrato ${title} no se ha podido enviar a la hora programada y vuelve a ser un borrador. Revíselo y envíelo de nuevo`,
    }),
    NOTICE_FAILED: ({ title, actorName }) => ({
      subject: `Aviso no entregado: ${title}`,
      sentence: `No se ha podido entregar un aviso sobre ${title}. Puede reintentarlo en la página del contrato. Destinatario: ${actorName}`,
    }),
  },
  actions: {
    TO_SIGN: 'Leer y firmar',
    TO_REVIEW: 'Leer y revisar',
    REMINDER: 'Abrir el contrato',
    CANCEL_REQUESTED: 'Leer y confirmar',
    other: 'Ver el contrato',
  },
  sender: (person, enterprise) => `${enterprise}, por medio de ${person}`,
  fromSender: (subject, name) => `${subject} (de ${name})`,
  wordsOfSender: (words) => `Mensaje del remitente: ${words}`,
  message: (by, sentence, link) => `[${by}] ${sentence}: ${link}`,
  full: (sentence) => `${sentence}.`,
};
