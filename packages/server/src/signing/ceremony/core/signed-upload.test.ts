import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { textPdf } from '@countersign/pdf/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDocuments } from '../../../contracts/index.ts';
import {
  type FormWish,
  type Placed,
  placedDraft,
  placedEnvelope,
  signPlaced,
  stripedSeal,
} from '../testing/placed-draft.ts';
import { type SigningWorld, drawn, isPrefix, openSigningWorld } from '../testing/signing-world.ts';

let open: SigningWorld;
let { world, judges, sender, li, alice } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, judges, sender, li, alice } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

const box = (ulx: number, lry: number) => ({ ulx, uly: lry + 40, lrx: ulx + 100, lry });
const SIGN: FormWish = { formType: 'WRITE_SIGN', page: 1, position: box(60, 150) };
const NEXT: FormWish = { formType: 'WRITE_SIGN', page: 2, position: box(60, 150) };
const SEAL: FormWish = { formType: 'MULTI_CHECK_MARK', resizeWidth: 100, resizeHeight: 100 };
const finished = async ({ params }: Placed): Promise<Uint8Array> => {
  await world.app.jobs.drain();
  const documents = await world.services.db.withTx((tx) =>
    findDocuments(tx, fromWsid('envelope', params.envelopeWsid)!),
  );
  return world.services.blobs.get(documents[0]!.headDigest);
};

describe('An upload that is signed already (conventions, rule 4)', () => {
  it('is kept as it is: its signatures stay valid after seals and signatures of a second envelope', async () => {
    const first = await placedEnvelope({
      sender,
      pdf: textPdf(2),
      signers: [{ person: alice, sequence: 1, forms: [SIGN] }],
    });
    await signPlaced(alice, first, 0, { WRITE_SIGN: drawn() });
    const upload = await finished(first);
    const sealWsid = await stripedSeal(li, ['#ff0000', '#0000ff']);
    const second = await placedEnvelope({
      sender,
      pdf: upload,
      signers: [{ person: li, sequence: 1, forms: [SEAL, NEXT] }],
    });
    await signPlaced(li, second, 0, { MULTI_CHECK_MARK: { sealWsid }, WRITE_SIGN: drawn() });
    const file = await finished(second);
    expect(isPrefix(upload, file)).toBe(true);
    const { verification } = await sender.upload(api.verifyPdf, { fields: {}, file: { name: 'a.pdf', bytes: file } });
    expect(verification).toMatchObject({
      valid: true,
      signatures: [{ signer: 'Alice Smith' }, { signer: '李雷' }],
      timestamps: [{}, { coversWholeFile: true }],
    });
    expect(judges.qpdf(file)).toBe('');
    expect(judges.page(file, 2).at(595 - 15, 421)).toBe('#0000ff');
  });

  it('accepts no text and no date field, which would break its signatures', async () => {
    const first = await placedEnvelope({
      sender,
      pdf: textPdf(2),
      signers: [{ person: alice, sequence: 1, forms: [SIGN] }],
    });
    await signPlaced(alice, first, 0, { WRITE_SIGN: drawn() });
    const placed = await placedDraft({ sender, pdf: await finished(first), signers: [{ person: li, sequence: 1 }] });
    const form = { fileWsid: placed.fileWsid, participantWsid: placed.participantWsids[0]!, page: 1 };
    const text = { ...form, formType: 'TEXT' as const, position: box(60, 300) };
    const refused = await sender.refused(api.addForms, { params: placed.params, body: { forms: [text] } });
    expect(refused.error).toBe('ERROR_FORM_APPEND_TOO_LATE');
  });
});
