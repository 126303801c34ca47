import { type CallError, api } from '@countersign/contract';
import {
  CODES_PER_CLIENT_AND_HOUR,
  CODES_PER_DEVICE_AND_HOUR,
  SERVICES,
  type Service,
  fromWsid,
  toWsid,
} from '@countersign/domain';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guessCounter } from '../db/schema/index.ts';
import { drawCaptcha } from './captcha-picture.ts';
import { mintOpcode } from './use-opcode.ts';

let world: World;
let lastPhone = 13_900_000_000;
/** Somebody whom no earlier test has made wait. */
const somebody = (): Person => world.stranger({ name: '路人', contact: String((lastPhone += 1)) });
const register = (person: Person, opcode: string, account = person.contact) => ({
  body: { account, password: wirePassword('login', person.password), opcode },
});
const check = (captcha: string, contact: string, service: Service = 'REGISTER', deviceId?: string) => ({
  body: { captcha, contact, service, deviceId },
});
const wrong = (digits: string): string => String((Number(digits) + 1) % 1_000_000).padStart(6, '0');

const PARTICIPANT = toWsid('participant', '01990000-0000-7000-8000-000000000000');
const newPassword = wirePassword('login', 'Stolen0rd!');
/** What an opcode opens, by the service that is for it; OWNER and SIGN are told of in the tests of their acts. */
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
// The hour's allowance of one client is the subject of one test only.
beforeEach(() => world.clock.advance({ hours: 2 }));

describe('An image captcha', () => {
  it('is a picture whose answer stands in no answer, cookie or header (security 5)', async () => {
    const person = somebody();
    const { captcha } = await person.call(api.getImageCode, { query: { service: 'REGISTER' } });
    const answer = await person.messages();
    expect(answer[0]).toMatchObject({ channel: 'CAPTCHA', code: expect.stringMatching(/^[A-Z2-9]{4}$/) });
    // Dots and nothing else: what is drawn in paths says by its commands which letters they are of.
    const [head, data = ''] = captcha.image.split(',');
    const png = Buffer.from(data, 'base64');
    const chunks: string[] = [];
    for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
      chunks.push(png.toString('latin1', at + 4, at + 8));
    expect([head, ...chunks]).toEqual(['data:image/png;base64', 'IHDR', 'IDAT', 'IEND']);
  });

  it('of the same characters is another one each time (security 5)', async () => {
    const drawn = await Promise.all(Array.from({ length: 4 }, () => drawCaptcha('W2Q8')));
    expect(new Set(drawn).size).toBe(4);
  });

  it('is right in any case, once (security 5)', async () => {
    const person = somebody();
    const text = await person.captcha('REGISTER');
    expect(
      (await person.call(api.createOpcode, check(text.toLowerCase(), person.contact))).operationCodeInfo.opcode,
    ).toHaveLength(32);
    expect(await person.refused(api.createOpcode, check(text, person.contact))).toMatchObject({
      code: 101,
      error: 'ERROR_CODE_EXPIRED',
    });
  });

  it('gives one try', async () => {
    const person = somebody();
    const text = await person.captcha('REGISTER');
    expect(
      await person.refused(api.createOpcode, check(text === 'AAAA' ? 'BBBB' : 'AAAA', person.contact)),
    ).toMatchObject({ code: 102 });
    expect(await person.refused(api.createOpcode, check(text, person.contact))).toMatchObject({ code: 101 });
  });

  it('is good for its own service and session only (security 5)', async () => {
    const [person, other] = [somebody(), somebody()];
    const text = await person.captcha('REGISTER');
    await other.captcha('REGISTER');
    expect((await person.refused(api.createOpcode, check(text, person.contact, 'LOGIN'))).code).toBe(101);
    expect((await other.refused(api.createOpcode, check(text, other.contact))).code).toBe(102);
  });

  it('runs out', async () => {
    const person = somebody();
    const text = await person.captcha('REGISTER');
    world.clock.advance({ minutes: 6 });
    expect((await person.refused(api.createOpcode, check(text, person.contact))).code).toBe(101);
  });

  it('is demanded by every sending, each its own (Rulings §5.7)', async () => {
    const person = somebody();
    const body = { phone: person.contact, service: 'REGISTER' } as const;
    expect(await person.refused(api.sendSmsCode, { body })).toMatchObject({ code: 100220503 });
    const text = await person.captcha('REGISTER');
    const { operationCodeInfo } = await person.call(api.createOpcode, check(text, person.contact));
    const preOpcode = operationCodeInfo.opcode;
    expect(await person.call(api.sendSmsCode, { body: { ...body, preOpcode } })).toMatchObject({ expireIn: 60 });
    world.clock.advance({ seconds: 61 });
    expect(await person.refused(api.sendSmsCode, { body: { ...body, preOpcode } })).toMatchObject({ code: 100220503 });
    expect(await person.refused(api.sendSmsCode, { body: { ...body, code: text } })).toMatchObject({ code: 101 });
  });

  it('may be typed straight into the sending, also after its automatic check', async () => {
    const person = somebody();
    const straight = await person.captcha('REGISTER');
    await person.call(api.sendSmsCode, { body: { phone: person.contact, service: 'REGISTER', code: straight } });
    world.clock.advance({ seconds: 61 });
    const checked = await person.captcha('REGISTER');
    await person.call(api.createOpcode, check(checked, person.contact));
    await person.call(api.sendSmsCode, { body: { phone: person.contact, service: 'REGISTER', code: checked } });
  });
});

