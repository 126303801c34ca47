import { BACKEND_NAMESPACE, api } from '@countersign/contract';
import { fromWsid, maskContact } from '@countersign/domain';
import { type Person, type World, wirePassword } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createListeners } from '../../app/sockets/testing/listen.ts';
import { participant } from '../../platform/index.ts';
import {
  SIGN,
  type SigningWorld,
  at,
  contract,
  drawn,
  openSigningWorld,
} from '../../signing/ceremony/testing/signing-world.ts';
import { type Started, startedEnvelope } from '../../signing/ceremony/testing/started-envelope.ts';
import { company } from '../../enterprise/members/testing/company.ts';

let open: SigningWorld;
let world: World;
let sender: Person;
const { listen, disconnectAll } = createListeners();

beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, sender } = open);
});
afterEach(disconnectAll);
afterAll(() => open.close());
beforeEach(async () => {
  world.clock.advance({ minutes: 3 });
  await sender.login();
});

/** Li, then Alice; her field is beside his. */
const twoSigners = (): Promise<Started> =>
  open.start([
    { person: open.li, sequence: 1, forms: [SIGN] },
    { person: open.alice, sequence: 2, forms: [{ ...SIGN, box: [300, 500, 160, 64] }] },
  ]);

const handOver = async (made: Started, index = 0) =>
  (await sender.call(api.startInPerson, { params: at(made, index) })).inPerson;
const shown = async () => (await sender.call(api.getInPerson, {})).inPerson;

/** The participant types the code of their own phone into the device of the sender. */
async function prove(person: Person, participantWsid = ''): Promise<void> {
  const about = { service: 'SIGNING_OBJECT', destinationWsid: participantWsid } as const;
  const contact = maskContact(person.contact);
  const sent = person.contact.includes('@')
    ? sender.call(api.sendEmailCode, { body: { ...about, email: contact } })
    : sender.call(api.sendSmsCode, { body: { ...about, phone: contact } });
  await sent;
  const digits = await person.readCode('SIGNING_OBJECT');
  const { operationCodeInfo } = await sender.call(api.createOpcode, { body: { ...about, contact, captcha: digits } });
  const body = { contact, destinationWsid: participantWsid, enableAutoRegist: true, opcode: operationCodeInfo.opcode };
  await sender.call(api.createSigningSession, { body });
}

/** Signs with what the session of the device has proved. */
async function signHere(made: Started, index: number): Promise<void> {
  const page = await sender.call(api.getSigning, { params: at(made, index) });
  const documents = page.documents.map(({ fileWsid, digest }) => ({ fileWsid, digest }));
  const forms = page.forms.map(({ formWsid }) => ({ formWsid, initialValue: drawn() }));
  await sender.call(api.sign, { params: at(made, index), body: { documents, forms } });
}

const logIn = ({ contact, password }: Person) => ({
  body: { accountNumber: contact, password: wirePassword('login', password) },
});

