import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { api } from '@countersign/contract';
import { PRODUCT_TERMS_VERSION, type ParticipantStatus, fromWsid, maskContact, toWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateParticipant } from '../../contracts/index.ts';
import { audit, envelope, participant, person, session } from '../../platform/index.ts';
import { tellSessionsChanged } from '../session-changes/index.ts';

let world: World;
let senderId: string;
let lastPhone = 13_200_000_000;
const newPhone = (): string => String((lastPhone += 1));
const browser = (contact = newPhone()): Person => world.stranger({ name: '客人', contact });

beforeAll(async () => {
  world = await createWorld();
  const wang = world.person('wang');
  await wang.register();
  const rows = await world.services.db.withTx((tx) => tx.select({ id: person.id }).from(person));
  senderId = rows[0]?.id ?? '';
});
afterAll(() => world.close());
beforeEach(() => world.clock.advance({ hours: 2 }));

interface Link {
  readonly participantWsid: string;
  readonly participantId: string;
  readonly envelopeWsid: string;
  readonly phone: string;
}
const MAIL = 'zoe@example.com';

/** A started envelope with one signer who has no account yet. */
async function makeLink({
  status = 'ING_WAIT' as ParticipantStatus,
  isDraft = false,
  phone = newPhone(),
  email = null as string | null,
  identifyingContact = null as 'PHONE' | 'EMAIL' | null,
} = {}): Promise<Link> {
  const { services } = world;
  const [now, envelopeId, participantId] = [services.clock.now(), services.ids.next(), services.ids.next()];
  await services.db.withTx(async (tx) => {
    const times = {
      expireAt: new Date(now.getTime() + 86_400_000),
      createdAt: now,
      statusAt: now,
      timezone: 'Asia/Shanghai',
    };
    await tx.insert(envelope).values({
      id: envelopeId,
      senderId,
      title: 't',
      status: isDraft ? 'DRAFT' : 'ING_PROCESS',
      currentSequence: 1,
      ...times,
    });
    const kind = {
      actionType: 'SIGNER',
      type: 'PERSON',
      secureLevel: 'DISPOSABLE_CERT',
      authLevel: 'LOW',
      sequence: 1,
    } as const;
    await tx.insert(participant).values({
      id: participantId,
      envelopeId,
      name: '客人',
      phone,
      email,
      identifyingContact,
      status,
      createdAt: now,
      ...kind,
    });
  });
  return {
    participantWsid: toWsid('participant', participantId),
    participantId,
    envelopeWsid: toWsid('envelope', envelopeId),
    phone,
  };
}

const enter = (
  person: Person,
  link: Link,
  opcode: string,
  more: { contact?: string; enableAutoRegist?: boolean } = {},
) => ({
  body: { contact: person.contact, destinationWsid: link.participantWsid, enableAutoRegist: true, opcode, ...more },
});
const proof = (person: Person, { participantWsid }: Link): Promise<string> =>
  person.opcode('SIGNING_OBJECT', { destinationWsid: participantWsid });

