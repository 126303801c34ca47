import { fromWsid } from '@countersign/domain';
import type { Tx } from '../../platform/database/database.ts';
import { type PictureRow, findPicture } from '../../platform/images/picture-store.ts';

/** What signing needs of a stored picture: the PNG in the blob store, its size in pixels, and outlines where it was drawn. */
export type StoredPicture = Pick<PictureRow, 'id' | 'digest' | 'width' | 'height' | 'outlines'>;

/** The person's own seal behind a sealWsid; null for one that is foreign, deleted or none at all. */
export const findPersonSeal = (tx: Tx, personId: string, sealWsid: string): Promise<StoredPicture | null> =>
  findPicture(tx, { kind: 'PERSON_SEAL', id: fromWsid('personSeal', sealWsid), personId });

/** The person's own kept signature behind a writeWsid; null likewise. */
export const findPersonWrite = (tx: Tx, personId: string, writeWsid: string): Promise<StoredPicture | null> =>
  findPicture(tx, { kind: 'WRITE', id: fromWsid('write', writeWsid), personId });
