import type { AuditRow } from '@countersign/contract';
import { displayName, maskContact, publicName, toWsid } from '@countersign/domain';
import type { FoundAudit } from './store.ts';

/** A row with the people and the contract it names; contacts are masked. */
export function presentAudit({
  row,
  operatorName,
  person,
  envelopeTitle,
  contractNumber,
  logIndex,
}: FoundAudit): AuditRow {
  const contact = person?.phone ?? person?.email ?? null;
  return {
    number: row.number,
    datetime: row.at.toISOString(),
    kind: row.kind,
    actorName: row.actorName,
    operatorName,
    personWsid: row.personId === null ? null : toWsid('user', row.personId),
    personName: person === null ? null : publicName(displayName(person)),
    personContact: contact === null ? null : maskContact(contact),
    envelopeWsid: row.envelopeId === null ? null : toWsid('envelope', row.envelopeId),
    envelopeTitle,
    contractNumber,
    ip: row.ip,
    requestId: row.requestId,
    detail: row.detail,
    hash: row.hash,
    logIndex,
  };
}
