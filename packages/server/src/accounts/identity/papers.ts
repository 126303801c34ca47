import { buffer } from 'node:stream/consumers';
import { IDENTITY_PAPERS_MAX, IDENTITY_PAPER_BYTES, type IdentityPaper } from '@countersign/domain';
import {
  type BinaryReply,
  type Services,
  type UploadedFile,
  readPicture,
  refuseWith,
  sealBytes,
  unsealBytes,
} from '../../platform/index.ts';
import { type PaperRow, countLoosePapers, findApplication, findPaper, insertPaper } from './store.ts';

/** Large enough to read every word of a document. */
const LONGEST_SIDE_PX = 2000;
/** Maximum number of uploaded documents that no application uses; each replacement leaves one behind until it is deleted. */
const LOOSE_MAX = IDENTITY_PAPERS_MAX * 5;

/** Stores the pixels of a document, re-encoded and encrypted, so that a copy of the blob store reveals no document. */
export async function keepPaper(
  services: Services,
  given: { readonly personId: string; readonly kind: IdentityPaper; readonly file: UploadedFile | null },
  now: Date,
): Promise<PaperRow> {
  const { personId, kind, file } = given;
  if (file === null) return refuseWith('ERROR_MALFORMED', { field: 'file', detail: 'is missing' });
  const bytes = await buffer(file.stream);
  if (file.truncated()) refuseWith('ERROR_TOO_LARGE', { limit: `${IDENTITY_PAPER_BYTES / 1024 / 1024} MB` });
  if ((await services.db.withTx((tx) => countLoosePapers(tx, personId))) >= LOOSE_MAX)
    refuseWith('ERROR_TOO_LARGE', { limit: LOOSE_MAX });
  const pixels = await readPicture(services.workers, bytes, LONGEST_SIDE_PX);
  const png = await services.workers.sign.run('encodePng', pixels);
  const id = services.ids.next();
  const { digest } = await services.blobs.put(sealBytes(services.secrets.pepper, 'identity-paper', png, id));
  const row: PaperRow = { id, personId, applicationId: null, kind, digest, createdAt: now };
  await services.db.withTx((tx) => insertPaper(tx, row));
  return row;
}

/** The picture of a document for the person who uploaded it, until its application is decided. */
export async function showOwnPaper(services: Services, personId: string, id: string | null): Promise<BinaryReply> {
  const row = await services.db.withTx(async (tx) => {
    const paper = id === null ? null : await findPaper(tx, id);
    if (paper === null || paper.personId !== personId) return null;
    const application = paper.applicationId === null ? null : await findApplication(tx, paper.applicationId);
    return application === null || application.status === 'WAITING' ? paper : null;
  });
  return row === null ? refuseWith('ERROR_NOT_FOUND') : openPaper(services, row);
}

export async function openPaper(services: Pick<Services, 'blobs' | 'secrets'>, row: PaperRow): Promise<BinaryReply> {
  const sealed = await services.blobs.get(row.digest);
  return { body: unsealBytes(services.secrets.pepper, 'identity-paper', sealed, row.id) };
}
