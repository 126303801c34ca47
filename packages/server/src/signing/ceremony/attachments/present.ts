import type { Attachment } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import type { AttachmentRow } from '../../../contracts/index.ts';

export const presentAttachment = (row: AttachmentRow): Attachment => ({
  attachmentWsid: toWsid('attachment', row.id),
  formWsid: toWsid('form', row.formId),
  participantWsid: toWsid('participant', row.participantId),
  fileName: row.name,
  fileKind: row.type === 'IMAGE' ? 'IMAGE' : 'PDF',
  status: row.status,
  size: row.bytes,
  digest: row.digest,
  signedDatetime: row.signedAt?.toISOString() ?? null,
});