describe('A guest who opens a signing link', () => {
  it('proves the contact by a code, registers on the way and reaches only this one participant (Rulings §6.8)', async () => {
    const link = await makeLink();
    const guest = browser(link.phone);
    const { session } = await guest.call(api.createSigningSession, enter(guest, link, await proof(guest, link)));
    expect(session.sessionScopes).toEqual([`participant:${link.participantWsid}`]);
    expect(await guest.call(api.getSession, {})).toEqual({ session });
    expect(await guest.call(api.accountExists, { query: { account: link.phone } })).toEqual({ existed: true });
    expect(await guest.refused(api.listPersonSeals, {})).toMatchObject({
      status: 403,
      error: 'ERROR_CANT_USE_FREE_LOGIN',
    });
  });

  it('accepts the current version of the terms with the act, once', async () => {
    const link = await makeLink();
    const guest = browser(link.phone);
    const asked = async (acceptedTerms: string) => {
      const { body } = enter(guest, link, await proof(guest, link));
      return guest.call(api.createSigningSession, { body: { ...body, acceptedTerms } });
    };
    const version = async () =>
      (await world.services.db.withTx((tx) => tx.select().from(person).where(eq(person.phone, link.phone))))[0]
        ?.acceptedTerms;
    await asked('2020-01-01');
    expect(await version()).toBeNull();
    world.clock.advance({ minutes: 2 });
    await asked(PRODUCT_TERMS_VERSION);
    world.clock.advance({ minutes: 2 });
    await asked(PRODUCT_TERMS_VERSION);
    expect(await version()).toBe(PRODUCT_TERMS_VERSION);
    const rows = await world.services.db.withTx((tx) =>
      tx.select().from(audit).where(eq(audit.kind, 'user.termsAccepted')),
    );
    expect(rows).toMatchObject([{ detail: { version: PRODUCT_TERMS_VERSION } }]);
  });

  it('gets a code however many codes strangers have requested for the same contact (security 66)', async () => {
    const link = await makeLink();
    const stranger = browser();
    for (let sent = 0; sent < 10; sent++) {
      await stranger.requestCode('LOGIN', { contact: link.phone });
      world.clock.advance({ minutes: 2 });
    }
    const code = await stranger.captcha('LOGIN');
    const flooded = { body: { phone: link.phone, service: 'LOGIN', code } as const };
    expect(await stranger.refused(api.sendSmsCode, flooded)).toMatchObject({ error: 'ERROR_AMOUNT_OUT_LIMIT' });
    const guest = browser(link.phone);
    await guest.call(api.createSigningSession, enter(guest, link, await proof(guest, link)));
  });

  it('may give the contact in the masked form of the link', async () => {
    const link = await makeLink();
    const guest = browser();
    const contact = maskContact(link.phone);
    const captcha = await guest.captcha('SIGNING_OBJECT');
    const about = { service: 'SIGNING_OBJECT', destinationWsid: link.participantWsid } as const;
    await guest.call(api.sendSmsCode, { body: { ...about, phone: contact, code: captcha } });
    const digits = await guest.readCode('SIGNING_OBJECT', link.phone);
    const { operationCodeInfo } = await guest.call(api.createOpcode, { body: { ...about, contact, captcha: digits } });
    await guest.call(api.createSigningSession, enter(guest, link, operationCodeInfo.opcode, { contact }));
    expect((await guest.call(api.getSession, {})).session.sessionScopes).toHaveLength(1);
  });

  it('may give an e-mail address in a masked form that is not itself a deliverable address', async () => {
    const link = await makeLink({ email: MAIL, identifyingContact: 'EMAIL' });
    const guest = browser();
    const contact = maskContact(MAIL);
    const captcha = await guest.captcha('SIGNING_OBJECT');
    const about = { service: 'SIGNING_OBJECT', destinationWsid: link.participantWsid } as const;
    await guest.call(api.sendEmailCode, { body: { ...about, email: contact, code: captcha } });
    const digits = await guest.readCode('SIGNING_OBJECT', MAIL);
    expect((await guest.messages(contact)).filter(({ channel }) => channel === 'EMAIL')).toEqual([]);
    const { operationCodeInfo } = await guest.call(api.createOpcode, { body: { ...about, contact, captcha: digits } });
    await guest.call(api.createSigningSession, enter(guest, link, operationCodeInfo.opcode, { contact }));
    expect((await guest.call(api.getSession, {})).session.sessionScopes).toHaveLength(1);
  });

  it('gets the same answer for a masked e-mail address that belongs to no one, and nothing is sent', async () => {
    const guest = browser();
    const [email, code] = ['no***@example.com', await guest.captcha('SIGNING_OBJECT')];
    const body = {
      service: 'SIGNING_OBJECT',
      email,
      code,
      destinationWsid: (await makeLink()).participantWsid,
    } as const;
    expect(await guest.call(api.sendEmailCode, { body })).toMatchObject({ expireIn: 60 });
    expect((await guest.messages(email)).filter(({ channel }) => channel !== 'CAPTCHA')).toEqual([]);
  });

  it('gets the same answer for a masked contact that belongs to no one, and nothing is sent', async () => {
    const guest = browser();
    const captcha = await guest.captcha('SIGNING_OBJECT');
    const destinationWsid = toWsid('participant', world.services.ids.next());
    const body = { service: 'SIGNING_OBJECT', phone: '139****9999', code: captcha, destinationWsid } as const;
    expect(await guest.call(api.sendSmsCode, { body })).toMatchObject({ expireIn: 60 });
    expect((await guest.messages('139****9999')).filter(({ channel }) => channel !== 'CAPTCHA')).toEqual([]);
    const guess = { service: 'SIGNING_OBJECT', contact: '139****9999', captcha: '000000', destinationWsid } as const;
    expect((await guest.refused(api.createOpcode, { body: guess })).code).toBe(102);
  });

  it('is refused with another contact, or for another participant', async () => {
    const [link, other] = [await makeLink(), await makeLink()];
    const thief = browser();
    const own = await proof(thief, link);
    expect(await thief.refused(api.createSigningSession, enter(thief, link, own))).toMatchObject({
      status: 404,
      code: 101,
      error: 'ERROR_NOT_IN_ENVELOPE_FLOW',
    });
    const guest = browser(link.phone);
    const opcode = await proof(guest, link);
    expect(await guest.refused(api.createSigningSession, enter(guest, other, opcode))).toMatchObject({
      error: 'ERROR_OPCODE',
    });
    await guest.call(api.createSigningSession, enter(guest, link, opcode));
  });

  it('needs an account if none is to be made', async () => {
    const link = await makeLink();
    const guest = browser(link.phone);
    const refusal = await guest.refused(
      api.createSigningSession,
      enter(guest, link, await proof(guest, link), { enableAutoRegist: false }),
    );
    expect(refusal.error).toBe('ERROR_ACCOUNT_NOT_REGISTERED');
  });

  it.each<[string, Parameters<typeof makeLink>[0]]>([
    ['a draft', { isDraft: true }],
    ['a participant who was removed', { status: 'ED_SUCCESS_REMOVE' }],
    ['a participant who has handed on', { status: 'ED_SUCCESS_AUTHORIZE' }],
  ])('finds nothing at the link of %s', async (_what, options) => {
    const link = await makeLink(options);
    const guest = browser(link.phone);
    expect(await guest.refused(api.createSigningSession, enter(guest, link, await proof(guest, link)))).toMatchObject({
      status: 404,
      code: 101,
    });
  });

  it.each(['ED_SUCCESS_REMOVE', 'ED_SUCCESS_AUTHORIZE'] as const)(
    'is logged out at once when their part ends by %s (Rulings §8.3)',
    async (status) => {
      const link = await makeLink();
      const guest = browser(link.phone);
      await guest.openLink(link.participantWsid);
      // Known from memory from here on.
      await guest.call(api.getSession, {});
      await world.services.db.withTx((tx) => updateParticipant(tx, link.participantId, { status }));
      expect(await guest.refused(api.getSession, {})).toMatchObject({ status: 401, error: 'ERROR_NOT_LOGIN' });
    },
  );

  it('is known from memory with the part of its participant, so that the right to the envelope alone is read', async () => {
    const link = await makeLink();
    const guest = browser(link.phone);
    await guest.openLink(link.participantWsid);
    const params = { envelopeWsid: link.envelopeWsid };
    await guest.call(api.getEnvelope, { params });
    const texts = (await tripsOf(() => guest.call(api.getEnvelope, { params }))).flat();
    expect(texts.filter((text) => READS_PART.test(text) || text.startsWith('select "session"'))).toEqual([]);
    expect(texts.some((text) => text.includes('left join participant'))).toBe(true);
  });

  it('has its part and the right to the envelope read together for every call, on the device of the sender', async () => {
    const link = await makeLink();
    const guest = browser(link.phone);
    await guest.openLink(link.participantWsid);
    const inPerson = {
      envelopeId: fromWsid('envelope', link.envelopeWsid) ?? '',
      hostId: senderId,
      hostName: '王',
      memberId: null,
      startedAt: world.clock.now().toISOString(),
      participantId: link.participantId,
    };
    await world.services.db.withTx(async (tx) => {
      await tx.update(session).set({ inPerson }).where(eq(session.contact, link.phone));
      await tellSessionsChanged(tx, `participant ${link.participantId}`);
    });
    const params = { envelopeWsid: link.envelopeWsid };
    await guest.call(api.getEnvelope, { params });
    const trips = await tripsOf(() => guest.call(api.getEnvelope, { params }));
    expect(trips.find((texts) => texts.some((text) => READS_PART.test(text)))).toHaveLength(2);
  });
});

const READS_PART = /^select "status" from "participant"/;

/** The statements of each trip to the database; those of jobs in the background are left out. */
async function tripsOf(act: () => Promise<unknown>): Promise<string[][]> {
  const trips: string[][] = [[]];
  const note = (text: unknown): void => {
    if (!/^\s*with due/.test(String(text))) trips.at(-1)?.push(String(text));
  };
  const cut = (): void => void trips.push([]);
  subscribe('countersign:statement', note);
  subscribe('countersign:trip', cut);
  try {
    await act();
  } finally {
    unsubscribe('countersign:statement', note);
    unsubscribe('countersign:trip', cut);
  }
  return trips.filter((texts) => texts.length > 0);
}
