import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { api } from '@countersign/contract';
import { composePdf } from '@countersign/pdf';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { envelope, participant } from '../db/schema/index.ts';
import { listDocuments, loadEnvelopeFacts } from '../envelopes/reads.ts';
import { listCertificates } from '../signer/store.ts';
import { sign as signDirectly } from './sign.ts';
import { listRevisions } from './store.ts';
import { bind, signCall, until } from './testing/direct-call.ts';
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
// Codes are sent once a minute, and people who do nothing for half an hour are logged out.
beforeEach(async () => {
  world.clock.advance({ minutes: 2 });
  for (const { call, userWsid } of [sender, li, alice, han]) await call(api.getUser, { params: { userWsid }, query: {} });
});

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

const loaded = (started: Started) => world.house.db.withTx((tx) => loadEnvelopeFacts(tx, started.envelopeId, { lock: false }));
const rowOf = async (started: Started) => (await loaded(started)).row;

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

describe('What was seen is what is signed', () => {
  it('a digest that is no revision of the document, or of one that changed since, is refused and nothing is signed', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }, { person: alice, sequence: 2, forms: [SECOND_SIGN] }]);
    const body = await signBody(li, started, 0);
    const foreign = { ...body, documents: body.documents.map(({ fileWsid }) => ({ fileWsid, digest: 'ab'.repeat(32) })) };
    expect(await li.refused(api.sign, { params: at(started, 0), body: foreign })).toMatchObject({ status: 409, error: 'ERROR_DOCUMENT_CHANGED' });
    await sign(li, started, 0);
    const later = await signBody(alice, started, 1);
    const stale = { ...later, documents: body.documents };
    expect(await alice.refused(api.sign, { params: at(started, 1), body: stale })).toMatchObject({ error: 'ERROR_DOCUMENT_CHANGED' });
    expect((await rowOf(started)).currentSequence).toBe(2);
    await alice.call(api.sign, { params: at(started, 1), body: later });
  });

  it('every document with a field of the signer is named, once', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN, { ...SIGN, document: 1 }] }], [contract('one'), contract('two')]);
    const body = await signBody(li, started, 0);
    const [first] = body.documents;
    expect(await li.refused(api.sign, { params: at(started, 0), body: { ...body, documents: [first!] } })).toMatchObject({ error: 'ERROR_MALFORMED' });
    expect(await li.refused(api.sign, { params: at(started, 0), body: { ...body, documents: [first!, first!] } })).toMatchObject({ error: 'ERROR_MALFORMED' });
  });
});

