import { setTimeout as pause } from 'node:timers/promises';
import { CallError, NetworkError, type Participant, api } from '@countersign/contract';
import { composePdf } from '@countersign/pdf';
import { type Person, createPerson, drawing, wirePassword } from '@countersign/testkit';

/** What one envelope of the load was answered: only what was acknowledged counts. */
export interface Sent {
  readonly envelopeWsid: string;
  readonly team: Team;
  isStarted: boolean;
  /** Participants whose signature was answered with success. */
  readonly acknowledged: Set<string>;
}

/** A sender and two signers. */
export interface Team {
  readonly sender: Person;
  readonly signers: readonly Person[];
}

const PASSWORD = 'Passw0rd!';
const SIGN_PASSWORD = 'Sign0rd!!';

export async function makeTeam(base: string, at: number): Promise<Team> {
  const person = async (name: string, n: number): Promise<Person> => {
    const contact = `1390000${String(at * 10 + n).padStart(4, '0')}`;
    const made = createPerson(base, { name, contact, password: PASSWORD, signPassword: SIGN_PASSWORD });
    await made.register();
    await made.setSignPassword();
    return made;
  };
  return { sender: await person('陈立', 0), signers: [await person('李雷', 1), await person('韩梅梅', 2)] };
}

const BOXES = [
  { ulx: 80, uly: 564, lrx: 240, lry: 500 },
  { ulx: 300, uly: 564, lrx: 460, lry: 500 },
];
const contract = composePdf({ pages: [{ width: 595.28, height: 841.89, drawings: [] }] });

async function draft({ sender, signers }: Team): Promise<string> {
  const { envelope } = await sender.call(api.createEnvelope, { body: {} });
  const params = { envelopeWsid: envelope.envelopeWsid };
  await sender.call(api.updateEnvelope, { params, body: { title: '断电测试合同' } });
  const size = contract.length;
  const { file } = await sender.upload(api.uploadFragment, {
    query: { storageUsage: 'ENVELOPE' },
    fields: { fileName: 'a.pdf', taskId: crypto.randomUUID(), chunk: 0, size, totalSize: size, chunkTotal: 1 },
    file: { name: 'a.pdf', bytes: contract },
  });
  const fileWsid = file?.fileWsid ?? '';
  await sender.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
  const body = {
    participants: signers.map(({ name, contact }) => ({
      name,
      contact: { phone: contact },
      assignedSequence: 1,
      roleType: 'SIGNER' as const,
    })),
  };
  const { participants } = await sender.call(api.addParticipants, { params, body });
  const forms = participants
    .filter(({ actionType }) => actionType === 'SIGNER')
    .map(({ participantWsid }, n) => ({
      ...{ fileWsid, participantWsid, formType: 'WRITE_SIGN' as const, page: 1 },
      position: BOXES[n] ?? { ulx: 0, uly: 33, lrx: 83, lry: 0 },
    }));
  await sender.call(api.addForms, { params, body: { forms } });
  return envelope.envelopeWsid;
}

/** Signs as whoever this participant is; a success is an acknowledgement. */
export async function signAs(sent: Sent, person: Person): Promise<void> {
  const { envelopeWsid } = sent;
  const { envelope } = await person.call(api.getEnvelope, { params: { envelopeWsid } });
  const me = envelope.participants.find(({ isMe }: Participant) => isMe);
  const params = { envelopeWsid, participantWsid: me?.participantWsid ?? '' };
  const { documents, forms } = await person.call(api.getSigning, { params });
  await person.call(api.sign, {
    params,
    body: {
      documents: documents.map(({ fileWsid, digest }) => ({ fileWsid, digest })),
      forms: forms.map(({ formWsid }) => ({ formWsid, initialValue: { writeData: drawing() } })),
      signPassword: wirePassword('sign', SIGN_PASSWORD),
    },
  });
  sent.acknowledged.add(params.participantWsid);
}

/** A server that dies leaves calls without an answer; a turn that another holds is refused, and no failure either. */
const isFailure = (error: unknown): boolean =>
  error instanceof CallError ? error.status >= 500 && error.status !== 503 : !(error instanceof NetworkError);

/** One envelope after the other until the server is gone. */
export async function work(team: Team, sents: Sent[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      const sent: Sent = { envelopeWsid: await draft(team), team, isStarted: false, acknowledged: new Set() };
      sents.push(sent);
      await team.sender.call(api.startEnvelope, { params: { envelopeWsid: sent.envelopeWsid } });
      sent.isStarted = true;
      await Promise.all(team.signers.map((signer) => signAs(sent, signer)));
    } catch (error) {
      if (isFailure(error)) throw error;
      await pause(50);
    }
  }
}