describe('A code', () => {
  it('is six digits and is traded once for an opcode (security 8)', async () => {
    const person = somebody();
    await person.requestCode('REGISTER');
    const digits = await person.readCode('REGISTER');
    expect(digits).toMatch(/^\d{6}$/);
    await person.call(api.createOpcode, check(digits, person.contact));
    expect((await person.refused(api.createOpcode, check(digits, person.contact))).code).toBe(101);
  });

  it('is void once a newer one is sent, whichever channel it takes (security 8)', async () => {
    const person = somebody();
    await person.requestCode('REGISTER');
    const old = await person.readCode('REGISTER');
    const captcha = await person.captcha('REGISTER');
    await person.call(api.sendVoiceCode, { body: { phone: person.contact, service: 'REGISTER', code: captcha } });
    const fresh = await person.readCode('REGISTER');
    if (old !== fresh) expect((await person.refused(api.createOpcode, check(old, person.contact))).code).toBe(102);
    await person.call(api.createOpcode, check(fresh, person.contact));
  });

  it('is sent again after 60 seconds, counted for SMS and voice apart (Spec §9)', async () => {
    const person = somebody();
    await person.requestCode('REGISTER');
    world.clock.advance({ seconds: 30 });
    const code = await person.captcha('REGISTER');
    const body = { phone: `+86 ${person.contact}`, service: 'REGISTER', code } as const;
    const refusal = await person.refused(api.sendSmsCode, { body });
    expect(refusal).toMatchObject({ status: 429, code: 100500208 });
    expect(refusal.data.expireIn).toBeLessThanOrEqual(30);
    expect(await person.call(api.sendVoiceCode, { body })).toMatchObject({ expireIn: 60 });
    const voice = await person.refused(api.sendVoiceCode, { body });
    expect(voice).toMatchObject({ status: 429, code: 100500213 });
    expect(voice.data.expireIn).toBeGreaterThan(0);
  });

  it('goes to one contact 20 times a day', async () => {
    const person = somebody();
    for (let sent = 0; sent < 20; sent++) {
      await person.requestCode('REGISTER');
      world.clock.advance({ minutes: 3 });
    }
    const captcha = await person.captcha('REGISTER');
    const body = { phone: person.contact, service: 'REGISTER', code: captcha } as const;
    expect(await person.refused(api.sendSmsCode, { body })).toMatchObject({
      code: 100500210,
      error: 'ERROR_AMOUNT_OUT_LIMIT',
    });
    world.clock.advance({ days: 1 });
    await person.requestCode('REGISTER');
  });

  it('is not sent by one client to ever new contacts (security 12)', async () => {
    const person = somebody();
    const codes: number[] = [];
    for (let i = 0; i <= CODES_PER_CLIENT_AND_HOUR; i++) {
      const other = somebody();
      const captcha = await person.captcha('REGISTER');
      const sent = person.call(api.sendSmsCode, { body: { phone: other.contact, service: 'REGISTER', code: captcha } });
      codes.push(
        await sent.then(
          () => 0,
          (error: { code: number }) => error.code,
        ),
      );
    }
    expect(codes.filter((code) => code === 0)).toHaveLength(CODES_PER_CLIENT_AND_HOUR);
    expect(codes.at(-1)).toBe(100500208);
  });

  it.each([
    ['one device', 'SEND_DEVICE', CODES_PER_DEVICE_AND_HOUR],
    ['everybody together', 'SEND_ALL', 20_000],
  ] as const)(
    'goes so often within an hour, and no more, to what %s asks for (security 12)',
    async (_who, kind, most) => {
      const person = somebody();
      const deviceId = `device of ${person.contact}`;
      await person.requestCode('REGISTER', { deviceId });
      await world.house.db.withTx((tx) =>
        tx
          .update(guessCounter)
          .set({ failures: most - 1 })
          .where(eq(guessCounter.kind, kind)),
      );
      const send = async (phone: string) => {
        const code = await person.captcha('REGISTER');
        return person.call(api.sendSmsCode, { body: { phone, service: 'REGISTER', code, deviceId } });
      };
      await send(somebody().contact);
      await expect(send(somebody().contact)).rejects.toMatchObject({ code: 100500208, data: { expireIn: 3600 } });
      // What all have together is full for this service alone.
      if (kind === 'SEND_ALL') await somebody().requestCode('LOGIN');
      world.clock.advance({ hours: 1, seconds: 1 });
      await send(somebody().contact);
    },
  );

  it.each(['sendSmsCode', 'sendVoiceCode'] as const)('by %s needs a phone number', async (call) => {
    const person = somebody();
    const code = await person.captcha('REGISTER');
    expect(
      await person.refused(api[call], { body: { phone: 'alice@example.com', service: 'REGISTER', code } }),
    ).toMatchObject({ error: 'ERROR_CONTACT' });
    expect(
      await person.refused(api[call], { body: { phone: '12345678901', service: 'REGISTER', code } }),
    ).toMatchObject({ error: 'ERROR_CONTACT' });
  });

  it('runs out after ten minutes', async () => {
    const person = somebody();
    await person.requestCode('REGISTER');
    const digits = await person.readCode('REGISTER');
    world.clock.advance({ minutes: 10, seconds: 1 });
    expect((await person.refused(api.createOpcode, check(digits, person.contact))).code).toBe(101);
  });
});

