import { type MultiSendJob, api } from '@countersign/contract';
import { MULTI_SEND_JOBS_MAX, fromWsid, toWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { envelope, multiSendExecution, multiSendJob, startJobs } from '../../platform/index.ts';
import type { OpenServices } from '../../open-services.ts';
import { changeTo, found } from '../../accounts/identity/testing/applying.ts';
import { envelopeJobs } from '../envelopes/index.ts';
import { multiSendJobs } from './jobs.ts';
import { type Listener, listen } from '../../app/sockets/testing/listen.ts';
import { type BulkDraft, makeBulkDraft, sheetRows } from './testing/bulk-draft.ts';

let world: World;
let wang: Person;
let li: Person;
let services: OpenServices;

beforeAll(async () => {
  world = await createWorld();
  [wang, li] = await world.people('wang', 'li');
  ({ services } = world);
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const { call, userWsid } of [wang, li]) await call(api.getUser, { params: { userWsid }, query: {} });
});

const hear = (person: Person): Promise<Listener> => listen(world.base, person.jar.header());

interface Started {
  readonly draft: BulkDraft;
  readonly job: MultiSendJob;
  readonly params: { readonly envelopeWsid: string; readonly jobWsid: string };
}

async function start(rows: number, made?: BulkDraft): Promise<Started> {
  const draft = made ?? (await makeBulkDraft(wang));
  await wang.call(api.setMultiSend, { params: draft.slot, body: { rows: sheetRows(rows) } });
  const { multiSendJob: job } = await wang.call(api.startMultiSend, { params: draft.params });
  return { draft, job, params: { envelopeWsid: draft.envelopeWsid, jobWsid: job.jobWsid } };
}

const read = async ({ params }: Started): Promise<MultiSendJob> =>
  (await wang.call(api.getMultiSendJob, { params })).multiSendJob;
const steer = (started: Started, act: 'pause' | 'resume' | 'retry' | 'revoke', reason?: string) =>
  wang.call(api.steerMultiSendJob, {
    params: { ...started.params, act },
    body: reason === undefined ? {} : { reason },
  });

/** Envelopes of the job, counted in the database. */
const made = (started: Started) =>
  services.db.withTx(async (tx) => {
    const jobId = fromWsid('job', started.job.jobWsid) ?? '';
    const rows = await tx
      .select({ id: envelope.id, row: envelope.multiRow, status: envelope.status })
      .from(envelope)
      .where(eq(envelope.multiJobId, jobId));
    const executions = await tx
      .select({ id: multiSendExecution.id, count: count() })
      .from(multiSendExecution)
      .where(eq(multiSendExecution.jobId, jobId))
      .groupBy(multiSendExecution.id);
    return { rows, executions };
  });

