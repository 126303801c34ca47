import {
  type CallName,
  type Endpoint,
  type Route,
  api,
  pathOf,
  operatorApi,
  attachmentApi,
  retentionApi,
} from '@countersign/contract';
import { calls } from '@countersign/contract/calls';
import { API_SCOPE_NAMES, type ApiScopeName, fromWsid, mayCallByKey } from '@countersign/domain';
import { type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Handlers,
  Refused,
  apiClient,
  createRateLimiter,
  file,
  member,
  refuseWith,
} from '../../platform/index.ts';
import { bindCalls, createHttpServer } from '../../app/index.ts';
import { identifyKey } from '../../app/http/identify-key.ts';
import { type Company, company, sent } from '../members/testing/company.ts';

const REACHED = 'ERROR_TIMEOUT';
const handlers = Object.fromEntries(
  Object.keys({ ...api, ...attachmentApi, ...operatorApi, ...retentionApi }).map((name) => [
    name,
    async () => refuseWith(REACHED),
  ]),
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
  const { services } = world;
  const { app: server } = await createHttpServer(services, { isDevelopment: false });
  await bindCalls(server, services, handlers);
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
  ids.file = own.fileWsid;

  for (const scope of API_SCOPE_NAMES) keys[scope] = (await makeKey(firm, [scope])).key;
  keys.all = (await makeKey(firm, API_SCOPE_NAMES)).key;
  keys.foreign = (await makeKey(other, API_SCOPE_NAMES)).key;
  keys.limited = (await makeKey(other, ['verify'])).key;
  const revoked = await makeKey(firm, API_SCOPE_NAMES);
  const { apiClientWsid } = revoked;
  await firm.owner.call(api.revokeApiClient, { params: { enterpriseWsid: firm.enterpriseWsid, apiClientWsid } });
  keys.revoked = revoked.key;
  const expired = await makeKey(firm, API_SCOPE_NAMES);
  const id = fromWsid('apiClient', expired.apiClientWsid) ?? '';
  const expireAt = services.clock.now();
  await services.db.withTx((tx) => tx.update(apiClient).set({ expireAt }).where(eq(apiClient.id, id)));
  keys.expired = expired.key;
  keys.unknown = `csk_${'x'.repeat(43)}`;
  keys.malformed = 'csk_short';
});
afterAll(async () => {
  await closeServer();
  await world.close();
});

const paramsOf = ({ path }: Route): Record<string, string> => {
  const known: Record<string, string> = {
    enterpriseWsid: firm.enterpriseWsid,
    envelopeWsid: ids.envelope,
    participantWsid: ids.participant,
    docId: ids.document,
    fileWsid: ids.file,
    userWsid: firm.ownMemberWsid,
  };
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return Object.fromEntries(names.map((name) => [name, known[name] ?? 'AA']));
};

async function outcomeOf(
  route: Route,
  key: string | undefined,
  { params = paramsOf(route), headers = {} }: { params?: Record<string, string>; headers?: object } = {},
): Promise<string> {
  const response = await fetch(`${base}${pathOf(route, params)}`, {
    method: route.method,
    headers: { authorization: `Bearer ${key ?? ''}`, ...headers },
  });
  const { error = '' } = (await response.json()) as { error?: string };
  return ['ERROR_MALFORMED', 'ERROR_UNSUPPORTED_MEDIA', REACHED].includes(error) ? 'IN' : error;
}

const described = Object.entries(calls) as [CallName, Endpoint][];
const opened = described.filter(([name]) => mayCallByKey(API_SCOPE_NAMES, name));

/** The error for a key of another enterprise on the resources of this one: foreign and unknown resources return the same. */
function foreign({ access, path }: Endpoint): string {
  if (access.startsWith('envelope:')) return 'ERROR_NOT_IN_ENVELOPE_FLOW';
  return path.includes(':enterpriseWsid') || access === 'file:owner' ? 'ERROR_NOT_FOUND' : 'IN';
}

/** The rule that every request with a key goes through, called without a request. */
async function judged(which: string, asked: readonly [CallName, Endpoint][]): Promise<Record<string, string>> {
  const { db, clock } = world.services;
  const ask = { db, limiter: createRateLimiter(), onKnown: () => {} };
  const how = { ...ask, hasCookie: false, ip: '192.0.2.1', now: clock.now() };
  const outcomes: Record<string, string> = {};
  for (const [name, endpoint] of asked) {
    const about = { name, access: endpoint.access, key: keys[which] ?? '', params: paramsOf(endpoint) };
    outcomes[name] = await identifyKey({ ...how, ...about }).then(
      () => 'IN',
      (error: unknown) => (error instanceof Refused ? error.refusal.error : String(error)),
    );
  }
  return outcomes;
}
const expected = (asked: readonly [CallName, Endpoint][], of: (name: CallName, endpoint: Endpoint) => string) =>
  Object.fromEntries(asked.map(([name, endpoint]) => [name, of(name, endpoint)]));

