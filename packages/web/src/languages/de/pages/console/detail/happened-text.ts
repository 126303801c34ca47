import { formatTime } from '../../../../../text/format.ts';
import type { Words, SentenceFacts, text as Shape } from '../../../../zh-CN/pages/console/detail/happened-text.ts';

const dayOf = ({ detail: { to } }: SentenceFacts): string | null => (to === undefined ? null : formatTime(to));

const sentences: Words = {
  'envelope.created': ({ who }) => `${who} hat den Vertrag erstellt`,
  'envelope.started': ({ who }) => `${who} hat den Vertrag gesendet`,
  'envelope.timed': ({ who }) => `${who} hat den Versand geplant`,
  'envelope.prepared': () => 'Die Dokumente sind vorbereitet, alle Felder sind platziert',
  'envelope.prepareFailed': () => 'Die Dokumente konnten nicht vorbereitet werden',
  'envelope.timerFailed': () => 'Der geplante Versand war nicht möglich',
  'envelope.revoked': ({ who }) => `${who} hat den Vertrag zurückgezogen`,
  'envelope.expired': () => 'Der Vertrag ist abgelaufen',
  'envelope.prolonged': (facts) =>
    `${facts.who} hat die Frist verlängert${dayOf(facts) === null ? '' : ` bis ${dayOf(facts)}`}`,
  'envelope.completed': ({ detail: { level = 'B-LTA' } }) =>
    `Abgeschlossen${level === 'B-LTA' ? ', mit Prüfdaten und Zeitstempel' : level === 'B-LT' ? ', mit Prüfdaten' : ''}`,
  'envelope.archiveRenewed': () => 'Der Archivzeitstempel wurde erneuert',
  'envelope.evidenceRenewed': () => 'Der Zeitstempel des Nachweisberichts wurde erneuert',
  'envelope.cancelRequested': ({ who }) => `${who} hat eine einvernehmliche Aufhebung vorgeschlagen`,
  'envelope.voided': () => 'Alle haben bestätigt: Der Vertrag ist aufgehoben',
  'participant.signed': ({ about }) => `${about} hat unterzeichnet`,
  'participant.checked': ({ about }) => `${about} hat geprüft`,
  'participant.passed': ({ about }) => `${about} hat freigegeben`,
  'participant.refused': ({ about }) => `${about} hat nicht freigegeben`,
  'participant.rejected': ({ about }) => `${about} hat abgelehnt`,
  'participant.returned': ({ about }) => `${about} hat zurückgegeben`,
  'participant.authorized': ({ about, detail: { successorName } }) =>
    `${about} hat weitergegeben an ${successorName ?? 'eine andere Person'}`,
  'participant.reminded': ({ who, about }) => `${who} hat erinnert: ${about}`,
  'participant.removed': ({ who, about }) => `${who} hat entfernt: ${about}`,
  'participant.replaced': ({ who, about, detail: { successorName } }) =>
    `${who} hat ${about} ersetzt durch ${successorName ?? 'eine andere Person'}`,
  'participant.succeeded': ({ who, about, detail: { successorName } }) =>
    `${about} hat das Unternehmen verlassen; von ${who} als Nachfolge benannt: ${successorName ?? 'ein Kollege'}`,
  'envelope.handedOver': ({ who, detail: { fromName, toName } }) =>
    `${who} hat diesen Vertrag übergeben, von ${fromName ?? 'seinem Absender'} an ${toName ?? 'einen Kollegen'}`,
  'participant.deviceHanded': ({ who, about }) => `${who} hat das Gerät zum Handeln vor Ort übergeben an ${about}`,
  'envelope.deviceReturned': ({ who }) => `${who} hat sich angemeldet und das Gerät zurückgenommen`,
  'participant.fillFailed': ({ about }) => `Die Angaben von ${about} konnten nicht in das Dokument geschrieben werden`,
  'participant.formsPlaced': ({ about }) => `${about} hat eigene Felder platziert`,
  'participant.formsMoved': ({ about }) => `${about} hat eigene Felder geändert`,
  'participant.formsWithdrawn': ({ about }) => `${about} hat eigene Felder entfernt`,
  'participant.appearanceChosen': ({ about }) => `${about} hat gewählt, ob die Signatur sichtbar ist`,
};

const inVoiding: Words = {
  'envelope.created': ({ who }) => `${who} hat vorgeschlagen, den Vertrag aufzuheben`,
  'envelope.started': () => 'Die Aufhebungsvereinbarung wurde an alle gesendet',
  'envelope.prepared': () => 'Die Aufhebungsvereinbarung ist vorbereitet',
  'envelope.revoked': ({ who }) => `${who} hat die Aufhebungsvereinbarung zurückgezogen`,
  'envelope.expired': () => 'Die Aufhebungsvereinbarung wurde nicht rechtzeitig bestätigt: Der Vertrag bleibt gültig',
  'envelope.completed': () => 'Die Aufhebungsvereinbarung ist abgeschlossen',
  'envelope.voidedAnother': () => 'Der Vertrag ist aufgehoben',
  'participant.signed': ({ about }) => `${about} hat die Aufhebung bestätigt`,
  'participant.passed': ({ about }) => `${about} hat die Aufhebung freigegeben`,
  'participant.refused': ({ about }) => `${about} hat die Aufhebung nicht freigegeben: Der Vertrag bleibt gültig`,
  'participant.rejected': ({ about }) => `${about} stimmt der Aufhebung nicht zu: Der Vertrag bleibt gültig`,
  'participant.returned': ({ about }) =>
    `${about} hat die Aufhebungsvereinbarung zurückgegeben: Der Vertrag bleibt gültig`,
};

export const text: typeof Shape = { usual: sentences, ofVoiding: { ...sentences, ...inVoiding } as Words };