describe('A running multi-send', () => {
  it('pauses, resumes, and refuses an action that its state does not allow', async () => {
    const started = await start(30);
    expect((await steer(started, 'pause')).multiSendJob.status).toBe('PAUSED');
    await world.app.jobs.drain();
    const paused = await read(started);
    expect(paused).toMatchObject({ status: 'PAUSED' });
    expect(paused.waiting).toBeGreaterThan(0);
    const again = { params: { ...started.params, act: 'pause' as const } };
    expect((await wang.refused(api.steerMultiSendJob, again)).error).toBe('ERROR_MULTI_SEND_STATE');
    await steer(started, 'resume');
    await world.app.jobs.drain();
    expect(await read(started)).toMatchObject({ status: 'DONE', done: 30 });
    const retry = { params: { ...started.params, act: 'retry' as const } };
    expect((await wang.refused(api.steerMultiSendJob, retry)).error).toBe('ERROR_MULTI_SEND_STATE');
  });

  it('is revoked with a reason: waiting envelopes are not sent, running ones are revoked', async () => {
    const started = await start(30);
    while ((await read(started)).done < 4) await new Promise((resolve) => setTimeout(resolve, 20));
    await steer(started, 'pause');
    const bare = { params: { ...started.params, act: 'revoke' as const } };
    expect((await wang.refused(api.steerMultiSendJob, bare)).error).toBe('ERROR_REASON_MISSING');
    await steer(started, 'revoke', '条款有误');
    await world.app.jobs.drain();
    expect(await read(started)).toMatchObject({ status: 'REVOKED', revoked: 30, done: 0, waiting: 0 });
    const { rows } = await made(started);
    expect(rows.length).toBeGreaterThan(3);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['ED_FAIL_REVOKE']));
    const [one] = rows;
    const envelopeWsid = toWsid('envelope', one?.id ?? '');
    const { envelope: revoked } = await wang.call(api.getEnvelope, { params: { envelopeWsid }, query: {} });
    expect(revoked.handleReason).toBe('条款有误');
  });

  it('gives up a row that cannot be sent after a few attempts, and sends the rows after it', async () => {
    const started = await start(12);
    await steer(started, 'pause');
    await world.app.jobs.drain();
    // Another envelope already exists for the last row but one: the database refuses a second.
    const blocker = await makeBulkDraft(wang);
    const jobId = fromWsid('job', started.job.jobWsid) ?? '';
    await services.db.withTx((tx) =>
      tx
        .update(envelope)
        .set({ multiJobId: jobId, multiRow: 11 })
        .where(eq(envelope.id, fromWsid('envelope', blocker.envelopeWsid) ?? '')),
    );
    await steer(started, 'resume');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await world.app.jobs.drain();
      world.clock.advance({ minutes: 1 });
    }
    expect(await read(started)).toMatchObject({ status: 'DONE', done: 11, failed: 1, waiting: 0 });
    const { executions } = await wang.call(api.listExecutions, {
      params: started.params,
      query: { filters: 'status=FAILED' },
    });
    expect(executions).toMatchObject([{ error: 'ERROR_INTERNAL', envelopeWsid: null }]);
  });

  it('keeps the draft and list it was started with, even if they change later', async () => {
    const started = await start(20);
    const { draft } = started;
    await wang.call(api.updateEnvelope, { params: draft.params, body: { title: '另一份' } });
    await wang.call(api.setMultiSend, { params: draft.slot, body: { rows: sheetRows(2, 500) } });
    await world.app.jobs.drain();
    const { executions } = await wang.call(api.listExecutions, { params: started.params, query: { limit: 100 } });
    expect(executions.map(({ name }) => name)).toEqual(sheetRows(20).map(({ name }) => name));
    const envelopeWsid = executions.at(-1)?.envelopeWsid ?? '';
    const { envelope: sent } = await wang.call(api.getEnvelope, { params: { envelopeWsid }, query: {} });
    expect(sent.title).toBe('入职协议');
  });

  it('is visible only to the account that sent it (security 41)', async () => {
    const started = await start(2);
    await world.app.jobs.drain();
    const { multiSendJobs } = await wang.call(api.listAllMultiSendJobs, { query: {} });
    expect(multiSendJobs[0]).toMatchObject({ jobWsid: started.job.jobWsid, title: '入职协议' });
    expect((await li.call(api.listAllMultiSendJobs, { query: {} })).multiSendJobs).toEqual([]);
    const { params } = started;
    const { executions } = await wang.call(api.listExecutions, { params, query: {} });
    const execution = { ...params, executionWsid: executions[0]?.executionWsid ?? '' };
    const calls = [
      [api.listMultiSendJobs, { params, query: {} }],
      [api.getMultiSendJob, { params }],
      [api.listExecutions, { params, query: {} }],
      [api.getExecution, { params: execution }],
    ] as const;
    for (const [endpoint, input] of calls)
      expect((await li.refused(endpoint, input as never)).error).toBe('ERROR_NOT_IN_ENVELOPE_FLOW');
    const { envelope: own } = await wang.call(api.getExecution, { params: execution });
    expect(own?.title).toBe('入职协议');
  });

  it('notifies only the open pages of the person who started it when it ends', async () => {
    const [mine, theirs] = [await hear(wang), await hear(li)];
    const started = await start(2);
    await world.app.jobs.drain();
    expect(await mine.next('MULTI_SEND_CHANGED')).toMatchObject({
      attachMessage: { targertWsid: started.job.jobWsid, envelopeWsid: started.draft.envelopeWsid },
    });
    expect(theirs.heard.filter(({ actionType }) => actionType === 'MULTI_SEND_CHANGED')).toEqual([]);
    for (const { socket } of [mine, theirs]) socket.disconnect();
  });

  it('is found in its own envelope only (security 31)', async () => {
    const [one, other] = [await start(1), await start(1)];
    await world.app.jobs.drain();
    const params = { ...one.params, jobWsid: other.params.jobWsid };
    const { executions } = await wang.call(api.listExecutions, { params: other.params, query: {} });
    const executionId = executions[0]?.executionWsid ?? '';
    for (const refused of [
      await wang.refused(api.getMultiSendJob, { params }),
      await wang.refused(api.listExecutions, { params, query: {} }),
      await wang.refused(api.getExecution, { params: { ...params, executionWsid: executionId } }),
      await wang.refused(api.getExecution, { params: { ...one.params, executionWsid: executionId } }),
      await wang.refused(api.steerMultiSendJob, { params: { ...params, act: 'pause' } }),
    ])
      expect(refused.error).toBe('ERROR_NOT_FOUND');
  });

  it('answers a repeated start with the same job (security 41)', async () => {
    const draft = await makeBulkDraft(wang);
    await wang.call(api.setMultiSend, { params: draft.slot, body: { rows: sheetRows(2) } });
    const headers = { 'idempotency-key': 'once', 'content-type': 'application/json' };
    const path = `/api/envelopes/${draft.envelopeWsid}/multisend-start`;
    const starts = await Promise.all(
      [1, 2, 3].map(() => wang.fetch(path, { method: 'POST', headers, body: '{}' }).then((answer) => answer.status)),
    );
    expect(starts.filter((status) => status !== 200).every((status) => status === 503)).toBe(true);
    await world.app.jobs.drain();
    const { multiSendJobs } = await wang.call(api.listMultiSendJobs, { params: draft.params, query: {} });
    expect(multiSendJobs).toHaveLength(1);
  });

  it('has one job per list until it ends, also under concurrent starts (Rulings §8.24)', async () => {
    const draft = await makeBulkDraft(wang);
    await wang.call(api.setMultiSend, { params: draft.slot, body: { rows: sheetRows(2, 700) } });
    const start = async () => (await wang.call(api.startMultiSend, { params: draft.params })).multiSendJob.jobWsid;
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, start));
    expect(new Set(others)).toEqual(new Set([first]));
    await world.app.jobs.drain();
    const { multiSendJobs } = await wang.call(api.listMultiSendJobs, { params: draft.params, query: {} });
    expect(multiSendJobs.map(({ jobWsid, done }) => [jobWsid, done])).toEqual([[first, 2]]);
    expect(await start()).not.toBe(first);
    await world.app.jobs.drain();
  });

  it('is limited to a few running jobs per account (security 41)', async () => {
    const draft = await makeBulkDraft(wang);
    const give = (rows: number) => wang.call(api.setMultiSend, { params: draft.slot, body: { rows: sheetRows(rows) } });
    const jobs: Started[] = [];
    for (let at = 0; at < MULTI_SEND_JOBS_MAX; at += 1) {
      await give(1);
      const { multiSendJob: job } = await wang.call(api.startMultiSend, { params: draft.params });
      jobs.push({ draft, job, params: { envelopeWsid: draft.envelopeWsid, jobWsid: job.jobWsid } });
      await services.db.withTx((tx) =>
        tx
          .update(multiSendJob)
          .set({ status: 'PAUSED' })
          .where(eq(multiSendJob.id, fromWsid('job', job.jobWsid) ?? '')),
      );
    }
    await give(1);
    expect((await wang.refused(api.startMultiSend, { params: draft.params })).error).toBe('ERROR_MULTI_SEND_QUOTA');
    for (const one of jobs) await steer(one, 'revoke', 'x');
    await world.app.jobs.drain();
  });

  it('counts for the sending account, whichever is active, also if many drafts start at once (security 41)', async () => {
    const owner = world.stranger({ name: '老板', contact: '13911000001' });
    await owner.register();
    const { memberWsid } = await found(owner, '群发有限公司');
    const drafts = await Promise.all(
      Array.from({ length: MULTI_SEND_JOBS_MAX + 2 }, async () => {
        const draft = await makeBulkDraft(owner);
        await owner.call(api.setMultiSend, { params: draft.slot, body: { rows: sheetRows(1) } });
        return draft;
      }),
    );
    const later = new Date(services.clock.now().getTime() + 86_400_000).toISOString();
    for (const { params } of drafts) await owner.call(api.updateEnvelope, { params, body: { timerDatetime: later } });
    await changeTo(owner, owner.userWsid);
    const starts = await Promise.allSettled(drafts.map(({ params }) => owner.call(api.startMultiSend, { params })));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(MULTI_SEND_JOBS_MAX);
    await changeTo(owner, memberWsid);
    const { page } = await owner.call(api.listAllMultiSendJobs, { query: {} });
    expect(page.totalElements).toBe(MULTI_SEND_JOBS_MAX);
  });
});