describe('Every route answers an API key by its scopes, and denies by default', () => {
  it.each(API_SCOPE_NAMES)('%s opens its routes and no other', async (scope) => {
    expect(await judged(scope, described)).toEqual(
      expected(described, (name) => (mayCallByKey([scope], name) ? 'IN' : 'ERROR_API_KEY_SCOPE')),
    );
  });

  it('all scopes together open no other route', async () => {
    expect(opened.length).toBeGreaterThan(API_SCOPE_NAMES.length);
    expect(await judged('all', described)).toEqual(
      expected(described, (name) => (mayCallByKey(API_SCOPE_NAMES, name) ? 'IN' : 'ERROR_API_KEY_SCOPE')),
    );
  });

  it('a key of another enterprise finds nothing of this one (security 34)', async () => {
    expect(await judged('foreign', opened)).toEqual(expected(opened, (_name, endpoint) => foreign(endpoint)));
  });

  // A wrong key is rate-limited after sixty calls of one address: some of each kind.
  it.each(['revoked', 'expired'])('a key that is %s opens nothing', async (which) => {
    const some = [...opened.slice(0, 20), ...described.slice(0, 20)];
    expect(await judged(which, some)).toEqual(expected(some, () => 'ERROR_API_KEY'));
  });

  it('applies the same rule to a real request', async () => {
    world.clock.advance({ minutes: 1 });
    const samples = [
      calls.countEnvelopes,
      calls.getEnvelope,
      calls.addParticipants,
      calls.uploadFragment,
      calls.verifyPdf,
    ];
    for (const endpoint of [...samples, calls.sign, calls.createApiClient] as Endpoint[]) {
      const name = described.find(([, one]) => one === endpoint)?.[0] ?? 'ping';
      const isOpened = mayCallByKey(API_SCOPE_NAMES, name);
      expect([name, await outcomeOf(endpoint, keys['all'])]).toEqual([name, isOpened ? 'IN' : 'ERROR_API_KEY_SCOPE']);
      if (isOpened) expect([name, await outcomeOf(endpoint, keys['foreign'])]).toEqual([name, foreign(endpoint)]);
      for (const which of ['revoked', 'expired'])
        expect([name, await outcomeOf(endpoint, keys[which])]).toEqual([name, 'ERROR_API_KEY']);
    }
  });
});

describe('An API key', () => {
  it.each(['unknown', 'malformed'])('that is %s opens nothing, not even public routes', async (which) => {
    world.clock.advance({ minutes: 1 });
    for (const endpoint of [api.getEnvelope, api.verifyPdf, api.ping])
      expect(await outcomeOf(endpoint, keys[which])).toBe('ERROR_API_KEY');
  });

  it('is refused together with a session (security 22)', async () => {
    const cookie = firm.owner.jar.header();
    expect(await outcomeOf(api.getEnvelope, keys.all, { headers: { cookie } })).toBe('ERROR_API_KEY_COOKIE');
  });

  it('needs no proof of the origin, since no browser sends it automatically (security 22)', async () => {
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect(await outcomeOf(api.createEnvelope, keys.all, { headers })).toBe('IN');
  });

  it('has no access to the personal account of its maker (security 34)', async () => {
    const params = { envelopeWsid: ids.personal };
    expect(await outcomeOf(api.getEnvelope, keys.all, { params })).toBe('ERROR_NOT_IN_ENVELOPE_FLOW');
    expect(await outcomeOf(api.revokeEnvelope, keys.all, { params })).toBe('ERROR_NOT_IN_ENVELOPE_FLOW');
  });

  it('reads the files of its enterprise only, not what its maker uploaded elsewhere (Rulings §8.25)', async () => {
    const fileId = fromWsid('file', ids.file) ?? '';
    const outcomeFor = async (enterpriseId: string | null) => {
      await world.services.db.withTx((tx) => tx.update(file).set({ enterpriseId }).where(eq(file.id, fileId)));
      return outcomeOf(api.getFile, keys.all, { params: { fileWsid: ids.file } });
    };
    expect(await outcomeFor(null)).toBe('ERROR_NOT_FOUND');
    expect(await outcomeFor(fromWsid('enterprise', other.enterpriseWsid))).toBe('ERROR_NOT_FOUND');
    expect(await outcomeFor(fromWsid('enterprise', firm.enterpriseWsid))).toBe('IN');
  });

  it('never signs, whatever its scopes', async () => {
    for (const endpoint of [api.sign, api.check, api.reject, api.getSigning, api.appendForms])
      expect(await outcomeOf(endpoint, keys.all)).toBe('ERROR_API_KEY_SCOPE');
  });

  it('has a rate limit of its own: 600 calls a minute', async () => {
    world.clock.advance({ minutes: 1 });
    const key = keys.limited;
    const answers = new Set<string>();
    for (let sent = 0; sent < 620; sent += 20)
      for (const answer of await Promise.all(Array.from({ length: 20 }, () => outcomeOf(api.getUser, key))))
        answers.add(answer);
    expect([...answers].toSorted()).toEqual(['ERROR_API_KEY_SCOPE', 'ERROR_TOO_MANY_REQUESTS']);
    world.clock.advance({ minutes: 1 });
    expect(await outcomeOf(api.getUser, key)).toBe('ERROR_API_KEY_SCOPE');
  });

  it('stops working when its maker is no longer the owner, and when they are removed (security 40)', async () => {
    world.clock.advance({ minutes: 1 });
    const owner = world.stranger({ name: '丁', contact: '13810000004' });
    await owner.register();
    const third = await company(owner, '丁方有限公司');
    const { key } = await makeKey(third, ['envelopes:read']);
    expect(await outcomeOf(api.countEnvelopes, key)).toBe('IN');
    const id = fromWsid('enterpriseUser', third.ownMemberWsid) ?? '';
    await world.services.db.withTx((tx) => tx.update(member).set({ isOwner: false }).where(eq(member.id, id)));
    expect(await outcomeOf(api.countEnvelopes, key)).toBe('ERROR_API_KEY');
    const removed = { isOwner: true, status: 'DISABLED' } as const;
    await world.services.db.withTx((tx) => tx.update(member).set(removed).where(eq(member.id, id)));
    expect(await outcomeOf(api.countEnvelopes, key)).toBe('ERROR_API_KEY');
  });
});