describe('Signers of the same sequence', () => {
  it('sign at once: both revisions stand in one line, and what the loser was issued first stays unused on record', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }, { person: alice, sequence: 1, forms: [SECOND_SIGN] }]);
    const [one, two] = [await signBody(li, started, 0), await signBody(alice, started, 1)];
    await Promise.all([
      li.call(api.sign, { params: at(started, 0), body: one }),
      alice.call(api.sign, { params: at(started, 1), body: two }),
    ]);
    const both = await head(started);
    expect(judges.qpdf(both)).toBe('');
    expect(judges.pdfsig(both).map(({ signer, valid, trusted }) => ({ signer, valid, trusted })).toSorted((a, b) => (a.signer < b.signer ? -1 : 1))).toEqual([
      { signer: 'Alice Smith', valid: true, trusted: true },
      { signer: '李雷', valid: true, trusted: true },
    ]);
    const revisions = await world.house.db.withTx((tx) => listRevisions(tx, started.envelopeId));
    expect(revisions.map(({ kind, number }) => [number, kind])).toEqual([[0, 'UPLOAD'], [1, 'PREPARE'], [2, 'SIGN'], [3, 'SIGN']]);
    revisions.slice(1).forEach((revision, index) => expect(revision.previousDigest).toBe(revisions[index]?.digest));
    await world.app.jobs.drain();
    expect((await rowOf(started)).status).toBe('ED_SUCCESS');
  });

  it('a rejection while another is signing ends the envelope, and the signature is not kept', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }, { person: alice, sequence: 1, forms: [SECOND_SIGN] }]);
    const before = await head(started);
    const call = await signCall(world, li, { params: at(started, 0), body: await signBody(li, started, 0) });
    const rejects = async (point: string): Promise<void> => {
      if (point === 'stored') await alice.call(api.reject, { params: at(started, 1), body: { reason: '条款有误' } });
    };
    await expect(signDirectly(world.house, call, rejects)).rejects.toMatchObject({ refusal: { error: 'ERROR_ENVELOPE_HAD_BEEN_REJECTED' } });
    expect(Buffer.from(await head(started)).equals(Buffer.from(before))).toBe(true);
    const { row, facts } = await loaded(started);
    expect(row).toMatchObject({ status: 'ED_FAIL_REJECT', handleReason: '条款有误' });
    expect(facts.participants.map(({ status }) => status)).toEqual(['ING_WAIT', 'ED_FAIL_REJECT']);
    expect(await li.refused(api.sign, { params: at(started, 0), body: call.body })).toMatchObject({ error: 'ERROR_ENVELOPE_HAD_BEEN_REJECTED' });
  });

  it('one person with two open pages signs once', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    const body = await signBody(li, started, 0);
    const results = await Promise.allSettled([1, 2, 3].map(() => li.call(api.sign, { params: at(started, 0), body })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const words = results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { error: string }).error] : []));
    expect(words.every((word) => ['ERROR_SIGNING_IN_PROGRESS', 'ERROR_ALREADY_SIGNED'].includes(word))).toBe(true);
    expect(judges.pdfsig(await head(started)).filter(({ isTimestamp }) => !isTimestamp)).toHaveLength(1);
  });
});

describe('A process that dies', () => {
  const never = (stop: string) => (point: string): Promise<void> => (point === stop ? new Promise(() => {}) : Promise.resolve());

  it.each(['reserved', 'made', 'stored'])('after "%s" leaves a turn that lapses, and the participant signs anew', async (point) => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    const before = await head(started);
    const call = await signCall(world, li, { params: at(started, 0), body: await signBody(li, started, 0) });
    const dead = signDirectly(world.house, call, never(point));
    void dead.catch(() => {});
    await until(async () => (await loaded(started)).facts.participants[0]?.status === 'ING_PROCESS');
    expect(await li.refused(api.sign, { params: at(started, 0), body: call.body })).toMatchObject({ error: 'ERROR_SIGNING_IN_PROGRESS' });
    world.clock.advance({ minutes: 2 });
    await world.app.jobs.drain();
    expect((await loaded(started)).facts.participants[0]?.status).toBe('ING_WAIT');
    expect(Buffer.from(await head(started)).equals(Buffer.from(before))).toBe(true);
    await sign(li, started, 0);
    await world.app.jobs.drain();
    expect((await rowOf(started)).status).toBe('ED_SUCCESS');
  });

  it('before the completion is kept leaves an envelope that a later run completes, whatever became of the job', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    await sign(li, started, 0);
    await until(async () => (await rowOf(started)).status === 'ED_SUCCESS' || (await loaded(started)).facts.currentSequence === 0);
    const other = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    await world.house.db.withTx(async (tx) => {
      await tx.update(participant).set({ status: 'ED_SUCCESS', handledAt: world.clock.now() }).where(eq(participant.envelopeId, other.envelopeId));
      await tx.update(envelope).set({ currentSequence: 0 }).where(eq(envelope.id, other.envelopeId));
    });
    world.clock.advance({ minutes: 2 });
    await until(async () => {
      await world.app.jobs.drain();
      return (await rowOf(other)).status === 'ED_SUCCESS';
    });
  });
});

