import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { type Attachment, type CallError, api, attachmentApi } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import { activePdf, customPdf, textPdf } from '@countersign/pdf/testing';
import type { Person } from '@countersign/testkit';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadFile } from '../../../contracts/files/testing/upload.ts';
import { collect } from '../../../contracts/files/collect.ts';
import { type Job, attachedFile, file } from '../../../platform/index.ts';
import { eraseEnded, findDocuments } from '../../../contracts/index.ts';
import type { EvidenceFacts } from '../../../evidence/record/facts.ts';
import { verifyArchive } from '../../../evidence/verification/archive/verify-archive.ts';
import { type FormWish, type Placed, bodyFor, placedDraft, placedEnvelope, turnOf } from '../testing/placed-draft.ts';
import { type SigningWorld, drawn, openSigningWorld } from '../testing/signing-world.ts';

let open: SigningWorld;
let { world, judges, sender, li, alice, han } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, judges, sender, li, alice, han } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

const SIGN: FormWish = { formType: 'WRITE_SIGN', page: 1, position: { ulx: 60, uly: 120, lrx: 160, lry: 70 } };
const ask = (tagId: string, more: Partial<FormWish> = {}): FormWish => ({
  formType: 'ATTACHMENT',
  page: 1,
  position: { ulx: 60, uly: 780, lrx: 260, lry: 740 },
  tagId,
  ...more,
});
const sent = (forms: readonly FormWish[] = [ask('身份证')]): Promise<Placed> =>
  placedEnvelope({
    sender,
    pdf: customPdf({ pages: [{}] }),
    signers: [
      { person: li, sequence: 1, forms: [...forms, SIGN] },
      { person: alice, sequence: 2, forms: [{ ...SIGN, position: { ulx: 260, uly: 120, lrx: 360, lry: 70 } }] },
    ],
  });

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A photograph with a segment that tells where it was taken. */
function photograph(colour = '#336699'): Uint8Array {
  const canvas = createCanvas(640, 400);
  const pen = canvas.getContext('2d');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 640, 400);
  const jpeg = canvas.toBuffer('image/jpeg');
  const said = Buffer.from('Exif\0\0 GPS 31.2304 N 121.4737 E');
  const head = Buffer.from([0xff, 0xe1, 0, said.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, said, jpeg.subarray(2)]);
}

let tasks = 0;
async function send(
  person: Person,
  placed: Placed,
  bytes: Uint8Array,
  { name = '身份证.jpg', turn = 0, form = 'ATTACHMENT', formWsid = '' } = {},
): Promise<Attachment> {
  tasks += 1;
  const wsid = formWsid || (await formOf(placed, turn, form));
  const fields = { taskId: `attach-${tasks}`, fileName: name, chunk: 0, chunkTotal: 1 };
  const { attachment } = await person.upload(attachmentApi.uploadAttachment, {
    params: { ...turnOf(placed, turn), formWsid: wsid },
    fields: { ...fields, size: bytes.length, totalSize: bytes.length },
    file: { name: 'blob', bytes },
  });
  if (attachment === undefined) throw new Error('the upload is not complete');
  return attachment;
}
async function formOf({ params, participantWsids }: Placed, turn: number, formType: string): Promise<string> {
  const { forms } = await sender.call(api.listForms, { params, query: {} });
  return forms.find((one) => one.participantWsid === participantWsids[turn] && one.formType === formType)!.formWsid;
}
const refusedSend = async (...given: Parameters<typeof send>): Promise<CallError> => {
  try {
    await send(...given);
  } catch (error) {
    return error as CallError;
  }
  throw new Error('the file was taken');
};

const naming = (...files: readonly Attachment[]) => ({
  ATTACHMENT: { attachmentWsids: files.map(({ attachmentWsid }) => attachmentWsid) },
  WRITE_SIGN: drawn(),
});
const signWith = async (placed: Placed, ...files: readonly Attachment[]) =>
  li.call(api.sign, { params: turnOf(placed, 0), body: await bodyFor(li, placed, 0, naming(...files)) });
