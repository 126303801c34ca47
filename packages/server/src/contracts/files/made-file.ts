import { A4, type StoredBlob, type Tx } from '../../platform/index.ts';
import { insertFile } from './store.ts';

interface MadeFile {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly blob: StoredBlob;
  /** Points of A4. */
  readonly pages: number;
  readonly now: Date;
}

/** Stores a PDF that this server has generated as an upload of its owner; it is safe and needs no ingest. */
export async function insertMadeFile(tx: Tx, { id, ownerId, name, blob, pages, now }: MadeFile): Promise<void> {
  const { digest, size: bytes } = blob;
  const { width, height } = A4;
  await insertFile(tx, {
    id,
    ownerId,
    name,
    type: 'PDF',
    status: 'READY',
    createdAt: now,
    readyAt: now,
    sourceDigest: digest,
    sourceBytes: bytes,
    digest,
    bytes,
    pages: Array.from({ length: pages }, () => ({ width, height, rotate: 0 })),
  });
}