describe('A checker', () => {
  it('passes without adding a byte; what was seen is kept, and the last pass completes', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }, { person: han, sequence: 2, role: 'CHECKER' }]);
    expect(await han.refused(api.check, { params: at(started, 1), body: { passed: true } })).toMatchObject({ error: 'ERROR_NEED_WAIT_OTHER' });
    await sign(li, started, 0);
    const page = await signing(han, started, 1);
    const signed = await head(started);
    const documents = page.documents.map(({ fileWsid, digest }) => ({ fileWsid, digest }));
    const answer = await han.call(api.check, { params: at(started, 1), body: { passed: true, documents } });
    expect(answer.envelope.completing).toBe(true);
    const { participants } = await loaded(started);
    expect(participants[1]?.seen).toMatchObject([{ number: 2, digest: page.documents[0]?.digest }]);
    await world.app.jobs.drain();
    expect((await rowOf(started)).status).toBe('ED_SUCCESS');
    expect(isPrefix(signed, await head(started))).toBe(true);
    expect(await han.refused(api.sign, { params: at(started, 1), body: { documents, ...password(han) } })).toMatchObject({ error: 'ERROR_NOT_A_SIGNER' });
  });

  it('refuses with a reason, which ends the envelope', async () => {
    const started = await start([{ person: han, sequence: 1, role: 'CHECKER' }, { person: li, sequence: 2, forms: [SIGN] }]);
    expect(await han.refused(api.check, { params: at(started, 0), body: { passed: false } })).toMatchObject({ error: 'ERROR_REASON_MISSING' });
    await han.call(api.check, { params: at(started, 0), body: { passed: false, reason: '金额不符' } });
    expect(await rowOf(started)).toMatchObject({ status: 'ED_FAIL_CHECK', handleReason: '金额不符' });
    expect(await li.refused(api.check, { params: at(started, 1), body: { passed: true } })).toMatchObject({ status: 409 });
  });
});

describe('What a signer hands in', () => {
  const refusedValue = async (forms: readonly FormSketch[], value: unknown) => {
    const started = await start([{ person: li, sequence: 1, forms }]);
    const body = await signBody(li, started, 0);
    const given = { ...body, forms: body.forms.map((form) => ({ ...form, initialValue: value as string })) };
    return li.refused(api.sign, { params: at(started, 0), body: given });
  };
  const blank = (): { writeData: string } => ({ writeData: createCanvas(300, 100).toDataURL('image/png') });

  it.each([
    ['a blank picture', [SIGN], () => blank(), 'ERROR_PICTURE'],
    ['a JPEG that calls itself PNG', [SIGN], () => ({ writeData: createCanvas(30, 30).toDataURL('image/jpeg').replace('jpeg', 'png') }), 'ERROR_PICTURE'],
    ['an SVG', [SIGN], () => ({ writeData: 'data:image/svg+xml;base64,PHN2Zy8+' }), 'ERROR_PICTURE'],
    ['a kept signature of nobody', [SIGN], () => ({ writeWsid: 'WSID_WRIT_00000000000000000000000000' }), 'ERROR_WRITE_NOT_FOUND'],
    ['a seal of nobody', [{ ...SIGN, type: 'SEAL_SIGN' }], () => ({ sealWsid: 'WSID_PSEL_00000000000000000000000000' }), 'ERROR_SEAL_NOT_FOUND'],
    ['text in place of a signature', [SIGN], () => 'my signature', 'ERROR_FORM_VALUE'],
    ['a day that does not exist', [DATE, SIGN], () => '2026年02月30日', 'ERROR_FORM_VALUE'],
    ['a character without a glyph', [TEXT, SIGN], () => '\u{20BB7}野家', 'ERROR_FORM_GLYPH_MISSING'],
    ['nothing where something is required', [TEXT, SIGN], () => '', 'ERROR_FORM_REQUIRED'],
  ] as [string, FormSketch[], () => unknown, string][])('is refused: %s', async (_what, forms, value, error) => {
    expect(await refusedValue(forms, value())).toMatchObject({ error });
  });

  it('text that its box cannot hold is refused, and the turn is given back', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN, { ...TEXT, box: [80, 440, 40, 10] }] }]);
    const body = await signBody(li, started, 0, { TEXT: '合同'.repeat(200) });
    expect(await li.refused(api.sign, { params: at(started, 0), body })).toMatchObject({ error: 'ERROR_FORM_VALUE' });
    await sign(li, started, 0);
  });

  it('a wrong sign password, none, or an opcode of somebody else opens nothing', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    const body = await signBody(li, started, 0);
    const { signPassword: _, ...bare } = body;
    const refusals = [
      await li.refused(api.sign, { params: at(started, 0), body: { ...bare, signPassword: wirePassword('sign', 'Wrong0ne!') } }),
      await li.refused(api.sign, { params: at(started, 0), body: bare }),
      await li.refused(api.sign, { params: at(started, 0), body: { ...bare, opcode: 'made-up' } }),
    ];
    expect(refusals.map(({ error }) => error)).toEqual(['ERROR_SIGN_PASSWORD_WRONG', 'ERROR_AUTH_REQUIRED', 'ERROR_OPCODE']);
    await li.call(api.sign, { params: at(started, 0), body });
  });

  it('a code proves the signer as well as the sign password, once', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }, { person: li, sequence: 2, forms: [SECOND_SIGN] }]);
    const { signPassword: _, ...bare } = await signBody(li, started, 0);
    const opcode = await li.opcode('SIGN', { destinationWsid: started.participantWsids[0]! });
    const { participant: signed } = await li.call(api.sign, { params: at(started, 0), body: { ...bare, opcode } });
    expect(signed).toMatchObject({ status: 'ED_SUCCESS', authType: 'CODE' });
    const { signPassword: _again, ...next } = await signBody(li, started, 1);
    expect(await li.refused(api.sign, { params: at(started, 1), body: { ...next, opcode } })).toMatchObject({ error: 'ERROR_OPCODE' });
  });
});

