import { api, operatorApi } from '@countersign/contract';
import { LOGIN_FAILURES_BEFORE_CAPTCHA, fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { job, operator as operatorTable } from '../../platform/index.ts';
import { listen } from '../../app/sockets/testing/listen.ts';
import { STAFF_PASSWORD, confirmAs, desk, logIn, makeOperator, operatorAt } from './testing/staff.ts';

let world: World;
let chief: Person;
beforeAll(async () => {
  world = await createWorld();
  chief = await operatorAt(world, 'chief');
});
afterAll(() => world.close());

const refusal = (at: Person, login: string, password: string, verificationCode?: string) =>
  at.refused(operatorApi.createOperatorSession, {
    body: {
      login,
      password: wirePassword('login', password),
      ...(verificationCode === undefined ? {} : { verificationCode }),
    },
  });
const change = (oldPassword: string, newPassword: string) => ({
  body: { oldPassword: wirePassword('login', oldPassword), newPassword: wirePassword('login', newPassword) },
});

describe('An operator', () => {
  it('logs in with a separate login in any spelling, and out again', async () => {
    await makeOperator(world, 'amy');
    const at = desk(world);
    const { operator } = await logIn(at, ' Amy ');
    expect(operator).toMatchObject({ login: 'amy', mustChangePassword: false, disabled: false });
    expect((await at.call(operatorApi.getOperatorSession, {})).operator).toEqual(operator);
    await at.call(operatorApi.deleteOperatorSession, {});
    expect(await at.refused(operatorApi.getOperatorSession)).toMatchObject({
      status: 401,
      error: 'ERROR_OPERATOR_NOT_LOGIN',
    });
  });

  it('gets a new session at login; the session before it gives no access (security 1)', async () => {
    await makeOperator(world, 'ben');
    const at = desk(world);
    await at.captcha('OPERATOR');
    const planted = world.stranger({ name: 'thief', contact: 'thief@example.com' });
    planted.jar.take(new Response(null, { headers: { 'set-cookie': at.jar.header().split('; ')[0] ?? '' } }));
    await logIn(at, 'ben');
    expect(planted.jar.header()).not.toBe('');
    expect(await planted.refused(operatorApi.getOperatorSession)).toMatchObject({ error: 'ERROR_OPERATOR_NOT_LOGIN' });
  });

  it('is not a person, and a person is not an operator (security 34)', async () => {
    const [wang] = await world.people('wang');
    expect(await chief.refused(api.getSession)).toMatchObject({ status: 401, error: 'ERROR_NOT_LOGIN' });
    expect(await wang.refused(operatorApi.listUsers)).toMatchObject({ status: 401, error: 'ERROR_OPERATOR_NOT_LOGIN' });
  });

  it('gets the same answer for a wrong password, an unknown login and a disabled operator (security 11)', async () => {
    await makeOperator(world, 'cut');
    await world.services.db.withTx((tx) =>
      tx.update(operatorTable).set({ disabled: true }).where(eq(operatorTable.login, 'cut')),
    );
    const answers = [
      await refusal(desk(world), 'chief', 'wr0ng!Word'),
      await refusal(desk(world), 'missing', STAFF_PASSWORD),
      await refusal(desk(world), 'cut', STAFF_PASSWORD),
    ];
    expect(answers.map(({ status, error, message }) => ({ status, error, message }))).toEqual(
      Array.from({ length: 3 }, () => ({
        status: answers[0]?.status,
        error: 'ERROR_LOGIN_FAILED',
        message: answers[0]?.message,
      })),
    );
  });
});

describe('Wrong passwords of an operator', () => {
  it('require a captcha after some, and lock the login for an hour after more (security 9)', async () => {
    await makeOperator(world, 'dora');
    const at = desk(world);
    for (let i = 0; i < LOGIN_FAILURES_BEFORE_CAPTCHA; i++)
      expect((await refusal(at, 'dora', 'wr0ng!Word')).error).toBe('ERROR_LOGIN_FAILED');
    expect((await refusal(at, 'dora', STAFF_PASSWORD)).error).toBe('ERROR_CAPTCHA_AGAIN');
    let last = '';
    for (let i = 0; i < 5 && last !== 'ERROR_CODE_LOCKED'; i++)
      last = (await refusal(at, 'dora', 'wr0ng!Word', await at.captcha('OPERATOR'))).error;
    expect(last).toBe('ERROR_CODE_LOCKED');
    expect((await refusal(at, 'DORA', STAFF_PASSWORD, await at.captcha('OPERATOR'))).error).toBe('ERROR_CODE_LOCKED');
    world.clock.advance({ hours: 1, seconds: 1 });
    await logIn(at, 'dora');
    // The other sessions were idle meanwhile.
    await logIn(chief, 'chief');
  });

  it('from elsewhere do not lock out a browser that the operator has logged in from (security 66)', async () => {
    const at = await operatorAt(world, 'ida');
    const stranger = desk(world);
    let last = '';
    for (let i = 0; i < 9 && last !== 'ERROR_CODE_LOCKED'; i++)
      last = (await refusal(stranger, 'ida', 'wr0ng!Word', await stranger.captcha('OPERATOR'))).error;
    expect(last).toBe('ERROR_CODE_LOCKED');
    expect((await refusal(desk(world), 'ida', STAFF_PASSWORD)).error).toBe('ERROR_CODE_LOCKED');
    await at.call(operatorApi.deleteOperatorSession, {});
    await logIn(at, 'ida');
  });

  it('sent all at once are checked no more often than those sent one by one (security 9)', async () => {
    await makeOperator(world, 'eve');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => refusal(desk(world), 'eve', 'wr0ng!Word').then(({ error }) => error)),
    );
    expect(answers.filter((error) => error === 'ERROR_LOGIN_FAILED').length).toBeLessThanOrEqual(
      LOGIN_FAILURES_BEFORE_CAPTCHA,
    );
  });
});

