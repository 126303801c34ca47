import { Writable } from 'node:stream';
import { type Endpoint, api, pathOf, operatorApi, retentionApi } from '@countersign/contract';
import { calls } from '@countersign/contract/calls';
import {
  ACCOUNTS_LIMIT,
  CODE_LIFE_SEC,
  CODE_TRIES,
  OFFICE_SEAL_AUTHORIZE_LIMIT,
  fromWsid,
  toWsid,
} from '@countersign/domain';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insertEnterprise } from '../../accounts/index.ts';
import { attachment } from './content-disposition.ts';
import { operatorAt } from '../../operator/console/testing/staff.ts';
import { bindCalls, createHttpServer } from '../../app/index.ts';
import type { Handlers } from './handlers.ts';

let world: World;
let wang: Person;
let lastPhone = 13_000_000_000;
const newPerson = (): Person => world.stranger({ name: '路人', contact: String((lastPhone += 1)) });

beforeAll(async () => {
  world = await createWorld();
  wang = world.person('wang');
  await wang.register();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.advance({ hours: 2 });
  await wang.login();
});

describe('A code that a reloaded page checks again (security 13)', () => {
  const check = (person: Person, captcha: string) =>
    person.refused(api.createOpcode, { body: { captcha, contact: person.contact, service: 'RESET_PWD' } });

  it('may be checked as often as a typed code and no more', async () => {
    const person = newPerson();
    await person.requestCode('RESET_PWD');
    const right = await person.readCode('RESET_PWD');
    const wrong = right === '000000' ? '000001' : '000000';
    for (let i = 0; i < CODE_TRIES; i++) expect((await check(person, wrong)).code).toBe(102);
    expect((await check(person, right)).code).toBe(103);
  });

  it('does not stay valid any longer by it', async () => {
    const person = newPerson();
    await person.requestCode('RESET_PWD');
    const right = await person.readCode('RESET_PWD');
    world.clock.advance({ seconds: CODE_LIFE_SEC - 60 });
    expect((await check(person, right === '000000' ? '000001' : '000000')).code).toBe(102);
    world.clock.advance({ seconds: 61 });
    expect((await check(person, right)).code).toBe(101);
  });
});

describe('Many logins at once (security 16)', () => {
  it('do not block the event loop: other requests are answered before them', async () => {
    const finished: string[] = [];
    const body = { accountNumber: '13900009999', password: wirePassword('login', 'Wrong0rd!') };
    const logins = Array.from({ length: 60 }, (_, i) =>
      newPerson()
        .refused(api.createSession, { body: { ...body, accountNumber: String(13_900_010_000 + i) } })
        .then(({ error }) => {
          finished.push('login');
          return error;
        }),
    );
    const ping = wang.call(api.ping, { query: {} }).then(() => finished.push('ping'));
    const errors = await Promise.all(logins);
    await ping;
    expect(finished.indexOf('ping')).toBeLessThan(finished.length - 1);
    expect(new Set(errors)).toEqual(new Set(['ERROR_LOGIN_FAILED']));
  });
});

/** Unknown parameters of each list, and the part that its refusal names. */
const MALFORMED = [
  ['filters=passwordHash=1', 'filters.passwordHash'],
  ["filters=1=1' or '1", 'filters.1'],
  ['filters=__proto__=1', 'filters.__proto__'],
  ['sorts=-passwordHash', 'sorts.passwordHash'],
  ['fields=passwordHash', 'fields.passwordHash'],
  ['offset=-1', 'offset'],
  ['offset=1e18', 'offset'],
  ['offset=NaN', 'offset'],
  ['offset=0.5', 'offset'],
  ['limit=-5', 'limit'],
  ['limit=1e400', 'limit'],
] as const;

