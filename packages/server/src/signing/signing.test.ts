import { createCanvas } from '@napi-rs/canvas';
import { api } from '@countersign/contract';
import { composePdf } from '@countersign/pdf';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listDocuments, loadEnvelopeFacts } from '../envelopes/reads.ts';
import { type Judges, openJudges } from './testing/judges.ts';
import { type FormSketch, type ParticipantSketch, type Started, startedEnvelope } from './testing/started-envelope.ts';

let world: World;
let judges: Judges;
let sender: Person;
let li: Person;
let alice: Person;
let han: Person;

beforeAll(async () => {
  world = await createWorld();
  judges = openJudges(await (await fetch(`${world.base}/pki/ca/root.pem`)).text());
  [sender, li, alice, han] = await world.people('wang', 'li', 'alice', 'han');
});
afterAll(async () => {
  judges.close();
  await world.close();
});
beforeEach(() => world.clock.advance({ minutes: 2 }));

const contract = (title = 'Service agreement 服务合同'): Uint8Array =>
  composePdf({ pages: [{ width: 595.28, height: 841.89, drawings: [{ draw: 'text', text: title, x: 72, y: 760, fontSize: 18 }] }] });

/** A stroke on a transparent ground, as a signature pad sends it. */
function drawn(): { writeData: string } {
  const canvas = createCanvas(320, 128);
  const pen = canvas.getContext('2d');
  pen.strokeStyle = '#102060';
  pen.lineWidth = 5;
  pen.beginPath();
  pen.moveTo(10, 90);
  pen.bezierCurveTo(90, -60, 120, 190, 310, 30);
  pen.stroke();
  return { writeData: canvas.toDataURL('image/png') };
}

const SIGN: FormSketch = { type: 'WRITE_SIGN', box: [80, 500, 160, 64] };
const SECOND_SIGN: FormSketch = { type: 'WRITE_SIGN', box: [300, 500, 160, 64] };
const TEXT: FormSketch = { type: 'TEXT', box: [80, 440, 200, 24] };
const DATE: FormSketch = { type: 'DATE', box: [80, 400, 160, 24], format: 'yyyy年MM月dd日' };

const start = (sketches: readonly ParticipantSketch[], pdfs: readonly Uint8Array[] = [contract()]): Promise<Started> =>
  startedEnvelope(world, sender, sketches, pdfs);

const at = (started: Started, index: number) => ({ envelopeWsid: started.envelopeWsid, participantWsid: started.participantWsids[index] ?? '' });
const password = (person: Person): { signPassword: string } => ({ signPassword: wirePassword('sign', person.signPassword) });
const signing = (person: Person, started: Started, index: number) => person.call(api.getSigning, { params: at(started, index) });

type Values = Partial<Record<string, unknown>>;
const VALUES: Values = { TEXT: '上海 Shanghai (甲方)', DATE: '2026年03月01日' };

/** The body of a sign call, from what the page was given. */
async function signBody(person: Person, started: Started, index: number, values: Values = VALUES) {
  const page = await signing(person, started, index);
  const documents = page.documents.map(({ fileWsid, digest }) => ({ fileWsid, digest }));
  const forms = page.forms.map(({ formWsid, formType }) => ({ formWsid, initialValue: (formType === 'WRITE_SIGN' ? drawn() : values[formType]) as string }));
  return { documents, forms, ...password(person) };
}

async function sign(person: Person, started: Started, index: number, values?: Values) {
  return person.call(api.sign, { params: at(started, index), body: await signBody(person, started, index, values) });
}

/** The head as it lies in the store. */
async function head(started: Started, document = 0): Promise<Uint8Array> {
  const documents = await world.house.db.withTx((tx) => listDocuments(tx, started.envelopeId));
  return world.house.blobs.get(documents[document]?.headDigest ?? '');
}

const rowOf = (started: Started) => world.house.db.withTx(async (tx) => (await loadEnvelopeFacts(tx, started.envelopeId, { lock: false })).row);

const isPrefix = (short: Uint8Array, long: Uint8Array): boolean => Buffer.from(long).subarray(0, short.length).equals(Buffer.from(short));

describe('Two signers in sequence', () => {
  it('leave a file that poppler, qpdf and OpenSSL accept after each of them and at the end', async () => {
    const started = await start([
      { person: li, sequence: 1, forms: [SIGN, TEXT, DATE] },
      { person: alice, sequence: 2, forms: [SECOND_SIGN] },
    ]);
    const prepared = await head(started);
    expect(judges.qpdf(prepared)).toBe('');
    expect(await alice.refused(api.getSigning, { params: at(started, 1) })).toMatchObject({ error: 'ERROR_NEED_WAIT_OTHER' });

    const answer = await sign(li, started, 0);
    expect(answer).toMatchObject({ participant: { status: 'ED_SUCCESS', authType: 'SIGN_PASSWORD' }, envelope: { currentSequence: 2, completing: false } });
    const first = await head(started);
    expect(isPrefix(prepared, first)).toBe(true);
    expect(judges.qpdf(first)).toBe('');
    expect(judges.pdfsig(first)).toMatchObject([{ signer: '李雷', valid: true, trusted: true, whole: true }]);
    expect(judges.text(first)).toContain('上海 Shanghai (甲方)');
    expect(judges.text(first)).toContain('2026年03月01日');

    expect((await sign(alice, started, 1)).envelope.completing).toBe(true);
    await world.app.jobs.drain();
    expect((await rowOf(started)).status).toBe('ED_SUCCESS');
    const finished = await head(started);
    expect(isPrefix(first, finished)).toBe(true);
    expect(judges.qpdf(finished)).toBe('');
    expect(judges.pdfsig(finished).filter(({ isTimestamp }) => !isTimestamp)).toMatchObject([
      { signer: '李雷', valid: true, trusted: true },
      { signer: 'Alice Smith', valid: true, trusted: true },
    ]);
    expect(judges.timestamp(finished)).toBe('');
    const { verification } = await li.upload(api.verifyPdf, { fields: {}, file: { name: 'contract.pdf', bytes: finished } });
    expect(verification).toMatchObject({ valid: true, signatures: [{ level: expect.stringContaining('B-LTA') }, { level: expect.stringContaining('B-LTA') }], timestamps: [{ coversWholeFile: true }] });
  });
});
