import { existsSync, readFileSync } from 'node:fs';
import { fromPem } from '@countersign/asn1';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { authorityKey } from '../db/schema/index.ts';
import { rootFile } from '../signer/publish-root.ts';
import type { LogTrust } from './judge-checkpoint.ts';

/** A file that was named cannot be used; the message is meant for whoever named it. */
export class UnusableFileError extends Error {
  override readonly name = 'UnusableFileError';
}

/** @throws UnusableFileError */
export function readNamed(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new UnusableFileError(`${file} cannot be read`);
  }
}

function certificatesIn(file: string): Uint8Array[] {
  const bytes = readNamed(file);
  if (bytes[0] === 0x30) return [new Uint8Array(bytes)];
  const certificates = fromPem('CERTIFICATE', bytes.toString('latin1'));
  if (certificates.length === 0) throw new UnusableFileError(`${file} holds no certificate`);
  return certificates;
}

/** The roots of the files given, else that of this machine's own authority; empty where there is none. */
export function readRoots(config: Pick<Config, 'dataDir'>, trust: readonly string[]): Uint8Array[] {
  const own = rootFile(config.dataDir);
  return (trust.length > 0 ? trust : existsSync(own) ? [own] : []).flatMap(certificatesIn);
}

/**
 * Whom the check of a database believes. A database alone cannot vouch for itself: its own root is taken only where no file
 * has one, and the answer says so.
 */
export async function trustFor(
  db: Pick<Database, 'withTx'>,
  roots: readonly Uint8Array[],
): Promise<LogTrust & { readonly isOwnWord: boolean }> {
  const stored = await db.withTx((tx) =>
    tx.select({ role: authorityKey.role, certificate: authorityKey.certificate }).from(authorityKey),
  );
  const inside = stored.filter(({ role }) => role === 'ROOT').map(({ certificate }) => certificate);
  const pool = stored.map(({ certificate }) => certificate);
  return { roots: roots.length > 0 ? roots : inside, pool, isOwnWord: roots.length === 0 };
}
