import type { Readable } from 'node:stream';
import type { Handlers } from '../http/handlers.ts';
import { refuseWith } from '../http/refused.ts';
import type { House } from '../house.ts';
import { TaskKilledError, TaskRefusal } from '../workers/workers.ts';
import { findVoided } from './find-voided.ts';
import type { UploadedFile } from '../http/context.ts';

const TIMEOUT_MS = 20_000;

/** Judges what anybody uploads against this authority's root alone; the file is in memory only, and gone afterwards. */
export function verificationHandlers({
  workers,
  signer,
  clock,
  db,
}: Pick<House, 'workers' | 'signer' | 'clock' | 'db'>): Handlers<'verifyPdf'> {
  return {
    verifyPdf: async ({ file }) => {
      if (file === null) return refuseWith('ERROR_MALFORMED', { field: 'file', detail: 'is missing' });
      const bytes = await readAll(file);
      const { root } = await signer.certificates();
      try {
        const input = { bytes, fileName: file.fileName, roots: [root], now: clock.now() };
        const { verification, digests } = await workers.risky.run('verifyDocument', input, {
          timeoutMs: TIMEOUT_MS,
          move: true,
        });
        return { verification: { ...verification, voided: await db.withTx((tx) => findVoided(tx, digests)) } };
      } catch (error) {
        if (error instanceof TaskRefusal || error instanceof TaskKilledError) return refuseWith('ERROR_VERIFY_FILE');
        throw error;
      }
    },
  };
}

async function readAll({ stream, truncated }: UploadedFile): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of stream as Readable & AsyncIterable<Buffer>) parts.push(part);
  if (truncated()) refuseWith('ERROR_FILE_SIZE');
  return Buffer.concat(parts);
}