describe('Every list', () => {
  const isList = ([, { query, path, produces }]: [string, Endpoint]): boolean =>
    produces === undefined &&
    query instanceof z.ZodObject &&
    'filters' in query.shape &&
    !/:(?!userWsid|enterpriseWsid)/.test(path);
  const lists = (Object.entries(calls) as [string, Endpoint][]).filter(isList);
  let owner: Person;
  let staff: Person;
  const enterprise = { id: '', memberId: '' };
  beforeAll(async () => {
    owner = newPerson();
    await owner.register();
    const { ids, clock, db } = world.services;
    Object.assign(enterprise, { id: ids.next(), memberId: ids.next() });
    const made = { ...enterprise, name: '甲公司', adminName: '甲', authorId: fromWsid('user', owner.userWsid) ?? '' };
    await db.withTx((tx) => insertEnterprise(tx, { ...made, now: clock.now() }));
  });
  const asked = async (endpoint: Endpoint, query: string): Promise<Response> => {
    const isOfEnterprise = endpoint.access.startsWith('enterprise:') || endpoint.path.startsWith('/api/enterprise');
    const reader = endpoint.access.startsWith('operator:') ? staff : isOfEnterprise ? owner : wang;
    const params = { userWsid: reader.userWsid, enterpriseWsid: toWsid('enterprise', enterprise.id) };
    return reader.fetch(`${pathOf(endpoint, params)}?${query}`);
  };

  it('accepts only known parameters and numbers, and limits the rows of its answer (security 24, 25)', async () => {
    expect(lists.length).toBeGreaterThan(30);
    staff = await operatorAt(world, 'lists');
    await owner.login();
    const body = { destinationWsid: toWsid('enterpriseUser', enterprise.memberId) };
    await owner.call(api.changeAccount, { params: { userWsid: owner.userWsid }, body });
    for (const [name, list] of lists) {
      for (const [query, field] of MALFORMED) {
        const response = await asked(list, query);
        const { data } = (await response.json()) as { data?: { field?: string } };
        expect([name, query, response.status, data?.field]).toEqual([name, query, 400, field]);
      }
      const most = await asked(list, `limit=${OFFICE_SEAL_AUTHORIZE_LIMIT}`);
      expect([name, most.status, most.headers.get('cache-control')]).toEqual([name, 200, 'no-store']);
      const { data } = (await most.json()) as { data: { page: { limit?: number } } };
      // A list that is paged by a key names no limit; its rows show it.
      const rows: unknown[] = Object.values(data).find((value) => Array.isArray(value)) ?? [];
      expect(data.page.limit ?? rows.length).toBeLessThanOrEqual(ACCOUNTS_LIMIT);
    }
  });
});

describe('A field that the caller may not set (security 27)', () => {
  const envelopeWsid = async (): Promise<string> =>
    (await wang.call(api.createEnvelope, { body: {} })).envelope.envelopeWsid;
  const refusedAs = async (method: string, path: string, body: unknown): Promise<string> => {
    const init = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const { error, data } = (await (await wang.fetch(path, init)).json()) as { error: string; data: { field: string } };
    return `${error} ${data?.field}`;
  };

  it.each(['accountStatus', 'idttvStatus', 'realName', 'phone', 'userWsid', 'memberStatus'])(
    'of a user: %s',
    async (field) => {
      const path = `/api/users/${wang.userWsid}`;
      expect(await refusedAs('PATCH', path, { nickname: 'x', [field]: 'x' })).toBe(`ERROR_UNKNOWN_FIELD ${field}`);
      const register = { account: '13000000000', password: 'x', opcode: 'x', [field]: 'x' };
      expect(await refusedAs('POST', '/api/users', register)).toBe(`ERROR_UNKNOWN_FIELD ${field}`);
    },
  );
  it.each(['status', 'authorWsid', 'currentSequence', 'envelopeFlowType'])('of an envelope: %s', async (field) => {
    expect(await refusedAs('POST', '/api/envelopes', { [field]: 'ED_SUCCESS' })).toBe(`ERROR_UNKNOWN_FIELD ${field}`);
    const path = `/api/envelopes/${await envelopeWsid()}`;
    expect(await refusedAs('PUT', path, { title: 'x', [field]: 1 })).toBe(`ERROR_UNKNOWN_FIELD ${field}`);
  });
  it.each(['status', 'handleReason', 'authorWsid'])('of a participant: %s', async (field) => {
    const path = `/api/envelopes/${await envelopeWsid()}/participants`;
    const one = {
      name: 'x',
      contact: { phone: '13800000009' },
      assignedSequence: 1,
      type: 'PERSON',
      roleType: 'SIGNER',
    };
    expect(await refusedAs('POST', path, { participants: [{ ...one, [field]: 'x' }] })).toBe(
      `ERROR_UNKNOWN_FIELD participants.0.${field}`,
    );
  });
  it('of a form: confirmStatus', async () => {
    const path = `/api/envelopes/${await envelopeWsid()}/forms`;
    expect(await refusedAs('POST', path, { forms: [{ confirmStatus: 'CONFIRMED' }] })).toMatch(
      /^ERROR_(UNKNOWN_FIELD|MALFORMED) forms\.0/,
    );
  });
  it('another account as the sender', async () => {
    const other = newPerson();
    await other.register();
    expect(await refusedAs('POST', '/api/envelopes', { senderWsid: other.userWsid })).toBe(
      'ERROR_MALFORMED senderWsid',
    );
  });
});