describe('A code of service OPERATOR', () => {
  it('goes to nobody: operators have a login of their own', async () => {
    const person = somebody();
    const code = await person.captcha('OPERATOR');
    expect(
      await person.refused(api.sendSmsCode, { body: { phone: person.contact, service: 'OPERATOR', code } }),
    ).toMatchObject({ error: 'ERROR_CONTACT' });
  });
});

describe('A sending', () => {
  it('asked for many times at once is made once (security 12)', async () => {
    const contact = somebody().contact;
    const browsers = Array.from({ length: 5 }, () => world.stranger({ name: '同时', contact }));
    const captchas: string[] = [];
    for (const browser of browsers) captchas.push(await browser.captcha('REGISTER'));
    const answers = await Promise.allSettled(
      browsers.map((browser, at) =>
        browser.call(api.sendSmsCode, { body: { phone: contact, service: 'REGISTER', code: captchas[at] ?? '' } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('Guessing a code', () => {
  it('is judged five times, however many guesses come at once, then locked for an hour (security 9)', async () => {
    const person = somebody();
    await person.requestCode('REGISTER');
    const digits = await person.readCode('REGISTER');
    const guesses = Array.from({ length: 60 }, () =>
      person.refused(api.createOpcode, check(wrong(digits), person.contact)),
    );
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.filter((code) => code === 102)).toHaveLength(5);
    expect(codes.filter((code) => code === 103)).toHaveLength(55);
    expect(await person.refused(api.createOpcode, check(digits, person.contact))).toMatchObject({
      status: 429,
      code: 103,
    });
  });

  it('stays locked for other spellings, other channels and new codes (security 10)', async () => {
    const person = somebody();
    await person.requestCode('REGISTER');
    const digits = await person.readCode('REGISTER');
    for (let i = 0; i < 5; i++) await person.refused(api.createOpcode, check(wrong(digits), person.contact));
    const [area, rest] = [person.contact.slice(0, 3), person.contact.slice(3)];
    const full = [...person.contact].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('');
    for (const spelling of [
      ...[`+86${area}${rest}`, `0086 ${area} ${rest}`, `${area}-${rest}`, `${area}\u2011${rest}`],
      ...[full, `${area}\u200b${rest}`, `\u202a+86 ${area}${rest}\u202c`],
    ])
      expect([spelling, (await person.refused(api.createOpcode, check(digits, spelling))).code]).toEqual([
        spelling,
        103,
      ]);
    const captcha = await person.captcha('REGISTER');
    const body = { phone: person.contact, service: 'REGISTER', code: captcha } as const;
    expect((await person.refused(api.sendVoiceCode, { body })).code).toBe(103);
    world.clock.advance({ hours: 1, seconds: 1 });
    await person.register();
  });

  it('from another session meets no code at all', async () => {
    const [person, thief] = [somebody(), somebody()];
    await person.requestCode('REGISTER');
    const digits = await person.readCode('REGISTER');
    await thief.captcha('REGISTER');
    expect((await thief.refused(api.createOpcode, check(digits, person.contact))).code).toBe(101);
    await person.call(api.createOpcode, check(digits, person.contact));
  });
});

describe('An opcode', () => {
  it('is used once', async () => {
    const person = somebody();
    const opcode = await person.opcode('REGISTER');
    await person.call(api.createUser, register(person, opcode));
    expect(await person.refused(api.createUser, register(person, opcode))).toMatchObject({
      status: 422,
      error: 'ERROR_OPCODE',
    });
  });

  it('of an act that is refused for another reason stays good', async () => {
    const person = somebody();
    const opcode = await person.opcode('REGISTER');
    const short = { body: { account: person.contact, password: 'Passw0rd!', opcode } };
    expect(await person.refused(api.createUser, short)).toMatchObject({ status: 422, error: 'ERROR_PASSWORD_FORM' });
    await person.call(api.createUser, register(person, opcode));
  });

  it('is good for its own contact, session and ten minutes only (security 7)', async () => {
    const [person, other] = [somebody(), somebody()];
    const opcode = await person.opcode('REGISTER');
    await other.captcha('REGISTER');
    expect((await person.refused(api.createUser, register(person, opcode, other.contact))).error).toBe('ERROR_OPCODE');
    expect((await other.refused(api.createUser, register(person, opcode))).error).toBe('ERROR_OPCODE');
    world.clock.advance({ minutes: 10, seconds: 1 });
    expect((await person.refused(api.createUser, register(person, opcode))).error).toBe('ERROR_OPCODE');
  });

  it('is good for the device it was made on where both name one', async () => {
    const person = somebody();
    const opcode = await person.opcode('REGISTER', { deviceId: 'phone-1' });
    const body = { ...register(person, opcode).body, deviceId: 'phone-2' };
    expect((await person.refused(api.createUser, { body })).error).toBe('ERROR_OPCODE');
    await person.call(api.createUser, { body: { ...body, deviceId: 'phone-1' } });
  });

  it.each(Object.entries(ACTS))('serves %s for the service it was made for alone (security 6)', async (own, act) => {
    const person = somebody();
    await person.register();
    const sessionId = fromWsid('session', person.jar.get('SessionWsid') ?? '') ?? '';
    const { db, ids, clock } = world.house;
    const outcomeOf = async (service: Service): Promise<string> => {
      const isForParticipant = service === 'SIGN' || service === 'SIGNING_OBJECT';
      const destination = isForParticipant ? PARTICIPANT : null;
      const contact = own === 'BIND_CONTACT' ? mail(person) : person.contact;
      const binding = { sessionId, service, contact, deviceId: null, destination };
      const minted = { id: ids.next(), now: clock.now() };
      const opcode = await db.withTx((tx) => mintOpcode(tx, 'CODE', binding, minted));
      return act(person, opcode).then(
        () => 'DONE',
        (error: CallError) => error.error,
      );
    };
    for (const service of SERVICES.filter((one) => one !== own))
      expect([service, await outcomeOf(service)]).toEqual([service, 'ERROR_OPCODE']);
    expect(await outcomeOf(own as Service)).not.toBe('ERROR_OPCODE');
  });

  it("of the captcha's check is none of an act", async () => {
    const person = somebody();
    const captcha = await person.captcha('REGISTER');
    const { operationCodeInfo } = await person.call(api.createOpcode, check(captcha, person.contact));
    expect((await person.refused(api.createUser, register(person, operationCodeInfo.opcode))).error).toBe(
      'ERROR_OPCODE',
    );
  });
});

describe('The database', () => {
  it('holds no code, captcha, opcode, password or contact of a message in clear', async () => {
    const person = somebody();
    await person.requestCode('REGISTER');
    const digits = await person.readCode('REGISTER');
    const { operationCodeInfo } = await person.call(api.createOpcode, check(digits, person.contact));
    await person.call(api.createUser, { body: { ...register(person, operationCodeInfo.opcode).body, loginNow: true } });
    const cookie = person.jar.get('session') ?? '';
    const tables = ['code', 'captcha', 'opcode', 'delivery', 'session', 'guess_counter'];
    const dump = await world.house.db.withTx(async (tx) => {
      const rows = [];
      for (const table of tables) rows.push((await tx.execute(`select to_jsonb(t) as row from ${table} t`)).rows);
      return JSON.stringify(rows);
    });
    for (const secret of [`"${digits}"`, operationCodeInfo.opcode, cookie, wirePassword('login', person.password)]) {
      expect(secret.length).toBeGreaterThan(5);
      expect(dump).not.toContain(secret);
    }
  });
});
