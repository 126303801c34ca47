import { api } from '@countersign/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { envelope, participant } from '../../../platform/index.ts';
import { sign as signDirectly } from '../acts/sign.ts';
import { signCall, until } from '../testing/direct-call.ts';
import { type SigningWorld, SIGN, at, openSigningWorld, sign, signBody } from '../testing/signing-world.ts';

let open: SigningWorld;
let { world, li, start, head, loaded } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, li, start, head, loaded } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

describe('A process that crashes', () => {
  const never =
    (stop: string) =>
    (point: string): Promise<void> =>
      point === stop ? new Promise(() => {}) : Promise.resolve();

  it.each(['reserved', 'made', 'stored'])(
    'after "%s" leaves a turn that lapses, and the participant signs again',
    async (point) => {
      const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
      const before = await head(started);
      const call = await signCall(world, li, { params: at(started, 0), body: await signBody(li, started, 0) });
      const dead = signDirectly(world.services, call, never(point));
      void dead.catch(() => {});
      await until(async () => (await loaded(started)).facts.participants[0]?.status === 'ING_PROCESS');
      expect(await li.refused(api.sign, { params: at(started, 0), body: call.body })).toMatchObject({
        error: 'ERROR_SIGNING_IN_PROGRESS',
      });
      world.clock.advance({ minutes: 2 });
      await world.app.jobs.drain();
      expect((await loaded(started)).facts.participants[0]?.status).toBe('ING_WAIT');
      expect(Buffer.from(await head(started)).equals(Buffer.from(before))).toBe(true);
      await sign(li, started, 0);
      await world.app.jobs.drain();
      expect((await loaded(started)).row.status).toBe('ED_SUCCESS');
    },
  );

  it('before the completion is committed leaves an envelope that a later run completes, even if the job is lost', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    await sign(li, started, 0);
    await until(
      async () =>
        (await loaded(started)).row.status === 'ED_SUCCESS' || (await loaded(started)).facts.currentSequence === 0,
    );
    const other = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    await world.services.db.withTx(async (tx) => {
      await tx
        .update(participant)
        .set({ status: 'ED_SUCCESS', handledAt: world.clock.now() })
        .where(eq(participant.envelopeId, other.envelopeId));
      await tx.update(envelope).set({ currentSequence: 0 }).where(eq(envelope.id, other.envelopeId));
    });
    world.clock.advance({ minutes: 2 });
    await until(async () => {
      await world.app.jobs.drain();
      return (await loaded(other)).row.status === 'ED_SUCCESS';
    });
  });
});
