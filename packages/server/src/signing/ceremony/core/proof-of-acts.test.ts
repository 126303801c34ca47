import { CONSENT_VERSION, consentWords } from '@countersign/contract/consent';
import { type Api, type BodyIn, api } from '@countersign/contract';
import { fromWsid, maskContact } from '@countersign/domain';
import type { Person } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, identityApplication, participant, person } from '../../../platform/index.ts';
import { applyAsPerson } from '../../../accounts/identity/testing/applying.ts';
import {
  SIGN,
  type SigningWorld,
  at,
  contract,
  openSigningWorld,
  password,
  signBody,
} from '../testing/signing-world.ts';
import type { Started } from '../testing/started-envelope.ts';

let open: SigningWorld;
let lastPhone = 13_700_000_000;
const stranger = (contact = String((lastPhone += 1))): Person => open.world.stranger({ name: '访客', contact });

beforeAll(async () => {
  open = await openSigningWorld();
});
afterAll(() => open.close());

const contentOf = ({ envelopeWsid }: Started, fileWsid: string): string =>
  `/api/envelopes/${envelopeWsid}/documents/${fileWsid}/content`;

/** The signing body of a person who has fetched the page but no document. */
async function unreadBody(person: Person, started: Started, index: number): Promise<BodyIn<Api['sign']>> {
  const response = await person.fetch(
    `/api/envelopes/${started.envelopeWsid}/participants/${started.participantWsids[index]}/signing`,
  );
  const { data } = (await response.json()) as {
    data: { documents: { fileWsid: string; digest: string }[]; forms: { formWsid: string }[] };
  };
  return {
    documents: data.documents.map(({ fileWsid, digest }) => ({ fileWsid, digest })),
    forms: [],
    ...password(person),
  };
}

const setParticipant = (started: Started, index: number, change: Partial<typeof participant.$inferInsert>) =>
  open.world.services.db.withTx((tx) =>
    tx
      .update(participant)
      .set(change)
      .where(eq(participant.id, fromWsid('participant', started.participantWsids[index] ?? '') ?? '')),
  );

describe('An act on documents that were not fetched (Rulings §8.15)', () => {
  it('is refused and names the document; ranges count once they cover it, "not modified" once it was fetched', async () => {
    const { li, start } = open;
    const started = await start([{ person: li, sequence: 1 }], [contract('A'), contract('B')]);
    const [first = '', second = ''] = started.fileWsids;
    const body = await unreadBody(li, started, 0);
    for (const fileWsid of started.fileWsids) {
      const path = `/api/envelopes/${started.envelopeWsid}/documents/${fileWsid}/content`;
      expect((await li.fetch(path, { method: 'HEAD' })).status).toBe(404);
    }
    const notShown = (fileWsid: string) => ({ status: 409, error: 'ERROR_DOCUMENT_NOT_SHOWN', data: { fileWsid } });
    const refused = () => li.refused(api.sign, { params: at(started, 0), body });
    expect(await refused()).toMatchObject(notShown(first));
    // A conditional request of a session that has not fetched the bytes is answered with them.
    const digest = body.documents[0]?.digest ?? '';
    const headers = { 'if-none-match': `"${digest}"` };
    const whole = await li.fetch(contentOf(started, first), { headers });
    expect(whole.status).toBe(200);
    await whole.arrayBuffer();
    expect((await li.fetch(contentOf(started, first), { headers })).status).toBe(304);
    expect(await refused()).toMatchObject(notShown(second));
    const part = async (range: string) =>
      (await li.fetch(contentOf(started, second), { headers: { range } })).arrayBuffer();
    await part('bytes=0-99');
    await part('bytes=200-');
    expect(await refused()).toMatchObject(notShown(second));
    await part('bytes=50-250');
    const { participant: signed } = await li.call(api.sign, { params: at(started, 0), body });
    expect(signed.status).toBe('ED_SUCCESS');
  });

  it('is refused to a checker who passes, not to one who refuses; other sessions do not count', async () => {
    const { li, start, world } = open;
    const started = await start([{ person: li, sequence: 1, role: 'CHECKER' }]);
    await li.read(started.envelopeWsid);
    const other = world.person('li');
    await other.login();
    const check = { params: at(started, 0), body: { passed: true } };
    const path = `/api/envelopes/${started.envelopeWsid}/participants/${started.participantWsids[0]}/check`;
    const raw = await other.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(check.body),
    });
    expect(raw.status).toBe(409);
    const refusal = { ...check, body: { passed: false, reason: 'not now' } };
    expect((await other.call(api.check, refusal)).participant.status).toBe('ED_FAIL_PROCESS_CHECK');
  });
});

