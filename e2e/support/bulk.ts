import { api } from '@countersign/contract';
import { type Person, uploaded } from '@countersign/testkit/client';
import { contractFile } from './contract.ts';

export const BULK_TITLE = '{name} 的入职协议';
const box = (uly: number) => ({ ulx: 80, uly, lrx: 240, lry: uly - 40 });

/** Creates a draft over HTTP with a list of recipients who sign, and whose job title and first day are filled in from it. */
export async function bulkDraft(sender: Person): Promise<string> {
  const { envelope } = await sender.call(api.createEnvelope, { body: { timezone: 'Asia/Shanghai' } });
  const params = { envelopeWsid: envelope.envelopeWsid };
  await sender.call(api.updateEnvelope, { params, body: { title: BULK_TITLE } });
  const { name, mimeType, buffer } = contractFile();
  const size = buffer.length;
  const { file } = await sender.upload(api.uploadFragment, {
    query: { storageUsage: 'ENVELOPE' },
    fields: { fileName: name, taskId: crypto.randomUUID(), chunk: 0, size, totalSize: size, chunkTotal: 1 },
    file: { name, bytes: buffer, mediaType: mimeType },
  });
  const { fileWsid } = await uploaded(sender, file);
  await sender.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
  const list = { name: '新员工', contact: {}, assignedSequence: 1, type: 'BULK_PERSON', roleType: 'SIGNER' } as const;
  const { participants } = await sender.call(api.addParticipants, { params, body: { participants: [list] } });
  const participantWsid = participants.find(({ type }) => type === 'BULK_PERSON')?.participantWsid ?? '';
  const shared = { fileWsid, participantWsid, page: 1 };
  const forms = [
    { ...shared, formType: 'WRITE_SIGN' as const, position: box(200) },
    { ...shared, formType: 'TEXT' as const, position: box(300), tagId: '职位' },
    { ...shared, formType: 'DATE' as const, position: box(400), tagId: '入职日', required: false },
  ];
  await sender.call(api.addForms, { params, body: { forms } });
  return envelope.envelopeWsid;
}