describe('A signer', () => {
  it('with text and days alone fills in: no certificate is issued, the time-stamp covers the values', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [TEXT, DATE] }, { person: alice, sequence: 2, forms: [SIGN] }]);
    await sign(li, started, 0);
    expect(await world.house.db.withTx((tx) => listCertificates(tx, started.envelopeId))).toHaveLength(0);
    expect(judges.text(await head(started))).toContain('上海 Shanghai (甲方)');
    await sign(alice, started, 1);
    await world.app.jobs.drain();
    const finished = await head(started);
    expect(judges.pdfsig(finished)).toMatchObject([{ signer: 'Alice Smith', valid: true, trusted: true }, { isTimestamp: true }]);
    expect(judges.timestamp(finished)).toBe('');
  });

  it('without any form signs the first document invisibly', async () => {
    const started = await start([{ person: li, sequence: 1 }]);
    await sign(li, started, 0);
    expect(judges.pdfsig(await head(started))).toMatchObject([{ signer: '李雷', valid: true, trusted: true, whole: true }]);
  });

  it('with forms in two documents signs both, each with a certificate of its own', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN, { ...SIGN, document: 1 }, { ...TEXT, document: 1 }] }], [contract('one'), contract('two')]);
    await sign(li, started, 0);
    await world.app.jobs.drain();
    for (const document of [0, 1]) {
      const finished = await head(started, document);
      expect(judges.qpdf(finished)).toBe('');
      expect(judges.pdfsig(finished)).toMatchObject([{ signer: '李雷', valid: true, trusted: true }, { isTimestamp: true }]);
    }
    const certificates = await world.house.db.withTx((tx) => listCertificates(tx, started.envelopeId));
    expect(new Set(certificates.map(({ serial }) => serial)).size).toBe(2);
  });

  it('opens the link without an account, and signs with a code', async () => {
    const guest = world.stranger({ name: 'Guest 客人', contact: 'guest@example.com' });
    const started = await start([{ person: guest, sequence: 1, forms: [SIGN] }]);
    await guest.openLink(started.participantWsids[0]!);
    await bind(world, started, guest);
    const { signPassword: _, ...bare } = await signBody(guest, started, 0);
    const opcode = await guest.opcode('SIGN', { destinationWsid: started.participantWsids[0]! });
    await guest.call(api.sign, { params: at(started, 0), body: { ...bare, opcode } });
    expect(judges.pdfsig(await head(started))).toMatchObject([{ signer: 'Guest 客人', valid: true, trusted: true }]);
  });
});

