import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Verification } from '@countersign/contract';
import type { ArchiveVerification } from '../archive/archive-verification.ts';
import { archiveLine, printedArchive, printedExport } from '../archive/print-archive.ts';
import { isZip } from '../archive/unpack-archive.ts';
import { verifyArchive } from '../archive/verify-archive.ts';
import { type ExportVerification, exportManifestOf, verifyExport } from '../archive/verify-export.ts';
import { type ZipOnDisk, openZip } from '../archive/zip-file.ts';
import { filesOf, isDirectory } from './list-files.ts';
import { nameTrust } from '../trust/name-trust.ts';
import { type Judged, judgedLine, plain, printedVerification, verdictOf } from '../print.ts';
import { type TrustedFiles, readTrusted } from './trusted-files.ts';
import { UsageError } from '../usage-error.ts';
import { verifyFile } from '../verify-file.ts';

const USAGE =
  'usage: npm run verify -- FILE.pdf|ARCHIVE.zip|DIRECTORY… [--trust root.pem|DIRECTORY]… [--password WORD] [--ignore-missing-status] [--json]';

/** The message states what the lenient option omits. */
const IGNORED = '--ignore-missing-status: accepts signers without revocation status, or with an expired one\n';

/** The parts of the machine that the command needs. */
export interface CommandPorts {
  /** The root of this machine's own authority; trusted where --trust names nothing. */
  readonly ownRoot: string;
  readonly now: () => Date;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

interface Wanted {
  readonly paths: readonly string[];
  readonly trust: readonly string[];
  readonly json: boolean;
  /** The password of an encrypted file, where the empty one does not open it. */
  readonly password: string | null;
  /** Accepts a signer without revocation status, or with an expired one. */
  readonly ignoresStatus: boolean;
}

/**
 * `npm run verify`: a single file is reported in detail; several, or a directory with everything beneath it, in one line each.
 * @returns the exit status: 0 where every file is valid, 1 otherwise, 2 where the command or its one file cannot be used
 */
export function runVerify(args: readonly string[], ports: CommandPorts): 0 | 1 | 2 {
  try {
    const wanted = readWanted(args);
    if (wanted.ignoresStatus) ports.err(IGNORED);
    const trusted = readTrusted(
      wanted.trust.length > 0 ? wanted.trust : existing(ports.ownRoot),
      ports.ownRoot,
      ports.now(),
    );
    const [first = '', ...rest] = wanted.paths;
    return rest.length > 0 || isDirectory(first)
      ? judgeMany(wanted, trusted, ports)
      : judgeOne(first, wanted, trusted, ports);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    ports.err(`${error.message}\n`);
    return 2;
  }
}

const existing = (file: string): string[] => (existsSync(file) ? [file] : []);

function readWanted(args: readonly string[]): Wanted {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        trust: { type: 'string', multiple: true },
        json: { type: 'boolean', default: false },
        password: { type: 'string' },
        'ignore-missing-status': { type: 'boolean', default: false },
      },
    });
    if (positionals.length === 0) throw new UsageError(USAGE);
    const { trust = [], json, password = null, 'ignore-missing-status': ignoresStatus } = values;
    return { paths: positionals, trust, json, password, ignoresStatus };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}

function judgeOne(
  file: string,
  { json, password, ignoresStatus }: Wanted,
  trusted: TrustedFiles,
  { now, out }: CommandPorts,
): 0 | 1 {
  const judged = exportAt(file, trusted, { now: now(), needsStatus: !ignoresStatus }, (path, archive) => {
    if (!json) out(archiveLine(path, archive));
    else out(`${JSON.stringify({ path, verdict: archive.valid ? 'VALID' : 'INVALID', archive })}\n`);
  });
  if (judged !== null) {
    out(json ? `${JSON.stringify(judged)}\n` : printedExport(judged));
    return judged.valid ? 0 : 1;
  }
  const bytes = read(file);
  if (isZip(bytes)) {
    const archive = verifyArchive(bytes, {
      fileName: file,
      roots: trusted.roots,
      now: now(),
      needsStatus: !ignoresStatus,
    });
    out(json ? `${JSON.stringify(archive)}\n` : printedArchive(archive));
    return archive.valid ? 0 : 1;
  }
  const verification = judge(file, trusted, { now: now(), password, needsStatus: !ignoresStatus });
  out(json ? `${JSON.stringify(verification)}\n` : printedVerification(verification));
  return verification.valid ? 0 : 1;
}

