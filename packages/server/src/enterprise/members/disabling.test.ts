import { setTimeout as wait } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { api, operatorApi } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { envelope, person as personTable, session } from '../../platform/index.ts';
import { makeDraft } from '../../contracts/envelopes/core/testing/draft.ts';
import { watchDownload } from '../../app/http/downloads.ts';
import { changeTo } from '../../accounts/identity/testing/applying.ts';
import { company } from './testing/company.ts';
import { makeBulkDraft, sheetRows } from '../../contracts/multi-send/testing/bulk-draft.ts';
import { operatorAt } from '../../operator/console/testing/staff.ts';

let world: World;
let wang: Person;
let li: Person;
let operator: Person;
beforeAll(async () => {
  world = await createWorld();
  [wang, li] = await world.people('wang', 'li');
  operator = await operatorAt(world, 'guard');
});
afterAll(() => world.close());

const DAY_MS = 86_400_000;
const ROWS = 16;

async function timed(sender: Person, afterMs = DAY_MS) {
  const draft = await makeDraft(sender, [{ person: li }]);
  const timerDatetime = new Date(world.clock.now().getTime() + afterMs).toISOString();
  await sender.call(api.updateEnvelope, { params: draft.params, body: { timerDatetime } });
  await sender.call(api.startEnvelope, { params: draft.params });
  return draft;
}
async function bulk(sender: Person) {
  const draft = await makeBulkDraft(sender);
  await sender.call(api.setMultiSend, { params: draft.slot, body: { rows: sheetRows(ROWS) } });
  const { multiSendJob } = await sender.call(api.startMultiSend, { params: draft.params });
  return { envelopeWsid: draft.envelopeWsid, jobWsid: multiSendJob.jobWsid };
}
const sentOf = ({ jobWsid }: { jobWsid: string }): Promise<number> =>
  world.services.db.withTx((tx) => tx.$count(envelope, eq(envelope.multiJobId, fromWsid('job', jobWsid) ?? '')));
const statusOf = async (sender: Person, envelopeWsid: string) =>
  (await sender.call(api.getEnvelope, { params: { envelopeWsid }, query: {} })).envelope.status;
const setDisabled = (person: Person, disabled: boolean) =>
  operator.call(operatorApi.setUserDisabled, {
    params: { userWsid: person.userWsid },
    body: { disabled, reason: '核实' },
  });
/** Changes the row directly, without anything that stops an account. */
const setStatus = (person: Person, accountStatus: 'ACTIVE' | 'DISABLED') =>
  world.services.db.withTx((tx) =>
    tx
      .update(personTable)
      .set({ accountStatus })
      .where(eq(personTable.id, fromWsid('user', person.userWsid) ?? '')),
  );

describe('Disabling a person', () => {
  it('stops their scheduled and background work, and enabling them again restarts none of it', async () => {
    const firm = await company(wang, '停用测试有限公司');
    const { enterpriseWsid } = firm;
    const { key } = await wang.call(api.createApiClient, {
      params: { enterpriseWsid },
      body: { name: 'erp', scopes: ['envelopes:read'] },
    });
    await wang.call(api.createWebhook, {
      params: { enterpriseWsid },
      body: { url: 'https://hooks.example.com/in', events: ['envelope.completed'] },
    });
    await wang.call(api.createInvitations, {
      params: { enterpriseWsid },
      body: { invitations: [{ contact: '13511110001' }] },
    });
    const timer = await timed(wang);
    const sending = await bulk(wang);
    await setDisabled(wang, true);
    await world.app.jobs.drain();
    const sent = await sentOf(sending);
    expect(sent).toBeLessThan(ROWS);
    const byKey = () =>
      fetch(`${world.base}/api/envelopes`, { headers: { authorization: `Bearer ${key}` } }).then(
        ({ status }) => status,
      );
    expect(await byKey()).toBe(401);

    await setDisabled(wang, false);
    await wang.login();
    await changeTo(wang, firm.ownMemberWsid);
    await world.app.jobs.drain();
    expect(await sentOf(sending)).toBe(sent);
    expect((await wang.call(api.getMultiSendJob, { params: sending })).multiSendJob.status).toBe('PAUSED');
    expect(await statusOf(wang, timer.envelopeWsid)).toBe('DRAFT');
    const { activities } = await wang.call(api.listActivities, { params: timer.params });
    expect(activities.find(({ kind }) => kind === 'envelope.timerFailed')?.detail).toEqual({
      reason: 'ERROR_ACCOUNT_DISABLED',
    });
    expect(await byKey()).toBe(401);
    const { webhooks } = await wang.call(api.listWebhooks, { params: { enterpriseWsid } });
    expect(webhooks).toMatchObject([{ enabled: false }]);
    const { invitations } = await wang.call(api.listInvitations, { params: { enterpriseWsid }, query: {} });
    expect(invitations).toMatchObject([{ status: 'EXPIRED' }]);

    const resume = { params: { ...sending, act: 'resume' }, body: {} } as const;
    expect((await wang.call(api.steerMultiSendJob, resume)).multiSendJob.status).toBe('RUNNING');
    await wang.call(api.steerMultiSendJob, { ...resume, params: { ...sending, act: 'pause' } });
  });

  it('aborts a download that has begun', async () => {
    await li.login();
    const personId = fromWsid('user', li.userWsid) ?? '';
    const [own] = await world.services.db.withTx((tx) =>
      tx.select().from(session).where(eq(session.personId, personId)).orderBy(desc(session.createdAt)),
    );
    const endless = new Readable({ read() {} });
    const broken = new Promise<string>((resolve) => endless.once('error', ({ message }) => resolve(message)));
    const caller = {
      sessionId: own?.id ?? '',
      personId,
      userWsid: li.userWsid,
      memberId: null,
      enterpriseId: null,
      isOwner: false,
      scopes: null,
    };
    watchDownload(world.services, caller, endless);
    await wait(1500);
    expect(endless.destroyed).toBe(false);
    await setDisabled(li, true);
    expect(await broken).toBe('the caller may no longer read this');
    await setDisabled(li, false);
  });

  it('is checked again by each job, however the account was disabled', async () => {
    await wang.login();
    const timer = await timed(wang, 3_600_000);
    const sending = await bulk(wang);
    await setStatus(wang, 'DISABLED');
    world.clock.advance({ minutes: 61 });
    await world.app.jobs.drain();
    expect(await sentOf(sending)).toBeLessThan(ROWS);
    await setStatus(wang, 'ACTIVE');
    await wang.login();
    expect(await statusOf(wang, timer.envelopeWsid)).toBe('DRAFT');
    expect((await wang.call(api.getMultiSendJob, { params: sending })).multiSendJob.status).toBe('PAUSED');
  });
});
