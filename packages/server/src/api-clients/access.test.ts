import { type CallName, type Endpoint, api, pathOf } from '@countersign/contract';
import { API_SCOPE_NAMES, type ApiScopeName, fromWsid, mayCallByKey, toWsid } from '@countersign/domain';
import { type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiClient, file, member } from '../db/schema/index.ts';
import { bindCalls } from '../http/bind.ts';
import type { Handlers } from '../http/handlers.ts';
import { refuseWith } from '../http/refused.ts';
import { createHttpServer } from '../http/server.ts';
import { type Company, company, sent } from '../members/testing/company.ts';

const REACHED = 'ERROR_TIMEOUT';
const handlers = Object.fromEntries(
  Object.keys(api).map((name) => [name, async () => refuseWith(REACHED)]),
) as unknown as Handlers;

let world: World;
let base: string;
let closeServer: () => Promise<void>;
let firm: Company;
let other: Company;
const ids = { envelope: '', document: '', participant: '', personal: '', file: '' };
const keys: Record<string, string> = {};

async function makeKey(of: Company, scopes: readonly ApiScopeName[]): Promise<{ key: string; apiClientWsid: string }> {
  const params = { enterpriseWsid: of.enterpriseWsid };
  const { key, apiClient } = await of.owner.call(api.createApiClient, {
    params,
    body: { name: 'ERP', scopes: [...scopes] },
  });
  return { key, apiClientWsid: apiClient.apiClientWsid };
}

beforeAll(async () => {
  world = await createWorld();
  const { house } = world;
  const server = await createHttpServer(house, { isDevelopment: false });
  await bindCalls(server, house, handlers);
  base = await server.listen({ host: '127.0.0.1', port: 0 });
  closeServer = () => server.close();

  const [one, two] = await world.people('wang', 'li');
  const personal = await sent(one, [{ name: '张', contact: '13810000001' }]);
  ids.personal = personal.envelopeWsid;
  firm = await company(one, '甲方有限公司');
  other = await company(two, '乙方有限公司');
  const own = await sent(firm.owner, [{ name: '张', contact: '13810000001' }]);
  ids.envelope = own.envelopeWsid;
  ids.document = own.fileWsid;
  ids.participant = own.of('张').participantWsid;
  const [row] = await house.db.withTx((tx) => tx.select({ id: file.id }).from(file).limit(1));
  ids.file = toWsid('file', row?.id ?? '');

  for (const scope of API_SCOPE_NAMES) keys[scope] = (await makeKey(firm, [scope])).key;
  keys.all = (await makeKey(firm, API_SCOPE_NAMES)).key;
  keys.foreign = (await makeKey(other, API_SCOPE_NAMES)).key;
  keys.braked = (await makeKey(other, ['verify'])).key;
  const revoked = await makeKey(firm, API_SCOPE_NAMES);
  const { apiClientWsid } = revoked;
  await firm.owner.call(api.revokeApiClient, { params: { enterpriseWsid: firm.enterpriseWsid, apiClientWsid } });
  keys.revoked = revoked.key;
  const expired = await makeKey(firm, API_SCOPE_NAMES);
  const id = fromWsid('apiClient', expired.apiClientWsid) ?? '';
  const expireAt = house.clock.now();
  await house.db.withTx((tx) => tx.update(apiClient).set({ expireAt }).where(eq(apiClient.id, id)));
  keys.expired = expired.key;
  keys.unknown = `csk_${'x'.repeat(43)}`;
  keys.malformed = 'csk_short';
});
afterAll(async () => {
  await closeServer();
  await world.close();
});

const paramsOf = (endpoint: Endpoint): Record<string, string> => {
  const known: Record<string, string> = {
    enterpriseWsid: firm.enterpriseWsid,
    envelopeWsid: ids.envelope,
    participantWsid: ids.participant,
    docId: ids.document,
    fileWsid: ids.file,
    userWsid: firm.ownMemberWsid,
  };
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return Object.fromEntries(names.map((name) => [name, known[name] ?? 'AA']));
};

async function outcomeOf(
  endpoint: Endpoint,
  key: string | undefined,
  { params = paramsOf(endpoint), headers = {} }: { params?: Record<string, string>; headers?: object } = {},
): Promise<string> {
  const response = await fetch(`${base}${pathOf(endpoint, params)}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${key ?? ''}`, ...headers },
  });
  const { error = '' } = (await response.json()) as { error?: string };
  return ['ERROR_MALFORMED', 'ERROR_UNSUPPORTED_MEDIA', REACHED].includes(error) ? 'IN' : error;
}

const calls = Object.entries(api) as [CallName, Endpoint][];

