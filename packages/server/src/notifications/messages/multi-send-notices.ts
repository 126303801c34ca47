import { toWsid } from '@countersign/domain';
import { count, eq } from 'drizzle-orm';
import { type EventReactions } from '../../platform/index.ts';
import { addMessage, recipientsOf } from './message-store.ts';
import type { MessagesServices } from './notices.ts';
import { envelope } from '../../contracts/envelopes/views.ts';
import { multiSendExecution } from '../../contracts/multi-send/views.ts';

/** Notifies the sender of a bulk sending once that it has ended, and how many rows failed. */
export const multiSendNoticeReactions = (services: Pick<MessagesServices, 'ids' | 'push'>): EventReactions => ({
  'multiSend.settled': async ({ jobId, envelopeId, accountId }, { tx, now }) => {
    const rows = await tx
      .select({ status: multiSendExecution.status, count: count() })
      .from(multiSendExecution)
      .where(eq(multiSendExecution.jobId, jobId))
      .groupBy(multiSendExecution.status);
    const of = (status: string): string => String(rows.find((row) => row.status === status)?.count ?? 0);
    const [draft] = await tx.select({ title: envelope.title }).from(envelope).where(eq(envelope.id, envelopeId));
    const params = { title: draft?.title ?? '', done: of('DONE'), failed: of('FAILED') };
    const target = toWsid('job', jobId);
    for (const to of await recipientsOf(tx, [accountId]))
      await addMessage(tx, services, { to, kind: 'MULTI_SEND_DONE', params, envelopeId, target }, now);
  },
});
