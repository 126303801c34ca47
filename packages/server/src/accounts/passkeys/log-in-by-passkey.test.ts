import { fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passkey as passkeyTable, person as personTable } from '../../platform/index.ts';
import type { Wrong } from './testing/authenticator.ts';
import { type PasskeyWorld, WRONG, logIn, passkeyWorld, refusedLogIn } from './testing/passkey-world.ts';

let world: World;
let at: PasskeyWorld;

beforeAll(async () => {
  world = await createWorld();
  at = passkeyWorld(world);
});
beforeEach(() => world.clock.advance({ hours: 2 }));
afterAll(() => world.close());

const personIdOf = (person: Person): string => fromWsid('user', person.userWsid) ?? '';

describe('A login by passkey', () => {
  it.each<[string, Wrong]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another port of this host', { origin: 'http://localhost:9999' }],
    ['the key of another site', { rpId: 'evil.example' }],
    ['an answer to the creation of a passkey', { type: 'webauthn.create' }],
    ['a device that did not verify its user', { isUnverified: true }],
    ['a malformed signature', { signature: 'MEUCIQ' }],
    ['a counter that went back', { counter: 0 }],
    ['the handle of another person', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
  ])('is refused for %s', async (_what, wrong) => {
    const { device } = await at.owner();
    const elsewhere = at.browser();
    expect(await refusedLogIn(elsewhere, device.get(await at.challengeOf(elsewhere), wrong))).toMatchObject(WRONG);
    // A refusal has no lasting effect: the right passkey logs in.
    await logIn(elsewhere, device.get(await at.challengeOf(elsewhere), { counter: 9 }));
  });

  it('is refused for an answer that was used, repeated or signed again', async () => {
    const { device } = await at.owner();
    const elsewhere = at.browser();
    const credential = device.get(await at.challengeOf(elsewhere));
    await logIn(elsewhere, credential);
    expect(await refusedLogIn(elsewhere, credential)).toMatchObject(WRONG);
    const thief = at.browser();
    await at.challengeOf(thief);
    expect(await refusedLogIn(thief, credential)).toMatchObject(WRONG);
  });

  it('is refused to a session that requested no challenge, and to a request without a session', async () => {
    const { device } = await at.owner();
    const [asker, thief] = [at.browser(), at.browser()];
    const credential = device.get(await at.challengeOf(asker));
    expect(await refusedLogIn(thief, credential)).toMatchObject(WRONG);
    await thief.captcha('LOGIN');
    expect(await refusedLogIn(thief, credential)).toMatchObject(WRONG);
  });

  it('is refused once its challenge is five minutes old', async () => {
    const { device } = await at.owner();
    const elsewhere = at.browser();
    const credential = device.get(await at.challengeOf(elsewhere));
    world.clock.advance({ seconds: 301 });
    expect(await refusedLogIn(elsewhere, credential)).toMatchObject(WRONG);
  });

  it('opens one session when one answer is sent many times at once', async () => {
    const { device } = await at.owner();
    const elsewhere = at.browser();
    const credential = device.get(await at.challengeOf(elsewhere));
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => logIn(elsewhere, credential)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is refused in the same words for an unknown credential (security 11)', async () => {
    const elsewhere = at.browser();
    const device = at.device();
    const { challenge } = await at.challengeOf(elsewhere);
    const userHandle = Buffer.alloc(16, 7).toString('base64url');
    expect(await refusedLogIn(elsewhere, device.get({ challenge }, { userHandle }))).toMatchObject(WRONG);
  });

  it('is refused to a disabled account', async () => {
    const { person, device } = await at.owner();
    await world.services.db.withTx((tx) =>
      tx
        .update(personTable)
        .set({ accountStatus: 'DISABLED' })
        .where(eq(personTable.id, personIdOf(person))),
    );
    const elsewhere = at.browser();
    expect(await refusedLogIn(elsewhere, device.get(await at.challengeOf(elsewhere)))).toMatchObject({
      error: 'ERROR_ACCOUNT_DISABLED',
    });
  });

  it('works for an authenticator without a counter, and for one with a very large counter', async () => {
    const { person, device } = await at.owner();
    await world.services.db.withTx((tx) =>
      tx
        .update(passkeyTable)
        .set({ counter: 0 })
        .where(eq(passkeyTable.personId, personIdOf(person))),
    );
    for (const counter of [0, 0, 4_000_000_000, 4_000_000_001]) {
      const elsewhere = at.browser();
      await logIn(elsewhere, device.get(await at.challengeOf(elsewhere), { counter }));
    }
  });
});
