import type { Api } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { operatorName, recordOperatorAct } from '../../accounts/index.ts';
import {
  type Handler,
  type HoldRow,
  type Tx,
  demandSorts,
  filtersOf,
  holdSubject,
  insertHold,
  listHolds as findHolds,
  lockDeletions,
  lockHold,
  pageOf,
  presentHolds,
  refuseWith,
  releaseHold as endHold,
} from '../../platform/index.ts';
import { enterprise } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';
import { envelope } from '../../contracts/envelopes/views.ts';

export const listHolds: Handler<Api['listHolds']> = ({ db }, { query }) => {
  demandSorts(query.sorts, []);
  const { active, subject } = filtersOf(query.filters, ['active', 'subject']);
  const page = pageOf(query);
  const isActive = active === undefined ? undefined : active === 'true';
  const subjectIds = subject === undefined ? undefined : [subjectIn(subject).subjectId];
  return db.withTx(async (tx) => {
    const { rows, total } = await findHolds(tx, { subjectIds, isActive }, page);
    return { holds: await presentHolds(tx, rows), page: { ...page, totalElements: total } };
  });
};

export const placeHold: Handler<Api['placeHold']> = (services, { caller, body, context }) =>
  services.db.withTx(async (tx) => {
    await lockDeletions(tx);
    const subject = subjectIn(body.subject);
    if (!(await exists(tx, subject))) refuseWith('ERROR_NOT_FOUND');
    const row = await insertHold(tx, {
      id: services.ids.next(),
      ...subject,
      reason: body.reason,
      reference: body.reference,
      placedBy: 'OPERATOR',
      enterpriseId: null,
      placedByName: operatorName(caller.login),
      placedAt: context.now,
    });
    await recordOperatorAct(tx, services, caller, { kind: 'legalHold.placed', detail: detailOf(row) }, context);
    return shown(tx, row);
  });

export const releaseHold: Handler<Api['releaseHold']> = (services, { caller, params, body, context }) =>
  services.db.withTx(async (tx) => {
    const id = fromWsid('legalHold', params.holdWsid) ?? refuseWith('ERROR_NOT_FOUND');
    const found = (await lockHold(tx, id, null)) ?? refuseWith('ERROR_NOT_FOUND');
    if (found.releasedAt !== null) refuseWith('ERROR_HOLD_RELEASED');
    const release = {
      releasedByName: operatorName(caller.login),
      releaseReason: body.reason,
      releasedAt: context.now,
    };
    const row = await endHold(tx, id, release);
    await recordOperatorAct(tx, services, caller, { kind: 'legalHold.released', detail: detailOf(row) }, context);
    return shown(tx, row);
  });

const shown = async (tx: Tx, row: HoldRow) => {
  const [hold] = await presentHolds(tx, [row]);
  return { hold: hold ?? refuseWith('ERROR_NOT_FOUND') };
};

type Subject = Pick<HoldRow, 'subjectKind' | 'subjectId'>;

/** @throws Refused ERROR_NOT_FOUND */
function subjectIn(wsid: string): Subject {
  const [envelopeId, personId] = [fromWsid('envelope', wsid), fromWsid('user', wsid)];
  if (envelopeId !== null) return { subjectKind: 'ENVELOPE', subjectId: envelopeId };
  if (personId !== null) return { subjectKind: 'PERSON', subjectId: personId };
  return { subjectKind: 'ENTERPRISE', subjectId: fromWsid('enterprise', wsid) ?? refuseWith('ERROR_NOT_FOUND') };
}

const TABLES = { ENVELOPE: envelope, PERSON: person, ENTERPRISE: enterprise } as const;
const exists = async (tx: Tx, { subjectKind, subjectId }: Subject): Promise<boolean> => {
  const table = TABLES[subjectKind];
  return (await tx.$count(table, eq(table.id, subjectId))) > 0;
};

const detailOf = (row: HoldRow): Record<string, string> => ({
  hold: toWsid('legalHold', row.id),
  subject: holdSubject(row),
  reason: row.releaseReason ?? row.reason,
  reference: row.reference,
});
