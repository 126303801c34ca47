import { type Api, type BodyIn, api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { textPdf } from '@countersign/pdf/testing';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDocuments } from '../../../contracts/index.ts';
import {
  type FormWish,
  type Placed,
  bodyFor,
  placedEnvelope,
  signPlaced,
  stripedSeal,
  turnOf,
} from '../testing/placed-draft.ts';
import { type SigningWorld, drawn, openSigningWorld, password } from '../testing/signing-world.ts';

let open: SigningWorld;
let { world, judges, sender, li, alice, han } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, judges, sender, li, alice, han } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

const box = (ulx: number, lry: number, width = 100, height = 40) => ({ ulx, uly: lry + height, lrx: ulx + width, lry });
const SIGN: FormWish = { formType: 'WRITE_SIGN', page: 1, position: box(60, 150) };
const NEXT: FormWish = { formType: 'WRITE_SIGN', page: 1, position: box(260, 150) };
const TEXT: FormWish = { formType: 'TEXT', page: 1, position: box(60, 60, 200, 30) };
const SEAL: FormWish = { formType: 'SEAL_SIGN', page: 1, position: box(400, 60, 100, 100) };
const inTurn = (first: readonly FormWish[], second: readonly FormWish[]) =>
  placedEnvelope({
    sender,
    pdf: textPdf(1),
    signers: [
      { person: li, sequence: 1, forms: first },
      { person: alice, sequence: 2, forms: second },
    ],
  });
const head = async ({ params }: Placed): Promise<Uint8Array> => {
  const documents = await world.services.db.withTx((tx) =>
    findDocuments(tx, fromWsid('envelope', params.envelopeWsid)!),
  );
  return world.services.blobs.get(documents[0]!.headDigest);
};
const digestOf = async ({ params }: Placed) =>
  (await sender.call(api.listDocuments, { params })).documents.map(({ digest, revision }) => ({ digest, revision }));

describe('Ids of one envelope in the path of another (security 31)', () => {
  it('are refused like unknown ids: documents, participants, forms', async () => {
    const [mine, other] = [await inTurn([SIGN], [NEXT]), await inTurn([SIGN], [NEXT])];
    const [form] = (await sender.call(api.listForms, { params: other.params, query: {} })).forms;
    const nothing = { file: 'WSID_FILE_00000000000000000000000000', part: 'WSID_PART_00000000000000000000000000' };
    const asked = async (docId: string, participantWsid: string) => {
      const body = await bodyFor(li, mine, 0, { WRITE_SIGN: drawn() });
      const refusals = [
        await li.bytes(api.getDocumentContent, { params: { ...mine.params, docId } }),
        await li.refused(api.getSigning, { params: { ...mine.params, participantWsid } }),
        await li.refused(api.sign, { params: { ...mine.params, participantWsid }, body }),
        await li.refused(api.reject, { params: { ...mine.params, participantWsid }, body: { reason: 'no' } }),
        await li.refused(api.sign, {
          params: turnOf(mine, 0),
          body: { ...body, documents: body.documents.map((one) => ({ ...one, fileWsid: docId })) },
        }),
        await sender.refused(api.deleteParticipants, {
          params: mine.params,
          body: { participants: [{ participantWsid }] },
        }),
      ];
      return refusals.map((one) => [one.status, 'error' in one ? one.error : null]);
    };
    expect(await asked(other.fileWsid, other.participantWsids[0]!)).toEqual(await asked(nothing.file, nothing.part));
    const body = await bodyFor(li, mine, 0, { WRITE_SIGN: drawn() });
    const foreign = { ...body, forms: [...(body.forms ?? []), { formWsid: form!.formWsid, initialValue: drawn() }] };
    expect((await li.refused(api.sign, { params: turnOf(mine, 0), body: foreign })).error).toBe('ERROR_FORM_NOT_FOUND');
    await signPlaced(li, mine, 0, { WRITE_SIGN: drawn() });
  });
});