describe('The acting person (Rulings §8.11)', () => {
  it('has proved the identifying contact; the other contact opens nothing and receives no code', async () => {
    const { sender, alice, world } = open;
    const phone = String((lastPhone += 1));
    const { envelope } = await sender.call(api.createEnvelope, { body: {} });
    const { envelopeWsid } = envelope;
    const params = { envelopeWsid };
    const contact = { phone, email: 'li.other@example.com' };
    const given = { name: '李雷', contact, assignedSequence: 1, roleType: 'SIGNER' } as const;
    const added = await sender.call(api.addParticipants, { params, body: { participants: [given] } });
    const [, made] = added.participants;
    expect(made).toMatchObject({ identifyingContact: 'PHONE', authorWsid: null });
    const participantWsid = made?.participantWsid ?? '';
    const asAlice = { participantWsid, contact: { phone, email: alice.contact } };
    const kept = await sender.call(api.updateParticipants, { params, body: { participants: [asAlice] } });
    expect(kept.participants[1]).toMatchObject({ identifyingContact: 'PHONE', authorWsid: null });
    const byMail = { participants: [{ ...asAlice, identifyingContact: 'EMAIL' as const }] };
    const changed = await sender.call(api.updateParticipants, { params, body: byMail });
    expect(changed.participants[1]).toMatchObject({ identifyingContact: 'EMAIL' });
    const envelopeId = fromWsid('envelope', envelopeWsid) ?? '';
    const rows = await world.services.db.withTx((tx) =>
      tx.select().from(participant).where(eq(participant.envelopeId, envelopeId)),
    );
    expect(rows.find(({ email }) => email === alice.contact)?.personId).toBe(fromWsid('user', alice.userWsid));
    const none = { ...given, contact: { phone }, identifyingContact: 'EMAIL' as const };
    expect(await sender.refused(api.addParticipants, { params, body: { participants: [none] } })).toMatchObject({
      error: 'ERROR_PARTICIPANT_UNSUPPORTED',
    });
  });

  it('cannot be an account that was bound by a contact it has not proved', async () => {
    const { li, start } = open;
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    const body = await signBody(li, started, 0);
    const phone = String((lastPhone += 1));
    // They were bound by the e-mail address; the phone number, which no account has, identifies them.
    await setParticipant(started, 0, { phone, email: 'li@example.com' });
    const refusal = {
      status: 403,
      error: 'ERROR_CONTACT_NOT_PROVED',
      message: expect.stringContaining(maskContact(phone)) as string,
    };
    expect(await li.refused(api.sign, { params: at(started, 0), body })).toMatchObject(refusal);
    expect(await li.refused(api.getSigning, { params: at(started, 0) })).toMatchObject(refusal);
    const rejecting = { params: at(started, 0), body: { reason: 'no' } };
    expect(await li.refused(api.reject, rejecting)).toMatchObject(refusal);
    // Only the phone number opens the link.
    const guest = stranger('li@example.com');
    const opcode = await guest.opcode('SIGNING_OBJECT', { destinationWsid: started.participantWsids[0] ?? '' });
    const enter = {
      contact: guest.contact,
      destinationWsid: started.participantWsids[0] ?? '',
      enableAutoRegist: true,
      opcode,
    };
    expect(await guest.refused(api.createSigningSession, { body: enter })).toMatchObject({
      error: 'ERROR_NOT_IN_ENVELOPE_FLOW',
    });
  });
});

describe('A guest (Rulings §8.16)', () => {
  it('at LOW may reuse the code that opened the session for ten minutes, and needs a new one afterwards', async () => {
    const { start, world } = open;
    const guest = stranger();
    const started = await start([{ person: { ...guest, userWsid: '' }, sequence: 1, forms: [SIGN] }]);
    const destinationWsid = started.participantWsids[0] ?? '';
    const about = { service: 'SIGNING_OBJECT', destinationWsid } as const;
    // The first code needs neither a captcha nor a session.
    await guest.call(api.sendSmsCode, { body: { ...about, phone: guest.contact } });
    const captcha = await guest.readCode('SIGNING_OBJECT');
    const { operationCodeInfo } = await guest.call(api.createOpcode, {
      body: { ...about, contact: guest.contact, captcha },
    });
    const { opcode } = operationCodeInfo;
    // The session may start later than the code; the ten minutes count from the code.
    world.clock.advance({ minutes: 6 });
    await guest.call(api.createSigningSession, {
      body: { contact: guest.contact, destinationWsid, enableAutoRegist: true, opcode },
    });
    const { signPassword: _none, ...body } = await signBody(guest, started, 0);
    await setParticipant(started, 0, { authLevel: 'MEDIUM' });
    expect(await guest.refused(api.sign, { params: at(started, 0), body })).toMatchObject({
      error: 'ERROR_AUTH_REQUIRED',
    });
    await setParticipant(started, 0, { authLevel: 'LOW' });
    world.clock.advance({ minutes: 4, seconds: 1 });
    expect(await guest.refused(api.sign, { params: at(started, 0), body })).toMatchObject({
      error: 'ERROR_AUTH_REQUIRED',
    });
    const fresh = stranger(guest.contact);
    await fresh.openLink(destinationWsid);
    const { authentication } = await fresh.call(api.getSigning, { params: at(started, 0) });
    expect(authentication.provedUntilDatetime).not.toBeNull();
    await fresh.call(api.sign, { params: at(started, 0), body });
    const rows = await world.services.db.withTx((tx) =>
      tx.select().from(audit).where(eq(audit.envelopeId, started.envelopeId)),
    );
    const { detail } = rows.find(({ kind }) => kind === 'participant.signed') ?? { detail: {} };
    expect(detail).toMatchObject({
      identifiedBy: 'PHONE',
      provedContact: maskContact(guest.contact),
      provedChannel: 'SMS',
      accountIs: 'GUEST',
      nameFrom: 'GIVEN',
      consent: 'none',
    });
  });
});

