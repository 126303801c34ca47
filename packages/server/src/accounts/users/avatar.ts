import { buffer } from 'node:stream/consumers';
import { AVATAR_SIDE_PX } from '@countersign/domain';
import {
  type BinaryReply,
  type RequestContext,
  type Services,
  type UploadedFile,
  readPicture,
  refuseWith,
} from '../../platform/index.ts';
import { type PersonRow, findPerson, updatePerson } from './store.ts';

/** Stores the pixels of a picture, re-encoded, as the picture of the person (Spec §7 "avatars/form-upload"). */
export async function setAvatar(
  services: Services,
  personId: string,
  file: UploadedFile | null,
  { now }: RequestContext,
): Promise<PersonRow> {
  if (file === null) return refuseWith('ERROR_MALFORMED', { field: 'file', detail: 'is missing' });
  const bytes = await buffer(file.stream);
  if (file.truncated()) refuseWith('ERROR_PICTURE');
  const pixels = await readPicture(services.workers, bytes, AVATAR_SIDE_PX);
  const { digest } = await services.blobs.put(await services.workers.sign.run('encodePng', pixels));
  return changeAvatar(services, personId, digest, now);
}

export async function changeAvatar(
  services: Pick<Services, 'db'>,
  personId: string,
  avatarDigest: string | null,
  now: Date,
): Promise<PersonRow> {
  const person = await services.db.withTx((tx) => updatePerson(tx, personId, { avatarDigest }, now));
  return person ?? refuseWith('ERROR_NOT_FOUND');
}

export async function showAvatar(services: Pick<Services, 'db' | 'blobs'>, personId: string): Promise<BinaryReply> {
  const digest = (await services.db.withTx((tx) => findPerson(tx, personId)))?.avatarDigest ?? null;
  if (digest === null) return refuseWith('ERROR_NOT_FOUND');
  // The address changes with the picture; only the browser of its owner may cache it.
  return {
    body: await services.blobs.get(digest),
    headers: { 'cache-control': 'private, max-age=86400', etag: `"${digest}"` },
  };
}
