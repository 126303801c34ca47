import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toPem } from '@countersign/asn1';

/** Where the root certificate lies for programs of this machine, such as `npm run verify`; it is no secret. */
export const rootFile = (dataDir: string): string => path.join(dataDir, 'root.pem');

/** Keeps the file of the root certificate as the authority has it. */
export function publishRoot(dataDir: string, root: Uint8Array): void {
  const file = rootFile(dataDir);
  const pem = toPem('CERTIFICATE', root);
  if (existsSync(file) && readFileSync(file, 'utf8') === pem) return;
  mkdirSync(dataDir, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, pem);
  renameSync(unfinished, file);
}