describe('A device that its sender hands over', () => {
  it('is signed on by one person after another, each by a code of their own, and returns by a login', async () => {
    const { li, alice } = open;
    const made = await twoSigners();
    const { envelopeWsid, participantWsids } = made;
    const handed = await handOver(made);
    expect(handed).toMatchObject({ envelopeWsid, last: null, isFinished: false });
    expect(handed.waiting).toEqual([{ participantWsid: participantWsids[0], name: li.name }]);
    expect(JSON.stringify(handed)).not.toContain(li.contact);

    await prove(li, participantWsids[0]);
    expect((await sender.call(api.getSession, {})).session.sessionScopes).toEqual([
      `participant:${participantWsids[0]}`,
    ]);
    await signHere(made, 0);
    // With the act the turn is over: nothing of the contract is left to the next person who holds the device.
    expect(await sender.refused(api.getSession, {})).toMatchObject({ status: 401, error: 'ERROR_NOT_LOGIN' });
    expect(await sender.refused(api.getEnvelope, { params: { envelopeWsid }, query: {} })).toMatchObject({
      status: 401,
    });
    const between = await shown();
    expect(between).toMatchObject({ last: { name: li.name, status: 'ED_SUCCESS' } });
    // Given back: a session of its own for the next person, who gets the pushes of no one before.
    const acted = sender.jar.header();
    await sender.call(api.leaveInPerson, {});
    expect(sender.jar.header()).not.toBe(acted);
    expect(await shown()).toEqual(between);
    await sender.call(api.leaveInPerson, {});
    expect(between?.waiting).toEqual([{ participantWsid: participantWsids[1], name: alice.name }]);
    world.clock.advance({ minutes: 2 });
    await expect(prove(li, participantWsids[0])).rejects.toMatchObject({ error: 'ERROR_PARTICIPANT_HAS_ACTED' });

    await prove(alice, participantWsids[1]);
    await signHere(made, 1);
    expect(await shown()).toMatchObject({ waiting: [], last: { name: alice.name }, isFinished: true });
    world.clock.advance({ minutes: 1 });
    await sender.login();
    expect(await shown()).toBeNull();
    await world.app.jobs.drain();

    const { verification } = await sender.upload(api.verifyPdf, {
      fields: {},
      file: { name: 'x.pdf', bytes: await open.head(made) },
    });
    expect(verification.valid).toBe(true);
    const reason = expect.stringContaining('Signed in person on the device of the sender');
    expect(verification.signatures.map((one) => one.reason)).toEqual([reason, reason]);
    const { activities } = await sender.call(api.listActivities, { params: { envelopeWsid } });
    expect(activities.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['participant.deviceHanded', 'envelope.deviceReturned']),
    );
    const report = new Uint8Array(
      await (await sender.bytes(api.getEvidence, { params: { envelopeWsid } })).arrayBuffer(),
    );
    const text = open.judges.text(report);
    expect(text.split('on the device of the sender').length).toBe(3);
    expect(text).toContain('taken back by a login');
    const archive = await (await sender.bytes(api.getArchive, { params: { envelopeWsid } })).arrayBuffer();
    const facts = JSON.parse(
      Buffer.from(unzipSync(new Uint8Array(archive))['evidence.json'] ?? []).toString('utf8'),
    ) as { participants: { inPerson?: unknown; account: { is: string } }[] };
    expect(facts.participants).toMatchObject([
      { account: { is: 'GUEST' }, inPerson: { host: sender.name, handedAt: handed.startedDatetime } },
      { account: { is: 'GUEST' }, inPerson: { host: sender.name, handedAt: handed.startedDatetime } },
    ]);
  });

  it('lets its old session do nothing: no call, no other tab, no socket, no token of a login (security 78)', async () => {
    const made = await twoSigners();
    const { envelopeWsid } = made;
    const { securityToken } = await sender.call(api.createSecurityToken, {});
    const otherTab = sender.jar.header();
    const page = await listen(world.base, otherTab, { namespace: BACKEND_NAMESPACE });
    await handOver(made);
    await page.closed;
    const asOldTab = (path: string, init: RequestInit = {}): Promise<Response> =>
      fetch(`${world.base}${path}`, { ...init, headers: { cookie: otherTab, 'content-type': 'application/json' } });
    for (const path of [`/api/envelopes/${envelopeWsid}`, '/api/users/sessions', '/api/envelopes'])
      expect((await asOldTab(path)).status).toBe(401);
    const renewed = await asOldTab(`/api/users/${sender.userWsid}/accounts/change`, { method: 'POST', body: '{}' });
    expect([401, 404]).toContain(renewed.status);
    await expect(listen(world.base, otherTab)).rejects.toThrow('ERROR_NOT_LOGIN');
    // Nor does the session that took its place.
    expect(await sender.refused(api.getEnvelope, { params: { envelopeWsid }, query: {} })).toMatchObject({
      status: 401,
    });
    expect(await sender.refused(api.sign, { params: at(made, 0), body: { documents: [], forms: [] } })).toMatchObject({
      status: 401,
    });
    const stranger = world.stranger({ name: '路人', contact: '13900009999' });
    expect(await stranger.refused(api.createSessionByToken, { body: { securityToken } })).toMatchObject({
      error: 'ERROR_SECURITY_TOKEN',
    });
  });

  it('lets no one but its host log in, by password or by code, with the limits of every login', async () => {
    const { li } = open;
    const made = await twoSigners();
    await handOver(made);
    expect(await sender.refused(api.createSession, logIn(li))).toMatchObject({
      error: 'ERROR_IN_PERSON_HOST_ONLY',
      data: { name: sender.name },
    });
    const opcode = await sender.opcode('LOGIN', { contact: li.contact });
    expect(await sender.refused(api.createSessionByCode, { body: { contact: li.contact, opcode } })).toMatchObject({
      error: 'ERROR_IN_PERSON_HOST_ONLY',
    });
    const wrong = { accountNumber: sender.contact, password: wirePassword('login', 'a wrong password 1') };
    const refusals = new Set<string>();
    for (let tries = 0; tries < 12; tries += 1)
      refusals.add((await sender.refused(api.createSession, { body: wrong })).error);
    expect([...refusals].some((error) => error === 'ERROR_CAPTCHA_AGAIN' || error === 'ERROR_CODE_LOCKED')).toBe(true);
    expect(await shown()).not.toBeNull();
    world.clock.advance({ hours: 2 });
    // Idle for too long, it is a browser like any other; the session of the host stays over.
    expect(await shown()).toBeNull();
    expect(await sender.refused(api.getSession, {})).toMatchObject({ status: 401 });
    await sender.login();
  });

  it('keeps a guest to this contract, and asks for a code again once the device was given back', async () => {
    const { li } = open;
    const [made, other] = [await twoSigners(), await twoSigners()];
    await handOver(made);
    await expect(prove(li, other.participantWsids[0])).rejects.toMatchObject({
      error: 'ERROR_IN_PERSON_OTHER_CONTRACT',
    });
    world.clock.advance({ minutes: 2 });
    await prove(li, made.participantWsids[0]);
    await sender.call(api.leaveInPerson, {});
    expect(await sender.refused(api.getSession, {})).toMatchObject({ status: 401 });
    expect(await shown()).toMatchObject({ last: null, waiting: [{ name: li.name }] });
    await sender.login();
  });

  it('goes to a person whose turn it is and whose contact is their own, and to no one else', async () => {
    const { li } = open;
    const made = await twoSigners();
    const start = (index: number) => ({ params: at(made, index) });
    expect(await sender.refused(api.startInPerson, start(1))).toMatchObject({ error: 'ERROR_NEED_WAIT_OTHER' });
    await li.login();
    expect(await li.refused(api.startInPerson, start(0))).toMatchObject({ status: 403 });
    const id = fromWsid('participant', made.participantWsids[0] ?? '') ?? '';
    const change = (values: Partial<typeof participant.$inferInsert>) =>
      world.services.db.withTx((tx) => tx.update(participant).set(values).where(eq(participant.id, id)));
    const offered = async () =>
      (
        await sender.call(api.getEnvelope, { params: { envelopeWsid: made.envelopeWsid }, query: {} })
      ).envelope.participants
        .filter(({ abilities }) => abilities.includes('inPerson'))
        .map(({ name }) => name);
    expect(await offered()).toEqual([li.name]);
    await change({ type: 'ENTERPRISE_MEMBER' });
    expect(await offered()).toEqual([]);
    expect(await sender.refused(api.startInPerson, start(0))).toMatchObject({ error: 'ERROR_IN_PERSON_ENTERPRISE' });
    // Identified by their own phone; the other contact is the sender's.
    await change({ type: 'PERSON', identifyingContact: 'EMAIL', phone: sender.contact, email: 'own@example.com' });
    expect(await sender.refused(api.startInPerson, start(0))).toMatchObject({ error: 'ERROR_IN_PERSON_OWN_CONTACT' });
    expect((await sender.call(api.getSession, {})).session.sessionScopes).toEqual([]);
  });
});

