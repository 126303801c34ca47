import { formatTime } from '../../../../../text/format.ts';
import type { Words, SentenceFacts, text as Shape } from '../../../../zh-CN/pages/console/detail/happened-text.ts';

const dayOf = ({ detail: { to } }: SentenceFacts): string | null => (to === undefined ? null : formatTime(to));
const sentences: Words = {
  'envelope.created': ({ who }) => `${who} created the contract`,
  'envelope.started': ({ who }) => `${who} sent the contract`,
  'envelope.timed': ({ who }) => `${who} scheduled the sending`,
  'envelope.prepared': () => 'The documents are prepared and all fields are placed in them',
  'envelope.prepareFailed': () => 'The documents could not be prepared',
  'envelope.timerFailed': () => 'It could not be sent at the scheduled time',
  'envelope.revoked': ({ who }) => `${who} revoked the contract`,
  'envelope.expired': () => 'The contract expired',
  'envelope.prolonged': (facts) =>
    `${facts.who} prolonged the deadline${dayOf(facts) === null ? '' : ` to ${dayOf(facts)}`}`,
  'envelope.completed': ({ detail: { level = 'B-LTA' } }) =>
    `Completed${level === 'B-LTA' ? ', with validation data and a time-stamp' : level === 'B-LT' ? ', with validation data' : ''}`,
  'envelope.archiveRenewed': () => 'The archive time-stamp was renewed',
  'envelope.evidenceRenewed': () => 'The time-stamp of the evidence report was renewed',
  'envelope.cancelRequested': ({ who }) => `${who} proposed to void it by agreement`,
  'envelope.voided': () => 'Everyone has confirmed: the contract is void',
  'participant.signed': ({ about }) => `${about} signed`,
  'participant.checked': ({ about }) => `${about} reviewed`,
  'participant.passed': ({ about }) => `${about} passed it`,
  'participant.refused': ({ about }) => `${about} did not pass it`,
  'participant.rejected': ({ about }) => `${about} rejected`,
  'participant.returned': ({ about }) => `${about} returned it`,
  'participant.authorized': ({ about, detail: { successorName } }) =>
    `${about} handed on to ${successorName ?? 'someone else'}`,
  'participant.reminded': ({ who, about }) => `${who} reminded ${about}`,
  'participant.removed': ({ who, about }) => `${who} removed ${about}`,
  'participant.replaced': ({ who, about, detail: { successorName } }) =>
    `${who} replaced ${about} by ${successorName ?? 'someone else'}`,
  'participant.succeeded': ({ who, about, detail: { successorName } }) =>
    `${about} has left the enterprise; ${who} named ${successorName ?? 'a colleague'} to take over`,
  'envelope.handedOver': ({ who, detail: { fromName, toName } }) =>
    `${who} handed this contract over from ${fromName ?? 'its sender'} to ${toName ?? 'a colleague'}`,
  'participant.deviceHanded': ({ who, about }) => `${who} handed the device to ${about} to act in person`,
  'envelope.deviceReturned': ({ who }) => `${who} logged in and took the device back`,
  'participant.fillFailed': ({ about }) => `What ${about} filled in could not be written into the document`,
  'participant.formsPlaced': ({ about }) => `${about} placed their own fields`,
  'participant.formsMoved': ({ about }) => `${about} changed their own fields`,
  'participant.formsWithdrawn': ({ about }) => `${about} removed their own fields`,
  'participant.appearanceChosen': ({ about }) => `${about} chose whether their signature is visible`,
};
const inVoiding: Words = {
  'envelope.created': ({ who }) => `${who} proposed to void the contract`,
  'envelope.started': () => 'The void agreement was sent to everyone',
  'envelope.prepared': () => 'The void agreement is prepared',
  'envelope.revoked': ({ who }) => `${who} withdrew the void agreement`,
  'envelope.expired': () => 'The void agreement was not confirmed in time: the contract remains valid',
  'envelope.completed': () => 'The void agreement is completed',
  'envelope.voidedAnother': () => 'The contract is void',
  'participant.signed': ({ about }) => `${about} confirmed the voiding`,
  'participant.passed': ({ about }) => `${about} passed the voiding`,
  'participant.refused': ({ about }) => `${about} did not pass the voiding: the contract remains valid`,
  'participant.rejected': ({ about }) => `${about} does not agree to the voiding: the contract remains valid`,
  'participant.returned': ({ about }) => `${about} returned the void agreement: the contract remains valid`,
};

export const text: typeof Shape = { usual: sentences, ofVoiding: { ...sentences, ...inVoiding } as Words };
