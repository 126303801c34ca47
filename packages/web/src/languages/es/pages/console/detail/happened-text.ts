import { formatTime } from '../../../../../text/format.ts';
import type { Words, SentenceFacts, text as Shape } from '../../../../zh-CN/pages/console/detail/happened-text.ts';

const dayOf = ({ detail: { to } }: SentenceFacts): string | null => (to === undefined ? null : formatTime(to));
const sentences: Words = {
  'envelope.created': ({ who }) => `${who} creó el contrato`,
  'envelope.started': ({ who }) => `${who} envió el contrato`,
  'envelope.timed': ({ who }) => `${who} programó el envío`,
  'envelope.prepared': () => 'Los documentos están preparados, con todos los campos colocados',
  'envelope.prepareFailed': () => 'No se han podido preparar los documentos',
  'envelope.timerFailed': () => 'No se ha podido enviar a la hora programada',
  'envelope.revoked': ({ who }) => `${who} retiró el contrato`,
  'envelope.expired': () => 'El contrato ha caducado',
  'envelope.prolonged': (facts) =>
    `${facts.who} amplió el plazo${dayOf(facts) === null ? '' : ` hasta el ${dayOf(facts)}`}`,
  'envelope.completed': ({ detail: { level = 'B-LTA' } }) =>
    `Completado${level === 'B-LTA' ? ', con datos de validación y un sello de tiempo' : level === 'B-LT' ? ', con datos de validación' : ''}`,
  'envelope.archiveRenewed': () => 'Se renovó el sello de tiempo de archivo',
  'envelope.evidenceRenewed': () => 'Se renovó el sello de tiempo del informe de evidencias',
  'envelope.cancelRequested': ({ who }) => `${who} propuso anularlo de mutuo acuerdo`,
  'envelope.voided': () => 'Todos han confirmado: el contrato queda anulado',
  'participant.signed': ({ about }) => `${about} firmó`,
  'participant.checked': ({ about }) => `${about} revisó`,
  'participant.passed': ({ about }) => `${about} lo aprobó`,
  'participant.refused': ({ about }) => `${about} no lo aprobó`,
  'participant.rejected': ({ about }) => `${about} lo rechazó`,
  'participant.returned': ({ about }) => `${about} lo devolvió`,
  'participant.authorized': ({ about, detail: { successorName } }) =>
    `${about} lo reasignó a ${successorName ?? 'otra persona'}`,
  'participant.reminded': ({ who, about }) => `${who} envió un recordatorio a ${about}`,
  'participant.removed': ({ who, about }) => `${who} quitó a ${about}`,
  'participant.replaced': ({ who, about, detail: { successorName } }) =>
    `${who} sustituyó a ${about} por ${successorName ?? 'otra persona'}`,
  'participant.succeeded': ({ who, about, detail: { successorName } }) =>
    `${about} ha dejado la empresa; ${who} designó a ${successorName ?? 'un colega'} para sustituirle`,
  'envelope.handedOver': ({ who, detail: { fromName, toName } }) =>
    `${who} traspasó este contrato de ${fromName ?? 'su remitente'} a ${toName ?? 'un colega'}`,
  'participant.deviceHanded': ({ who, about }) =>
    `${who} entregó el dispositivo a ${about} para actuar de forma presencial`,
  'envelope.deviceReturned': ({ who }) => `${who} inició sesión y recuperó el dispositivo`,
  'participant.fillFailed': ({ about }) => `No se pudo incorporar al documento lo que rellenó ${about}`,
  'participant.formsPlaced': ({ about }) => `${about} colocó sus propios campos`,
  'participant.formsMoved': ({ about }) => `${about} cambió sus propios campos`,
  'participant.formsWithdrawn': ({ about }) => `${about} quitó sus propios campos`,
  'participant.appearanceChosen': ({ about }) => `${about} eligió si su firma es visible`,
};
const inVoiding: Words = {
  'envelope.created': ({ who }) => `${who} propuso anular el contrato`,
  'envelope.started': () => 'El acuerdo de anulación se envió a todos',
  'envelope.prepared': () => 'El acuerdo de anulación está preparado',
  'envelope.revoked': ({ who }) => `${who} retiró el acuerdo de anulación`,
  'envelope.expired': () => 'El acuerdo de anulación no se confirmó a tiempo: el contrato sigue siendo válido',
  'envelope.completed': () => 'El acuerdo de anulación está completado',
  'envelope.voidedAnother': () => 'El contrato queda anulado',
  'participant.signed': ({ about }) => `${about} confirmó la anulación`,
  'participant.passed': ({ about }) => `${about} aprobó la anulación`,
  'participant.refused': ({ about }) => `${about} no aprobó la anulación: el contrato sigue siendo válido`,
  'participant.rejected': ({ about }) => `${about} no acepta la anulación: el contrato sigue siendo válido`,
  'participant.returned': ({ about }) => `${about} devolvió el acuerdo de anulación: el contrato sigue siendo válido`,
};

export const text: typeof Shape = { usual: sentences, ofVoiding: { ...sentences, ...inVoiding } as Words };
