import { setTimeout as pause } from 'node:timers/promises';
import { type Participant, api } from '@countersign/contract';
import { type Person, createPerson, drawing, uploaded, wirePassword } from '@countersign/testkit';
import { sampleFile } from './pdf/sample-file.ts';

/** Runs one step of a ceremony under its name. */
export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** A contract of 100 KB that its second participant has not signed yet. */
export interface Opened {
  readonly envelopeWsid: string;
  readonly fileWsid: string;
  readonly guest: Person;
  readonly guestWsid: string;
  /** When the guest got the code of the link, in milliseconds; another code is sent a minute later. */
  readonly codeAt: number;
}

/** A sender, and a signer who has an account and a sign password. */
export interface Pair {
  readonly sender: Person;
  readonly signer: Person;
}

const PASSWORDS = { password: 'Passw0rd!', signPassword: 'Sign0rd!!' };
const ASK_EVERY_MS = 100;
export const CODE_EVERY_MS = 61_000;

let people = 0;
/** Each person is a client of their own. */
function newPerson(base: string, name: string): Person {
  people += 1;
  const digits = String(people).padStart(7, '0');
  const address = `10.${people >> 16}.${(people >> 8) & 0xff}.${people & 0xff}`;
  return createPerson(base, { name, contact: `1390${digits}`, address, ...PASSWORDS });
}

export async function newPair(base: string): Promise<Pair> {
  const [sender, signer] = [newPerson(base, '陈立'), newPerson(base, '李雷')];
  for (const person of [sender, signer]) await person.register();
  await signer.setSignPassword();
  return { sender, signer };
}

const BYTES = 100_000;
const positionOf = (at: number) => ({ ulx: 60 + 200 * at, uly: 200, lrx: 143 + 200 * at, lry: 167 });

/** Everything until the guest has opened the contract from its link. */
export async function openCeremony(base: string, { sender, signer }: Pair, step: Step): Promise<Opened> {
  const guest = newPerson(base, '韩梅梅');
  const { envelope } = await step('create', () => sender.call(api.createEnvelope, { body: {} }));
  const { envelopeWsid } = envelope;
  const params = { envelopeWsid };
  await step('title', () => sender.call(api.updateEnvelope, { params, body: { title: '服务合同' } }));
  const fileWsid = await step('upload', () => upload(sender));
  await step('document', () => sender.call(api.addDocuments, { params, body: { contents: [fileWsid] } }));
  const { participants } = await step('participants', () =>
    sender.call(api.addParticipants, {
      params,
      body: {
        participants: [signer, guest].map(({ name, contact }, at) => ({
          name,
          contact: { phone: contact },
          assignedSequence: at + 1,
          type: 'PERSON' as const,
          roleType: 'SIGNER' as const,
        })),
      },
    }),
  );
  const wsidOf = ({ name }: Person): string =>
    participants.find((one: Participant) => one.actionType === 'SIGNER' && one.name === name)?.participantWsid ?? '';
  const forms = [signer, guest].flatMap((person) =>
    (['WRITE_SIGN', 'DATE'] as const).map((formType, at) => ({
      fileWsid,
      participantWsid: wsidOf(person),
      formType,
      page: 1,
      position: { ...positionOf(at), ...(person === guest ? { uly: 400, lry: 367 } : {}) },
    })),
  );
  await step('fields', () => sender.call(api.addForms, { params, body: { forms } }));
  await step('start', () => sender.call(api.startEnvelope, { params }));
  await sign(signer, envelopeWsid, wsidOf(signer), step, 'signer', () =>
    Promise.resolve({ signPassword: wirePassword('sign', PASSWORDS.signPassword) }),
  );
  const guestWsid = wsidOf(guest);
  await step('guest: link', () => patiently(() => guest.openLink(guestWsid)));
  return { envelopeWsid, fileWsid, guest, guestWsid, codeAt: Date.now() };
}

async function upload(sender: Person): Promise<string> {
  const bytes = sampleFile({ name: '100KB', bytes: BYTES, pages: 1 });
  const size = bytes.length;
  const { file } = await sender.upload(api.uploadFragment, {
    query: { storageUsage: 'ENVELOPE' },
    fields: { fileName: 'a.pdf', taskId: crypto.randomUUID(), chunk: 0, size, totalSize: size, chunkTotal: 1 },
    file: { name: 'a.pdf', bytes },
  });
  return (await uploaded(sender, file)).fileWsid;
}

async function sign(
  person: Person,
  envelopeWsid: string,
  participantWsid: string,
  step: Step,
  name: string,
  prove: () => Promise<{ signPassword: string } | { opcode: string }>,
): Promise<void> {
  const params = { envelopeWsid, participantWsid };
  // Reads the documents too, as the signing page does.
  const { documents, forms } = await step(`${name}: open`, () =>
    patiently(() => person.call(api.getSigning, { params })),
  );
  const proof = await step(`${name}: prove`, prove);
  const filled = forms.map(({ formWsid, formType }) => ({
    formWsid,
    initialValue: formType === 'WRITE_SIGN' ? { writeData: drawing() } : '2026-05-01',
  }));
  const read = documents.map(({ fileWsid, digest }) => ({ fileWsid, digest }));
  await step(`${name}: sign`, () =>
    person.call(api.sign, { params, body: { documents: read, forms: filled, ...proof } }),
  );
}

/** The rest: the guest signs by a code, and the sender downloads the finished file. */
export async function finishCeremony({ sender }: Pair, opened: Opened, step: Step): Promise<void> {
  const { envelopeWsid, guest, guestWsid } = opened;
  await pause(Math.max(0, opened.codeAt + CODE_EVERY_MS - Date.now()));
  await sign(guest, envelopeWsid, guestWsid, step, 'guest', async () => ({
    opcode: await guest.opcode('SIGN', { destinationWsid: guestWsid }),
  }));
  const params = { envelopeWsid };
  await step('complete', async () => {
    while ((await sender.call(api.getEnvelope, { params })).envelope.status !== 'ED_SUCCESS') await pause(ASK_EVERY_MS);
  });
  await step('download', async () => {
    const { documents } = await sender.call(api.listDocuments, { params });
    for (const { fileHref } of documents) {
      const response = await sender.fetch(fileHref.href);
      if (!response.ok) throw new Error(`the download was answered by ${response.status}`);
      await response.arrayBuffer();
    }
  });
}

/** The turn of the next participant begins a moment after the signature before it. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 50) throw error;
      await pause(ASK_EVERY_MS);
    }
  }
}
