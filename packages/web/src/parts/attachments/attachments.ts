import { type Attachment, attachmentApi, pathOf, wordRefusal } from '@countersign/contract';
import { FILE_NAME_MAX, attachmentRule, fileTypeOf, judgeAttachment } from '@countersign/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { randomId } from '../../api/device.ts';
import { defineText, textOf } from '../../text/text.ts';
import { UploadError, createUploader } from '../uploader/upload-file.ts';
import { postForm, uploadMessage, wait } from '../uploader/uploader.ts';

const useRefusals = defineText('parts/attachments/refusals');

/** The form of the wire that asks for files, as far as they are judged by it. */
export type Asking = Parameters<typeof attachmentRule>[0] & {
  readonly formWsid: string;
  readonly page: number;
  readonly tagId: string | null;
};
/** The participant who sends files. */
export interface Turn {
  readonly envelopeWsid: string;
  readonly participantWsid: string;
}

const list = async (envelopeWsid: string, signal: AbortSignal): Promise<Attachment[]> =>
  (await call(attachmentApi.listAttachments, { params: { envelopeWsid }, signal })).attachments;

export const attachmentsQuery = (envelopeWsid: string) =>
  queryOptions({
    queryKey: ['attachments', envelopeWsid],
    queryFn: ({ signal }) => list(envelopeWsid, signal),
  });

export const addressOf = (envelopeWsid: string, { attachmentWsid }: Pick<Attachment, 'attachmentWsid'>): string =>
  pathOf(attachmentApi.getAttachmentContent, { envelopeWsid, attachmentWsid });

/** The text of what keeps a file from being sent, which names the limit; null if nothing does. */
export function faultOfPicked(form: Asking, file: File): string | null {
  const { page, tagId } = form;
  const where = { page, ...(tagId ? { name: tagId } : {}) };
  if ([...file.name].length > FILE_NAME_MAX)
    return wordRefusal('ERROR_FILENAME_SIZE', textOf(useRefusals), { limit: FILE_NAME_MAX });
  const judged = judgeAttachment(attachmentRule(form), { type: fileTypeOf(file.name), bytes: file.size });
  return judged.ok ? null : wordRefusal(judged.error, textOf(useRefusals), { ...judged.params, ...where });
}

/** The text if more files are picked than there is room for. */
export const tooMany = ({ page, tagId }: Asking, limit: number): string =>
  wordRefusal('ERROR_ATTACHMENT_COUNT', textOf(useRefusals), { limit, page, ...(tagId ? { name: tagId } : {}) });

export const messageOfUpload = uploadMessage;

const remove = (turn: Turn, { attachmentWsid }: Attachment): Promise<unknown> =>
  call(attachmentApi.deleteAttachment, { params: { ...turn, attachmentWsid } });

/** Sends a file in the chunks of every upload; resolves once it is ready. Rejects with an UploadError. */
function send(
  turn: Turn,
  { formWsid }: Asking,
  file: File,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
): Promise<unknown> {
  const upload = createUploader<Sent>({
    newTaskId: randomId,
    wait,
    transport: {
      async send({ fileName, taskId, chunk, size, totalSize, chunkTotal }, bytes, onSent, aborted) {
        const fields = new FormData();
        for (const [name, value] of Object.entries({ fileName, taskId, chunk, size, totalSize, chunkTotal }))
          fields.append(name, String(value));
        fields.append('file', bytes, fileName);
        const url = pathOf(attachmentApi.uploadAttachment, { ...turn, formWsid });
        const answer = await postForm<{ attachment?: Attachment }>(url, fields, aborted, onSent);
        return answer.attachment === undefined ? null : sent(answer.attachment);
      },
      async status(attachmentWsid, aborted) {
        const found = (await list(turn.envelopeWsid, aborted)).find((one) => one.attachmentWsid === attachmentWsid);
        // A file that turned out to be faulty is listed no more.
        if (found === undefined) throw new UploadError('ERROR_FILE_DAMAGED', '', true);
        return sent(found);
      },
    },
  });
  return upload(file, file.name, { signal, onProgress });
}

type Sent = Pick<Attachment, 'status'> & { readonly fileWsid: string; readonly error: null };
const sent = ({ attachmentWsid, status }: Attachment): Sent => ({ fileWsid: attachmentWsid, status, error: null });

/** What the sheet asks of the server. */
export const SERVER = { list, send, remove };
