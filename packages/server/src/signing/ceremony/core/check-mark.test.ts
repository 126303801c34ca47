import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { customPdf } from '@countersign/pdf/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDocuments } from '../../../contracts/index.ts';
import { issuedCertificates } from '../testing/issued-certificates.ts';
import {
  type FormWish,
  type Placed,
  bodyFor,
  placedDraft,
  placedEnvelope,
  signPlaced,
  stripedSeal,
  turnOf,
} from '../testing/placed-draft.ts';
import { type SigningWorld, drawn, openSigningWorld } from '../testing/signing-world.ts';

let open: SigningWorld;
let { world, judges, sender, li, alice } = {} as SigningWorld;
let sealWsid: string;
const COLOURS = ['#ff0000', '#00ff00', '#0000ff', '#ffff00'];
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, judges, sender, li, alice } = open);
  sealWsid = await stripedSeal(li, COLOURS);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

const CROP = [40, 60, 540, 760];
/** Displayed as 595 × 842, 842 × 595, 700 × 500 and 500 × 700 points. */
const pdf = () =>
  customPdf({
    pages: [{}, { MediaBox: [0, 0, 842, 595] }, { Rotate: 90, CropBox: CROP }, { Rotate: 180, CropBox: CROP }],
  });
const SEAL: FormWish = { formType: 'MULTI_CHECK_MARK', resizeWidth: 120, resizeHeight: 120 };
const SIGN: FormWish = { formType: 'WRITE_SIGN', page: 1, position: { ulx: 60, uly: 200, lrx: 160, lry: 150 } };
const TEXT: FormWish = { formType: 'TEXT', page: 1, position: { ulx: 60, uly: 300, lrx: 260, lry: 270 } };

const head = async ({ params, fileWsid }: Placed): Promise<Uint8Array> => {
  const documents = await world.services.db.withTx((tx) =>
    findDocuments(tx, fromWsid('envelope', params.envelopeWsid)!),
  );
  return world.services.blobs.get(documents.find(({ fileId }) => fileId === fromWsid('file', fileWsid))!.headDigest);
};
const verified = async (bytes: Uint8Array) =>
  (await sender.upload(api.verifyPdf, { fields: {}, file: { name: 'a.pdf', bytes } })).verification;

describe('A check-mark seal in a draft (Spec §3)', () => {
  it('keeps its whole layout, and returns it together with the position of its signature field', async () => {
    const placed = await placedDraft({
      sender,
      pdf: pdf(),
      signers: [{ person: li, sequence: 1, forms: [{ ...SEAL, certPages: 3, margin: 5, pages: [4, 1, 3] }] }],
    });
    const { forms } = await sender.call(api.listForms, { params: placed.params, query: {} });
    const layout = { direction: 'RIGHT', percent: 1, margin: 5, pages: [1, 3, 4], certPages: 3, offset: 0 };
    const [form] = forms;
    expect(form).toMatchObject({ ...layout, resizable: false, resizeWidth: 120, resizeHeight: 120 });
    expect(form).toMatchObject({
      formType: 'MULTI_CHECK_MARK',
      page: 4,
      position: { ulx: 455, uly: 410, lrx: 495, lry: 290 },
      pageInfo: { width: 500, height: 700 },
    });
    const change = { formWsid: form!.formWsid, initialValue: { direction: 'LEFT' as const, certPages: 1 } };
    const { forms: after } = await sender.call(api.updateForms, {
      params: placed.params,
      body: { forms: [change] },
    });
    expect(after[0]).toMatchObject({ ...layout, direction: 'LEFT', certPages: 1, page: 1 });
    expect(after[0]!.position).toEqual({ ulx: 5, uly: 481, lrx: 45, lry: 361 });
  });

  it.each([
    ['leaves one of its pages', { offset: 191 }, 'ERROR_FORM_POSITION'],
    ['names a page that is not there', { pages: [1, 5] }, 'ERROR_FORM_POSITION'],
    ['has its signature field nowhere', { certPages: 5 }, 'ERROR_FORM_VALUE'],
    ['has a text', { initialValue: 'text' }, 'ERROR_FORM_VALUE'],
    ['has a slice larger than itself', { percent: 1.5 }, 'ERROR_MALFORMED'],
  ])('is refused when it %s (security 53)', async (_, wish, error) => {
    const placed = await placedDraft({ sender, pdf: pdf(), signers: [{ person: li, sequence: 1 }] });
    const form = { ...SEAL, ...wish, fileWsid: placed.fileWsid, participantWsid: placed.participantWsids[0]! };
    const refused = await sender.refused(api.addForms, { params: placed.params, body: { forms: [form as never] } });
    expect(refused.error).toBe(error);
  });

  it('needs a page and a position if the form has another type', async () => {
    const placed = await placedDraft({ sender, pdf: pdf(), signers: [{ person: li, sequence: 1 }] });
    const { page: _, ...unplaced } = {
      ...SIGN,
      fileWsid: placed.fileWsid,
      participantWsid: placed.participantWsids[0]!,
    };
    const refused = await sender.refused(api.addForms, { params: placed.params, body: { forms: [unplaced] } });
    expect(refused.error).toBe('ERROR_MALFORMED');
  });
});

