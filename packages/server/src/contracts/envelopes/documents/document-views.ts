import { and, eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import {
  type ByteSpan,
  type Database,
  type Tx,
  documentView,
  preparedQuestion,
  preparedText,
} from '../../../platform/index.ts';

/** A revision of a document, as fetched by a session. */
export interface ViewKey {
  readonly sessionId: string;
  readonly fileId: string;
  readonly digest: string;
}

/** Half-open byte ranges, in order, none touching another. */
type Parts = readonly (readonly [number, number])[];

interface WholeView {
  readonly fileId: string;
  readonly digest: string;
}

const wholeViews = preparedQuestion<WholeView>(
  `
  select v.file_id as "fileId", v.digest from document_view v
  where v.session_id = $1 and v.parts is null
    and v.file_id in (select d.file_id from envelope_document d where d.envelope_id = $2)`,
  2,
);

/** The digests of each document of an envelope that the session has fetched whole, by file id (Rulings §8.15; security 75). */
export async function listWholeViews(
  tx: Tx,
  sessionId: string,
  envelopeId: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const views = new Map<string, Set<string>>();
  for (const { fileId, digest } of await wholeViews(tx, [sessionId, envelopeId]))
    views.set(fileId, (views.get(fileId) ?? new Set()).add(digest));
  return views;
}

const wholeViewed = preparedText<never>(`
  insert into document_view as known (session_id, file_id, digest, parts, fetched_at) values ($1, $2, $3, null, $4::timestamptz)
  on conflict (session_id, file_id, digest) do update set parts = null, fetched_at = excluded.fetched_at
  where known.parts is not null`);

/** Adds sent bytes; ranges accumulate until they cover the file. */
async function recordView(db: Database, key: ViewKey, { span, size, now }: Omit<Sending, 'key'>): Promise<void> {
  const sent: Parts = span === null ? [[0, size]] : [[span.start, span.end + 1]];
  if (!covers(sent, size)) return db.withTx((tx) => recordPart(tx, key, { sent, size, now }));
  const { sessionId, fileId, digest } = key;
  await db.withTx((tx) => wholeViewed(tx, [sessionId, fileId, digest, now.toISOString()]), { isOneStatement: true });
}

async function recordPart(
  tx: Tx,
  key: ViewKey,
  { sent, size, now }: { sent: Parts; size: number; now: Date },
): Promise<void> {
  const inserted = await tx
    .insert(documentView)
    .values({ ...key, parts: sent.map(([start, end]): [number, number] => [start, end]), fetchedAt: now })
    .onConflictDoNothing()
    .returning({ fileId: documentView.fileId });
  if (inserted.length > 0) return;
  const where = and(
    eq(documentView.sessionId, key.sessionId),
    eq(documentView.fileId, key.fileId),
    eq(documentView.digest, key.digest),
  );
  const [known] = await tx.select({ parts: documentView.parts }).from(documentView).where(where).for('update');
  if (known === undefined || known.parts === null) return;
  const merged = merge([...known.parts, ...sent]);
  await tx
    .update(documentView)
    .set({ parts: covers(merged, size) ? null : merged.slice(0, MOST_PARTS), fetchedAt: now })
    .where(where);
}

/** A reader who leaves more gaps than this has to fetch the rest again, so that the row stays small for any requests. */
const MOST_PARTS = 1_000;

const covers = (parts: Parts, size: number): boolean =>
  parts.length === 1 && parts[0]?.[0] === 0 && parts[0][1] >= size;

function merge(parts: Parts): [number, number][] {
  const merged: [number, number][] = [];
  for (const [start, end] of parts.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

interface Sending {
  readonly key: ViewKey;
  /** Null for the whole file. */
  readonly span: ByteSpan | null;
  /** Length of the whole file, in bytes. */
  readonly size: number;
  readonly now: Date;
}

/**
 * The same bytes; the record of the transfer is written before the last of them is sent, so that a client that has read
 * to the end can act at once, and one that stopped before cannot.
 */
export function recordedAsRead({ db }: { readonly db: Database }, body: Readable, { key, ...sent }: Sending): Readable {
  async function* withRecord(): AsyncGenerator<Uint8Array> {
    let held: Uint8Array | null = null;
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      if (held !== null) yield held;
      held = chunk;
    }
    await recordView(db, key, sent);
    if (held !== null) yield held;
  }
  const recorded = Readable.from(withRecord(), { objectMode: false });
  // A client that left before the first byte never starts the generator, which would keep the file open.
  return recorded.once('close', () => body.destroy());
}
