import { toWsid } from '@countersign/domain';
import { sql } from 'drizzle-orm';
import { EVERY_NAMED_DIGEST } from '../../contracts/index.ts';
import { verifyFile } from '../../evidence/index.ts';
import type { BlobStore, Database, Digest } from '../../platform/index.ts';

/** How many failures a line names. */
const NAMED = 5;
const PAGE = 200;

interface SignedFile {
  readonly envelopeId: string;
  readonly digest: Digest;
  readonly name: string;
}

interface Wanted {
  readonly roots: readonly Uint8Array[];
  /** Null = all contracts. */
  readonly sample: number | null;
  readonly now: Date;
}

/** Reads every file that a row names, whole: its content has the digest that the row names. */
export async function verifyNamed({ withTx }: Database, blobs: BlobStore): Promise<string> {
  const { rows } = await withTx((tx) => tx.execute<{ digest: Digest }>(sql.raw(EVERY_NAMED_DIGEST)));
  const failed: string[] = [];
  let bytes = 0;
  for (const { digest } of rows) {
    await blobs.get(digest).then(
      (content) => void (bytes += content.length),
      (error: unknown) => failed.push((error as Error).message),
    );
  }
  demandNone(failed, 'files cannot be read');
  return `${rows.length} documents and pictures, ${bytes} bytes, read and hashed`;
}

/**
 * Verifies the signatures of the documents and of the evidence report of finished contracts: each is judged like any file that
 * someone submits.
 */
export async function verifyContracts(db: Database, blobs: BlobStore, wanted: Wanted): Promise<string> {
  const count = { contracts: 0, files: 0, signatures: 0, timestamps: 0 };
  const failed: string[] = [];
  for await (const page of contractsOf(db, wanted.sample)) {
    count.contracts += page.length;
    for (const { envelopeId, digest, name } of await filesOf(db, page)) {
      const of = `${name} of ${toWsid('envelope', envelopeId)}`;
      try {
        const bytes = new Uint8Array(await blobs.get(digest));
        const { valid, signatures, timestamps } = verifyFile(bytes, {
          fileName: name,
          roots: wanted.roots,
          now: wanted.now,
        });
        count.files += 1;
        count.signatures += signatures.length;
        count.timestamps += timestamps.length;
        if (!valid || signatures.length === 0) failed.push(`${of} is not valid`);
      } catch (error) {
        failed.push(`${of}: ${(error as Error).message}`);
      }
    }
  }
  demandNone(failed, 'files of contracts are not valid');
  const chosen = wanted.sample === null ? 'all' : `a sample of ${count.contracts}, of`;
  return `${chosen} ${await finished(db)} finished contracts: ${count.files} files, ${count.signatures} signatures and ${count.timestamps} time-stamps are valid`;
}

function demandNone(failed: readonly string[], words: string): void {
  if (failed.length === 0) return;
  const more = failed.length > NAMED ? ` and ${failed.length - NAMED} more` : '';
  throw new Error(`${failed.length} ${words}: ${failed.slice(0, NAMED).join('; ')}${more}`);
}

async function finished({ withTx }: Database): Promise<number> {
  const { rows } = await withTx((tx) =>
    tx.execute<{ count: number }>(sql`select count(*)::int as count from envelope where status = 'ED_SUCCESS'`),
  );
  return rows[0]?.count ?? 0;
}

async function* contractsOf({ withTx }: Database, sample: number | null): AsyncGenerator<string[]> {
  if (sample !== null) {
    const { rows } = await withTx((tx) =>
      tx.execute<{ id: string }>(
        sql`select id from envelope where status = 'ED_SUCCESS' order by random() limit ${sample}`,
      ),
    );
    return yield rows.map(({ id }) => id);
  }
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await withTx((tx) =>
      tx.execute<{ id: string }>(
        sql`select id from envelope where status = 'ED_SUCCESS' and id > ${after} order by id limit ${PAGE}`,
      ),
    );
    if (rows.length > 0) yield rows.map(({ id }) => id);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.id;
  }
}

/** The current revision of each document, and the evidence report. */
async function filesOf({ withTx }: Database, ids: readonly string[]): Promise<SignedFile[]> {
  const { rows } = await withTx((tx) =>
    tx.execute<{ envelope_id: string; digest: string; name: string }>(sql`
      select envelope_id, head_digest as digest, name from envelope_document where envelope_id = any (${sql.param(ids)}::uuid[])
      union all select id, evidence_digest, 'evidence report' from envelope
      where id = any (${sql.param(ids)}::uuid[]) and evidence_digest is not null`),
  );
  return rows.map(({ envelope_id: envelopeId, digest, name }) => ({ envelopeId, digest, name }));
}
