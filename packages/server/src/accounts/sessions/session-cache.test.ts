import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { api, operatorApi } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import { type Person, type World, createPerson, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tx } from '../../platform/index.ts';
import { disableMember, insertEnterprise, moveOwner } from '../memberships/index.ts';
import { updateOperator } from '../operators/store.ts';
import { setAccountStatus } from '../users/store.ts';
import { switchAccount } from './change-account.ts';
import { type SessionCache, createSessionCache } from './session-cache.ts';
import { callerOf } from './session-caller.ts';
import { type SessionRow, endSession, endSessionsOf, findSessionBySecret, setSecret } from './store.ts';
import { operatorAt } from '../../operator/console/testing/staff.ts';

let world: World;
let wang: Person;
let li: Person;
let cache: SessionCache;
const member = { id: '', enterpriseId: '' };
beforeAll(async () => {
  world = await createWorld();
  [wang, li] = await world.people('wang', 'li');
  const { ids, clock, db } = world.services;
  Object.assign(member, { id: ids.next(), enterpriseId: ids.next() });
  await db.withTx((tx) =>
    insertEnterprise(tx, {
      id: member.enterpriseId,
      memberId: member.id,
      name: '甲公司',
      adminName: '甲',
      authorId: fromWsid('user', li.userWsid) ?? '',
      now: clock.now(),
    }),
  );
});
afterAll(() => world.close());
beforeEach(async () => {
  await Promise.all([wang.login(), li.login()]);
  cache = createSessionCache(world.services.db);
  await vi.waitUntil(() => world.services.db.hearOthers(() => {})());
});

const secretOf = (person: Person): string => /(?:^|; )session=([^;]+)/.exec(person.jar.header())?.[1] ?? '';
const read = async (secret: string): Promise<SessionRow> => {
  const session = await world.services.db.withTx((tx) => cache.read(tx, secret));
  if (session === null) throw new Error('there is no such session');
  return session;
};

const readStored = (secret: string): Promise<SessionRow | null> =>
  world.services.db.withTx((tx) => findSessionBySecret(tx, secret));

/** The statements about sessions; jobs in the background have others. */
const statementsOf = async (act: () => Promise<unknown>): Promise<unknown[]> => {
  const found: unknown[] = [];
  const note = (text: unknown): void => void (/"session"|update session/.test(String(text)) && found.push(text));
  subscribe('countersign:statement', note);
  try {
    await act();
  } finally {
    unsubscribe('countersign:statement', note);
  }
  return found;
};

