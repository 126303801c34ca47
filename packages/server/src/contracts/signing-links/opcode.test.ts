import { type CallError, api } from '@countersign/contract';
import { SERVICES, type Service, fromWsid, toWsid } from '@countersign/domain';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { check, register } from '../../accounts/codes/testing/bodies.ts';
import { mintOpcode } from '../../accounts/index.ts';

let world: World;
let lastPhone = 13_900_000_000;
/** A new person without any rate limit reached. */
const someone = (): Person => world.stranger({ name: '路人', contact: String((lastPhone += 1)) });

const PARTICIPANT = toWsid('participant', '01990000-0000-7000-8000-000000000000');
const newPassword = wirePassword('login', 'Stolen0rd!');
/** The call that an opcode opens, by service; OWNER and SIGN are covered by the tests of their own calls. */
const ACTS: { readonly [S in Service]?: (person: Person, opcode: string) => Promise<unknown> } = {
  REGISTER: (person, opcode) => person.call(api.createUser, register(person, opcode)),
  LOGIN: ({ call, contact }, opcode) => call(api.createSessionByCode, { body: { contact, opcode } }),
  SIGNING_OBJECT: ({ call, contact }, opcode) =>
    call(api.createSigningSession, { body: { contact, opcode, destinationWsid: PARTICIPANT } }),
  RESET_PWD: ({ call, contact }, opcode) =>
    call(api.retrievePassword, { body: { account: contact, opcode, newPassword } }),
  RESET_SIGN_PWD: ({ call, contact, userWsid }, opcode) =>
    call(api.retrieveSignPassword, { params: { userWsid }, body: { account: contact, opcode, newPassword } }),
  BIND_CONTACT: (person, opcode) =>
    person.call(api.bindContact, {
      params: { userWsid: person.userWsid },
      body: { contact: mail(person), opcode, password: wirePassword('login', person.password) },
    }),
};
const mail = ({ contact }: Person): string => `p${contact}@example.com`;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
// Only one test is about the hourly limit of one client.
beforeEach(() => world.clock.advance({ hours: 2 }));

describe('An opcode', () => {
  it('is used once', async () => {
    const person = someone();
    const opcode = await person.opcode('REGISTER');
    await person.call(api.createUser, register(person, opcode));
    expect(await person.refused(api.createUser, register(person, opcode))).toMatchObject({
      status: 422,
      error: 'ERROR_OPCODE',
    });
  });

  it('stays valid if the call is refused for another reason', async () => {
    const person = someone();
    const opcode = await person.opcode('REGISTER');
    const short = { body: { account: person.contact, password: 'Passw0rd!', opcode } };
    expect(await person.refused(api.createUser, short)).toMatchObject({ status: 422, error: 'ERROR_PASSWORD_FORM' });
    await person.call(api.createUser, register(person, opcode));
  });

  it('is valid for its own contact, session and ten minutes only (security 7)', async () => {
    const [person, other] = [someone(), someone()];
    const opcode = await person.opcode('REGISTER');
    await other.captcha('REGISTER');
    expect((await person.refused(api.createUser, register(person, opcode, other.contact))).error).toBe('ERROR_OPCODE');
    expect((await other.refused(api.createUser, register(person, opcode))).error).toBe('ERROR_OPCODE');
    world.clock.advance({ minutes: 10, seconds: 1 });
    expect((await person.refused(api.createUser, register(person, opcode))).error).toBe('ERROR_OPCODE');
  });

  it('is valid for the device it was made on if both requests name one', async () => {
    const person = someone();
    const opcode = await person.opcode('REGISTER', { deviceId: 'phone-1' });
    const body = { ...register(person, opcode).body, deviceId: 'phone-2' };
    expect((await person.refused(api.createUser, { body })).error).toBe('ERROR_OPCODE');
    await person.call(api.createUser, { body: { ...body, deviceId: 'phone-1' } });
  });

  it.each(Object.entries(ACTS))('opens %s only if it was made for that service (security 6)', async (own, act) => {
    const person = someone();
    await person.register();
    const sessionId = fromWsid('session', person.jar.get('SessionWsid') ?? '') ?? '';
    const { db, ids, clock } = world.services;
    const outcomeOf = async (service: Service): Promise<string> => {
      const isForParticipant = service === 'SIGN' || service === 'SIGNING_OBJECT';
      const destination = isForParticipant ? PARTICIPANT : null;
      const contact = own === 'BIND_CONTACT' ? mail(person) : person.contact;
      const binding = { sessionId, service, contact, deviceId: null, destination };
      const minted = { id: ids.next(), now: clock.now() };
      const opcode = await db.withTx((tx) => mintOpcode(tx, { kind: 'CODE', channel: 'SMS' }, binding, minted));
      return act(person, opcode).then(
        () => 'DONE',
        (error: CallError) => error.error,
      );
    };
    for (const service of SERVICES.filter((one) => one !== own))
      expect([service, await outcomeOf(service)]).toEqual([service, 'ERROR_OPCODE']);
    expect(await outcomeOf(own as Service)).not.toBe('ERROR_OPCODE');
  });

  it('from a captcha check opens no other call', async () => {
    const person = someone();
    const captcha = await person.captcha('REGISTER');
    const { operationCodeInfo } = await person.call(api.createOpcode, check(captcha, person.contact));
    expect((await person.refused(api.createUser, register(person, operationCodeInfo.opcode))).error).toBe(
      'ERROR_OPCODE',
    );
  });
});
