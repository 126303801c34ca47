import { X509Certificate, createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Api } from '@countersign/contract';
import { ZipFile } from 'yazl';
import { demandOperatorSession, recordOperatorAct } from '../../accounts/index.ts';
import {
  type Call,
  type Handler,
  type Services,
  attachmentNamed,
  filtersOf,
  refuseWith,
  zipStream,
} from '../../platform/index.ts';
import { advanceLog, lastCheckpoint } from '../../trust/index.ts';
import {
  CSV,
  type ExportManifest,
  type FileFacts,
  JSON_LINES,
  type RowFormat,
  exportReadme,
  isAltered,
} from './export-files.ts';
import { AUDIT_FILTERS, type AuditWhere, whereOf } from './filters.ts';
import { type AuditKey, type AuditStep, type AuditWalk, type FoundAudit, walkAudit } from './store.ts';

type Checkpoint = NonNullable<Awaited<ReturnType<typeof lastCheckpoint>>>;

/** What one export is of. The log never changes below the size of its checkpoint, so each pass over the rows finds the same. */
interface Export {
  readonly services: Services;
  readonly call: Call<Api['exportAudit']>;
  readonly where: AuditWhere;
  readonly checkpoint: Checkpoint;
}

/**
 * Everything that the filters find, as one ZIP that is made while it is sent: a batch of rows is read when the client has taken
 * the one before. Its beginning is recorded before any row is read, and its end with the digest of the manifest.
 */
export const exportAudit: Handler<Api['exportAudit']> = async (services, call) => {
  const { query, caller, context } = call;
  const where = whereOf(query.filters);
  const checkpoint = (await reached(services)) ?? refuseWith('ERROR_NOT_FOUND');
  const detail = { filters: query.filters, logSize: String(checkpoint.size) };
  await services.db.withTx((tx) =>
    recordOperatorAct(tx, services, caller, { kind: 'audit.exported', detail }, context),
  );
  const day = context.now.toISOString().slice(0, 10);
  return {
    body: zipOf({ services, call, where, checkpoint }),
    headers: {
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': attachmentNamed(`audit-${day}-${checkpoint.size}.zip`),
    },
  };
};

/** A log that cannot go on must not prevent the export of what it has: the checkpoint tells how far that is. */
async function reached(services: Services): Promise<Checkpoint | null> {
  try {
    return await advanceLog(services);
  } catch (error) {
    services.log.error({ err: error }, 'the audit log did not advance before an export');
    return services.db.withTx(lastCheckpoint);
  }
}

function zipOf(work: Export): Readable {
  const zip = new ZipFile();
  const out = zipStream(zip);
  fill(zip, out, work).catch((error: unknown) => {
    work.services.log.warn({ err: error }, 'an export of the audit log ended early');
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return out;
}

async function fill(zip: ZipFile, out: Readable, work: Export): Promise<void> {
  const { services, call, checkpoint } = work;
  const about = { mtime: call.context.now, mode: 0o100644 };
  const files: FileFacts[] = [];
  const add = (path: string, bytes: Uint8Array): void => {
    files.push({ path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    zip.addBuffer(Buffer.from(bytes), path, about);
  };
  const tally = newTally();
  for (const format of [CSV, JSON_LINES]) {
    const facts = { path: format.path, bytes: 0, hash: createHash('sha256') };
    const body = Readable.from(chunksOf(work, format, facts, format === JSON_LINES ? tally : newTally()));
    out.once('close', () => body.destroy());
    zip.addReadStream(body, format.path, { ...about, forceZip64Format: true });
    await finished(body);
    files.push({ path: format.path, bytes: facts.bytes, sha256: facts.hash.digest('hex') });
  }
  const { issuing } = await services.signer.certificates();
  add('checkpoint.txt', Buffer.from(checkpoint.note, 'utf8'));
  add('checkpoint.tst', checkpoint.token);
  add('issuing.pem', Buffer.from(new X509Certificate(issuing).toString(), 'utf8'));
  add('README.txt', Buffer.from(exportReadme(services.authorityName), 'utf8'));
  const manifest = Buffer.from(`${JSON.stringify(manifestOf(work, tally, files), null, 1)}\n`, 'utf8');
  const digest = createHash('sha256').update(manifest).digest();
  const { cms } = await services.signer.signAsPlatform({ digest });
  const { caller, context } = call;
  const detail = { rows: String(tally.rows), altered: String(tally.altered), manifest: digest.toString('hex') };
  const later = { ...context, now: services.clock.now() };
  await services.db.withTx((tx) =>
    recordOperatorAct(tx, services, caller, { kind: 'audit.exportSigned', detail }, later),
  );
  zip.addBuffer(manifest, 'manifest.json', about);
  zip.addBuffer(Buffer.from(cms), 'manifest.p7s', about);
  zip.end();
}

interface Tally {
  rows: number;
  altered: number;
  first: FoundAudit | null;
  last: FoundAudit | null;
}
const newTally = (): Tally => ({ rows: 0, altered: 0, first: null, last: null });

async function* chunksOf(
  work: Export,
  { head, row }: RowFormat,
  facts: { bytes: number; readonly hash: ReturnType<typeof createHash> },
  tally: Tally,
): AsyncGenerator<Buffer> {
  const counted = (text: string): Buffer => {
    const chunk = Buffer.from(text, 'utf8');
    facts.bytes += chunk.length;
    facts.hash.update(chunk);
    return chunk;
  };
  if (head !== '') yield counted(head);
  for await (const rows of batchesOf(work)) {
    for (const found of rows) {
      tally.rows += 1;
      if (isAltered(found)) tally.altered += 1;
      tally.first ??= found;
      tally.last = found;
    }
    if (rows.length > 0) yield counted(rows.map(row).join(''));
  }
}

const BATCH = 500;

async function* batchesOf({ services, call, where, checkpoint }: Export): AsyncGenerator<FoundAudit[]> {
  let after: AuditKey | null = null;
  do {
    const walk: AuditWalk = { order: 'oldest', after, limit: BATCH, logSize: checkpoint.size };
    const { rows, next }: AuditStep = await services.db.withTx(async (tx) => {
      await demandOperatorSession(tx, call.caller);
      return walkAudit(tx, where, walk);
    });
    yield rows;
    after = next;
  } while (after !== null);
}

const placeOf = (found: FoundAudit | null): ExportManifest['first'] =>
  found === null ? null : { number: found.row.number, datetime: found.row.at.toISOString(), hash: found.row.hash };

function manifestOf({ services, call, checkpoint }: Export, tally: Tally, files: readonly FileFacts[]): ExportManifest {
  const { caller, context, query } = call;
  return {
    format: 'countersign-audit-export/1',
    madeAt: context.now.toISOString(),
    authority: services.authorityName,
    exportedBy: { login: caller.login, name: caller.name },
    filters: filtersOf(query.filters, AUDIT_FILTERS),
    rows: tally.rows,
    altered: tally.altered,
    first: placeOf(tally.first),
    last: placeOf(tally.last),
    log: {
      size: checkpoint.size,
      root: Buffer.from(checkpoint.root).toString('hex'),
      signedAt: checkpoint.at.toISOString(),
    },
    files,
  };
}
