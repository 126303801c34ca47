import { type Api, type BodyIn, CallError, api } from '@countersign/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enqueue, envelope, job } from '../../../platform/index.ts';
import { eventsOf } from '../../../platform/events/emit.ts';
import { EXPIRE_JOB } from '../../../contracts/envelopes/core/job-kinds.ts';
import { sign as signDirectly } from '../acts/sign.ts';
import { listAudit, listRevisions } from './store.ts';
import { signCall } from '../testing/direct-call.ts';
import { manyPeople } from '../testing/many-people.ts';
import {
  type SigningWorld,
  SIGN,
  at,
  isPrefix,
  openSigningWorld,
  password,
  signBody,
} from '../testing/signing-world.ts';
import type { FormSketch, Started } from '../testing/started-envelope.ts';

let open: SigningWorld;
let { world, judges, sender, li, alice, start, head, loaded } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, judges, sender, li, alice, start, head, loaded } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

const MANY = 50;
const boxOf = (index: number): FormSketch => ({
  type: 'WRITE_SIGN',
  box: [40 + (index % 5) * 105, 60 + Math.floor(index / 5) * 70, 96, 40],
});
const of = ({ envelopeWsid }: Started) => ({ params: { envelopeWsid } });
const reason = { reason: '不再需要' };

/**
 * Every outcome is a refusal of the catalogue, never an internal error. A call refused because the server is busy is repeated,
 * as its answer says.
 */
async function outcome(work: Promise<unknown>, again?: () => Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.error === 'ERROR_UNAVAILABLE' && again !== undefined) return outcome(again(), again);
    expect(error.status, `${error.error} is an internal error`).toBeLessThan(500);
    return error.error;
  }
}

/** The outcome of a call that is made again while the server is busy. */
const patiently = (call: () => Promise<unknown>): Promise<string> => outcome(call(), call);

/**
 * Every revision is a byte prefix of the next, each participant has at most one signature, and there is at most one completion.
 */
async function demandOneLine(started: Started): Promise<readonly string[]> {
  const { services } = world;
  const [revisions, audit, events] = await services.db.withTx(async (tx) => [
    await listRevisions(tx, started.envelopeId),
    await listAudit(tx, started.envelopeId, ['envelope.completed']),
    await tx.select({ payload: job.payload }).from(job).where(eq(job.kind, 'event')),
  ]);
  let before: Uint8Array = new Uint8Array();
  for (const [index, revision] of revisions.entries()) {
    const bytes = await services.blobs.get(revision.digest);
    expect(revision.number).toBe(index);
    expect(isPrefix(before, bytes)).toBe(true);
    before = bytes;
  }
  const signers = revisions.flatMap(({ kind, participantId }) => (kind === 'SIGN' ? [participantId ?? ''] : []));
  expect(new Set(signers).size).toBe(signers.length);
  const { row, facts } = await loaded(started);
  const acted = facts.participants.filter(({ status }) => status === 'ED_SUCCESS').map(({ id }) => id);
  expect(new Set(signers)).toEqual(new Set(acted));
  expect(facts.participants.some(({ status }) => status === 'ING_PROCESS')).toBe(false);
  const completions = events
    .flatMap(({ payload }) => eventsOf(payload))
    .filter((event) => event.type === 'envelope.completed' && event.envelopeId === started.envelopeId);
  const expected = row.status === 'ED_SUCCESS' ? 1 : 0;
  expect([audit.length, completions.length]).toEqual([expected, expected]);
  return revisions.map(({ kind }) => kind);
}

