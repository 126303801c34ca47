import type { Api, Notice } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { delivery } from '../database/index.ts';
import { type Handler, refuseWith } from '../http/index.ts';
import { enqueue } from '../jobs/index.ts';
import { DELIVER_JOB } from './outbox.ts';

const columns = {
  id: delivery.id,
  participantId: delivery.participantId,
  channel: delivery.channel,
  attempts: delivery.attempts,
  failure: delivery.failure,
  createdAt: delivery.createdAt,
  sentAt: delivery.sentAt,
  deliveredAt: delivery.deliveredAt,
  failedAt: delivery.failedAt,
};
type Row = { [K in keyof typeof columns]: (typeof columns)[K]['_']['data'] | null };
const MOST = 500;

/** Whether the notice arrived; contact and text stay sealed. */
const presentNotice = (row: Row): Notice => ({
  noticeWsid: toWsid('notice', row.id ?? ''),
  participantWsid: row.participantId === null ? null : toWsid('participant', row.participantId),
  channel: row.channel === 'EMAIL' ? 'EMAIL' : 'SMS',
  status: row.sentAt !== null ? 'SENT' : row.failedAt === null ? 'WAITING' : 'FAILED',
  attempts: row.attempts ?? 0,
  error: row.failedAt === null ? null : row.failure,
  createdDatetime: row.createdAt?.toISOString() ?? '',
  sentDatetime: row.sentAt?.toISOString() ?? null,
  deliveredDatetime: row.deliveredAt?.toISOString() ?? null,
});

/** The notices about an envelope, for its sender. */
export const listNotices: Handler<Api['listNotices']> = async (services, { relation: { envelopeId } }) => {
  const rows = await services.db.withTx((tx) =>
    tx
      .select(columns)
      .from(delivery)
      .where(eq(delivery.envelopeId, envelopeId))
      .orderBy(desc(delivery.createdAt), desc(delivery.id))
      .limit(MOST),
  );
  return { notices: rows.map(presentNotice) };
};

export const retryNotice: Handler<Api['retryNotice']> = (
  services,
  { relation: { envelopeId }, params, context: { now } },
) => {
  const id = fromWsid('notice', params.noticeWsid) ?? refuseWith('ERROR_NOT_FOUND');
  return services.db.withTx(async (tx) => {
    // A notice that has failed for good is queued again; one that still waits, or has arrived, is left unchanged.
    const failed = and(eq(delivery.id, id), isNotNull(delivery.failedAt), isNull(delivery.sentAt));
    const reopened = await tx
      .update(delivery)
      .set({ failedAt: null, failure: null, deliveredAt: null })
      .where(and(failed, eq(delivery.envelopeId, envelopeId)))
      .returning({ id: delivery.id });
    if (reopened.length > 0)
      await enqueue(tx, { id: services.ids.next(), kind: DELIVER_JOB, key: id, payload: { id }, runAt: now, now });
    const [row] = await tx
      .select(columns)
      .from(delivery)
      .where(and(eq(delivery.id, id), eq(delivery.envelopeId, envelopeId)));
    return { notice: presentNotice(row ?? refuseWith('ERROR_NOT_FOUND')) };
  });
};
