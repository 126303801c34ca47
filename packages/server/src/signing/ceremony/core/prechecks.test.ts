import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import type { Person } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { envelope, participant } from '../../../platform/index.ts';
import { type SigningWorld, SECOND_SIGN, SIGN, at, openSigningWorld, sign } from '../testing/signing-world.ts';
import type { Started } from '../testing/started-envelope.ts';

let open: SigningWorld;
let { world, sender, li, alice, han, start } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, sender, li, alice, han, start } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

/** li signs first, then alice and the checker han at once. */
const LI = 0;
const ALICE = 1;
const HAN = 2;
const running = (): Promise<Started> =>
  start([
    { person: li, sequence: 1, forms: [SIGN] },
    { person: alice, sequence: 2, forms: [SECOND_SIGN] },
    { person: han, sequence: 2, role: 'CHECKER' },
  ]);
const of = ({ envelopeWsid }: Started) => ({ params: { envelopeWsid } });

const rows = {
  /** Past its deadline, before the expiry job has run. */
  due: (started: Started) =>
    world.services.db.withTx((tx) =>
      tx.update(envelope).set({ expireAt: world.clock.now() }).where(eq(envelope.id, started.envelopeId)),
    ),
  ended: (status: 'ED_FAIL_EXPIRED' | 'ED_FAIL_REJECT' | 'ED_FAIL_BACK') => (started: Started) =>
    world.services.db.withTx((tx) => tx.update(envelope).set({ status }).where(eq(envelope.id, started.envelopeId))),
  joining: (started: Started, index: number) =>
    world.services.db.withTx((tx) =>
      tx
        .update(participant)
        .set({ type: 'ENTERPRISE_MEMBER', memberId: null, enterpriseName: '某公司' })
        .where(eq(participant.id, fromWsid('participant', started.participantWsids[index] ?? '') ?? '')),
    ),
};
const revoke = (started: Started) => sender.call(api.revokeEnvelope, { ...of(started), body: { reason: 'r' } });
const reject = (started: Started) => li.call(api.reject, { params: at(started, LI), body: { reason: 'r' } });

type Prepare = (started: Started) => Promise<unknown>;
const both =
  (...prepares: Prepare[]): Prepare =>
  async (started) => {
    for (const prepare of prepares) await prepare(started);
  };
const nothing: Prepare = () => Promise.resolve();
const liSigns: Prepare = (started) => sign(li, started, LI);

type Row = readonly [string, Prepare, () => Person, number, number, string];
/** In the order of Spec §5; of two problems in a row, the earlier one is reported. */
const TABLE: readonly Row[] = [
  ['1 they have no access to it', nothing, () => alice, LI, 404, 'ERROR_NOT_IN_ENVELOPE_FLOW'],
  [
    '2 they have not joined the enterprise',
    (started) => rows.joining(started, LI),
    () => li,
    LI,
    409,
    'ERROR_WAITING_JOIN_ENTERPRISE',
  ],
  [
    '2 before 3: not joined, and expired',
    both((started) => rows.joining(started, LI), rows.ended('ED_FAIL_EXPIRED')),
    () => li,
    ...([LI, 409, 'ERROR_WAITING_JOIN_ENTERPRISE'] as const),
  ],
  ['3 it has expired', rows.ended('ED_FAIL_EXPIRED'), () => li, LI, 409, 'ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED'],
  ['3 its deadline has passed, to the second', rows.due, () => li, LI, 409, 'ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED'],
  [
    '3 before 5: a checker of an expired one',
    rows.ended('ED_FAIL_EXPIRED'),
    () => han,
    HAN,
    409,
    'ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED',
  ],
  [
    '3 before 6: expired before their turn',
    rows.ended('ED_FAIL_EXPIRED'),
    () => alice,
    ALICE,
    409,
    'ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED',
  ],
  ['5 the sender is no signer', nothing, () => sender, LI, 403, 'ERROR_NOT_A_SIGNER'],
  ['5 a checker does not sign', liSigns, () => han, HAN, 403, 'ERROR_NOT_A_SIGNER'],
  ['5 before 6: a checker before their turn', nothing, () => han, HAN, 403, 'ERROR_NOT_A_SIGNER'],
  ['5 before 7: a checker of a revoked one', revoke, () => han, HAN, 403, 'ERROR_NOT_A_SIGNER'],
  ['6 others come first', nothing, () => alice, ALICE, 409, 'ERROR_NEED_WAIT_OTHER'],
  ['6 they have signed', liSigns, () => li, LI, 409, 'ERROR_ALREADY_SIGNED'],
  ['6 before 7: signed, and then revoked', both(liSigns, revoke), () => li, LI, 409, 'ERROR_ALREADY_SIGNED'],
  ['7 it was revoked', revoke, () => li, LI, 409, 'ERROR_ENVELOPE_HAD_BEEN_REVOKED'],
  ['6 before 7: revoked before their turn', revoke, () => alice, ALICE, 409, 'ERROR_NEED_WAIT_OTHER'],
  ['6 before 8: rejected before their turn', reject, () => alice, ALICE, 409, 'ERROR_NEED_WAIT_OTHER'],
  [
    '8 it was rejected by another',
    both(liSigns, rows.ended('ED_FAIL_REJECT')),
    () => alice,
    ALICE,
    409,
    'ERROR_ENVELOPE_HAD_BEEN_REJECTED',
  ],
  [
    '9 it was returned by another',
    both(liSigns, rows.ended('ED_FAIL_BACK')),
    () => alice,
    ALICE,
    409,
    'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH',
  ],
];

describe('The signing pre-checks, in their order (Spec §5, §8)', () => {
  it.each(TABLE)('%s', async (_, prepare, person, index, status, error) => {
    const started = await running();
    await prepare(started);
    const body = { documents: [{ fileWsid: started.fileWsids[0] ?? '', digest: 'ab'.repeat(32) }], forms: [] };
    expect(await person().refused(api.sign, { params: at(started, index), body })).toMatchObject({ status, error });
  });

  it.each(TABLE.filter(([, , , index]) => index !== HAN))(
    'the signing page gets the same error: %s',
    async (_, prepare, person, index, status, error) => {
      const started = await running();
      await prepare(started);
      expect(await person().refused(api.getSigning, { params: at(started, index) })).toMatchObject({ status, error });
    },
  );

  it('a call without any problem is not refused', async () => {
    const started = await running();
    expect((await li.call(api.getSigning, { params: at(started, LI) })).participant.atTurn).toBe(true);
  });
});