describe('Reading and downloading (security 35)', () => {
  it('depend on the state: no access before the turn, no download before the end, nothing after removal', async () => {
    const placed = await placedEnvelope({
      sender,
      pdf: textPdf(1),
      signers: [
        { person: li, sequence: 1, forms: [SIGN] },
        { person: alice, sequence: 2, forms: [NEXT] },
        { person: han, sequence: 3, forms: [{ ...SIGN, position: box(60, 300) }] },
      ],
    });
    const path = `/api/envelopes/${placed.params.envelopeWsid}/documents/${placed.fileWsid}/content`;
    const everyone = [sender, li, alice, han];
    const reads = () => Promise.all(everyone.map(async (one) => (await one.fetch(path)).status));
    const downloads = () => Promise.all(everyone.map(async (one) => (await one.fetch(`${path}?download=1`)).status));
    expect(await reads()).toEqual([200, 200, 403, 403]);
    expect((await downloads()).filter((status) => status === 200)).toEqual([]);
    await signPlaced(li, placed, 0, { WRITE_SIGN: drawn() });
    expect(await reads()).toEqual([200, 200, 200, 403]);
    expect((await downloads()).filter((status) => status === 200)).toEqual([]);
    const body = { participants: [{ participantWsid: placed.participantWsids[2]! }] };
    await sender.call(api.deleteParticipants, { params: placed.params, body });
    expect(await reads()).toEqual([200, 200, 200, 404]);
    await signPlaced(alice, placed, 1, { WRITE_SIGN: drawn() });
    await world.app.jobs.drain();
    expect(await reads()).toEqual([200, 200, 200, 404]);
    expect(await downloads()).toEqual([200, 200, 200, 404]);
  });
});

