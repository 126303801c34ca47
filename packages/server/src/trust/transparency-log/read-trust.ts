import { existsSync, readFileSync } from 'node:fs';
import { fromPem } from '@countersign/asn1';
import { like } from 'drizzle-orm';
import { type Config, type Database } from '../../platform/index.ts';
import { rootFile } from '../signer/index.ts';
import type { LogTrust } from './judge-checkpoint.ts';
import { authorityKey, authorityState } from '../signer/views.ts';

/** A named file cannot be used; the message is for the user of the command. */
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
  if (certificates.length === 0) throw new UnusableFileError(`${file} contains no certificate`);
  return certificates;
}

/** Returns the revocation lists in PEM in the given files, for example stored with their roots. */
export const readLists = (files: readonly string[]): Uint8Array[] =>
  files.flatMap((file) => fromPem('X509 CRL', readNamed(file).toString('latin1')));

/** Returns the roots of the given files, else the root of this machine's own authority; empty if there is none. */
export function readRoots(config: Pick<Config, 'dataDir'>, trust: readonly string[]): Uint8Array[] {
  const own = rootFile(config.dataDir);
  return (trust.length > 0 ? trust : existsSync(own) ? [own] : []).flatMap(certificatesIn);
}

/**
 * Returns the trust for checking a database. A database cannot prove its own integrity: its own root is used only if no file
 * has one, and the result says so.
 */
export async function trustFor(
  db: Pick<Database, 'withTx'>,
  roots: readonly Uint8Array[],
): Promise<LogTrust & { readonly isOwnWord: boolean }> {
  const { stored, lists } = await db.withTx(async (tx) => ({
    stored: await tx.select({ role: authorityKey.role, certificate: authorityKey.certificate }).from(authorityKey),
    lists: await tx.select({ der: authorityState.der }).from(authorityState).where(like(authorityState.name, 'crl:%')),
  }));
  const inside = stored.filter(({ role }) => role === 'ROOT').map(({ certificate }) => certificate);
  const pool = stored.map(({ certificate }) => certificate);
  // Each is signed by a CA of the authority: someone who changed the database could not make one.
  const crls = lists.flatMap(({ der }) => (der === null ? [] : [der]));
  return { roots: roots.length > 0 ? roots : inside, pool, crls, isOwnWord: roots.length === 0 };
}