describe('A session that was read', () => {
  it('is known without the database until it changes', async () => {
    const session = await read(secretOf(wang));
    expect(cache.find(secretOf(wang))).toBe(session);
    expect(cache.find(secretOf(li))).toBeNull();
  });

  const now = (): Date => world.clock.now();
  const changes: Record<string, (tx: Tx, session: SessionRow) => Promise<unknown>> = {
    'it ends': (tx, { id }) => endSession(tx, id, now()),
    'it gets another secret': (tx, { id }) => setSecret(tx, { id, secret: 'a'.repeat(43) }),
    'all of the person end': (tx, { personId }) => endSessionsOf(tx, { personId: personId ?? '' }, { now: now() }),
    'the person is disabled': async (tx, { personId }) => {
      await setAccountStatus(tx, personId ?? '', 'DISABLED', now());
      await setAccountStatus(tx, personId ?? '', 'ACTIVE', now());
    },
    'another account becomes active': (tx, session) => {
      const caller = callerOf(session) ?? undefined;
      const context = { now: now(), ip: '', userAgent: '' } as Parameters<typeof switchAccount>[3];
      if (caller === undefined) throw new Error('no one has this session');
      return switchAccount(tx, world.services, { caller, destinationWsid: wang.userWsid }, context);
    },
  };
  it.each(Object.keys(changes))('is read again once %s', async (name) => {
    const secret = secretOf(wang);
    const session = await read(secret);
    const change = changes[name];
    await world.services.db.withTx(async (tx) => {
      await change?.(tx, session);
      // Until the commit the other requests see what was committed before.
      expect(cache.find(secret)).toBe(session);
    });
    expect(cache.find(secret)).toBeNull();
  });

  const memberChanges: Record<string, (tx: Tx) => Promise<unknown>> = {
    'its sessions end': (tx) => endSessionsOf(tx, { memberId: member.id }, { now: now() }),
    'the ownership moves': (tx) => moveOwner(tx, member.id, member.id),
    'it is removed': (tx) =>
      disableMember(tx, { enterpriseId: member.enterpriseId, memberId: member.id, formerKeys: [], now: now() }),
  };
  it.each(Object.keys(memberChanges))('of a membership is read again once %s', async (name) => {
    const params = { userWsid: li.userWsid };
    await li.call(api.changeAccount, { params, body: { destinationWsid: toWsid('enterpriseUser', member.id) } });
    expect((await read(secretOf(li))).member?.id).toBe(member.id);
    await world.services.db.withTx((tx) => memberChanges[name]?.(tx) ?? Promise.resolve());
    expect(cache.find(secretOf(li))).toBeNull();
  });

  it('of an operator is read again once the operator changes', async () => {
    const staff = await operatorAt(world, 'staff');
    const { operator } = await read(secretOf(staff));
    await world.services.db.withTx((tx) => updateOperator(tx, operator?.id ?? '', { disabled: true }));
    expect(cache.find(secretOf(staff))).toBeNull();
    expect((await staff.refused(operatorApi.getOperatorSession, {})).error).toBe('ERROR_OPERATOR_NOT_LOGIN');
  });

  it('is not kept where a change was heard of while it was read, or nothing is heard', async () => {
    const state = { isHearing: true, change: (_of: unknown): void => {}, gap: (): void => {} };
    const stub = createSessionCache({
      withTx: world.services.db.withTx,
      onSignal: (_topic, listener) => {
        state.change = listener;
        return () => {};
      },
      hearOthers: (onGap) => {
        state.gap = onGap;
        return () => state.isHearing;
      },
    });
    const secret = secretOf(wang);
    const readWhile = (act: () => void): Promise<unknown> =>
      world.services.db.withTx((tx) => {
        const reading = stub.read(tx, secret);
        act();
        return reading;
      });
    await readWhile(() => state.change('session another'));
    expect(stub.find(secret)).toBeNull();
    await readWhile(() => {});
    expect(stub.find(secret)).not.toBeNull();
    state.gap();
    expect(stub.find(secret)).toBeNull();
    state.isHearing = false;
    await readWhile(() => {});
    state.isHearing = true;
    expect(stub.find(secret)).toBeNull();
  });

  it('has its use written a moment later, by one statement for all sessions, and never moved back', async () => {
    const secrets = [secretOf(wang), secretOf(li)];
    const later = new Date(now().getTime() + 120_000);
    const found = await statementsOf(async () => {
      for (const secret of secrets) cache.touch(secret, await read(secret), later);
      await cache.close();
    });
    expect(found.filter((text) => /^\s*update session/.test(String(text)))).toHaveLength(1);
    for (const secret of secrets) expect((await readStored(secret))?.lastActiveAt).toEqual(later);
    cache.touch(secrets[0] ?? '', await read(secrets[0] ?? ''), new Date(later.getTime() - 60_000));
    await cache.close();
    expect((await readStored(secrets[0] ?? ''))?.lastActiveAt).toEqual(later);
  });

  it('is known as used before that is written', async () => {
    const secret = secretOf(wang);
    const later = new Date(now().getTime() + 120_000);
    cache.touch(secret, await read(secret), later);
    expect((await readStored(secret))?.lastActiveAt).not.toEqual(later);
    expect((await read(secret)).lastActiveAt).toEqual(later);
    await cache.close();
  });

  it('of a rolled back change stays known', async () => {
    const session = await read(secretOf(wang));
    const failing = world.services.db.withTx(async (tx) => {
      await endSession(tx, session.id, now());
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(cache.find(secretOf(wang))).toBe(session);
  });
});

describe('A call', () => {
  it('of a page that polls asks the database nothing once its session is known', async () => {
    await wang.call(api.ping, { query: {} });
    expect(await statementsOf(() => wang.call(api.getSession, {}))).toEqual([]);
  });

  it('is refused at once after the session was ended from another device', async () => {
    const phone = createPerson(world.base, wang);
    await phone.login();
    await phone.call(api.getSession, {});
    await wang.call(api.signOutOtherDevices, { params: { userWsid: wang.userWsid } });
    expect((await phone.refused(api.getSession, {})).error).toBe('ERROR_NOT_LOGIN');
  });
});

/** With TEST_DATABASE_URL only: the embedded database has one process. */
describe.runIf(Boolean(process.env.TEST_DATABASE_URL))('Another server', () => {
  it('refuses a session that ended here, long before it would read it again by itself', async () => {
    const other = await world.secondServer();
    const there = createPerson(other.base, wang, wang.jar);
    const isHearing = other.services.db.hearOthers(() => {});
    await expect.poll(isHearing, { timeout: 20_000 }).toBe(true);
    await there.call(api.getSession, {});
    const cookie = wang.jar.header();
    await wang.logout();
    const statusThere = async (): Promise<number> =>
      (await fetch(`${other.base}${api.getSession.path}`, { headers: { cookie } })).status;
    await expect.poll(statusThere, { timeout: 4000 }).toBe(401);
  });
});