describe('A multi-send on a server that stops while it runs', () => {
  it('sends no envelope twice and loses none, however often it is stopped (security 41)', async () => {
    const draft = await makeBulkDraft(wang);
    await world.app.jobs.stop(0);
    const started = await start(60, draft);
    const { db, clock, ids, log } = services;
    let stops = 0;
    for (;;) {
      const engine = startJobs({
        db,
        clock,
        ids,
        log,
        handlers: { ...multiSendJobs(services), ...envelopeJobs(services) },
      });
      let isDrained = false;
      void engine.drain().then(() => (isDrained = true));
      const before = (await read(started)).done;
      // Aborted between two envelopes of a batch: its job is released when the lease expires.
      while (!isDrained && (await read(started)).done < before + 7)
        await new Promise((resolve) => setTimeout(resolve, 5));
      await engine.stop(0);
      stops += 1;
      if ((await read(started)).status === 'DONE') break;
      world.clock.advance({ minutes: 2 });
    }
    expect(stops).toBeGreaterThan(1);
    expect(await read(started)).toMatchObject({ total: 60, done: 60, failed: 0, waiting: 0 });
    const { rows, executions } = await made(started);
    expect(new Set(rows.map(({ row }) => row)).size).toBe(60);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(executions.map(({ id }) => id).toSorted());
  });
});
