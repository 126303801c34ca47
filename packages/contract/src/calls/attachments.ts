import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { attachmentRoutes } from '../routes/attachments.ts';
import { attachment } from '../shapes/attachments.ts';
import { fragmentFields } from '../shapes/fragments.ts';
import { envelopeParams, participantParams, wsid } from './envelope-params.ts';

export const attachmentCalls = endpoints(attachmentRoutes, {
  uploadAttachment: {
    access: 'envelope:participant',
    summary:
      'Send one chunk of a file that an ATTACHMENT asks for, as in the upload of files; signing names the files by ' +
      'their attachmentWsid. Pictures are redrawn, so that they carry no place or time',
    multipart: true,
    params: participantParams.extend({ formWsid: wsid }),
    body: z.strictObject(fragmentFields),
    response: z.object({ taskId: z.string(), received: z.array(z.number()), attachment: attachment.optional() }),
  },
  deleteAttachment: {
    access: 'envelope:participant',
    summary: 'Remove a file that the participant has sent and not signed with',
    params: participantParams.extend({ attachmentWsid: wsid }),
    response: z.object({}),
  },
  listAttachments: {
    access: 'envelope:document',
    summary: 'The files that signers have signed with, and those that the caller has sent and not signed with yet',
    params: envelopeParams,
    response: z.object({ attachments: z.array(attachment) }),
  },
  getAttachmentContent: {
    access: 'envelope:document',
    summary: 'An attached file; a picture may be shown, with ?download=1 and for a PDF it is a download',
    params: envelopeParams.extend({ attachmentWsid: wsid }),
    query: z.looseObject({ download: z.enum(['0', '1']).default('0') }),
    produces: 'application/octet-stream',
  },
});