describe('A check-mark seal in the document', () => {
  it('is laid out before the first signature, sliced when its holder acts, and stays valid after later acts', async () => {
    const placed = await placedEnvelope({
      sender,
      pdf: pdf(),
      signers: [
        { person: alice, sequence: 1, forms: [SIGN] },
        { person: li, sequence: 2, forms: [{ ...SEAL, certPages: 2 }] },
      ],
    });
    const prepared = Buffer.from(await head(placed)).toString('latin1');
    expect(prepared.match(/\/FT ?\/Btn/g)).toHaveLength(3);
    await signPlaced(alice, placed, 0, { WRITE_SIGN: drawn() });
    const before = await head(placed);
    await signPlaced(li, placed, 1, { MULTI_CHECK_MARK: { sealWsid } });
    await world.app.jobs.drain();
    const finished = await head(placed);
    expect(judges.qpdf(finished)).toBe('');
    expect(judges.pdfsig(finished)).toMatchObject([
      { signer: 'Alice Smith', valid: true, trusted: true },
      { signer: '李雷', valid: true, trusted: true },
      { isTimestamp: true },
    ]);
    expect(await verified(finished)).toMatchObject({
      valid: true,
      signatures: [{ modifications: 'PERMITTED' }, { modifications: 'PERMITTED' }],
    });
    for (const [at, colour] of COLOURS.entries()) {
      const shown = judges.page(finished, at + 1);
      const was = judges.page(before, at + 1);
      const [x, y] = [shown.width - 15, Math.round(shown.height / 2)];
      expect(was.at(x, y)).not.toBe(colour);
      expect([shown.at(x, y), shown.at(x, y - 55), shown.at(x, y + 55)]).toEqual([colour, colour, colour]);
      expect(shown.at(x, y - 65)).toBe(was.at(x, y - 65));
      expect(shown.at(shown.width - 35, y)).toBe(was.at(shown.width - 35, y));
    }
  });

  it('needs no signature of its own beside a signature field of the same holder', async () => {
    const placed = await placedEnvelope({
      sender,
      pdf: pdf(),
      signers: [{ person: li, sequence: 1, forms: [SEAL, SIGN] }],
    });
    await signPlaced(li, placed, 0, { MULTI_CHECK_MARK: { sealWsid }, WRITE_SIGN: drawn() });
    const file = await head(placed);
    expect(judges.pdfsig(file)).toMatchObject([{ signer: '李雷', valid: true, trusted: true, whole: true }]);
    const page = judges.page(file, 2);
    expect(page.at(page.width - 15, Math.round(page.height / 2))).toBe(COLOURS[1]);
  });

  it('is drawn as placed, or smaller if resizable; the size sent by the client is ignored (security 52)', async () => {
    const placed = await placedEnvelope({
      sender,
      pdf: pdf(),
      signers: [{ person: li, sequence: 1, forms: [{ ...SEAL, resizable: true }] }],
    });
    const refused = async (value: object) => {
      const body = await bodyFor(li, placed, 0, { MULTI_CHECK_MARK: { sealWsid, ...value } });
      return (await li.refused(api.sign, { params: turnOf(placed, 0), body })).error;
    };
    expect(await refused({ direction: 'LEFT' })).toBe('ERROR_FORM_NOT_REVISABLE');
    expect(await refused({ pages: [1, 2] })).toBe('ERROR_FORM_NOT_REVISABLE');
    expect(await refused({ resizeWidth: 121 })).toBe('ERROR_FORM_NOT_REVISABLE');
    expect(await refused({ sealWsid: 'WSID_PSEL_00000000000000000000000000' })).toBe('ERROR_SEAL_NOT_FOUND');
    const forged = { sealData: drawn().writeData, width: 500, height: 500 };
    await signPlaced(li, placed, 0, { MULTI_CHECK_MARK: { sealWsid, ...forged, resizeWidth: 60, resizeHeight: 60 } });
    const page = judges.page(await head(placed), 1);
    const y = Math.round(page.height / 2);
    expect([page.at(page.width - 7, y), page.at(page.width - 7, y - 27)]).toEqual([COLOURS[0], COLOURS[0]]);
    expect([page.at(page.width - 20, y), page.at(page.width - 7, y - 35)]).toEqual(['#ffffff', '#ffffff']);
  });

  it('that is optional and left open needs no signature: its holder fills in, without a certificate (Rulings §3)', async () => {
    const placed = await placedEnvelope({
      sender,
      pdf: pdf(),
      signers: [
        { person: li, sequence: 1, forms: [{ ...SEAL, required: false }, TEXT] },
        { person: alice, sequence: 2, forms: [{ ...SIGN, page: 2 }] },
      ],
    });
    await signPlaced(li, placed, 0, { TEXT: '上海 Shanghai' });
    const envelopeId = fromWsid('envelope', placed.params.envelopeWsid)!;
    expect(await world.services.db.withTx((tx) => issuedCertificates(tx, envelopeId))).toHaveLength(0);
    await signPlaced(alice, placed, 1, { WRITE_SIGN: drawn() });
    await world.app.jobs.drain();
    const finished = await head(placed);
    expect(judges.text(finished)).toContain('上海 Shanghai');
    expect(await verified(finished)).toMatchObject({ valid: true, signatures: [{ modifications: 'PERMITTED' }] });
  });
});
