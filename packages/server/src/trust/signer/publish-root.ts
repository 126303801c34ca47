import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toPem } from '@countersign/asn1';
import type { AuthorityGeneration } from '../../platform/index.ts';

/** The path of the root certificates for programs of this machine, such as `npm run verify`; they are no secret. */
export const rootFile = (dataDir: string): string => path.join(dataDir, 'root.pem');

/** All roots in PEM, the present one first: certificates of older roots stay trusted. */
export const rootsPem = (generations: readonly AuthorityGeneration[]): string =>
  generations
    .filter(({ role }) => role === 'ROOT')
    .toSorted((one, other) => other.generation - one.generation)
    .map(({ certificate }) => toPem('CERTIFICATE', certificate))
    .join('');

/** Updates the file of the root certificates. DATA_DIR must exist; if it was removed, it is not created again. */
export function publishRoots(dataDir: string, generations: readonly AuthorityGeneration[]): void {
  const file = rootFile(dataDir);
  const pem = rootsPem(generations);
  if (existsSync(file) && readFileSync(file, 'utf8') === pem) return;
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, pem);
  renameSync(unfinished, file);
}
