import { type Api, type DataOf, api } from '@countersign/contract';
import { textPdf } from '@countersign/pdf/testing';
import type { Person } from '@countersign/testkit';
import { uploadFile } from '../../files/testing/upload.ts';

export interface BulkDraft {
  readonly envelopeWsid: string;
  readonly params: { readonly envelopeWsid: string };
  readonly senderWsid: string;
  /** The path of the BULK_PERSON. */
  readonly slot: { readonly envelopeWsid: string; readonly participantWsid: string };
}

const box = (uly: number) => ({ ulx: 60, uly, lrx: 200, lry: uly - 20 });

/** A draft over HTTP with a BULK_PERSON who has a signature, a required text 职位 and a date 入职日. */
export async function makeBulkDraft(
  sender: Person,
  { title = '入职协议' }: { title?: string } = {},
): Promise<BulkDraft> {
  const { envelope } = await sender.call(api.createEnvelope, { body: {} });
  const { envelopeWsid } = envelope;
  const params = { envelopeWsid };
  if (title !== '') await sender.call(api.updateEnvelope, { params, body: { title } });
  const { fileWsid } = await uploadFile(sender, 'contract.pdf', textPdf(1));
  await sender.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
  const person = {
    name: '批量名单',
    contact: {},
    assignedSequence: 1,
    type: 'BULK_PERSON',
    roleType: 'SIGNER',
  } as const;
  const { participants } = await sender.call(api.addParticipants, { params, body: { participants: [person] } });
  const participantWsid = participants.find(({ type }) => type === 'BULK_PERSON')?.participantWsid ?? '';
  const shared = { fileWsid, participantWsid, page: 1 };
  await sender.call(api.addForms, {
    params,
    body: {
      forms: [
        { ...shared, formType: 'WRITE_SIGN', position: box(200) },
        { ...shared, formType: 'TEXT', position: box(300), tagId: '职位' },
        { ...shared, formType: 'DATE', position: box(400), tagId: '入职日', required: false },
      ],
    },
  });
  const senderWsid = participants.find(({ actionType }) => actionType === 'SENDER')?.participantWsid ?? '';
  return { envelopeWsid, params, senderWsid, slot: { envelopeWsid, participantWsid } };
}

/** Valid rows, each with its own phone number. */
export const sheetRows = (count: number, first = 1): Record<string, string>[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `收件人${first + at}`,
    phone: String(13_900_000_000 + first + at),
    职位: `职位${first + at}`,
    入职日: '2026-05-01',
  }));

export const listRows = (person: Person, { slot }: BulkDraft, filters = ''): Promise<DataOf<Api['getMultiSend']>> =>
  person.call(api.getMultiSend, { params: slot, query: { filters } });
