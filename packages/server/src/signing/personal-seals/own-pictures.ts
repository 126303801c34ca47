import { fromWsid } from '@countersign/domain';
import { type PictureRow, type Tx, findPicture } from '../../platform/index.ts';

/**
 * The data of a stored picture for signing: the PNG in the blob store, its size in pixels, and outlines if it was drawn by
 * hand.
 */
export type StoredPicture = Pick<PictureRow, 'id' | 'digest' | 'width' | 'height' | 'outlines'>;

/** Returns the person's own seal for a sealWsid; null for one that is foreign, deleted or unknown. */
export const findPersonSeal = (tx: Tx, personId: string, sealWsid: string): Promise<StoredPicture | null> =>
  findPicture(tx, { kind: 'PERSON_SEAL', id: fromWsid('personSeal', sealWsid), personId });

/** Returns the person's own stored signature for a writeWsid; null likewise. */
export const findPersonWrite = (tx: Tx, personId: string, writeWsid: string): Promise<StoredPicture | null> =>
  findPicture(tx, { kind: 'WRITE', id: fromWsid('write', writeWsid), personId });
