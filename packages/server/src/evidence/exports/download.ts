import { Readable } from 'node:stream';
import type { Api } from '@countersign/contract';
import {
  type BinaryReply,
  type BlobStore,
  type Call,
  type ExportedFile,
  type Services,
  attachmentNamed,
  refuseWith,
  zipStream,
} from '../../platform/index.ts';
import { archiveZip, readParts } from '../record/index.ts';
import { demandExport, record } from './manage-exports.ts';
import { manyFilesZip } from './many-files-zip.ts';
import { type ExportRow, type Subject, partsAfter } from './store.ts';

/** Parts are numbered from 0; the manifest has the number before them, since a reader wants it first. */
export const MANIFEST_PART = -1;

export const getOwnExport = (services: Services, call: Call<Api['getOwnExport']>): Promise<BinaryReply> =>
  download(services, { personId: call.caller.personId, enterpriseId: null }, call);

export const getEnterpriseExport = (services: Services, call: Call<Api['getEnterpriseExport']>): Promise<BinaryReply> =>
  download(
    services,
    { personId: call.caller.personId, enterpriseId: call.caller.enterpriseId ?? refuseWith('ERROR_NOT_FOUND') },
    call,
  );

async function download(
  services: Services,
  subject: Subject,
  { caller, context, params }: Call<Api['getOwnExport']> | Call<Api['getEnterpriseExport']>,
): Promise<BinaryReply> {
  const row = await services.db.withTx(async (tx) => {
    const found = await demandExport(tx, subject, params.exportWsid);
    const isOpen = found.status === 'READY' && found.expireAt !== null && found.expireAt > context.now;
    if (!isOpen) refuseWith('ERROR_EXPORT_NOT_READY');
    await record(tx, services, { kind: 'dataExport.downloaded', id: found.id, subject, caller, context });
    return found;
  });
  return {
    body: zipOfExport(services, row),
    headers: {
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': attachmentNamed(`countersign-export-${row.createdAt.toISOString().slice(0, 10)}.zip`),
    },
  };
}

/**
 * The archive, made while it is sent: one file is open at a time, and the list of files is read page by page as the client
 * takes them. What yazl keeps of each entry until the end is its header.
 */
function zipOfExport({ db, blobs }: Pick<Services, 'db' | 'blobs'>, { id, createdAt }: ExportRow): Readable {
  const { zip, settle, restore } = manyFilesZip();
  const out = zipStream(zip);
  const about = { mtime: createdAt, compress: false, mode: 0o100644 };
  let current: Readable | null = null;
  let giveUp: (error: Error) => void = () => {};
  out.once('close', () => {
    current?.destroy();
    giveUp(new Error('the client has gone'));
  });
  /** Adds a file, and resolves when its turn comes: the list of the next ones is read only then. */
  const added = (file: ExportedFile): Promise<void> =>
    new Promise((resolve, reject) => {
      giveUp = reject;
      zip.addReadStreamLazy(file.path, { ...about, size: file.bytes }, (give) => {
        settle();
        resolve();
        contentOf(blobs, file).then(
          (body) => {
            current = body;
            if (out.destroyed) body.destroy();
            give(null, body);
          },
          (error: unknown) => give(error, Readable.from([])),
        );
      });
    });
  const addAll = async (): Promise<void> => {
    for await (const file of filesOf(db, id)) await added(file);
    restore();
    zip.end();
  };
  addAll().catch((error: unknown) => out.destroy(error as Error));
  return out;
}

/** Every file of an export, read page by page; the manifest comes first, once there is one. */
export async function* filesOf(db: Pick<Services['db'], 'withTx'>, exportId: string): AsyncGenerator<ExportedFile> {
  for (let after = MANIFEST_PART - 1; ;) {
    const parts = await db.withTx((tx) => partsAfter(tx, exportId, after));
    for (const { files } of parts) yield* files;
    const last = parts.at(-1);
    if (last === undefined) return;
    after = last.number;
  }
}

/** The content of a file of an export. The archive of a contract has the same octets each time (archiveParts). */
export async function contentOf(blobs: BlobStore, { sha256, archive }: ExportedFile): Promise<Readable> {
  if (archive === undefined) return (await blobs.stream(sha256)).body;
  const parts = await readParts(blobs, archive.parts);
  return archiveZip(blobs, parts, { stored: archive.stored, mtime: new Date(archive.mtime) });
}
