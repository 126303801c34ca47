import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { textPdf } from '@countersign/pdf/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { envelopeDocument, revision } from '../../../platform/index.ts';
import { bodyFor, placedEnvelope, turnOf } from '../testing/placed-draft.ts';
import { type SigningWorld, openSigningWorld } from '../testing/signing-world.ts';

let open: SigningWorld;
let { world, sender, li } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, sender, li } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

describe('A participant who only fills in', () => {
  it('ends as ED_FAIL_PROCESS_FILLOUT when the values cannot be put into the document (Rulings §3)', async () => {
    const placed = await placedEnvelope({
      sender,
      pdf: textPdf(1),
      signers: [
        {
          person: li,
          sequence: 1,
          forms: [{ formType: 'TEXT', page: 1, position: { ulx: 60, uly: 90, lrx: 200, lry: 60 } }],
        },
      ],
    });
    const envelopeId = fromWsid('envelope', placed.params.envelopeWsid)!;
    const broken = await world.services.blobs.put(Buffer.from('%PDF-1.7 without any further content'));
    await world.services.db.withTx(async (tx) => {
      const { digest } = broken;
      await tx.update(envelopeDocument).set({ headDigest: digest }).where(eq(envelopeDocument.envelopeId, envelopeId));
      await tx.delete(revision).where(eq(revision.envelopeId, envelopeId));
      const row = {
        envelopeId,
        fileId: fromWsid('file', placed.fileWsid)!,
        number: 1,
        kind: 'PREPARE' as const,
        digest,
      };
      await tx.insert(revision).values({
        ...row,
        id: world.services.ids.next(),
        previousDigest: digest,
        bytes: broken.size,
        createdAt: world.clock.now(),
      });
    });
    const body = await bodyFor(li, placed, 0, { TEXT: 'as agreed' });
    expect(await li.refused(api.sign, { params: turnOf(placed, 0), body })).toMatchObject({
      error: 'ERROR_FORM_FILL_FAILED',
      status: 422,
    });
    const { envelope } = await sender.call(api.getEnvelope, { params: placed.params, query: {} });
    expect(envelope.status).toBe('ED_FAIL_BACK');
    const { participants } = await sender.call(api.listParticipants, { params: placed.params });
    expect(participants.find(({ actionType }) => actionType === 'SIGNER')).toMatchObject({
      status: 'ED_FAIL_PROCESS_FILLOUT',
      handleReason: expect.stringMatching(/^[A-Z_]+$/),
    });
  });
});
