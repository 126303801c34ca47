import { api } from '@countersign/contract';
import { CODES_PER_CLIENT_AND_HOUR, CODES_PER_DEVICE_AND_HOUR } from '@countersign/domain';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guessCounter } from '../../platform/database/schema/index.ts';
import { keyedHash } from '../../platform/index.ts';
import { check, register } from '../../accounts/codes/testing/bodies.ts';

let world: World;
let lastPhone = 13_900_000_000;
/** A new person without any rate limit reached. */
const someone = (): Person => world.stranger({ name: '路人', contact: String((lastPhone += 1)) });
const wrong = (digits: string): string => String((Number(digits) + 1) % 1_000_000).padStart(6, '0');

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
// Only one test is about the hourly limit of one client.
beforeEach(() => world.clock.advance({ hours: 2 }));

describe('A code', () => {
  it('has six digits and is traded once for an opcode (security 8)', async () => {
    const person = someone();
    await person.requestCode('REGISTER');
    const digits = await person.readCode('REGISTER');
    expect(digits).toMatch(/^\d{6}$/);
    await person.call(api.createOpcode, check(digits, person.contact));
    expect((await person.refused(api.createOpcode, check(digits, person.contact))).code).toBe(101);
  });

  it('is invalid once a newer one is sent, on whichever channel (security 8)', async () => {
    const person = someone();
    await person.requestCode('REGISTER');
    const old = await person.readCode('REGISTER');
    const captcha = await person.captcha('REGISTER');
    await person.call(api.sendVoiceCode, { body: { phone: person.contact, service: 'REGISTER', code: captcha } });
    const fresh = await person.readCode('REGISTER');
    if (old !== fresh) expect((await person.refused(api.createOpcode, check(old, person.contact))).code).toBe(102);
    await person.call(api.createOpcode, check(fresh, person.contact));
  });

  it('is sent again after 60 seconds, counted separately for SMS and voice (Spec §9)', async () => {
    const person = someone();
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

  it('is sent to one contact at most 10 times a day by one client, and 20 times by all clients (security 66)', async () => {
    const person = someone();
    const refusal = async () => {
      const code = await person.captcha('REGISTER');
      return person.refused(api.sendSmsCode, { body: { phone: person.contact, service: 'REGISTER', code } });
    };
    const send = async (times: number): Promise<void> => {
      for (let sent = 0; sent < times; sent++) {
        await person.requestCode('REGISTER');
        world.clock.advance({ minutes: 3 });
      }
    };
    // As if the counted requests had come from other clients.
    const fromElsewhere = () =>
      world.services.db.withTx((tx) => tx.delete(guessCounter).where(eq(guessCounter.kind, 'SEND_CONTACT_CLIENT')));
    const full = { code: 100500210, error: 'ERROR_AMOUNT_OUT_LIMIT' };
    await send(10);
    expect(await refusal()).toMatchObject(full);
    await fromElsewhere();
    await send(10);
    await fromElsewhere();
    expect(await refusal()).toMatchObject(full);
    world.clock.advance({ days: 1 });
    await person.requestCode('REGISTER');
  });

  it('is sent to a browser that its person has logged in from, however many strangers have asked (security 66)', async () => {
    const [person, thief] = [someone(), someone()];
    await person.register();
    await person.logout();
    for (let sent = 0; sent < 9; sent++) {
      world.clock.advance({ minutes: 2 });
      await thief.requestCode('LOGIN', { contact: person.contact });
    }
    const code = await thief.captcha('LOGIN');
    world.clock.advance({ minutes: 2 });
    const asked = await thief.refused(api.sendSmsCode, { body: { phone: person.contact, service: 'LOGIN', code } });
    expect(asked).toMatchObject({ error: 'ERROR_AMOUNT_OUT_LIMIT' });
    // As if all clients together had used up the limit.
    const { services } = world;
    const all = keyedHash(services.secrets.pepper, 'guess', 'LOGIN');
    const full = { failures: 20_000, lockedUntil: new Date(services.clock.now().getTime() + 3_600_000) };
    await services.db.withTx((tx) => tx.update(guessCounter).set(full).where(eq(guessCounter.subject, all)));
    const other = someone();
    const flooded = { phone: other.contact, service: 'LOGIN', code: await other.captcha('LOGIN') } as const;
    expect(await other.refused(api.sendSmsCode, { body: flooded })).toMatchObject({ error: 'ERROR_FREQUENTLY' });
    const opcode = await person.opcode('LOGIN');
    await person.call(api.createSessionByCode, { body: { contact: person.contact, opcode } });
  });

  it('is not sent to many new contacts by one client (security 12)', async () => {
    let person = someone();
    const codes: number[] = [];
    for (let i = 0; i <= CODES_PER_CLIENT_AND_HOUR; i++) {
      // One session has a lower limit.
      if (i % 50 === 0) person = someone();
      const other = someone();
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
    ['one session', 'SEND_DEVICE', CODES_PER_DEVICE_AND_HOUR],
    ['all clients together', 'SEND_ALL', 20_000],
  ] as const)('is limited per hour by what %s asks for (security 12)', async (_who, kind, most) => {
    const person = someone();
    const deviceId = `device of ${person.contact}`;
    await person.requestCode('REGISTER', { deviceId });
    await world.services.db.withTx((tx) =>
      tx
        .update(guessCounter)
        .set({ failures: most - 1 })
        .where(eq(guessCounter.kind, kind)),
    );
    const send = async (phone: string) => {
      const code = await person.captcha('REGISTER');
      return person.call(api.sendSmsCode, { body: { phone, service: 'REGISTER', code, deviceId } });
    };
    await send(someone().contact);
    await expect(send(someone().contact)).rejects.toMatchObject({ code: 100500208, data: { expireIn: 3600 } });
    // The shared limit is reached for this service only.
    if (kind === 'SEND_ALL') await someone().requestCode('LOGIN');
    world.clock.advance({ hours: 1, seconds: 1 });
    await send(someone().contact);
  });

  it.each(['sendSmsCode', 'sendVoiceCode'] as const)('by %s needs a phone number', async (call) => {
    const person = someone();
    const code = await person.captcha('REGISTER');
    expect(
      await person.refused(api[call], { body: { phone: 'alice@example.com', service: 'REGISTER', code } }),
    ).toMatchObject({ error: 'ERROR_CONTACT' });
    expect(
      await person.refused(api[call], { body: { phone: '12345678901', service: 'REGISTER', code } }),
    ).toMatchObject({ error: 'ERROR_CONTACT' });
  });

  it('expires after ten minutes', async () => {
    const person = someone();
    await person.requestCode('REGISTER');
    const digits = await person.readCode('REGISTER');
    world.clock.advance({ minutes: 10, seconds: 1 });
    expect((await person.refused(api.createOpcode, check(digits, person.contact))).code).toBe(101);
  });
});

describe('A code of service OPERATOR', () => {
  it('is sent to no one: operators have a separate login', async () => {
    const person = someone();
    const code = await person.captcha('OPERATOR');
    expect(
      await person.refused(api.sendSmsCode, { body: { phone: person.contact, service: 'OPERATOR', code } }),
    ).toMatchObject({ error: 'ERROR_CONTACT' });
  });
});

describe('Sending a code', () => {
  it('happens once for many concurrent requests (security 12)', async () => {
    const contact = someone().contact;
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
  it('is checked five times, however many guesses arrive at once, then locked for an hour (security 9)', async () => {
    const person = someone();
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
    const person = someone();
    await person.requestCode('REGISTER');
    const digits = await person.readCode('REGISTER');
    for (let i = 0; i < 5; i++) await person.refused(api.createOpcode, check(wrong(digits), person.contact));
    const [area, rest] = [person.contact.slice(0, 3), person.contact.slice(3)];
    const full = [...person.contact].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('');
    for (const spelling of [
      `+86${area}${rest}`,
      `0086 ${area} ${rest}`,
      `${area}-${rest}`,
      `${area}\u2011${rest}`,
      full,
      `${area}\u200b${rest}`,
      `\u202a+86 ${area}${rest}\u202c`,
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

  it('from another session matches no code', async () => {
    const [person, thief] = [someone(), someone()];
    await person.requestCode('REGISTER');
    const digits = await person.readCode('REGISTER');
    await thief.captcha('REGISTER');
    expect((await thief.refused(api.createOpcode, check(digits, person.contact))).code).toBe(101);
    await person.call(api.createOpcode, check(digits, person.contact));
  });
});

describe('A stranger who asks for codes of another person', () => {
  it('locks only their own browser, and invalidates no code of others (security 66)', async () => {
    const [person, thief] = [someone(), someone()];
    await person.requestCode('REGISTER');
    const digits = await person.readCode('REGISTER');
    world.clock.advance({ minutes: 2 });
    await thief.requestCode('REGISTER', { contact: person.contact });
    const theirs = await person.readCode('REGISTER');
    const guess = theirs === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i++) await thief.refused(api.createOpcode, check(guess, person.contact));
    expect((await thief.refused(api.createOpcode, check(guess, person.contact))).code).toBe(103);
    const { operationCodeInfo } = await person.call(api.createOpcode, check(digits, person.contact));
    await person.call(api.createUser, register(person, operationCodeInfo.opcode));
  });
});

describe('The database', () => {
  it('stores no code, captcha, opcode, password or contact of a message in plain text', async () => {
    const person = someone();
    await person.requestCode('REGISTER');
    const digits = await person.readCode('REGISTER');
    const { operationCodeInfo } = await person.call(api.createOpcode, check(digits, person.contact));
    await person.call(api.createUser, { body: { ...register(person, operationCodeInfo.opcode).body, loginNow: true } });
    const cookie = person.jar.get('session') ?? '';
    const tables = ['code', 'captcha', 'opcode', 'delivery', 'session', 'guess_counter'];
    const dump = await world.services.db.withTx(async (tx) => {
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