describe('Many requests at once', () => {
  it(`${MANY} by signers of one parallel envelope lead to exactly one signature each`, async () => {
    const people = await manyPeople(world, MANY);
    const started = await start(people.map((person, index) => ({ person, sequence: 1, forms: [boxOf(index)] })));
    const bodies: BodyIn<Api['sign']>[] = [];
    for (const [index, person] of people.entries()) bodies.push(await signBody(person, started, index));
    const outcomes = await Promise.all(
      people.map((person, index) =>
        patiently(() => person.call(api.sign, { params: at(started, index), body: bodies[index]! })),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    await world.app.jobs.drain();
    const kinds = await demandOneLine(started);
    expect(kinds.filter((kind) => kind === 'SIGN')).toHaveLength(MANY);
    expect((await loaded(started)).row.status).toBe('ED_SUCCESS');
    const finished = await head(started);
    expect(judges.qpdf(finished)).toBe('');
    const signed = judges.pdfsig(finished).filter(({ isTimestamp }) => !isTimestamp);
    expect(signed.filter(({ valid, trusted }) => valid && trusted)).toHaveLength(MANY);
  }, 180_000);

  it('for the same signature, 50 of them, make it once; the others are refused', async () => {
    const started = await start([
      { person: li, sequence: 1, forms: [boxOf(0)] },
      { person: alice, sequence: 2, forms: [boxOf(1)] },
    ]);
    const body = await signBody(li, started, 0);
    const outcomes = await Promise.all(
      Array.from({ length: MANY }, () => patiently(() => li.call(api.sign, { params: at(started, 0), body }))),
    );
    expect(outcomes.filter((word) => word === 'done')).toHaveLength(1);
    const losers = new Set(outcomes.filter((word) => word !== 'done'));
    expect([...losers].every((word) => ['ERROR_SIGNING_IN_PROGRESS', 'ERROR_ALREADY_SIGNED'].includes(word))).toBe(
      true,
    );
    expect((await demandOneLine(started)).filter((kind) => kind === 'SIGN')).toHaveLength(1);
  }, 60_000);
});

interface Rival {
  /** The call that races with li's signature; alice is to sign in parallel. */
  readonly act: (started: Started) => Promise<unknown>;
  /** Its possible results, `done` included. */
  readonly hears: readonly string[];
  /** The possible results for the signer. */
  readonly signerHears: readonly string[];
  /** For a call that comes while the signature is being made. */
  readonly between: { readonly rival: string; readonly signer: string };
}
const successor = { name: '接手人', contact: { phone: '13744445555' } };
const LI = 0;
const ALICE = 1;
const remove = (index: number) => (started: Started) =>
  sender.call(api.deleteParticipants, {
    ...of(started),
    body: { participants: [{ participantWsid: started.participantWsids[index] ?? '' }] },
  });
const BUSY = 'ERROR_SIGNING_IN_PROGRESS';
const RIVALS: Readonly<Record<string, Rival>> = {
  revoke: {
    act: (started) => sender.call(api.revokeEnvelope, { ...of(started), body: reason }),
    hears: ['done', BUSY],
    signerHears: ['done', 'ERROR_ENVELOPE_HAD_BEEN_REVOKED'],
    between: { rival: BUSY, signer: 'done' },
  },
  'reject by a parallel signer': {
    act: (started) => alice.call(api.reject, { params: at(started, ALICE), body: reason }),
    hears: ['done'],
    signerHears: ['done', 'ERROR_ENVELOPE_HAD_BEEN_REJECTED'],
    between: { rival: 'done', signer: 'ERROR_ENVELOPE_HAD_BEEN_REJECTED' },
  },
  'return by a parallel signer': {
    act: (started) => alice.call(api.returnEnvelope, { params: at(started, ALICE), body: reason }),
    hears: ['done'],
    signerHears: ['done', 'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH'],
    between: { rival: 'done', signer: 'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH' },
  },
  'the removal of the signer': {
    act: remove(LI),
    hears: ['done', BUSY, 'ERROR_PARTICIPANT_HAS_ACTED'],
    signerHears: ['done', 'ERROR_NOT_IN_ENVELOPE_FLOW'],
    between: { rival: BUSY, signer: 'done' },
  },
  'the removal of the participant who is waited for': {
    act: remove(ALICE),
    hears: ['done'],
    signerHears: ['done'],
    between: { rival: 'done', signer: 'done' },
  },
  'handing on by the signer': {
    act: (started) => li.call(api.authorizeParticipant, { params: at(started, LI), body: successor }),
    hears: ['done', BUSY, 'ERROR_ALREADY_SIGNED'],
    signerHears: ['done', 'ERROR_ALREADY_SIGNED'],
    between: { rival: BUSY, signer: 'done' },
  },
  'handing on by a parallel signer': {
    act: (started) => alice.call(api.authorizeParticipant, { params: at(started, ALICE), body: successor }),
    hears: ['done'],
    signerHears: ['done'],
    between: { rival: 'done', signer: 'done' },
  },
  'a void agreement over an unfinished contract': {
    act: (started) => sender.call(api.cancelEnvelope, { ...of(started), body: reason }),
    hears: ['ERROR_ENVELOPE_STATUS_IS_NOT_MATCH'],
    signerHears: ['done'],
    between: { rival: 'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH', signer: 'done' },
  },
};
const pair = (): Promise<Started> =>
  start([
    { person: li, sequence: 1, forms: [SIGN] },
    { person: alice, sequence: 1, forms: [boxOf(0)] },
  ]);
/** Its deadline is so many seconds from now. */
async function endsIn({ envelopeId }: Started, seconds: number): Promise<void> {
  const { services } = world;
  const now = services.clock.now();
  const runAt = new Date(now.getTime() + seconds * 1000);
  await services.db.withTx(async (tx) => {
    await tx.update(envelope).set({ expireAt: runAt }).where(eq(envelope.id, envelopeId));
    const payload = { envelopeId };
    await enqueue(tx, { id: services.ids.next(), kind: EXPIRE_JOB, key: envelopeId, payload, runAt, now });
  });
}

/** The envelope after all pending jobs have run. */
async function settled(started: Started): Promise<string> {
  await world.app.jobs.drain();
  await demandOneLine(started);
  return (await loaded(started)).row.status;
}

describe('A signature concurrent with', () => {
  it.each(Object.entries(RIVALS))(
    '%s, at the same moment: each happens exactly once or not at all',
    async (_, rival) => {
      const both: string[] = [];
      for (let round = 0; round < 3; round += 1) {
        const started = await pair();
        const body = await signBody(li, started, LI);
        const signs = () => outcome(li.call(api.sign, { params: at(started, LI), body }));
        const acts = () => outcome(rival.act(started));
        const [signer, heard] =
          round % 2 === 0 ? await Promise.all([signs(), acts()]) : (await Promise.all([acts(), signs()])).toReversed();
        expect(rival.signerHears).toContain(signer);
        expect(rival.hears).toContain(heard);
        both.push(`${signer} ${heard}`);
        await settled(started);
      }
      // At least one of the calls succeeds.
      expect(both.every((words) => words.includes('done'))).toBe(true);
    },
    60_000,
  );

  it.each(Object.entries(RIVALS))(
    '%s, while its bytes are made',
    async (_, { act, between }) => {
      const started = await pair();
      const call = await signCall(world, li, { params: at(started, LI), body: await signBody(li, started, LI) });
      let heard = '';
      const signer = await signDirectly(world.services, call, async (point) => {
        if (point === 'stored' && heard === '') heard = await outcome(act(started));
      }).then(
        () => 'done',
        (error: unknown) => (error as { refusal: { error: string } }).refusal.error,
      );
      expect({ rival: heard, signer }).toEqual(between);
      await settled(started);
    },
    60_000,
  );

  it('the expiry: a decision before the deadline is kept, one at the deadline is refused', async () => {
    const started = await pair();
    const call = await signCall(world, li, { params: at(started, LI), body: await signBody(li, started, LI) });
    await endsIn(started, 10);
    await signDirectly(world.services, call, async (point) => {
      if (point === 'reserved') world.clock.advance({ minutes: 11 / 60 });
      if (point === 'made') await world.app.jobs.drain();
    });
    const documents = [{ fileWsid: started.fileWsids[0] ?? '', digest: 'ab'.repeat(32) }];
    const late = await outcome(
      alice.call(api.sign, { params: at(started, ALICE), body: { documents, ...password(alice) } }),
    );
    expect(late).toBe('ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED');
    world.clock.advance({ minutes: 1 });
    expect(await settled(started)).toBe('ED_FAIL_EXPIRED');
    expect((await loaded(started)).facts.participants.map(({ status }) => status)).toEqual([
      'ED_SUCCESS',
      'ED_FAIL_EXPIRED',
    ]);
  }, 60_000);

  it('the end of a void agreement: contract and agreement state the same outcome', async () => {
    const contract = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    await li.call(api.sign, { params: at(contract, LI), body: await signBody(li, contract, LI) });
    await world.app.jobs.drain();
    for (let round = 0; round < 3; round += 1) {
      const { envelope: agreement } = await sender.call(api.cancelEnvelope, { ...of(contract), body: reason });
      const mine = agreement.participants.find(({ actionType }) => actionType === 'SIGNER');
      const params = { envelopeWsid: agreement.envelopeWsid, participantWsid: mine?.participantWsid ?? '' };
      const page = await li.call(api.getSigning, { params });
      const documents = page.documents.map(({ fileWsid, digest }) => ({ fileWsid, digest }));
      const [signer, revoker] = await Promise.all([
        outcome(li.call(api.sign, { params, body: { documents, ...password(li) } })),
        outcome(sender.call(api.revokeEnvelope, { params: { envelopeWsid: agreement.envelopeWsid }, body: reason })),
      ]);
      await world.app.jobs.drain();
      const { envelope: ended } = await sender.call(api.getEnvelope, {
        params: { envelopeWsid: agreement.envelopeWsid },
        query: {},
      });
      const { row } = await loaded(contract);
      expect(row.cancellingId).toBeNull();
      expect([signer, ended.status, row.voidedAt !== null]).toEqual(
        signer === 'done' ? ['done', 'ED_SUCCESS', true] : ['ERROR_ENVELOPE_HAD_BEEN_REVOKED', 'ED_FAIL_REVOKE', false],
      );
      if (signer === 'done')
        expect(['ERROR_SIGNING_IN_PROGRESS', 'ERROR_ALREADY_SIGNED', 'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH']).toContain(
          revoker,
        );
      if (row.voidedAt !== null) return;
    }
  }, 60_000);
});