describe('The evidence (Rulings §8.12)', () => {
  it('records the words that were shown, in their language, and marks an unproved contact', async () => {
    const { li, alice, start, world, sender, judges } = open;
    const started = await start([
      { person: li, sequence: 1, forms: [SIGN] },
      { person: alice, sequence: 1 },
    ]);
    await setParticipant(started, 0, { email: 'unused@example.org', identifyingContact: 'PHONE' });
    const consent = { mode: 'batch', version: CONSENT_VERSION, language: 'en', count: 5 } as const;
    const body = await signBody(li, started, 0);
    const wrong = { ...body, consent: { ...consent, mode: 'void' as const } };
    expect(await li.refused(api.sign, { params: at(started, 0), body: wrong })).toMatchObject({
      error: 'ERROR_MALFORMED',
    });
    const views = body.documents.map((one) => ({ ...one, pages: [1], datetime: '2026-05-01T08:00:00.000Z' }));
    await li.call(api.sign, { params: at(started, 0), body: { ...body, consent, views } });
    await alice.call(api.sign, { params: at(started, 1), body: await signBody(alice, started, 1) });
    await world.app.jobs.drain();
    const params = { envelopeWsid: started.envelopeWsid };
    const report = new Uint8Array(await (await sender.bytes(api.getEvidence, { params })).arrayBuffer());
    const said = judges.text(report).replace(/\s+/g, '');
    const squeezed = (text: string): string => text.replace(/[“”]/g, '"').replace(/\s+/g, '');
    expect(said).toContain(squeezed(consentWords(consent)));
    expect(said).not.toContain('我已阅读并同意');
    expect(said).toContain(squeezed('the client reported no words that were shown'));
    expect(said).toContain(squeezed(`${maskContact('unused@example.org')} 未经验证`));
    expect(said).toContain('浏览器报告');
    const archive = await (await sender.bytes(api.getArchive, { params })).arrayBuffer();
    const facts = JSON.parse(
      Buffer.from(unzipSync(new Uint8Array(archive))['evidence.json'] ?? []).toString('utf8'),
    ) as {
      participants: { contact: string; givenContacts: unknown[]; identified: unknown; nameFrom: string }[];
    };
    expect(facts.participants[0]).toMatchObject({
      contact: maskContact(li.contact),
      givenContacts: [
        { contact: maskContact(li.contact), proved: true },
        { contact: maskContact('unused@example.org'), proved: false },
      ],
      nameFrom: 'PROFILE',
    });
  });

  it('counts what the account had proved at the time of the act, not what it proved or had verified afterwards', async () => {
    const { alice, start, world, sender } = open;
    const signer = stranger();
    await signer.register();
    await signer.setSignPassword();
    const started = await start([
      { person: signer, sequence: 1, forms: [SIGN] },
      { person: alice, sequence: 1 },
    ]);
    const later = 'proved.later@example.org';
    await setParticipant(started, 0, { email: later, identifyingContact: 'PHONE' });
    await signer.call(api.sign, { params: at(started, 0), body: await signBody(signer, started, 0) });
    world.clock.advance({ minutes: 1 });
    const personId = fromWsid('user', signer.userWsid) ?? '';
    await applyAsPerson(signer);
    await world.services.db.withTx(async (tx) => {
      await tx.update(person).set({ email: later, idttvStatus: 'PASSED' }).where(eq(person.id, personId));
      const passed = { status: 'PASSED', decidedAt: world.clock.now(), decidedBy: '审核员' } as const;
      await tx.update(identityApplication).set(passed).where(eq(identityApplication.personId, personId));
    });
    await alice.call(api.sign, { params: at(started, 1), body: await signBody(alice, started, 1) });
    await world.app.jobs.drain();
    const params = { envelopeWsid: started.envelopeWsid };
    const archive = await (await sender.bytes(api.getArchive, { params })).arrayBuffer();
    const facts = JSON.parse(
      Buffer.from(unzipSync(new Uint8Array(archive))['evidence.json'] ?? []).toString('utf8'),
    ) as { participants: unknown[] };
    expect(facts.participants[0]).toMatchObject({
      contact: maskContact(signer.contact),
      givenContacts: [
        { contact: maskContact(signer.contact), proved: true },
        { contact: maskContact(later), proved: false },
      ],
      identity: null,
    });
  });
});
