import { setTimeout as pause } from 'node:timers/promises';
import { CallError, type Envelope, NetworkError, type Participant, api } from '@countersign/contract';
import { composePdf } from '@countersign/pdf';
import { type Person, createPerson, drawing, wirePassword } from '@countersign/testkit';

/** The answers for one envelope of the load: only acknowledged acts count. */
interface Sent {
  readonly envelopeWsid: string;
  readonly sender: Person;
  isStarted: boolean;
  /** Signers without an acknowledgement yet. */
  readonly unsigned: Set<Person>;
  /** Participants whose signature was acknowledged. */
  readonly acknowledged: Set<string>;
  /** A lease of a killed server expires within a minute; until then the load works on other envelopes. */
  blockedUntil: number;
}

/** Statistics of the changing calls of a load. */
interface Acts {
  /** Sent but not answered yet. */
  inFlight: number;
  answered: number;
  /** Sent but never answered. */
  cut: number;
}

export interface Load {
  readonly senders: readonly Person[];
  readonly signers: readonly Person[];
  readonly sents: Sent[];
  readonly acts: Acts;
}

const PASSWORD = 'Passw0rd!';
const SIGN_PASSWORD = 'Sign0rd!!';
const BLOCKED_MS = 20_000;
const SETTLE_MS = 600_000;

/** People with accounts, spread over the servers at `bases`; each sender's envelopes go to all of the signers. */
export async function makeLoad(bases: readonly string[], senders: number, signers: number): Promise<Load> {
  const person = async (name: string, n: number): Promise<Person> => {
    const contact = `1390000${String(n).padStart(4, '0')}`;
    const base = bases[n % bases.length] ?? '';
    const made = createPerson(base, { name, contact, password: PASSWORD, signPassword: SIGN_PASSWORD });
    await made.register();
    await made.setSignPassword();
    return made;
  };
  const people: Person[] = [];
  for (let n = 0; n < senders + signers; n += 1)
    people.push(await person(`${n < senders ? '陈立' : '李雷'}${'甲乙丙丁戊己庚辛壬癸'[n] ?? ''}`, n));
  return {
    senders: people.slice(0, senders),
    signers: people.slice(senders),
    sents: [],
    acts: { inFlight: 0, answered: 0, cut: 0 },
  };
}

/** Counts a changing call. */
async function act<T>(acts: Acts, send: () => Promise<T>): Promise<T> {
  acts.inFlight += 1;
  try {
    const result = await send();
    acts.answered += 1;
    return result;
  } catch (error) {
    if (isCutOff(error)) acts.cut += 1;
    throw error;
  } finally {
    acts.inFlight -= 1;
  }
}

const contract = composePdf({ pages: [{ width: 595.28, height: 841.89, drawings: [] }] });
const boxOf = (n: number) => ({
  ulx: 40 + (n % 3) * 180,
  uly: 800 - 80 * Math.floor(n / 3),
  lrx: 200 + (n % 3) * 180,
  lry: 740 - 80 * Math.floor(n / 3),
});

/** Does the missing steps of this draft according to the server, because an interrupted call may have been done. */
async function draft({ signers, acts }: Load, { sender, envelopeWsid }: Sent): Promise<void> {
  const params = { envelopeWsid };
  const { documents } = await sender.call(api.listDocuments, { params });
  let fileWsid = documents[0]?.fileWsid;
  if (fileWsid === undefined) {
    await act(acts, () => sender.call(api.updateEnvelope, { params, body: { title: '断电测试合同' } }));
    const size = contract.length;
    const { file } = await act(acts, () =>
      sender.upload(api.uploadFragment, {
        query: { storageUsage: 'ENVELOPE' },
        fields: { fileName: 'a.pdf', taskId: crypto.randomUUID(), chunk: 0, size, totalSize: size, chunkTotal: 1 },
        file: { name: 'a.pdf', bytes: contract },
      }),
    );
    fileWsid = file?.fileWsid ?? '';
    const contents = [fileWsid];
    await act(acts, () => sender.call(api.addDocuments, { params, body: { contents } }));
  }
  let { participants } = (await sender.call(api.getEnvelope, { params })).envelope;
  const isSigner = ({ actionType }: Participant): boolean => actionType === 'SIGNER';
  if (!participants.some(isSigner)) {
    const body = {
      participants: signers.map(({ name, contact }) => ({
        name,
        contact: { phone: contact },
        assignedSequence: 1,
        roleType: 'SIGNER' as const,
      })),
    };
    ({ participants } = await act(acts, () => sender.call(api.addParticipants, { params, body })));
  }
  const placed = await sender.call(api.listForms, { params });
  if (placed.forms.length > 0) return;
  const forms = participants.filter(isSigner).map(({ participantWsid }, n) => ({
    fileWsid,
    participantWsid,
    formType: 'WRITE_SIGN' as const,
    page: 1,
    position: boxOf(n),
  }));
  await act(acts, () => sender.call(api.addForms, { params, body: { forms } }));
}

/** An envelope of this sender with an open signature, or a new one. */
async function takeUp(load: Load, sender: Person): Promise<Sent> {
  const isOpen = (one: Sent): boolean =>
    one.sender === sender && one.unsigned.size > 0 && one.blockedUntil < Date.now();
  const open = load.sents.find(isOpen);
  if (open !== undefined) return open;
  const { envelope } = await act(load.acts, () => sender.call(api.createEnvelope, { body: {} }));
  const { envelopeWsid } = envelope;
  const unsigned = new Set(load.signers);
  const sent: Sent = { envelopeWsid, sender, isStarted: false, unsigned, acknowledged: new Set(), blockedUntil: 0 };
  load.sents.push(sent);
  return sent;
}

