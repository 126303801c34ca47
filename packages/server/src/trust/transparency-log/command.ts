import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fromWsid } from '@countersign/domain';
import { parseTimestampResponse } from '@countersign/asn1';
import type { Config, Database } from '../../platform/index.ts';
import { inclusionOf, proofFilesOf } from './inclusion.ts';
import { judgeCheckpoint } from './judge-checkpoint.ts';
import { printedProof, printedReport } from './print.ts';
import { type ProofFiles, PROOF_PATHS, judgeProof } from './proof-files.ts';
import { UnusableFileError, readLists, readNamed, readRoots, trustFor } from './read-trust.ts';
import { lastCheckpoint, listRowsOf } from './store.ts';
import { verifyLog } from './verify-log.ts';

const USAGE =
  'usage: npm run audit -- verify [--checkpoint FILE] [--trust root.pem] [--json] | checkpoint | prove ENVELOPE [--out FILE] | check FILE [--trust root.pem] [--json]';

/** The command was called with wrong arguments; the message explains the usage. */
export class UsageError extends Error {}

interface Wanted {
  readonly verb: 'verify' | 'checkpoint' | 'prove' | 'check';
  readonly subject: string;
  readonly checkpoint: string | undefined;
  readonly out: string | undefined;
  readonly trust: readonly string[];
  readonly json: boolean;
}

const VERBS: Readonly<Record<Wanted['verb'], number>> = { verify: 0, checkpoint: 0, prove: 1, check: 1 };
const isVerb = (word: string | undefined): word is Wanted['verb'] => word !== undefined && Object.hasOwn(VERBS, word);

function readWanted(args: readonly string[]): Wanted {
  try {
    const { values, positionals } = parseArgs({
      args: args.filter((argument) => argument !== '--'),
      allowPositionals: true,
      options: {
        checkpoint: { type: 'string' },
        out: { type: 'string' },
        trust: { type: 'string', multiple: true },
        json: { type: 'boolean', default: false },
      },
    });
    const [verb, ...rest] = positionals;
    if (!isVerb(verb) || rest.length !== VERBS[verb]) throw new UsageError(USAGE);
    const { checkpoint, out, trust = [], json } = values;
    return { verb, subject: rest[0] ?? '', checkpoint, out, trust, json };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}

/** The dependencies of the command. */
export interface CommandPorts {
  readonly config: Pick<Config, 'dataDir'>;
  /** Opens the database for reading. */
  readonly open: () => Promise<Database>;
  readonly write: (text: string) => void;
}

async function withDatabase<T>({ open }: CommandPorts, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await open();
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

async function verify(ports: CommandPorts, { checkpoint, trust, json }: Wanted): Promise<number> {
  const roots = readRoots(ports.config, trust);
  const outside = checkpoint === undefined ? null : readNamed(checkpoint).toString('utf8');
  return withDatabase(ports, async (db) => {
    const believed = await trustFor(db, roots);
    const report = await verifyLog(db, { trust: believed, outside });
    ports.write(json ? `${JSON.stringify(report)}\n` : printedReport(report, believed));
    return report.ok ? 0 : 1;
  });
}

async function printCheckpoint(ports: CommandPorts): Promise<number> {
  const row = await withDatabase(ports, (db) => db.withTx(lastCheckpoint));
  if (row === null) throw new UsageError('the audit log has no checkpoint yet');
  ports.write(row.note);
  return 0;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function prove(ports: CommandPorts, { subject, out }: Wanted): Promise<number> {
  const envelopeId = fromWsid('envelope', subject) ?? (UUID.test(subject) ? subject : null);
  if (envelopeId === null) throw new UsageError(`${subject} is no id of an envelope`);
  const files = await withDatabase(ports, (db) =>
    db.withTx(async (tx) => {
      const rows = await listRowsOf(tx, envelopeId);
      return rows.length === 0 ? null : proofFilesOf(envelopeId, await inclusionOf(tx, envelopeId));
    }),
  );
  if (files === null) throw new UsageError(`the audit has no rows of ${subject}`);
  const text = `${JSON.stringify(bundleOf(files), null, 1)}\n`;
  if (out === undefined) ports.write(text);
  else writeFileSync(out, text);
  return 0;
}

/** One file instead of the four of an archive, with the same names; the time-stamp in base64. */
const bundleOf = ({ events, proof, checkpoint, stamp }: ProofFiles): Record<string, string> => ({
  [PROOF_PATHS.events]: events,
  [PROOF_PATHS.proof]: proof,
  [PROOF_PATHS.checkpoint]: checkpoint,
  [PROOF_PATHS.stamp]: Buffer.from(stamp).toString('base64'),
});

function readBundle(file: string): ProofFiles {
  try {
    const bundle = JSON.parse(readNamed(file).toString('utf8')) as Record<string, unknown>;
    const text = (name: string): string => {
      const value = bundle[name];
      return typeof value === 'string' ? value : '';
    };
    const stamp = Buffer.from(text(PROOF_PATHS.stamp), 'base64');
    const { events, proof, checkpoint } = PROOF_PATHS;
    return { events: text(events), proof: text(proof), checkpoint: text(checkpoint), stamp };
  } catch (error) {
    throw error instanceof UnusableFileError ? error : new UnusableFileError(`${file} is not a file of proofs`);
  }
}

/** Needs only the root: the files contain the certificates of the log and of the time-stamp. */
function check({ config, write }: CommandPorts, { subject, trust, json }: Wanted): number {
  const files = readBundle(subject);
  const judged = judgeProof(files);
  const { problems, time } = judgeHead(files, judged, { roots: readRoots(config, trust), crls: readLists(trust) });
  const ok = judged.ok && problems.length === 0;
  const told = { ok, checkpoint: judged.checkpoint, stamped: time, findings: judged.findings, problems };
  write(json ? `${JSON.stringify(told)}\n` : printedProof(judged, problems, time));
  return ok ? 0 : 1;
}

type Head = Pick<ReturnType<typeof judgeCheckpoint>, 'problems' | 'time'>;

function judgeHead(
  files: ProofFiles,
  { certificate }: ReturnType<typeof judgeProof>,
  { roots, crls }: { readonly roots: readonly Uint8Array[]; readonly crls: readonly Uint8Array[] },
): Head {
  const bad = (problem: string): Head => ({ problems: [problem], time: null });
  if (roots.length === 0) return bad('no trusted root certificate: --trust root.pem');
  if (certificate === null) return bad('it has no checkpoint');
  try {
    const token = parseTimestampResponse(files.stamp).token;
    if (token === null) return bad('it has no time-stamp');
    return judgeCheckpoint({ note: files.checkpoint, certificate, token }, { roots, pool: [], crls });
  } catch {
    return bad('its time-stamp cannot be read');
  }
}

/**
 * Runs `npm run audit`; returns its exit status.
 * @throws UsageError, UnusableFileError, OutsideCheckpointError with a line for the user of the command
 */
export async function runAudit(args: readonly string[], ports: CommandPorts): Promise<number> {
  const wanted = readWanted(args);
  switch (wanted.verb) {
    case 'verify':
      return verify(ports, wanted);
    case 'checkpoint':
      return printCheckpoint(ports);
    case 'prove':
      return prove(ports, wanted);
    case 'check':
      return check(ports, wanted);
    default:
      return wanted.verb satisfies never;
  }
}
