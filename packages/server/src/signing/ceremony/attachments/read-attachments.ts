import type { Api, DataIn } from '@countersign/contract';
import { fromWsid, splitFileName } from '@countersign/domain';
import { type AttachmentRow, listAttached } from '../../../contracts/index.ts';
import {
  type BinaryReply,
  type Call,
  type EnvelopeRelation,
  type Services,
  attachmentNamed,
  refuseWith,
} from '../../../platform/index.ts';
import { presentAttachment } from './present.ts';

/** What was not signed with is shown to the participant who sent it, and to no one else. */
const isShown =
  ({ mine }: EnvelopeRelation) =>
  ({ signedAt, participantId }: AttachmentRow): boolean =>
    signedAt !== null || mine.some(({ id }) => id === participantId);

export async function listAttachments(
  services: Services,
  { relation }: Call<Api['listAttachments']>,
): Promise<DataIn<Api['listAttachments']>> {
  const rows = await services.db.withTx((tx) => listAttached(tx, relation.envelopeId));
  return { attachments: rows.filter(isShown(relation)).map(presentAttachment) };
}

const PICTURE_TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png' };

/**
 * A file as it was made fit at its upload (security 45): a picture that was redrawn may be shown, anything else is a download.
 * @throws Refused ERROR_ATTACHMENT_NOT_FOUND, also for the file of another contract
 */
export async function getAttachmentContent(
  services: Services,
  { params, query, relation }: Call<Api['getAttachmentContent']>,
): Promise<BinaryReply> {
  const id = fromWsid('attachment', params.attachmentWsid);
  const rows = await services.db.withTx((tx) => listAttached(tx, relation.envelopeId));
  const row = rows.filter(isShown(relation)).find((one) => one.id === id) ?? refuseWith('ERROR_ATTACHMENT_NOT_FOUND');
  const { name, digest, bytes } = row;
  if (digest === null) return refuseWith('ERROR_FILE_NOT_READY');
  const mediaType = PICTURE_TYPES[splitFileName(name).extension] ?? 'application/pdf';
  const isPicture = mediaType !== 'application/pdf';
  const { body } = await services.blobs.stream(digest);
  return {
    body,
    mediaType,
    headers: {
      'content-length': String(bytes),
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': isPicture && query.download !== '1' ? 'inline' : attachmentNamed(name),
    },
  };
}