/** An unreadable file is one more line, and the others are still verified. */
function judgeMany(
  { paths, json, password, ignoresStatus }: Wanted,
  trusted: TrustedFiles,
  { now, out, err }: CommandPorts,
): 0 | 1 {
  const files = filesOf(paths);
  if (files.length === 0) throw new UsageError(`${paths.join(', ')} contains no PDF`);
  const counts = new Map<string, number>();
  for (const path of files) {
    const archive = archiveAt(path, trusted, { now: now(), needsStatus: !ignoresStatus });
    if (archive !== null) {
      const verdict = archive.valid ? 'VALID' : 'INVALID';
      counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
      out(json ? `${JSON.stringify({ path, verdict, archive })}\n` : archiveLine(path, archive));
      continue;
    }
    const judged = judgeSafely(path, trusted, { now: now(), password, needsStatus: !ignoresStatus });
    const verdict = verdictOf(judged);
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    out(json ? `${JSON.stringify({ path, verdict, ...judged })}\n` : judgedLine(path, judged));
    if (judged.error !== null) err(`${plain(judged.error)}\n`);
  }
  err(`${files.length} files: ${[...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ')}\n`);
  return counts.get('VALID') === files.length ? 0 : 1;
}

/** Verifies an export of an account, of any size, contract by contract; null if the file is something else. */
function exportAt(
  path: string,
  { roots }: TrustedFiles,
  judging: Omit<Judging, 'password'>,
  told: (path: string, archive: ArchiveVerification) => void,
): ExportVerification | null {
  if (!isZip(firstOctets(path))) return null;
  const zip = openedZip(path);
  if (zip === null) return null;
  try {
    const found = exportManifestOf(zip);
    return found === null ? null : verifyExport(zip, found, { fileName: path, roots, ...judging }, told);
  } finally {
    zip.close();
  }
}

/** Returns null if the file is not an archive. */
function archiveAt(
  path: string,
  { roots }: TrustedFiles,
  judging: Omit<Judging, 'password'>,
): ArchiveVerification | null {
  try {
    const bytes = read(path);
    return isZip(bytes) ? verifyArchive(bytes, { fileName: path, roots, ...judging }) : null;
  } catch {
    // An unreadable file gets its line like any other file.
    return null;
  }
}

interface Judging {
  readonly now: Date;
  readonly password: string | null;
  readonly needsStatus: boolean;
}

function judgeSafely(file: string, trusted: TrustedFiles, judging: Judging): Judged {
  try {
    return { verification: judge(file, trusted, judging), error: null };
  } catch (error) {
    return { verification: null, error: (error as Error).message };
  }
}

function judge(file: string, { roots, grants, sourceOf }: TrustedFiles, judging: Judging): Verification {
  const bytes = read(file);
  try {
    return nameTrust(verifyFile(bytes, { fileName: file, roots, grants, ...judging }), sourceOf);
  } catch (error) {
    const { kind, message } = error as { kind?: unknown; message: string };
    const isLocked = kind === 'PASSWORD_NEEDED' || kind === 'PASSWORD_WRONG';
    throw new UsageError(
      isLocked ? `${file}: ${message}; give it by --password` : `${file} is not a PDF that can be verified: ${message}`,
    );
  }
}

/** A ZIP that cannot be opened is reported like the archive of a contract. */
function openedZip(path: string): ZipOnDisk | null {
  try {
    return openZip(path);
  } catch (error) {
    if (error instanceof UsageError) return null;
    throw error;
  }
}

function firstOctets(file: string): Uint8Array {
  const octets = Buffer.alloc(4);
  try {
    const handle = openSync(file, 'r');
    try {
      readSync(handle, octets, 0, octets.length, 0);
    } finally {
      closeSync(handle);
    }
  } catch {
    throw new UsageError(`${file} cannot be read`);
  }
  return octets;
}

function read(file: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    throw new UsageError(`${file} cannot be read`);
  }
}