describe('The evidence report', () => {
  it('exists once the envelope is finished, names all of it, and carries a time-stamp', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    expect(await li.refused(api.getEvidence, { params: { envelopeWsid: started.envelopeWsid } })).toMatchObject({ error: 'ERROR_NOT_FINISHED' });
    await sign(li, started, 0);
    await world.app.jobs.drain();
    const response = await li.bytes(api.getEvidence, { params: { envelopeWsid: started.envelopeWsid } });
    const report = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(judges.qpdf(report)).toBe('');
    expect(judges.timestamp(report)).toBe('');
    const text = judges.text(report).replace(/\s+/g, '');
    const finished = await head(started);
    expect(text).toContain(createHash('sha256').update(finished).digest('hex'));
    expect(text).toContain('李雷');
    expect(text).not.toContain(li.contact);
    const { verification } = await li.upload(api.verifyPdf, { fields: {}, file: { name: 'evidence.pdf', bytes: report } });
    expect(verification).toMatchObject({ valid: false, signatures: [], timestamps: [{ indication: 'TOTAL_PASSED' }] });
  });
});

describe('The verification of a file', () => {
  let finished: Uint8Array;
  const verify = async (bytes: Uint8Array) =>
    (await world.person('bob').upload(api.verifyPdf, { fields: {}, file: { name: 'x.pdf', bytes } })).verification;
  beforeAll(async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    await sign(li, started, 0);
    await world.app.jobs.drain();
    finished = await head(started);
  });

  it('calls the finished contract valid, to anybody', async () => {
    expect(await verify(finished)).toMatchObject({ valid: true, signatures: [{ signer: expect.stringContaining('李雷'), modifications: 'PERMITTED' }] });
  });

  it('calls a file with one changed octet invalid', async () => {
    const tampered = Buffer.from(finished);
    tampered[200] = (tampered[200] ?? 0) ^ 1;
    const judged = await verify(tampered).catch((error: { error: string }) => error);
    expect(judged).not.toMatchObject({ valid: true });
  });

  it('calls text that was drawn in after the signature suspicious', async () => {
    const at = Buffer.from(finished).lastIndexOf('startxref');
    const previous = /startxref\s+(\d+)/.exec(Buffer.from(finished).toString('latin1', at))?.[1];
    const offset = finished.length;
    const page = /(\d+) 0 obj\s*<<[^>]*\/Type \/Page[^s]/.exec(Buffer.from(finished).toString('latin1'))?.[1] ?? '1';
    const object = `${page} 0 obj\n<</Type /Page /MediaBox [0 0 10 10]>>\nendobj\n`;
    const size = /\/Size (\d+)/.exec(Buffer.from(finished).toString('latin1'))?.[1];
    const root = /\/Root (\d+ 0 R)/.exec(Buffer.from(finished).toString('latin1'))?.[1];
    const tail = `xref\n${page} 1\n${String(offset).padStart(10, '0')} 00000 n\r\ntrailer\n<</Size ${size} /Root ${root} /Prev ${previous}>>\nstartxref\n${offset + object.length}\n%%EOF\n`;
    const judged = await verify(Buffer.concat([finished, Buffer.from(object + tail, 'latin1')]));
    expect(judged.valid).toBe(false);
    expect(judged.signatures[0]).toMatchObject({ integrity: true, modifications: 'SUSPICIOUS' });
  });

  it('calls an unsigned file not valid, and says that a picture is no PDF', async () => {
    expect(await verify(contract())).toMatchObject({ valid: false, signatures: [], timestamps: [] });
    const refusal = await world.person('bob').upload(api.verifyPdf, { fields: {}, file: { name: 'x.pdf', bytes: Buffer.from('not a PDF at all') } }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 422, error: 'ERROR_VERIFY_FILE' });
  });
});
