import { type Envelope, type Form, type Participant, api } from '@countersign/contract';
import type { Person } from '@countersign/testkit';
import { textPdf } from '@countersign/pdf/testing';
import { uploadFile } from '../../../files/testing/upload.ts';

export interface Part {
  readonly person: Pick<Person, 'name' | 'contact'>;
  readonly sequence?: number;
  readonly role?: 'SIGNER' | 'CHECKER';
}

export interface Draft {
  readonly envelopeWsid: string;
  readonly params: { readonly envelopeWsid: string };
  readonly fileWsid: string;
  /** In the order given, without the sender. */
  readonly participants: readonly Participant[];
  readonly forms: readonly Form[];
}

export const contactOf = (contact: string) => (contact.includes('@') ? { email: contact } : { phone: contact });

/** A draft over HTTP, ready to start: a title, a document, these participants, a signature form for each signer. */
export async function makeDraft(
  sender: Person,
  parts: readonly Part[],
  title = '服务合同',
  pdf: Uint8Array = textPdf(2),
): Promise<Draft> {
  const { envelope } = await sender.call(api.createEnvelope, { body: {} });
  const { envelopeWsid } = envelope;
  const params = { envelopeWsid };
  await sender.call(api.updateEnvelope, { params, body: { title } });
  const { fileWsid } = await uploadFile(sender, 'contract.pdf', pdf);
  await sender.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
  const body = {
    participants: parts.map(({ person, sequence = 1, role = 'SIGNER' as const }) => ({
      name: person.name,
      contact: contactOf(person.contact),
      assignedSequence: sequence,
      type: 'PERSON' as const,
      roleType: role,
    })),
  };
  const { participants } = await sender.call(api.addParticipants, { params, body });
  const others = parts.map(({ person }) => {
    const found = participants.find((one) => one.actionType !== 'SENDER' && one.name === person.name);
    if (!found) throw new Error(`${person.name} is not in the envelope`);
    return found;
  });
  const signers = others.filter(({ actionType }) => actionType === 'SIGNER');
  const { forms } = await sender.call(api.addForms, {
    params,
    body: {
      forms: signers.map(({ participantWsid }, at) => ({
        fileWsid,
        participantWsid,
        formType: 'WRITE_SIGN' as const,
        page: 1,
        position: { ulx: 60, uly: 200 + 40 * at, lrx: 143, lry: 167 + 40 * at },
      })),
    },
  });
  return { envelopeWsid, params, fileWsid, participants: others, forms };
}

/** The envelope, once it is sent and its documents are prepared. */
export async function startDraft(sender: Person, { params }: Pick<Draft, 'params'>): Promise<Envelope> {
  const { envelope } = await sender.call(api.startEnvelope, { params });
  if (envelope.prepareState !== 'DONE') throw new Error(`the documents are ${envelope.prepareState}`);
  return envelope;
}
