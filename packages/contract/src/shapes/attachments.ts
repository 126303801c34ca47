import { ATTACHMENT_KINDS, FILE_STATUSES } from '@countersign/domain';
import { z } from 'zod';
import { wireDate } from './basics.ts';

/** A file that a signer has sent because a field asks for it. */
export const attachment = z.object({
  attachmentWsid: z.string(),
  formWsid: z.string(),
  participantWsid: z.string(),
  fileName: z.string(),
  fileKind: z.enum(ATTACHMENT_KINDS),
  status: z.enum(FILE_STATUSES),
  size: z.number(),
  digest: z.string().nullable().describe('SHA-256 of the file as it is kept, hexadecimal; null until it is READY'),
  signedDatetime: wireDate.nullable().describe('When its signer signed with it; null before that'),
});
export type Attachment = z.output<typeof attachment>;
