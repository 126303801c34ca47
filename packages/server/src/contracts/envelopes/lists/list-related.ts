import type { Api, DataIn } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import { type SQL, and, desc, eq, inArray, ne } from 'drizzle-orm';
import { type Call, type Services, type Tx, envelope, envelopeViewer } from '../../../platform/index.ts';
import { type EnvelopeRow, loadEnvelopeFacts } from '../core/facts.ts';
import { multiSendJob } from '../../multi-send/views.ts';

type Related = Api['listRelated'];
type Relation = DataIn<Related>['related'][number]['relation'];

/** A multi-send has thousands; the page of its job lists them all. */
const MOST_SIBLINGS = 20;
const MOST_OTHERS = 50;

/** Envelopes related to this one, as far as the caller sees them in any account, latest change first. */
export async function listRelated(services: Services, call: Call<Related>): Promise<DataIn<Related>> {
  // The session of a link is confined to its own envelope (Rulings §6.8).
  if (call.caller.scopes !== null) return { related: [] };
  const { envelopeId, accounts } = call.relation;
  return services.db.withTx(async (tx) => {
    const { row } = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
    const templateId = row.multiJobId === null ? null : await templateOf(tx, row.multiJobId);
    const wanted: [Relation, SQL | undefined, number][] = [
      ['CANCELS', idIs(row.cancelsId), 1],
      ['CANCELLED_BY', eq(envelope.cancelsId, row.id), MOST_OTHERS],
      ['COPIED_FROM', idIs(row.copiedFromId), 1],
      ['COPY', eq(envelope.copiedFromId, row.id), MOST_OTHERS],
      ['MULTI_SEND', idIs(templateId), 1],
      ['SIBLING', siblingsOf(row), MOST_SIBLINGS],
    ];
    const related: DataIn<Related>['related'] = [];
    for (const [relation, where, limit] of wanted) {
      if (where === undefined) continue;
      for (const one of await listSeen(tx, accounts, where, limit)) related.push({ relation, ...one });
    }
    return { related };
  });
}

const idIs = (id: string | null): SQL | undefined => (id === null ? undefined : eq(envelope.id, id));

const siblingsOf = ({ id, multiJobId }: EnvelopeRow): SQL | undefined =>
  multiJobId === null ? undefined : and(eq(envelope.multiJobId, multiJobId), ne(envelope.id, id));

/** The draft that a multi-send was started from. */
async function templateOf(tx: Tx, jobId: string): Promise<string | null> {
  const [row] = await tx.select({ id: multiSendJob.envelopeId }).from(multiSendJob).where(eq(multiSendJob.id, jobId));
  return row?.id ?? null;
}

/** Each as seen by the first of the caller's accounts that has a part in it. */
async function listSeen(tx: Tx, accounts: readonly string[], where: SQL, limit: number) {
  const rows = await tx
    .select({
      id: envelope.id,
      title: envelope.title,
      accountId: envelopeViewer.accountId,
      envelopeShownStatus: envelopeViewer.shownStatus,
      statusAt: envelopeViewer.statusAt,
    })
    .from(envelope)
    .innerJoin(envelopeViewer, eq(envelopeViewer.envelopeId, envelope.id))
    .where(and(where, inArray(envelopeViewer.accountId, [...accounts])))
    .orderBy(desc(envelopeViewer.statusAt), desc(envelope.id))
    .limit(limit * accounts.length);
  const ids = [...new Set(rows.map(({ id }) => id))].slice(0, limit);
  return ids.flatMap((id) => {
    const seen = rows
      .filter((one) => one.id === id)
      .toSorted((a, b) => accounts.indexOf(a.accountId) - accounts.indexOf(b.accountId))[0];
    if (seen === undefined) return [];
    const { title, envelopeShownStatus, statusAt } = seen;
    return [
      { envelopeWsid: toWsid('envelope', id), title, envelopeShownStatus, statusDatetime: statusAt.toISOString() },
    ];
  });
}
