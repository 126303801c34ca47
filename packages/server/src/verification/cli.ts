/**
 * npm run verify -- FILE.pdf [--trust root.pem] [--json]
 *
 * Judges a signed PDF without any server. Exit status 0 only where every signature is valid, 1 otherwise, 2 where the
 * command or a file cannot be used. Without --trust it believes the root of this machine's own authority.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fromPem } from '@countersign/asn1';
import type { Verification } from '@countersign/contract';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { rootFile } from '../signer/publish-root.ts';
import { printedVerification } from './print.ts';
import { verifyFile } from './verify-file.ts';

const USAGE = 'usage: npm run verify -- FILE.pdf [--trust root.pem] [--json]';

class UsageError extends Error {}

interface Wanted {
  readonly file: string;
  readonly trust: readonly string[];
  readonly json: boolean;
}

function readWanted(args: readonly string[]): Wanted {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { trust: { type: 'string', multiple: true }, json: { type: 'boolean', default: false } },
    });
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) throw new UsageError(USAGE);
    return { file, trust: values.trust ?? [], json: values.json };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new UsageError(`${file} cannot be read`);
  }
}

function rootsOf(trust: readonly string[]): Uint8Array[] {
  const own = rootFile(readConfig().dataDir);
  const files = trust.length > 0 ? trust : existsSync(own) ? [own] : [];
  return files.flatMap((file) => {
    const bytes = read(file);
    if (bytes[0] === 0x30) return [new Uint8Array(bytes)];
    const certificates = fromPem('CERTIFICATE', bytes.toString('latin1'));
    if (certificates.length === 0) throw new UsageError(`${file} holds no certificate`);
    return certificates;
  });
}

function judge({ file, trust }: Wanted): Verification {
  const roots = rootsOf(trust);
  const bytes = read(file);
  try {
    return verifyFile(new Uint8Array(bytes), { fileName: file, roots, now: systemClock.now() });
  } catch (error) {
    if (typeof (error as { kind?: unknown }).kind !== 'string') throw error;
    throw new UsageError(`${file} is not a PDF that can be verified: ${(error as Error).message}`);
  }
}

try {
  const wanted = readWanted(process.argv.slice(2).filter((argument) => argument !== '--'));
  const verification = judge(wanted);
  process.stdout.write(wanted.json ? `${JSON.stringify(verification)}\n` : printedVerification(verification));
  process.exitCode = verification.valid ? 0 : 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