describe('An internal error', () => {
  const SECRET = 'select password_hash from person where phone = 13800000001 -- /var/lib/countersign/db';
  const lines: string[] = [];
  let base: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(...chunk.toString().split('\n').filter(Boolean));
        done();
      },
    });
    const services = { ...world.services, log: pino({ level: 'info', base: null }, sink) };
    const fail = async (): Promise<never> => {
      throw new Error(SECRET);
    };
    const handlers = Object.fromEntries(
      Object.keys({ ...api, ...operatorApi, ...retentionApi }).map((name) => [name, fail]),
    ) as unknown as Handlers;
    const { app: server } = await createHttpServer(services, { isDevelopment: false });
    await bindCalls(server, services, handlers);
    base = await server.listen({ host: '127.0.0.1', port: 0 });
    close = () => server.close();
  });
  afterAll(() => close());

  it('is answered with a generic 500 and its request id, without any detail (security 28)', async () => {
    const response = await fetch(`${base}/api/ping`);
    const answer = (await response.json()) as Record<string, unknown>;
    expect(response.status).toBe(500);
    expect(Object.keys(answer).toSorted()).toEqual(['code', 'error', 'message', 'requestId']);
    expect(JSON.stringify([answer, [...response.headers]])).not.toMatch(/select|phone|countersign\/db|at .*\.ts/);
    expect(response.headers.get('x-request-id')).toBe(answer['requestId']);
    expect(lines.some((line) => line.includes(String(answer['requestId'])))).toBe(true);
  });

  it.each([
    '/api/ping?_=%0d%0aInjected:%20yes',
    '/api/%0d%0aSet-Cookie:%20a=b',
    '/api/users/account-exists?account=13800000002%0a%7B%22level%22:60%7D',
    '/api/users/sessions?password=hunter2&token=s3cret',
  ])('leaves one line of JSON in the log, without values that users typed: %s (security 17, 29)', async (path) => {
    const before = lines.length;
    const response = await fetch(`${base}${path}`);
    expect(response.headers.get('injected')).toBeNull();
    expect(response.headers.get('set-cookie')).toBeNull();
    await expect.poll(() => lines.length).toBeGreaterThan(before);
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(lines.slice(before).join('\n')).not.toMatch(/hunter2|s3cret|13800000002|Injected|Set-Cookie/);
  });

  it.each([
    ['a"b\r\nX-Injected: 1.pdf', 'attachment; filename="a_b__X-Injected: 1.pdf"'],
    ['合同; filename=evil.exe.pdf', 'attachment; filename="__; filename=evil.exe.pdf"'],
  ])('no header is split by a file name: %s (security 29)', (name, start) => {
    const header = attachment(name);
    expect(header.startsWith(start)).toBe(true);
    expect(header).not.toMatch(/[\r\n]/);
    expect(header.split("filename*=UTF-8''")[1]).toMatch(/^[A-Za-z0-9._~!$&+%-]+$/);
  });
});