/** What a key of another enterprise is told of this one's things: what is foreign and what is nothing are alike. */
function foreign({ access, path }: Endpoint): string {
  if (access.startsWith('envelope:')) return 'ERROR_NOT_IN_ENVELOPE_FLOW';
  return path.includes(':enterpriseWsid') || access === 'file:owner' ? 'ERROR_NOT_FOUND' : 'IN';
}

describe('Every call answers an API key as its scopes say, denied by default', () => {
  it.each(calls)('%s', async (name, endpoint) => {
    // Calls that nobody has logged in for are braked by the minute, wrong keys too.
    world.clock.advance({ minutes: 1 });
    // Where no scope opens a call, all of them together say what each would.
    const isOpened = mayCallByKey(API_SCOPE_NAMES, name);
    const scoped = isOpened
      ? API_SCOPE_NAMES.map((scope) => [scope, mayCallByKey([scope], name) ? 'IN' : 'ERROR_API_KEY_SCOPE'])
      : [['all', 'ERROR_API_KEY_SCOPE']];
    const expected: Record<string, string> = {
      ...Object.fromEntries(scoped),
      revoked: 'ERROR_API_KEY',
      expired: 'ERROR_API_KEY',
      ...(isOpened ? { foreign: foreign(endpoint) } : {}),
    };
    const found = await Promise.all(
      Object.keys(expected).map(async (which) => [which, await outcomeOf(endpoint, keys[which])] as const),
    );
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});

describe('An API key', () => {
  it.each(['unknown', 'malformed'])('that is %s opens nothing, also of what anybody may call', async (which) => {
    world.clock.advance({ minutes: 1 });
    for (const endpoint of [api.getEnvelope, api.verifyPdf, api.ping])
      expect(await outcomeOf(endpoint, keys[which])).toBe('ERROR_API_KEY');
  });

  it('is not sent together with a session (security 22)', async () => {
    const cookie = firm.owner.jar.header();
    expect(await outcomeOf(api.getEnvelope, keys.all, { headers: { cookie } })).toBe('ERROR_API_KEY_COOKIE');
  });

  it('needs no proof of the origin, for no browser sends it by itself (security 22)', async () => {
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect(await outcomeOf(api.createEnvelope, keys.all, { headers })).toBe('IN');
  });

  it('reaches nothing that its maker holds in the personal account (security 34)', async () => {
    const params = { envelopeWsid: ids.personal };
    expect(await outcomeOf(api.getEnvelope, keys.all, { params })).toBe('ERROR_NOT_IN_ENVELOPE_FLOW');
    expect(await outcomeOf(api.revokeEnvelope, keys.all, { params })).toBe('ERROR_NOT_IN_ENVELOPE_FLOW');
  });

  it('never signs, whatever its scopes', async () => {
    for (const endpoint of [api.sign, api.check, api.reject, api.getSigning, api.appendForms])
      expect(await outcomeOf(endpoint, keys.all)).toBe('ERROR_API_KEY_SCOPE');
  });

  it('is braked by itself: 600 calls a minute', async () => {
    world.clock.advance({ minutes: 1 });
    const key = keys.braked;
    const answers = new Set<string>();
    for (let sent = 0; sent < 620; sent += 20)
      for (const answer of await Promise.all(Array.from({ length: 20 }, () => outcomeOf(api.getUser, key))))
        answers.add(answer);
    expect([...answers].toSorted()).toEqual(['ERROR_API_KEY_SCOPE', 'ERROR_TOO_MANY_REQUESTS']);
    world.clock.advance({ minutes: 1 });
    expect(await outcomeOf(api.getUser, key)).toBe('ERROR_API_KEY_SCOPE');
  });

  it('dies when whoever made it is the owner no more, and when they are removed (security 40)', async () => {
    world.clock.advance({ minutes: 1 });
    const owner = world.stranger({ name: '丁', contact: '13810000004' });
    await owner.register();
    const third = await company(owner, '丁方有限公司');
    const { key } = await makeKey(third, ['envelopes:read']);
    expect(await outcomeOf(api.countEnvelopes, key)).toBe('IN');
    const id = fromWsid('enterpriseUser', third.ownMemberWsid) ?? '';
    await world.house.db.withTx((tx) => tx.update(member).set({ isOwner: false }).where(eq(member.id, id)));
    expect(await outcomeOf(api.countEnvelopes, key)).toBe('ERROR_API_KEY');
    const removed = { isOwner: true, status: 'DISABLED' } as const;
    await world.house.db.withTx((tx) => tx.update(member).set(removed).where(eq(member.id, id)));
    expect(await outcomeOf(api.countEnvelopes, key)).toBe('ERROR_API_KEY');
  });
});
