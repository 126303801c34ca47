import { api } from '@countersign/contract';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawCaptcha } from './captcha-picture.ts';
import { check } from './testing/bodies.ts';

let world: World;
let lastPhone = 13_900_000_000;
/** A person whom no earlier test has made wait. */
const newPerson = (): Person => world.stranger({ name: '路人', contact: String((lastPhone += 1)) });

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
// The hourly limit of one client is tested by one test only.
beforeEach(() => world.clock.advance({ hours: 2 }));

describe('An image captcha', () => {
  it('is a picture whose solution is in no answer, cookie or header (security 5)', async () => {
    const person = newPerson();
    const { captcha } = await person.call(api.getImageCode, { query: { service: 'REGISTER' } });
    const answer = await person.messages();
    expect(answer[0]).toMatchObject({ channel: 'CAPTCHA', code: expect.stringMatching(/^[A-Z2-9]{4}$/) });
    // Pixels only: the path commands of a vector drawing would reveal the letters.
    const [head, data = ''] = captcha.image.split(',');
    const png = Buffer.from(data, 'base64');
    const chunks: string[] = [];
    for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
      chunks.push(png.toString('latin1', at + 4, at + 8));
    expect([head, ...chunks]).toEqual(['data:image/png;base64', 'IHDR', 'PLTE', 'IDAT', 'IEND']);
  });

  it('is a different picture each time for the same characters (security 5)', async () => {
    const drawn = await Promise.all(Array.from({ length: 4 }, () => drawCaptcha('W2Q8')));
    expect(new Set(drawn).size).toBe(4);
  });

  it('is accepted in upper and lower case, once (security 5)', async () => {
    const person = newPerson();
    const text = await person.captcha('REGISTER');
    expect(
      (await person.call(api.createOpcode, check(text.toLowerCase(), person.contact))).operationCodeInfo.opcode,
    ).toHaveLength(32);
    expect(await person.refused(api.createOpcode, check(text, person.contact))).toMatchObject({
      code: 101,
      error: 'ERROR_CODE_EXPIRED',
    });
  });

  it('allows one attempt', async () => {
    const person = newPerson();
    const text = await person.captcha('REGISTER');
    expect(
      await person.refused(api.createOpcode, check(text === 'AAAA' ? 'BBBB' : 'AAAA', person.contact)),
    ).toMatchObject({ code: 102 });
    expect(await person.refused(api.createOpcode, check(text, person.contact))).toMatchObject({ code: 101 });
  });

  it('is valid for its own service and session only (security 5)', async () => {
    const [person, other] = [newPerson(), newPerson()];
    const text = await person.captcha('REGISTER');
    await other.captcha('REGISTER');
    expect((await person.refused(api.createOpcode, check(text, person.contact, 'LOGIN'))).code).toBe(101);
    expect((await other.refused(api.createOpcode, check(text, other.contact))).code).toBe(102);
  });

  it('runs out', async () => {
    const person = newPerson();
    const text = await person.captcha('REGISTER');
    world.clock.advance({ minutes: 6 });
    expect((await person.refused(api.createOpcode, check(text, person.contact))).code).toBe(101);
  });

  it('is required by every sending, a new one each time (Rulings §5.7)', async () => {
    const person = newPerson();
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

  it('may be sent with the request for a code, also after its automatic check', async () => {
    const person = newPerson();
    const straight = await person.captcha('REGISTER');
    await person.call(api.sendSmsCode, { body: { phone: person.contact, service: 'REGISTER', code: straight } });
    world.clock.advance({ seconds: 61 });
    const checked = await person.captcha('REGISTER');
    await person.call(api.createOpcode, check(checked, person.contact));
    await person.call(api.sendSmsCode, { body: { phone: person.contact, service: 'REGISTER', code: checked } });
  });
});
