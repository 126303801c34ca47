import {
  type CallName,
  type Endpoint,
  api,
  attachmentApi,
  pathOf,
  operatorApi,
  retentionApi,
} from '@countersign/contract';
import { calls } from '@countersign/contract/calls';
import {
  GRANTABLE_KEYS,
  PERMISSION_CALLS,
  PERMISSION_KEYS,
  type ParticipantStatus,
  type PermissionKey,
  fromWsid,
  toWsid,
} from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { envelope, envelopeDocument, file, participant } from '../database/index.ts';
import { authorise } from '../../app/http/access.ts';
import { bindCalls, createHttpServer } from '../../app/index.ts';
import type { Handlers } from './handlers.ts';
import { Refused, refuseWith } from './refused.ts';
import { CALLERS, type Caller, callersOf, described, expected } from './testing/callers.ts';
import { type MatrixEnterprise, OPERATORS, giveKey, makeMembers, makeOperators } from './testing/staff-and-members.ts';

let world: World;
let server: Awaited<ReturnType<typeof createHttpServer>>['app'];
const people = {} as Record<Caller, Person>;
const ids = { envelope: '', draft: '', file: '', current: '' };
let firm: MatrixEnterprise;

const REACHED = 'ERROR_TIMEOUT';
/** The real adapter over handlers that only report that they were reached. */
const handlers = Object.fromEntries(
  Object.keys({ ...api, ...attachmentApi, ...operatorApi, ...retentionApi }).map((name) => [
    name,
    async () => refuseWith(REACHED),
  ]),
) as unknown as Handlers;

