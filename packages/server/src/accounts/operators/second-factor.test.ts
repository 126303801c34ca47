import { type Access, operatorApi } from '@countersign/contract';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorise } from '../../app/http/access.ts';
import { operatorOf } from '../sessions/index.ts';
import { STAFF_PASSWORD, desk, logIn, operatorAt } from '../../operator/console/testing/staff.ts';
import { totpCode, totpStepOf } from './totp.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The bytes that an authenticator app decodes from the secret it is given. */
const bytesOf = (secret: string): Buffer => {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((octet) => Number.parseInt(octet, 2)));
};
const codeOf = (secret: string, drift = 0): string =>
  totpCode(bytesOf(secret), totpStepOf(world.services.clock.now()) + drift);

const OWN = { body: { password: wirePassword('login', STAFF_PASSWORD) } };

async function enrolled(login: string): Promise<{ at: Person; secret: string }> {
  const at = await operatorAt(world, login);
  const { secret, uri } = await at.call(operatorApi.beginSecondFactor, OWN);
  expect(uri).toContain(`:${login}?secret=${secret}`);
  const { operator } = await at.call(operatorApi.confirmSecondFactor, { body: { totp: codeOf(secret) } });
  expect(operator.secondFactor).toBe(true);
  return { at, secret };
}
const bodyOf = (login: string, totp?: string) => ({
  body: { login, password: wirePassword('login', STAFF_PASSWORD), ...(totp === undefined ? {} : { totp }) },
});
const refusal = (login: string, totp?: string) =>
  desk(world).refused(operatorApi.createOperatorSession, bodyOf(login, totp));

describe('The second factor of an operator', () => {
  it('is required in addition to the password from then on, and a code opens one session', async () => {
    const { at, secret } = await enrolled('ann');
    expect((await refusal('ann')).error).toBe('ERROR_OPERATOR_CODE_MISSING');
    // The code that turned it on is used up as well.
    expect((await refusal('ann', codeOf(secret))).error).toBe('ERROR_OPERATOR_CODE_WRONG');
    world.clock.advance({ seconds: 30 });
    const code = codeOf(secret);
    await desk(world).call(operatorApi.createOperatorSession, bodyOf('ann', code));
    expect((await refusal('ann', code)).error).toBe('ERROR_OPERATOR_CODE_WRONG');
    expect(await at.refused(operatorApi.beginSecondFactor, OWN)).toMatchObject({
      error: 'ERROR_OPERATOR_FACTOR_EXISTS',
    });
  });

  it('is set up only with the password, which an open page does not reveal, and guesses are counted', async () => {
    const at = await operatorAt(world, 'dot');
    const wrong = { body: { password: wirePassword('login', 'wr0ng!Word') } };
    const answers = [];
    for (let i = 0; i < 6; i += 1) answers.push((await at.refused(operatorApi.beginSecondFactor, wrong)).error);
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 'ERROR_PASSWORD_WRONG'), 'ERROR_CODE_LOCKED']);
  });

  it('ends the sessions that were opened without it', async () => {
    const at = await operatorAt(world, 'ben');
    const other = desk(world);
    await logIn(other, 'ben');
    const { secret } = await at.call(operatorApi.beginSecondFactor, OWN);
    expect(await at.refused(operatorApi.confirmSecondFactor, { body: { totp: '000000' } })).toMatchObject({
      error: 'ERROR_OPERATOR_CODE_WRONG',
    });
    await at.call(operatorApi.confirmSecondFactor, { body: { totp: codeOf(secret) } });
    expect(await other.refused(operatorApi.getOperatorSession)).toMatchObject({ status: 401 });
    expect((await at.call(operatorApi.getOperatorSession, {})).operator).toMatchObject({
      secondFactor: true,
      mustSetSecondFactor: false,
    });
  });

  it('allows five guesses at most, and the password alone reveals nothing more', async () => {
    const { secret } = await enrolled('cay');
    const answers = [];
    for (let i = 0; i < 3; i += 1) answers.push((await refusal('cay', '000000')).error);
    expect(new Set(answers)).toEqual(new Set(['ERROR_OPERATOR_CODE_WRONG']));
    const wrong = desk(world).refused(operatorApi.createOperatorSession, {
      body: { login: 'cay', password: wirePassword('login', 'wr0ng!Word'), totp: codeOf(secret) },
    });
    expect(['ERROR_LOGIN_FAILED', 'ERROR_CAPTCHA_AGAIN']).toContain((await wrong).error);
  });

  it('is required in production before anything else, and not in evaluation', async () => {
    const operator = {
      id: 'o',
      login: 'x',
      name: 'x',
      roles: ['ADMINISTRATOR' as const],
      mustChangePassword: false,
      totpSince: null,
    };
    const session = { id: 's', operator } as unknown as Parameters<typeof operatorOf>[0];
    const ready = (
      mode: 'evaluation' | 'production',
      totpSince: Date | null,
      access: Access = 'operator:health.read',
    ) =>
      world.services.db.withTx((tx) => {
        const caller = operatorOf({ ...session, operator: { ...operator, totpSince } }, mode);
        const question = {
          call: 'getHealth',
          tx,
          caller: null,
          operator: caller,
          params: {},
          isLocalEvaluation: false,
        };
        return authorise(access, question);
      });
    await expect(ready('production', null)).rejects.toThrow('ERROR_OPERATOR_FACTOR_NEEDED');
    for (const right of [
      ready('production', null, 'operator:any'),
      ready('production', new Date()),
      ready('evaluation', null),
    ])
      expect(await right).toBeNull();
  });
});
