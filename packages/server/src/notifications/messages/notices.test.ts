import { type Api, type BodyIn, api } from '@countersign/contract';
import type { NoticeTopic } from '@countersign/domain';
import { textPdf } from '@countersign/pdf/testing';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startedEnvelope } from '../../signing/ceremony/testing/started-envelope.ts';

let world: World;
let wang: Person;
let lastPhone = 13_900_000_000;

beforeAll(async () => {
  world = await createWorld();
  [wang] = await world.people('wang');
});
afterAll(() => world.close());

type Topics = BodyIn<Api['setPreferences']>['topics'];
const wanting = (topic: NoticeTopic, sms: boolean, email: boolean): Topics => ({
  TURN: {},
  REMINDER: {},
  RESULT: {},
  SECURITY: {},
  [topic]: { SMS: sms, EMAIL: email },
});

/** A person with a phone, and with an e-mail address if one is given. */
async function newPerson({ email = null as string | null } = {}): Promise<Person> {
  const person = world.stranger({ name: '路人', contact: String((lastPhone += 1)) });
  await person.register();
  if (email !== null) {
    const opcode = await person.opcode('BIND_CONTACT', { contact: email });
    const params = { userWsid: person.userWsid };
    await person.call(api.bindContact, { params, body: { contact: email, opcode } });
  }
  return person;
}
const choose = (person: Person, topics: Topics) =>
  person.call(api.setPreferences, { params: { userWsid: person.userWsid }, body: { topics } });

/** The channels of the notices about an envelope of which the person is reminded. */
async function remindedBy(person: Person, email: string | null = null): Promise<string[]> {
  const { envelopeWsid } = await startedEnvelope(world, wang, [{ person, sequence: 1 }], [textPdf(1)]);
  await wang.call(api.remindEnvelope, { params: { envelopeWsid } });
  await world.app.jobs.drain();
  const sent = [...(await person.messages()), ...(email === null ? [] : await person.messages(email))];
  return sent.filter(({ link }) => link?.includes(envelopeWsid)).map(({ channel }) => channel);
}

describe('A reminder', () => {
  it('goes to the phone that the sender named, unless its reader has chosen otherwise', async () => {
    const email = 'reader@example.com';
    const person = await newPerson({ email });
    expect(await remindedBy(person, email)).toEqual(['SMS']);
    await choose(person, wanting('REMINDER', false, true));
    expect(await remindedBy(person, email)).toEqual(['EMAIL']);
    await choose(person, wanting('REMINDER', false, false));
    expect(await remindedBy(person, email)).toEqual([]);
  });

  it('goes to the only contact of a person who prefers the other channel', async () => {
    const person = await newPerson();
    await choose(person, wanting('REMINDER', false, true));
    expect(await remindedBy(person)).toEqual(['SMS']);
  });

  it('is not stopped by the choices for other topics', async () => {
    const person = await newPerson();
    await choose(person, wanting('RESULT', false, false));
    expect(await remindedBy(person)).toEqual(['SMS']);
  });
});

describe('The deadline of a contract', () => {
  it('is given to the minute, with its zone, in the language of its reader', async () => {
    const person = await newPerson();
    const said = async (): Promise<string> => {
      await remindedBy(person);
      return (await person.messages())[0]?.text ?? '';
    };
    const read = (language: 'zh-CN' | 'en') =>
      person.call(api.updateUser, { params: { userWsid: person.userWsid }, body: { language } });
    await read('zh-CN');
    expect(await said()).toMatch(/年\d+月\d+日 \S+ \d{2}:\d{2} 之前处理/);
    await read('en');
    expect(await said()).toMatch(
      / by [A-Z]\w+ \d+, \d{4}, \d{2}:\d{2} \S+\. It was sent by “.+” \(not verified\): http/,
    );
  });
});

describe('A notice about security', () => {
  it('is sent whatever is chosen', async () => {
    const person = await newPerson();
    await choose(person, wanting('SECURITY', false, false));
    await person.call(api.resetPassword, {
      params: { userWsid: person.userWsid },
      body: {
        oldPassword: wirePassword('login', person.password),
        newPassword: wirePassword('login', 'An0ther!one'),
      },
    });
    await world.app.jobs.drain();
    expect((await person.messages()).some(({ service }) => service === 'NOTICE')).toBe(true);
  });
});