/** Signs as this person; a success is an acknowledgement, and so is the error that they have already signed. */
async function signAs({ acts }: Pick<Load, 'acts'>, sent: Sent, person: Person): Promise<void> {
  const { envelopeWsid } = sent;
  const { envelope } = await person.call(api.getEnvelope, { params: { envelopeWsid } });
  const me = envelope.participants.find(({ isMe }: Participant) => isMe);
  if (me?.status === 'ED_SUCCESS') return void sent.unsigned.delete(person);
  const params = { envelopeWsid, participantWsid: me?.participantWsid ?? '' };
  const { documents, forms } = await person.call(api.getSigning, { params });
  // A signer must have read the documents.
  for (const { fileWsid } of documents)
    await (await person.bytes(api.getDocumentContent, { params: { envelopeWsid, docId: fileWsid } })).arrayBuffer();
  await act(acts, () =>
    person.call(api.sign, {
      params,
      body: {
        documents: documents.map(({ fileWsid, digest }) => ({ fileWsid, digest })),
        forms: forms.map(({ formWsid }) => ({ formWsid, initialValue: { writeData: drawing() } })),
        signPassword: wirePassword('sign', SIGN_PASSWORD),
      },
    }),
  );
  sent.unsigned.delete(person);
  sent.acknowledged.add(params.participantWsid);
}

/** The error of `fetch` if bytes are read without the contract's client. */
const isCutOff = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof TypeError && /^(fetch failed|terminated)$/.test(error.message));

/** A killed server leaves calls without an answer, and a turn reserved by another call is refused; neither is a failure. */
const isFailure = (error: unknown): boolean =>
  error instanceof CallError ? error.status >= 500 && error.status !== 503 && error.status !== 507 : !isCutOff(error);

/** Works on the envelopes of one sender until the end; interrupted steps are continued. */
export async function work(load: Load, sender: Person, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    let sent: Sent | undefined;
    try {
      sent = await takeUp(load, sender);
      if (!sent.isStarted) await start(load, sent);
      const taken = sent;
      const [one, two] = taken.unsigned;
      const both = [one, two].filter((person) => person !== undefined);
      const settled = await Promise.allSettled(both.map((person) => signAs(load, taken, person)));
      for (const result of settled) if (result.status === 'rejected') throw result.reason;
    } catch (error) {
      if (isFailure(error)) throw error;
      if (error instanceof CallError && sent !== undefined) sent.blockedUntil = Date.now() + BLOCKED_MS;
      await pause(20);
    }
  }
}

async function start(load: Load, sent: Sent): Promise<void> {
  const params = { envelopeWsid: sent.envelopeWsid };
  const { envelope } = await sent.sender.call(api.getEnvelope, { params });
  if (envelope.status === 'DRAFT') {
    await draft(load, sent);
    await act(load.acts, () => sent.sender.call(api.startEnvelope, { params }));
  }
  sent.isStarted = true;
}

/** The result of a load: all numbers are zero if nothing was lost. */
export interface Verdict {
  lost: number;
  doubled: number;
  invalid: number;
  unfinished: number;
}

/**
 * Checks that acknowledged acts exist and does the missing ones now; then the file must be complete and contain each signature
 * once.
 */
export async function judge(load: Load, verdict: Verdict): Promise<void> {
  const left = [...load.sents];
  const judgeSome = async (): Promise<void> => {
    for (let sent = left.pop(); sent !== undefined; sent = left.pop()) await judgeOne(load, sent, verdict);
  };
  await Promise.all(Array.from({ length: 4 }, judgeSome));
}

async function judgeOne(load: Load, sent: Sent, verdict: Verdict): Promise<void> {
  const before = await read(sent);
  const statusOf = (wsid: string) => before.participants.find((one) => one.participantWsid === wsid)?.status;
  if (sent.isStarted && before.status === 'DRAFT') verdict.lost += 1;
  verdict.lost += [...sent.acknowledged].filter((wsid) => statusOf(wsid) !== 'ED_SUCCESS').length;
  if (before.status === 'DRAFT') return;
  const finished = await finish(load, sent);
  if (finished.status !== 'ED_SUCCESS') {
    verdict.unfinished += 1;
    return;
  }
  const { sender } = sent;
  const { documents } = await sender.call(api.listDocuments, { params: { envelopeWsid: sent.envelopeWsid } });
  for (const { fileHref } of documents) {
    const bytes = new Uint8Array(await (await sender.fetch(fileHref.href)).arrayBuffer());
    const { verification } = await patiently(() =>
      sender.upload(api.verifyPdf, { fields: {}, file: { name: 'a.pdf', bytes } }),
    );
    if (!verification.valid) verdict.invalid += 1;
    if (verification.signatures.length !== load.signers.length) verdict.doubled += 1;
  }
}

/** Verification is rate-limited per client: verifying hundreds of files has to wait. */
async function patiently<T>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof CallError) || (error.status !== 429 && error.status !== 503)) throw error;
      await pause(1000 * Math.min(60, Number(error.data['expireIn'] ?? 1)));
    }
  }
}

const read = async ({ sender, envelopeWsid }: Sent): Promise<Envelope> =>
  (await sender.call(api.getEnvelope, { params: { envelopeWsid } })).envelope;

/** Lets the remaining participants sign; a lease of a killed server expires within a minute. */
async function finish(load: Load, sent: Sent): Promise<Envelope> {
  const until = Date.now() + SETTLE_MS;
  for (;;) {
    const envelope = await read(sent);
    if (envelope.status !== 'ING_PROCESS' || Date.now() > until) return envelope;
    for (const signer of load.signers) {
      await signAs(load, sent, signer).catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error;
      });
    }
    await pause(500);
  }
}
