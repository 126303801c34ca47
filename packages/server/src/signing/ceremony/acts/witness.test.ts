import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { participant } from '../../../platform/index.ts';
import { SIGN, type SigningWorld, at, openSigningWorld, signBody, signing } from '../testing/signing-world.ts';

let open: SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
});
afterAll(() => open.close());

describe('A witness', () => {
  it('signs as one: the page, the signature, both forms of the evidence and the verifier say so, of no one else', async () => {
    const { li, alice, sender, judges, world } = open;
    const made = await open.start([
      { person: li, sequence: 1, forms: [SIGN] },
      { person: alice, sequence: 2, forms: [{ ...SIGN, box: [300, 500, 160, 64] }] },
    ]);
    const id = fromWsid('participant', made.participantWsids[1] ?? '') ?? '';
    await world.services.db.withTx((tx) => tx.update(participant).set({ witness: true }).where(eq(participant.id, id)));
    await li.call(api.sign, { params: at(made, 0), body: await signBody(li, made, 0) });
    expect((await signing(alice, made, 1)).participant.witness).toBe(true);
    await alice.call(api.sign, { params: at(made, 1), body: await signBody(alice, made, 1) });
    await world.app.jobs.drain();
    const { verification } = await li.upload(api.verifyPdf, {
      fields: {},
      file: { name: 'x.pdf', bytes: await open.head(made) },
    });
    expect(verification.valid).toBe(true);
    expect(verification.signatures.map(({ reason }) => reason)).toEqual([null, '作为见证人签署 Signed as a witness']);
    const params = { envelopeWsid: made.envelopeWsid };
    const report = new Uint8Array(await (await sender.bytes(api.getEvidence, { params })).arrayBuffer());
    expect(judges.text(report).split('signs as a witness').length).toBe(2);
    const archive = await (await sender.bytes(api.getArchive, { params })).arrayBuffer();
    const facts = JSON.parse(
      Buffer.from(unzipSync(new Uint8Array(archive))['evidence.json'] ?? []).toString('utf8'),
    ) as { participants: { witness?: true }[] };
    expect(facts.participants.map(({ witness }) => witness)).toEqual([undefined, true]);
  });

  it('is a signer, and not the only one', async () => {
    const { sender, li } = open;
    await sender.login();
    const { envelope } = await sender.call(api.createEnvelope, { body: {} });
    const params = { envelopeWsid: envelope.envelopeWsid };
    const person = { name: '见证人', contact: { phone: li.contact }, assignedSequence: 1, witness: true };
    const add = (roleType: 'SIGNER' | 'CHECKER') => ({ params, body: { participants: [{ ...person, roleType }] } });
    expect(await sender.refused(api.addParticipants, add('CHECKER'))).toMatchObject({
      error: 'ERROR_PARTICIPANT_UNSUPPORTED',
      data: { field: 'witness' },
    });
    const { participants } = await sender.call(api.addParticipants, add('SIGNER'));
    const added = participants.find(({ name }) => name === '见证人');
    expect(added?.witness).toBe(true);
    const change = { participantWsid: added?.participantWsid ?? '', roleType: 'CHECKER' as const };
    const changed = await sender.call(api.updateParticipants, { params, body: { participants: [change] } });
    expect(changed.participants.find(({ name }) => name === '见证人')?.witness).toBe(false);
  });
});
