import { api } from '@countersign/contract';
import { textPdf } from '@countersign/pdf/testing';
import type { Person } from '@countersign/testkit';
import { uploadFile } from '../../packages/server/src/contracts/files/testing/upload.ts';

/** A contract of so many pages with fields of one signer on the first, the middle and the last page. */
export async function contractWithFields(
  sender: Person,
  signer: Person,
  { pages, isSent }: { pages: number; isSent: boolean },
): Promise<{ envelopeWsid: string; participantWsid: string }> {
  const { envelope } = await sender.call(api.createEnvelope, { body: { timezone: 'Asia/Shanghai' } });
  const { envelopeWsid } = envelope;
  const params = { envelopeWsid };
  await sender.call(api.updateEnvelope, { params, body: { title: `租赁合同，${pages} 页` } });
  const { fileWsid } = await uploadFile(sender, 'contract.pdf', textPdf(pages));
  await sender.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
  const { name, contact } = signer;
  const participant = { name, contact: { phone: contact }, assignedSequence: 1, roleType: 'SIGNER' } as const;
  const { participants } = await sender.call(api.addParticipants, { params, body: { participants: [participant] } });
  const participantWsid = participants.find(({ actionType }) => actionType === 'SIGNER')?.participantWsid ?? '';
  const position = { ulx: 80, uly: 210, lrx: 220, lry: 140 };
  const forms = [1, Math.ceil(pages / 2), pages].map(
    (page) => ({ fileWsid, participantWsid, formType: 'WRITE_SIGN', page, position }) as const,
  );
  await sender.call(api.addForms, { params, body: { forms } });
  if (isSent) await sender.call(api.startEnvelope, { params });
  return { envelopeWsid, participantWsid };
}