describe('After the start and after the act (security 38)', () => {
  it('documents, forms, participants and the digest stay unchanged', async () => {
    const placed = await inTurn([SIGN, TEXT], [NEXT]);
    const { params } = placed;
    const [form] = (await sender.call(api.listForms, { params, query: {} })).forms;
    await signPlaced(li, placed, 0, { WRITE_SIGN: drawn(), TEXT: 'as agreed' });
    const before = await digestOf(placed);
    const [participantWsid, fileWsid, formWsid] = [placed.participantWsids[0]!, placed.fileWsid, form!.formWsid];
    const position = box(60, 400);
    const edits = [
      sender.refused(api.updateEnvelope, { params, body: { title: 'another' } }),
      sender.refused(api.addDocuments, { params, body: { contents: [fileWsid] } }),
      sender.refused(api.replaceDocuments, { params, body: { contents: [{ fileWsid }] } }),
      sender.refused(api.deleteDocument, { params: { ...params, docId: fileWsid } }),
      sender.refused(api.updateParticipants, { params, body: { participants: [{ participantWsid, name: 'X' }] } }),
      sender.refused(api.updateForms, { params, body: { forms: [{ formWsid, position }] } }),
      sender.refused(api.deleteForms, { params, body: { forms: [{ formWsid }] } }),
      sender.refused(api.addForms, { params, body: { forms: [{ ...SIGN, position, fileWsid, participantWsid }] } }),
    ];
    expect((await Promise.all(edits)).map(({ error }) => error)).toEqual(edits.map(() => 'ERROR_ENVELOPE_NOT_DRAFT'));
    const late = [
      await li.refused(api.reject, { params: turnOf(placed, 0), body: { reason: 'on second thought' } }),
      await sender.refused(api.deleteParticipants, { params, body: { participants: [{ participantWsid }] } }),
      await li.refused(api.sign, {
        params: turnOf(placed, 0),
        body: { documents: before.map(({ digest }) => ({ fileWsid, digest })), forms: [], ...password(li) },
      }),
    ];
    expect(late.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(late[0]!.error).toBe('ERROR_ALREADY_SIGNED');
    expect(await digestOf(placed)).toEqual(before);
  });
});

describe('A picture sent by the client (security 52)', () => {
  it('is never used as the seal: the stored one is drawn at its place, whatever picture and size are sent', async () => {
    const sealWsid = await stripedSeal(li, ['#ff0000', '#0000ff']);
    const placed = await inTurn([SEAL], [NEXT]);
    const canvas = createCanvas(100, 100);
    canvas.getContext('2d').fillStyle = '#00ff00';
    canvas.getContext('2d').fillRect(0, 0, 100, 100);
    const forged = { sealData: canvas.toDataURL('image/png'), width: 1000, height: 1000 };
    await signPlaced(li, placed, 0, { SEAL_SIGN: { sealWsid, ...forged } });
    const page = judges.page(await head(placed), 1);
    expect([page.at(425, 842 - 110), page.at(475, 842 - 110)]).toEqual(['#ff0000', '#0000ff']);
    expect([page.at(390, 842 - 110), page.at(510, 842 - 110)]).toEqual(['#ffffff', '#ffffff']);
  });

  it('is refused if it is a seal of another person, or no picture at all', async () => {
    const foreign = await stripedSeal(alice, ['#ff0000']);
    const placed = await inTurn([SEAL], [NEXT]);
    const svg = 'data:image/svg+xml;base64,PHN2Zy8+';
    const refused = async (value: NonNullable<BodyIn<Api['sign']>['forms']>[number]['initialValue']) => {
      const body = await bodyFor(li, placed, 0, { SEAL_SIGN: value });
      return (await li.refused(api.sign, { params: turnOf(placed, 0), body })).error;
    };
    expect(await refused({ sealWsid: foreign })).toBe('ERROR_SEAL_NOT_FOUND');
    expect(await refused(drawn())).toBe('ERROR_FORM_VALUE');
    expect(await refused({ writeData: svg })).toBe('ERROR_PICTURE');
  });
});

describe('The documents that were shown (security 54)', () => {
  it('are required: digests of the upload, an earlier revision, another document or nothing sign nothing', async () => {
    const placed = await inTurn([SIGN], [NEXT]);
    const other = await inTurn([SIGN], [NEXT]);
    const prepared = (await digestOf(placed))[0]!.digest;
    const envelopeId = fromWsid('envelope', placed.params.envelopeWsid)!;
    const [document] = await world.services.db.withTx((tx) => findDocuments(tx, envelopeId));
    await signPlaced(li, placed, 0, { WRITE_SIGN: drawn() });
    const good = await bodyFor(alice, placed, 1, { WRITE_SIGN: drawn() });
    const foreign = (await digestOf(other))[0]!.digest;
    for (const digest of [prepared, document!.headDigest, foreign, '0'.repeat(64)]) {
      const body = { ...good, documents: [{ fileWsid: placed.fileWsid, digest }] };
      const refused = await alice.refused(api.sign, { params: turnOf(placed, 1), body });
      expect(refused).toMatchObject({ error: 'ERROR_DOCUMENT_CHANGED', status: 409 });
    }
    await alice.call(api.sign, { params: turnOf(placed, 1), body: good });
  });
});

describe('The fields that a signature locks (security 56)', () => {
  it('are those of its signer, by name; its byte range leaves out its own contents only', async () => {
    const placed = await inTurn([SIGN, TEXT], [NEXT]);
    const { forms } = await sender.call(api.listForms, { params: placed.params, query: {} });
    await signPlaced(li, placed, 0, { WRITE_SIGN: drawn(), TEXT: 'as agreed' });
    const file = Buffer.from(await head(placed));
    const text = file.toString('latin1');
    expect(text).toMatch(/\/TransformMethod ?\/DocMDP/);
    const [, lock] = /\/TransformMethod ?\/FieldMDP[^]*?\/Fields ?\[([^\]]*)\]/.exec(text) ?? [];
    const own = forms.find(({ formType }) => formType === 'TEXT')!.formWsid;
    expect(Buffer.from(lock!.replace(/[<>]/g, ''), 'hex').toString('latin1')).toBe(own);
    const [, start, before, after, length] = (/\/ByteRange ?\[(\d+) (\d+) (\d+) (\d+)\]/.exec(text) ?? []).map(Number);
    expect([start, after! + length!]).toEqual([0, file.length]);
    expect(file.subarray(before!, after!).toString('latin1')).toMatch(/^<[0-9a-f]+>$/i);
    expect(text.slice(0, before!).trimEnd().endsWith('/Contents')).toBe(true);
  });
});