beforeAll(async () => {
  world = await createWorld();
  const { services } = world;
  server = (await createHttpServer(services, { isDevelopment: false })).app;
  await bindCalls(server, services, handlers);
  await makePeople();
  await makeGuests();
  firm = await makeMembers(world, people);
  await makeOperators(world, people);
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const phones: Record<Caller, string> = Object.fromEntries(
  CALLERS.map((caller, i) => [caller, String(13_400_000_000 + i)]),
) as Record<Caller, string>;
const idOf = (person: Person): string => fromWsid('user', person.userWsid) ?? '';

async function makePeople(): Promise<void> {
  for (const caller of CALLERS) {
    people[caller] = world.stranger({ name: caller, contact: phones[caller] });
    const isPerson = caller !== 'anonymous' && !caller.startsWith('guest') && !OPERATORS.some((one) => one === caller);
    if (isPerson) await people[caller].register();
  }
  const { services } = world;
  const now = services.clock.now();
  const senderId = idOf(people.sender);
  ids.file = services.ids.next();
  await services.db.withTx(async (tx) => {
    const shared = {
      type: 'PDF',
      status: 'READY',
      sourceDigest: 'a'.repeat(64),
      sourceBytes: 1,
      createdAt: now,
    } as const;
    await tx.insert(file).values({ id: ids.file, ownerId: senderId, name: 'a.pdf', ...shared });
  });
  ids.envelope = await makeEnvelope('ING_PROCESS', senderId);
  ids.draft = await makeEnvelope('DRAFT', senderId);
}

async function makeEnvelope(status: 'ING_PROCESS' | 'DRAFT', senderId: string): Promise<string> {
  const { services } = world;
  const [now, id] = [services.clock.now(), services.ids.next()];
  const expireAt = new Date(now.getTime() + 86_400_000);
  await services.db.withTx(async (tx) => {
    const times = { expireAt, createdAt: now, statusAt: now, startedAt: now, timezone: 'Asia/Shanghai' };
    await tx
      .insert(envelope)
      .values({ id, senderId, title: 't', status, currentSequence: status === 'DRAFT' ? 0 : 2, ...times });
    await tx.insert(envelopeDocument).values({
      envelopeId: id,
      fileId: ids.file,
      name: 'a.pdf',
      addedOrder: 0,
      headNumber: 0,
      headDigest: 'a'.repeat(64),
      headBytes: 1,
    });
  });
  return id;
}

/** Adds a participant to an envelope; returns the participant's wsid. */
async function join(envelopeId: string, caller: Caller, sequence: number, status: ParticipantStatus): Promise<string> {
  const { services } = world;
  const [createdAt, id] = [services.clock.now(), services.ids.next()];
  const personId = people[caller].userWsid === '' ? null : idOf(people[caller]);
  const kind = { actionType: 'SIGNER', type: 'PERSON', secureLevel: 'DISPOSABLE_CERT', authLevel: 'LOW' } as const;
  await services.db.withTx((tx) =>
    tx
      .insert(participant)
      .values({ id, envelopeId, personId, name: caller, phone: phones[caller], sequence, status, createdAt, ...kind }),
  );
  return toWsid('participant', id);
}

async function makeGuests(): Promise<void> {
  for (const envelopeId of [ids.envelope, ids.draft]) {
    await join(envelopeId, 'acted', 1, 'ED_SUCCESS');
    await join(envelopeId, 'later', 3, 'ING_WAIT');
    await join(envelopeId, 'removed', 2, 'ED_SUCCESS_REMOVE');
    await join(envelopeId, 'handedOn', 2, 'ED_SUCCESS_AUTHORIZE');
  }
  ids.current = await join(ids.envelope, 'current', 2, 'ING_WAIT');
  const elsewhere = await makeEnvelope('ING_PROCESS', idOf(people.sender));
  await people.guestActed.openLink(await join(ids.envelope, 'guestActed', 1, 'ED_SUCCESS'));
  await people.guestLater.openLink(await join(ids.envelope, 'guestLater', 3, 'ING_WAIT'));
  await people.guestElsewhere.openLink(await join(elsewhere, 'guestElsewhere', 2, 'ING_WAIT'));
  await people.guestRemoved.openLink(await join(ids.envelope, 'guestRemoved', 2, 'ING_WAIT'));
  await world.services.db.withTx((tx) =>
    tx.execute(`update participant set status = 'ED_SUCCESS_REMOVE' where name = 'guestRemoved'`),
  );
  // The current signer's own link, opened in a browser that is not logged in.
  people.guestCurrent = world.stranger({ name: 'guestCurrent', contact: phones.current });
  await people.guestCurrent.openLink(ids.current);
}

const paramsOf = (): Record<string, string> => ({
  envelopeWsid: toWsid('envelope', ids.envelope),
  participantWsid: ids.current,
  docId: toWsid('file', ids.file),
  fileWsid: toWsid('file', ids.file),
  userWsid: people.current.userWsid,
  enterpriseWsid: toWsid('enterprise', firm.enterpriseId),
  memberWsid: toWsid('enterpriseUser', world.services.ids.next()),
  applicationWsid: toWsid('application', world.services.ids.next()),
  paperWsid: toWsid('identityPaper', world.services.ids.next()),
  operatorWsid: toWsid('operator', world.services.ids.next()),
  complaintWsid: toWsid('complaint', world.services.ids.next()),
  jobWsid: toWsid('job', world.services.ids.next()),
  sessionWsid: toWsid('session', world.services.ids.next()),
  passkeyWsid: toWsid('passkey', world.services.ids.next()),
  scanWsid: toWsid('scan', world.services.ids.next()),
  serial: '0a',
  personSealWsid: toWsid('personSeal', world.services.ids.next()),
  writeWsid: toWsid('write', world.services.ids.next()),
  request: 'AA',
});

/** IN: the call passed every access check; its answer to an empty body does not matter. */
async function outcomeOf(endpoint: Endpoint, caller: Caller, params = paramsOf()): Promise<string> {
  const cookie = people[caller].jar.header();
  const response = await server.inject({
    method: endpoint.method,
    url: pathOf(endpoint, params),
    headers: cookie === '' ? {} : { cookie },
  });
  const { error = '' } = response.json<{ error?: string }>();
  return ['ERROR_MALFORMED', 'ERROR_UNSUPPORTED_MEDIA', REACHED].includes(error) ? 'IN' : error;
}

describe('Every call of the contract answers every kind of caller as its access rule says', () => {
  it.each(described.map(([name, endpoint]) => [name, endpoint.access, endpoint] as const))(
    '%s (%s)',
    async (_name, access, endpoint) => {
      // Calls without a login have a rate limit per minute.
      if (access === 'public') world.clock.advance({ minutes: 1 });
      const callers = callersOf(endpoint);
      const outcomes = await Promise.all(
        callers.map(async (caller) => [caller, await outcomeOf(endpoint, caller)] as const),
      );
      expect(Object.fromEntries(outcomes)).toEqual(
        Object.fromEntries(callers.map((caller) => [caller, expected(endpoint, caller)])),
      );
    },
  );

  it('with each kind of caller at each access rule', () => {
    const tried = new Set(
      described.flatMap(([, endpoint]) => callersOf(endpoint).map((caller) => `${endpoint.access} ${caller}`)),
    );
    const rules = new Set(described.map(([, { access }]) => access));
    expect(tried.size).toBe(rules.size * CALLERS.length);
  });
});

describe('An envelope', () => {
  const about = described
    .filter(([, { access }]) => access.startsWith('envelope:'))
    .map(([name, endpoint]) => [name, endpoint] as const);

  it.each(about)('is accessible to its sender only while it is a draft: %s', async (_name, endpoint) => {
    const params = { ...paramsOf(), envelopeWsid: toWsid('envelope', ids.draft) };
    for (const caller of ['acted', 'later', 'stranger'] as const) {
      expect(await outcomeOf(endpoint, caller, params)).toBe('ERROR_NOT_IN_ENVELOPE_FLOW');
    }
  });

  it.each(about)(
    'gives the same answer for a foreign and for a missing id: %s (Rulings §1.10)',
    async (_name, endpoint) => {
      const nothing = [
        toWsid('envelope', world.services.ids.next()),
        'WSID_ENVE_',
        'x',
        toWsid('file', ids.file),
        `WSID_ENVE_${'Z'.repeat(26)}`,
      ];
      for (const caller of ['stranger', 'guestElsewhere'] as const) {
        const foreign = await outcomeOf(endpoint, caller);
        for (const envelopeWsid of nothing)
          expect(await outcomeOf(endpoint, caller, { ...paramsOf(), envelopeWsid })).toBe(foreign);
      }
    },
  );
});

describe('A member with one permission key', () => {
  const permitted = described.filter(([, { access }]) => access === 'enterprise:permitted');
  const opened = (key: PermissionKey): readonly string[] => (GRANTABLE_KEYS.includes(key) ? PERMISSION_CALLS[key] : []);
  /** The access check that every request of the adapter passes, called without a request. */
  const judged = (names: readonly string[]): Promise<[string, string][]> =>
    world.services.db.withTx(async (tx) => {
      const caller = {
        sessionId: '',
        personId: idOf(people.keyHolder),
        userWsid: toWsid('enterpriseUser', firm.keyHolderId),
        memberId: firm.keyHolderId,
        enterpriseId: firm.enterpriseId,
        isOwner: false,
        scopes: null,
      };
      const given = { tx, caller, operator: null, params: paramsOf(), isLocalEvaluation: false };
      const outcomes: [string, string][] = [];
      for (const [name, { access }] of permitted.filter(([one]) => names.includes(one))) {
        const outcome = await authorise(access, { call: name, ...given }).then(
          () => 'IN',
          (error: unknown) => (error instanceof Refused ? error.refusal.error : String(error)),
        );
        outcomes.push([name, outcome]);
      }
      return outcomes;
    });

  /** What the key opens, and every eighth of the others; `mayCall` of the domain is tested with each call and each key. */
  const triedWith = (key: PermissionKey): readonly string[] => {
    const at = PERMISSION_KEYS.indexOf(key) % 8;
    const isTried = process.env.TEST_EVERYTHING === undefined ? (index: number) => index % 8 === at : () => true;
    return permitted.map(([name]) => name).filter((name, index) => opened(key).includes(name) || isTried(index));
  };

  it.each(PERMISSION_KEYS)('%s allows the calls of the table and no other (Spec §6)', async (key) => {
    await giveKey(world, firm, key);
    const tried = triedWith(key);
    expect(Object.fromEntries(await judged(tried))).toEqual(
      Object.fromEntries(tried.map((name) => [name, opened(key).includes(name) ? 'IN' : 'ERROR_FORBIDDEN'])),
    );
    for (const name of opened(key)) expect(await outcomeOf(calls[name as CallName], 'keyHolder')).toBe('IN');
    expect(await outcomeOf(calls.createApiClient, 'keyHolder')).toBe('ERROR_FORBIDDEN');
    expect(await outcomeOf(calls.listRoleAuthors, 'disabledMember')).toBe('ERROR_NOT_LOGIN');
  });
});

describe('An enterprise', () => {
  const about = described.filter(
    ([, { access, path }]) => access.startsWith('enterprise:') && path.includes(':enterpriseWsid'),
  );

  it.each(about)(
    'gives the same answer for a foreign and for a missing id: %s (security 34)',
    async (_name, endpoint) => {
      const nothing = [toWsid('enterprise', world.services.ids.next()), toWsid('envelope', ids.envelope), 'x'];
      for (const caller of ['stranger', 'otherOwner'] as const) {
        const foreign = await outcomeOf(endpoint, caller);
        for (const enterpriseWsid of nothing)
          expect(await outcomeOf(endpoint, caller, { ...paramsOf(), enterpriseWsid })).toBe(foreign);
      }
    },
  );
});

describe('The session of a signing link', () => {
  it('has its own participant as its only scope', async () => {
    const { session } = await people.guestCurrent.call(api.getSession, {});
    expect(session).toEqual({ userWsid: people.current.userWsid, sessionScopes: [`participant:${ids.current}`] });
  });
});