const refusedSign = async (placed: Placed, ...files: readonly Attachment[]) =>
  li.refused(api.sign, { params: turnOf(placed, 0), body: await bodyFor(li, placed, 0, naming(...files)) });
const aliceSigns = async (placed: Placed) =>
  alice.call(api.sign, { params: turnOf(placed, 1), body: await bodyFor(alice, placed, 1, { WRITE_SIGN: drawn() }) });
const listed = async (person: Person, { params }: Placed): Promise<readonly Attachment[]> =>
  (await person.call(attachmentApi.listAttachments, { params })).attachments;
const content = (person: Person, { params }: Placed, { attachmentWsid }: Attachment, download: '0' | '1' = '0') =>
  person.bytes(attachmentApi.getAttachmentContent, { params: { ...params, attachmentWsid }, query: { download } });
const read = async (response: Response): Promise<Uint8Array> => new Uint8Array(await response.arrayBuffer());

describe('A field that asks for a file', () => {
  it('takes a picture, which the signature names and the parties see, and the archive holds', async () => {
    const placed = await sent();
    const { forms } = await sender.call(api.listForms, { params: placed.params, query: {} });
    expect(forms[0]).toMatchObject({ fileKinds: ['IMAGE', 'PDF'], maxFiles: 1, maxFileMb: 10, tagId: '身份证' });
    const missing = await refusedSign(placed);
    expect(missing).toMatchObject({ error: 'ERROR_FORM_REQUIRED', data: { page: 1, name: '身份证' } });

    const photo = photograph();
    const kept = await send(li, placed, photo, { name: '身份证 正面.jpeg' });
    expect(kept).toMatchObject({
      fileName: '身份证 正面.jpg',
      fileKind: 'IMAGE',
      status: 'READY',
      signedDatetime: null,
    });
    // Before the act it is the signer's own.
    expect(await listed(li, placed)).toEqual([kept]);
    expect(await listed(sender, placed)).toEqual([]);
    expect((await content(sender, placed, kept)).status).toBe(404);

    await signWith(placed, kept);
    const [shown] = await listed(sender, placed);
    expect(shown).toMatchObject({ ...kept, signedDatetime: expect.any(String) });
    const shownPicture = await content(sender, placed, kept);
    const picture = await read(shownPicture);
    expect(sha256(picture)).toBe(kept.digest);
    expect(picture.length).toBe(kept.size);
    expect(Buffer.from(picture).includes('GPS')).toBe(false);
    expect(Object.fromEntries(shownPicture.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    const saved = await content(alice, placed, kept, '1');
    expect(saved.headers.get('content-disposition')).toContain('attachment; filename=');

    await aliceSigns(placed);
    await world.app.jobs.drain();
    const documents = await world.services.db.withTx((tx) =>
      findDocuments(tx, fromWsid('envelope', placed.params.envelopeWsid)!),
    );
    const signed = await world.services.blobs.get(documents[0]!.headDigest);
    expect(judges.qpdf(signed)).toBe('');
    expect(judges.text(signed).replace(/\s+/g, ' ')).toContain(`身份证 正面.jpg ${kept.digest!.slice(0, 12)}`);
    expect(Buffer.from(signed).includes('EmbeddedFile')).toBe(false);

    const archive = unzipSync(await read(await sender.bytes(api.getArchive, { params: placed.params })));
    expect(sha256(archive['attachments/01-身份证 正面.jpg'] ?? new Uint8Array())).toBe(kept.digest);
    const facts = JSON.parse(Buffer.from(archive['evidence.json']!).toString()) as EvidenceFacts;
    expect(facts.participants[0]!.attachments).toEqual([
      {
        attachmentWsid: kept.attachmentWsid,
        label: '身份证',
        name: '身份证 正面.jpg',
        bytes: kept.size,
        sha256: kept.digest,
      },
    ]);
    const report = judges.text(archive['evidence.pdf']!).replace(/\s+/g, '');
    expect(report).toContain(kept.digest);
    const { root } = await world.services.signer.certificates();
    const judged = (files: typeof archive) =>
      verifyArchive(zipSync(files, { level: 0 }), {
        fileName: null,
        roots: [root],
        now: world.clock.now(),
        needsStatus: true,
      });
    expect(judged(archive).valid).toBe(true);
    const changed = judged({
      ...archive,
      'attachments/01-身份证 正面.jpg': Buffer.from(picture).fill(7, picture.length - 40),
    });
    const failed = changed.checks.flatMap(({ check, result }) => (result === 'FAILED' ? [check] : []));
    expect(failed).toEqual(expect.arrayContaining(['FILES', 'DIGESTS']));
  });

  it('takes no other kinds, no larger and no more files than it asks for, and says which field', async () => {
    const placed = await sent([ask('Licence', { fileKinds: ['PDF'], maxFiles: 2, maxFileMb: 1 })]);
    const wrong = await refusedSend(li, placed, photograph());
    expect(wrong).toMatchObject({ error: 'ERROR_ATTACHMENT_TYPE', data: { page: 1, name: 'Licence', detail: 'PDF' } });
    expect(wrong.message).toBe('This field does not take such a file (“Licence”, page 1); send a PDF.');
    expect(await refusedSend(li, placed, photograph(), { name: 'a.pdf' })).toMatchObject({ error: 'ERROR_FILE_TYPE' });
    const large = await refusedSend(li, placed, new Uint8Array(1_048_577), { name: 'a.pdf' });
    expect(large).toMatchObject({ error: 'ERROR_FILE_SIZE', data: { limitMb: 1 } });
    const first = await send(li, placed, textPdf(1), { name: 'a.pdf' });
    const active = await send(li, placed, activePdf(), { name: 'b.pdf' });
    expect(await refusedSend(li, placed, textPdf(2), { name: 'c.pdf' })).toMatchObject({
      error: 'ERROR_ATTACHMENT_COUNT',
      data: { limit: 2 },
    });
    expect(Buffer.from(await read(await content(li, placed, active))).includes('/JavaScript')).toBe(false);
    expect((await content(li, placed, first)).headers.get('content-disposition')).toContain('attachment');
    await li.call(attachmentApi.deleteAttachment, {
      params: { ...turnOf(placed, 0), attachmentWsid: first.attachmentWsid },
    });
    expect(await refusedSign(placed, first)).toMatchObject({ error: 'ERROR_ATTACHMENT_NOT_FOUND' });
    const third = await send(li, placed, textPdf(2), { name: 'c.pdf' });
    await signWith(placed, active, third);
    expect((await listed(alice, placed)).map(({ fileName }) => fileName)).toEqual(['b.pdf', 'c.pdf']);
    const gone = await li.refused(attachmentApi.deleteAttachment, {
      params: { ...turnOf(placed, 0), attachmentWsid: third.attachmentWsid },
    });
    expect(gone.error).toBe('ERROR_ALREADY_SIGNED');
  });

  it('is judged when it is placed', async () => {
    const draft = (form: FormWish) =>
      placedDraft({ sender, pdf: customPdf({ pages: [{}] }), signers: [{ person: li, sequence: 1, forms: [form] }] });
    await expect(draft(ask('x', { initialValue: 'a file' }))).rejects.toMatchObject({ error: 'ERROR_FORM_VALUE' });
    await expect(draft(ask('x', { maxFiles: 8 }))).rejects.toMatchObject({ error: 'ERROR_FORM_POSITION' });
    await draft(ask('x', { maxFiles: 4, required: false }));
  });

  it('may be left open where it is optional, and its file left out', async () => {
    const placed = await sent([ask('x', { required: false })]);
    await send(li, placed, photograph());
    await signWith(placed);
    expect(await listed(sender, placed)).toEqual([]);
  });
});

describe('An attached file', () => {
  it('is sent by a guest at their turn, for their own field only', async () => {
    const placed = await sent();
    const guest = world.person('li');
    const params = { ...turnOf(placed, 0), formWsid: await formOf(placed, 0, 'ATTACHMENT') };
    const stranger = world.stranger({ name: '路人', contact: '13500007777' });
    expect(await refusedSend(stranger, placed, photograph(), params)).toMatchObject({ error: 'ERROR_NOT_LOGIN' });
    await guest.openLink(placed.participantWsids[0]!);
    const kept = await send(guest, placed, photograph());
    expect(kept.status).toBe('READY');
    // Another contract of the same person is out of the link's reach.
    const other = await sent();
    const refused = await refusedSend(guest, other, photograph(), { formWsid: await formOf(other, 0, 'ATTACHMENT') });
    expect(refused.error).toBe('ERROR_CANT_USE_FREE_LOGIN');
    expect(await refusedSend(guest, placed, photograph(), { form: 'WRITE_SIGN' })).toMatchObject({
      error: 'ERROR_FORM_NOT_FOUND',
    });
  });

  it('of another field, contract or person answers like one that does not exist', async () => {
    const [placed, other] = [await sent(), await sent()];
    const theirs = await send(li, other, photograph());
    await send(li, placed, photograph('#993366'));
    const nothing = { ...theirs, attachmentWsid: toWsid('attachment', world.services.ids.next()) };
    for (const one of [theirs, nothing]) {
      expect(await refusedSign(placed, one)).toMatchObject({ error: 'ERROR_ATTACHMENT_NOT_FOUND' });
      const params = { ...turnOf(placed, 0), attachmentWsid: one.attachmentWsid };
      expect(await li.refused(attachmentApi.deleteAttachment, { params })).toMatchObject({
        error: 'ERROR_ATTACHMENT_NOT_FOUND',
      });
      expect((await content(sender, placed, one)).status).toBe(404);
    }
    expect(await han.refused(attachmentApi.listAttachments, { params: placed.params })).toMatchObject({
      error: 'ERROR_NOT_IN_ENVELOPE_FLOW',
    });
    // The next signer may neither send for it nor read before their turn.
    expect(await alice.refused(attachmentApi.listAttachments, { params: placed.params })).toMatchObject({
      error: 'ERROR_FORBIDDEN',
    });
  });

  it('is no document, and a document is not attached', async () => {
    const placed = await sent();
    await send(li, placed, textPdf(1), { name: 'a.pdf' });
    const [row] = await world.services.db.withTx((tx) => tx.select().from(attachedFile));
    const { envelope } = await li.call(api.createEnvelope, { body: {} });
    const params = { envelopeWsid: envelope.envelopeWsid };
    const contents = [toWsid('file', row!.fileId)];
    expect(await li.refused(api.addDocuments, { params, body: { contents } })).toMatchObject({
      error: 'ERROR_DOCUMENT_NOT_FOUND',
    });
    const { fileWsid } = await uploadFile(li, 'own.pdf', textPdf(1));
    expect(await refusedSign(placed, { attachmentWsid: fileWsid } as Attachment)).toMatchObject({
      error: 'ERROR_ATTACHMENT_NOT_FOUND',
    });
  });

  it('is deleted with its contract, and after a while where it was not signed with', async () => {
    const [kept, left] = [await sent(), await sent()];
    const attached = await send(li, kept, photograph('#102030'));
    const unsigned = await send(li, left, photograph('#302010'));
    await signWith(kept, attached);
    const collectIn = (days: number): Promise<void> =>
      collect({ ...world.services, clock: { now: () => new Date(Date.now() + days * 86_400_000) } }, {
        abort: new AbortController().signal,
        finishIn: async () => {},
      } as unknown as Job);
    const stored = async ({ digest }: Attachment): Promise<boolean> =>
      (await world.services.blobs.has(digest!)) !== null;
    // The test's clock is ahead of the system's, with which the collector compares the ages of blobs.
    await collectIn(20);
    expect([await stored(attached), await stored(unsigned)]).toEqual([true, true]);
    await collectIn(40);
    expect([await stored(attached), await stored(unsigned)]).toEqual([true, false]);
    const { services } = world;
    const envelopeId = fromWsid('envelope', kept.params.envelopeWsid)!;
    await services.db.withTx((tx) => eraseEnded(tx, services, envelopeId, services.clock.now()));
    await collectIn(41);
    expect(await stored(attached)).toBe(false);
    const files = await services.db.withTx((tx) => tx.select({ digest: file.digest }).from(file));
    expect(files.some(({ digest }) => digest === attached.digest || digest === unsigned.digest)).toBe(false);
  });
});