it('leaves the API keys and the other devices of its host alone, and returns to the account it was handed over in', async () => {
  const { han, li } = open;
  await han.login();
  const firm = await company(han, '柜台有限公司');
  const params = { enterpriseWsid: firm.enterpriseWsid };
  const { key } = await han.call(api.createApiClient, { params, body: { name: 'ERP', scopes: ['envelopes:read'] } });
  const account = (await han.call(api.getSession, {})).session.userWsid;
  const phone = world.stranger(han);
  await phone.login();
  const made = await startedEnvelope(world, han, [{ person: li, sequence: 1, forms: [SIGN] }], [contract()]);
  await han.call(api.startInPerson, { params: at(made, 0) });
  // A key is no session: it is not on the device, and opens no call that signs.
  const byKey = (path: string, method = 'GET') =>
    fetch(`${world.base}${path}`, { method, headers: { authorization: `Bearer ${key}` } });
  expect((await byKey('/api/envelopes')).status).toBe(200);
  const start = `/api/envelopes/${made.envelopeWsid}/participants/${made.participantWsids[0]}/in-person`;
  expect((await byKey(start, 'POST')).status).toBe(403);
  expect((await phone.call(api.getSession, {})).session.sessionScopes).toEqual([]);
  await han.login();
  expect((await han.call(api.getSession, {})).session.userWsid).toBe(account);
});

it('is nothing to a browser that was not handed over', async () => {
  const stranger = world.stranger({ name: '路人', contact: '13900009998' });
  expect(await stranger.call(api.getInPerson, {})).toEqual({ inPerson: null });
  expect(await stranger.call(api.leaveInPerson, {})).toEqual({});
  expect((await sender.call(api.getSession, {})).session.sessionScopes).toEqual([]);
});