describe('The one-time password', () => {
  it('only lets its operator choose another password', async () => {
    const { request } = await chief.call(operatorApi.createOperator, {
      body: { login: 'fred', name: '弗雷德', roles: ['ADMINISTRATOR'] },
    });
    const { passwordHalf } = await confirmAs(world, 'deputy', request);
    const rest = await chief.call(operatorApi.collectPasswordHalf, { params: { requestWsid: request.requestWsid } });
    const password = `${passwordHalf}.${rest.passwordHalf}`;
    const at = desk(world);
    await logIn(at, 'fred', password);
    const forbidden = { status: 403, error: 'ERROR_FORBIDDEN' };
    expect(await at.refused(operatorApi.listUsers)).toMatchObject(forbidden);
    expect(await at.refused(operatorApi.getHealth)).toMatchObject(forbidden);
    expect(
      await at.refused(operatorApi.createOperator, { body: { login: 'mole', name: 'mole', roles: ['AUDITOR'] } }),
    ).toMatchObject(forbidden);
    // The same password again is not another one.
    expect(await at.refused(operatorApi.changeOperatorPassword, change(password, password))).toMatchObject({
      error: 'ERROR_PASSWORD_WRONG',
    });
    const changed = await at.call(operatorApi.changeOperatorPassword, change(password, 'My0wn!Word'));
    expect(changed.operator.mustChangePassword).toBe(false);
    expect((await at.call(operatorApi.listOperators, {})).operators.map(({ login }) => login)).toContain('fred');
    expect((await refusal(desk(world), 'fred', password)).error).toBe('ERROR_LOGIN_FAILED');
  });

  it('does not reveal whether a login exists', async () => {
    const body = { login: 'chief', name: 'second chief', roles: ['AUDITOR' as const] };
    expect(await chief.refused(operatorApi.createOperator, { body })).toMatchObject({
      status: 409,
      error: 'ERROR_OPERATOR_EXISTS',
    });
  });
});

describe('A changed password of an operator', () => {
  it('ends the other sessions; this one continues under a new secret (security 1, 3)', async () => {
    await makeOperator(world, 'gus');
    const [here, there] = [desk(world), desk(world)];
    await logIn(here, 'gus');
    await logIn(there, 'gus');
    const before = here.jar.get('session');
    await here.call(operatorApi.changeOperatorPassword, change(STAFF_PASSWORD, 'An0ther!one'));
    const old = await fetch(`${world.base}/api/operator/sessions`, { headers: { cookie: `session=${before}` } });
    expect(old.status).toBe(401);
    expect(await there.refused(operatorApi.getOperatorSession)).toMatchObject({ status: 401 });
    expect((await here.call(operatorApi.getOperatorSession, {})).operator.login).toBe('gus');
  });
});

