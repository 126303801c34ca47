import type { Api } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import { and, eq, notInArray } from 'drizzle-orm';
import { auditActor, recordByCaller } from '../../accounts/index.ts';
import {
  type Caller,
  type Handler,
  type HoldRow,
  type RequestContext,
  type Services,
  type Tx,
  demandSorts,
  filtersOf,
  holdSubject,
  insertHold,
  listHolds,
  lockDeletions,
  lockHold,
  pageOf,
  presentHolds,
  refuseWith,
  releaseHold,
} from '../../platform/index.ts';
import { envelope, envelopeViewer } from '../../contracts/envelopes/views.ts';

const ofEnterprise = ({ enterpriseId }: Caller): string => enterpriseId ?? refuseWith('ERROR_NOT_FOUND');

export const listEnterpriseHolds: Handler<Api['listEnterpriseHolds']> = ({ db }, { caller, query }) => {
  demandSorts(query.sorts, []);
  const { active, subject } = filtersOf(query.filters, ['active', 'subject']);
  const enterpriseId = ofEnterprise(caller);
  const page = pageOf(query);
  const subjectIds = subject === undefined ? undefined : [fromWsid('envelope', subject) ?? enterpriseId, enterpriseId];
  const isActive = active === undefined ? undefined : active === 'true';
  return db.withTx(async (tx) => {
    const { rows, total } = await listHolds(tx, { enterpriseId, subjectIds, isActive }, page);
    return { holds: await presentHolds(tx, rows), page: { ...page, totalElements: total } };
  });
};

export const placeEnterpriseHold: Handler<Api['placeEnterpriseHold']> = (services, { caller, body, context }) =>
  services.db.withTx(async (tx) => {
    await lockDeletions(tx);
    const enterpriseId = ofEnterprise(caller);
    const row = await insertHold(tx, {
      id: services.ids.next(),
      ...(await demandSubject(tx, body.subject, enterpriseId)),
      reason: body.reason,
      reference: body.reference,
      placedBy: 'ENTERPRISE',
      enterpriseId,
      placedByName: (await auditActor(tx, caller, context)).actorName,
      placedAt: context.now,
    });
    await record(tx, services, row, { kind: 'legalHold.placed', caller, context });
    return shown(tx, row);
  });

export const releaseEnterpriseHold: Handler<Api['releaseEnterpriseHold']> = (
  services,
  { caller, params, body, context },
) =>
  services.db.withTx(async (tx) => {
    const id = fromWsid('legalHold', params.holdWsid) ?? refuseWith('ERROR_NOT_FOUND');
    const found = (await lockHold(tx, id, ofEnterprise(caller))) ?? refuseWith('ERROR_NOT_FOUND');
    if (found.releasedAt !== null) refuseWith('ERROR_HOLD_RELEASED');
    const { actorName } = await auditActor(tx, caller, context);
    const release = { releasedByName: actorName, releaseReason: body.reason, releasedAt: context.now };
    const row = await releaseHold(tx, id, release);
    await record(tx, services, row, { kind: 'legalHold.released', caller, context });
    return shown(tx, row);
  });

const shown = async (tx: Tx, row: HoldRow) => {
  const [hold] = await presentHolds(tx, [row]);
  return { hold: hold ?? refuseWith('ERROR_NOT_FOUND') };
};

/** An envelope that the list of the enterprise shows, or the enterprise itself. A draft is its sender's alone. */
async function demandSubject(
  tx: Tx,
  wsid: string,
  enterpriseId: string,
): Promise<Pick<HoldRow, 'subjectKind' | 'subjectId'>> {
  if (fromWsid('enterprise', wsid) === enterpriseId) return { subjectKind: 'ENTERPRISE', subjectId: enterpriseId };
  const envelopeId = fromWsid('envelope', wsid) ?? refuseWith('ERROR_NOT_FOUND');
  const [seen] = await tx
    .select({ id: envelope.id })
    .from(envelopeViewer)
    .innerJoin(envelope, eq(envelope.id, envelopeViewer.envelopeId))
    .where(
      and(
        eq(envelopeViewer.envelopeId, envelopeId),
        eq(envelopeViewer.enterpriseId, enterpriseId),
        notInArray(envelope.status, ['DRAFT', 'TIMED']),
      ),
    )
    .limit(1);
  return seen === undefined ? refuseWith('ERROR_NOT_FOUND') : { subjectKind: 'ENVELOPE', subjectId: envelopeId };
}

/** The record of the contract does not change: its other parties do not learn of the hold. */
async function record(
  tx: Tx,
  { ids }: Services,
  row: HoldRow,
  {
    kind,
    caller,
    context,
  }: {
    readonly kind: 'legalHold.placed' | 'legalHold.released';
    readonly caller: Caller;
    readonly context: RequestContext;
  },
): Promise<void> {
  await recordByCaller(tx, { ids }, { caller, context }, kind, {
    hold: toWsid('legalHold', row.id),
    subject: holdSubject(row),
    reason: row.releaseReason ?? row.reason,
    reference: row.reference,
    ...(row.enterpriseId === null ? {} : { enterprise: toWsid('enterprise', row.enterpriseId) }),
  });
}
