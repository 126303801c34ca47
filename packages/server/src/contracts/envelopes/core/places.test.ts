import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type CustomPage, customPdf } from '@countersign/pdf/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Placed,
  placedDraft,
  placedEnvelope,
  signPlaced,
} from '../../../signing/ceremony/testing/placed-draft.ts';
import { type SigningWorld, drawn, openSigningWorld } from '../../../signing/ceremony/testing/signing-world.ts';
import { findDocuments } from './store.ts';

let open: SigningWorld;
let { world, judges, sender, li } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, judges, sender, li } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

const CROP = [40, 60, 540, 760];
/** As displayed: 595 × 842, 700 × 500 (rotated, cropped), and 595 × 842 points of two units each. */
const PAGES: CustomPage[] = [{}, { Rotate: 90, CropBox: CROP }, { UserUnit: 2 }];
const SIZES = [
  [595, 842],
  [700, 500],
  [1190, 1684],
] as const;
const box = (ulx: number, uly: number, lrx: number, lry: number) => ({ ulx, uly, lrx, lry });

describe('The place of a form (security 53)', () => {
  const draft = () => placedDraft({ sender, pdf: customPdf({ pages: PAGES }), signers: [{ person: li, sequence: 1 }] });
  const add = (placed: Placed, page: unknown, position: unknown) => {
    const form = { fileWsid: placed.fileWsid, participantWsid: placed.participantWsids[0]!, formType: 'WRITE_SIGN' };
    return { params: placed.params, body: { forms: [{ ...form, page, position } as never] } };
  };

  it('is validated against each page as it is displayed: rotated, cropped, in its own unit', async () => {
    const placed = await draft();
    const { documents } = await sender.call(api.listDocuments, { params: placed.params });
    expect(documents[0]!.pages.map(({ width, height }) => [width, height])).toEqual(SIZES);
    for (const [at, [width, height]] of SIZES.entries()) {
      const corner = box(width - 90, height, width, height - 40);
      const { forms } = await sender.call(api.addForms, add(placed, at + 1, corner));
      expect(forms.at(-1)).toMatchObject({ page: at + 1, position: corner, pageInfo: { width, height } });
      for (const shift of [1, 1e9]) {
        const outside = box(corner.ulx + shift, corner.uly, corner.lrx + shift, corner.lry);
        const refused = await sender.refused(api.addForms, add(placed, at + 1, outside));
        expect(refused).toMatchObject({ error: 'ERROR_FORM_POSITION', status: 422 });
      }
    }
  });

  it.each([
    ['negative', 1, box(-10, 100, 90, 60), 'ERROR_FORM_POSITION'],
    ['below the page', 1, box(10, 30, 90, -10), 'ERROR_FORM_POSITION'],
    ['upside down', 1, box(10, 60, 90, 100), 'ERROR_FORM_POSITION'],
    ['mirrored', 1, box(90, 100, 10, 60), 'ERROR_FORM_POSITION'],
    ['without an area', 1, box(10, 60, 10, 60), 'ERROR_FORM_POSITION'],
    ['a thousand million points wide', 1, box(0, 1e9, 1e9, 0), 'ERROR_FORM_POSITION'],
    ['on a page that does not exist', 4, box(10, 100, 90, 60), 'ERROR_FORM_POSITION'],
    ['on page zero', 0, box(10, 100, 90, 60), 'ERROR_MALFORMED'],
    ['on half a page', 1.5, box(10, 100, 90, 60), 'ERROR_MALFORMED'],
    ['not a number', 1, { ...box(10, 100, 90, 60), ulx: Number.NaN }, 'ERROR_MALFORMED'],
    ['endless', 1, { ...box(10, 100, 90, 60), lrx: Number.POSITIVE_INFINITY }, 'ERROR_MALFORMED'],
    ['text', 1, { ...box(10, 100, 90, 60), ulx: '10' }, 'ERROR_MALFORMED'],
  ])('is refused if it is %s, and no form is stored', async (_, page, position, error) => {
    const placed = await draft();
    expect((await sender.refused(api.addForms, add(placed, page, position))).error).toBe(error);
    expect((await sender.call(api.listForms, { params: placed.params, query: {} })).forms).toEqual([]);
  });

  it('is where the signature is drawn, and nothing is drawn outside of it', async () => {
    const place = { formType: 'WRITE_SIGN' as const, page: 2, position: box(600, 500, 700, 460) };
    const placed = await placedEnvelope({
      sender,
      pdf: customPdf({ pages: PAGES }),
      signers: [{ person: li, sequence: 1, forms: [place] }],
    });
    const head = async () => {
      const id = fromWsid('envelope', placed.params.envelopeWsid)!;
      const [document] = await world.services.db.withTx((tx) => findDocuments(tx, id));
      return world.services.blobs.get(document!.headDigest);
    };
    const before = judges.page(await head(), 2);
    await signPlaced(li, placed, 0, { WRITE_SIGN: drawn() });
    const after = judges.page(await head(), 2);
    const changed: [number, number][] = [];
    for (let y = 0; y < after.height; y++) {
      for (let x = 0; x < after.width; x++) if (after.at(x, y) !== before.at(x, y)) changed.push([x, y]);
    }
    expect(changed.length).toBeGreaterThan(50);
    expect(changed.every(([x, y]) => x >= 599 && y <= 40)).toBe(true);
  });
});