describe('An operator who is disabled', () => {
  it('is logged out at once, with the open page (security 3)', async () => {
    const at = await operatorAt(world, 'hal');
    const page = await listen(world.base, at.jar.header());
    const { operator } = await at.call(operatorApi.getOperatorSession, {});
    await chief.call(operatorApi.disableOperator, { params: { operatorWsid: operator.operatorWsid } });
    await page.closed;
    expect(await at.refused(operatorApi.listUsers)).toMatchObject({ status: 401, error: 'ERROR_OPERATOR_NOT_LOGIN' });
    expect((await refusal(at, 'hal', STAFF_PASSWORD)).error).toBe('ERROR_LOGIN_FAILED');
  });

  it('cannot be the caller', async () => {
    const { operator } = await chief.call(operatorApi.getOperatorSession, {});
    expect(
      await chief.refused(operatorApi.disableOperator, { params: { operatorWsid: operator.operatorWsid } }),
    ).toMatchObject({
      error: 'ERROR_FORBIDDEN',
    });
  });
});

describe('The health of the services', () => {
  it('names every service, the certificates that end and the certificate revocation list', async () => {
    await world.services.signer.crl('ISSUING');
    const { services } = await chief.call(operatorApi.getHealth, {});
    // What this machine has installed and what answers at the public address is not the same everywhere.
    const ofMachine = ['database', 'disk', 'memory', 'office', 'publicUrl', 'pkiUrl'];
    expect(services.map(({ name, state }) => [name, ofMachine.includes(name) ? '' : state])).toEqual([
      ['database', ''],
      ['clock', 'OK'],
      ['certificateAuthority', 'OK'],
      ['kek', 'OK'],
      ['storage', 'OK'],
      ['disk', ''],
      ['memory', ''],
      ['mail', 'OK'],
      ['sms', 'OK'],
      ['fonts', 'OK'],
      ['office', ''],
      ['publicUrl', ''],
      ['pkiUrl', ''],
      ['jobs', 'OK'],
      ['delivery', 'OK'],
      ['revocationList', 'OK'],
      ['archive', 'OK'],
      ['auditLog', 'OK'],
      ['proxy', 'OK'],
    ]);
    const unreached = services.find(({ name }) => name === 'publicUrl');
    expect([unreached?.problem === null, unreached?.fix === null]).toEqual(
      unreached?.state === 'OK' ? [true, true] : [false, false],
    );
  });

  it('names a proxy that forwards requests and is not in TRUST_PROXY', async () => {
    const proxyOf = async () =>
      (await chief.call(operatorApi.getHealth, {})).services.find(({ name }) => name === 'proxy');
    await fetch(`${world.base}/api/ping`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(await proxyOf()).toMatchObject({ state: 'WARNING', facts: { trusted: 0, unknownProxy: '127.0.0.1' } });
  });

  it('shows a job that was given up, which can be tried again once', async () => {
    const { services } = world;
    const [id, now] = [services.ids.next(), services.clock.now()];
    const dead = { id, kind: 'test.lost', key: 'x', payload: {}, attempts: 10, lastError: 'Error: no route' };
    await services.db.withTx((tx) => tx.insert(job).values({ ...dead, runAt: now, createdAt: now, deadAt: now }));
    const { services: health, deadJobs } = await chief.call(operatorApi.getHealth, {});
    expect(health.find(({ name }) => name === 'jobs')).toMatchObject({ state: 'WARNING', facts: { dead: 1 } });
    const [shown] = deadJobs;
    expect(shown).toMatchObject({ kind: 'test.lost', attempts: 10, lastError: 'Error: no route' });
    expect(fromWsid('job', shown?.jobWsid ?? '')).toBe(id);
    const params = { jobWsid: shown?.jobWsid ?? '' };
    await chief.call(operatorApi.retryJob, { params });
    const after = await chief.call(operatorApi.getHealth, {});
    expect(after.deadJobs).toEqual([]);
    expect(after.services.find(({ name }) => name === 'jobs')?.facts).toMatchObject({ dead: 0 });
    expect(await chief.refused(operatorApi.retryJob, { params })).toMatchObject({ status: 404 });
    await services.db.withTx((tx) => tx.delete(job).where(eq(job.kind, 'test.lost')));
  });
});
