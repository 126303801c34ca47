import { readFileSync } from 'node:fs';
import { type Webhook, api } from '@countersign/contract';
import { WEBHOOK_EVENTS, WEBHOOK_RETRY_SEC, type WebhookEvent, toWsid } from '@countersign/domain';
import { type Person, type Received, type Receiver, type World, createWorld, openReceiver } from '@countersign/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeTo } from '../../accounts/identity/testing/applying.ts';
import { checkedSeal } from '../../signing/office-seals/testing/sealed.ts';
import {
  type Company,
  company,
  draftOf,
  employ,
  sent,
  signPlainly,
  verify,
} from '../../enterprise/members/testing/company.ts';

let world: World;
let receiver: Receiver;
let firm: Company;
let signer: Person;
let lastPhone = 13_820_000_000;

/** The sample of docs/webhooks.md itself. */
let isGenuine: (secret: string, headers: object, body: string, nowMs?: number) => boolean;

beforeAll(async () => {
  receiver = await openReceiver();
  world = await createWorld({ env: { WEBHOOK_ALLOW_LOOPBACK: 'true' } });
  const [owner, li] = await world.people('wang', 'li');
  signer = li;
  firm = await company(owner, '甲方有限公司');
  const page = readFileSync(new URL('../../../../../docs/webhooks.md', import.meta.url), 'utf8');
  const sample = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  ({ isGenuine } = (await import(`data:text/javascript,${encodeURIComponent(sample)}`)) as {
    isGenuine: typeof isGenuine;
  });
});
afterAll(async () => {
  await world.close();
  await receiver.close();
});
afterEach(() => {
  receiver.answer({ status: 200, body: 'ok' });
  receiver.received.length = 0;
});

async function founded(): Promise<Company> {
  const owner = world.stranger({ name: '老板', contact: String((lastPhone += 1)) });
  await owner.register();
  return company(owner, `公司${lastPhone}`);
}

async function subscribe(
  of: Company,
  { url = receiver.url, events = WEBHOOK_EVENTS }: { url?: string; events?: readonly WebhookEvent[] } = {},
) {
  const params = { enterpriseWsid: of.enterpriseWsid };
  const made = await of.owner.call(api.createWebhook, { params, body: { url, events: [...events] } });
  return { ...made, params: { ...params, webhookWsid: made.webhook.webhookWsid } };
}

/** The deliveries that the receiver got from this enterprise, in the order of their numbers. */
const heard = ({ enterpriseWsid }: Company) =>
  receiver.received
    .filter(({ json }) => json.enterpriseWsid === enterpriseWsid)
    .toSorted((a, b) => a.json.number - b.json.number);
/** The owner is logged in again after some days have passed. */
async function comeBack({ owner, ownMemberWsid }: Company): Promise<void> {
  await owner.login();
  await changeTo(owner, ownMemberWsid);
}
const drain = (): Promise<void> => world.app.jobs.drain();
const logOf = async (of: Company, params: { enterpriseWsid: string; webhookWsid: string }, filters = '') =>
  (await of.owner.call(api.listWebhookDeliveries, { params, query: { filters } })).deliveries;
const hookOf = async (of: Company): Promise<Webhook | undefined> =>
  (await of.owner.call(api.listWebhooks, { params: { enterpriseWsid: of.enterpriseWsid } })).webhooks[0];

describe('A webhook', () => {
  it('is sent the events of envelopes of the enterprise: signed, numbered, only ids and statuses', async () => {
    const { secret, params } = await subscribe(firm);
    const made = await sent(firm.owner, [{ name: signer.name, contact: signer.contact }], '保密的标题');
    const place = { ...made.params, participantWsid: made.of(signer.name).participantWsid };
    await signPlainly(signer, place);
    await drain();
    const told = heard(firm);
    expect(told.map(({ json }) => json.type)).toEqual([
      'envelope.started',
      'envelope.participantActed',
      'envelope.completed',
    ]);
    expect(told.map(({ json }) => json.number)).toEqual([1, 2, 3]);
    expect(told[1]?.json.data).toMatchObject({
      envelopeWsid: made.envelopeWsid,
      participantWsid: place.participantWsid,
      participantStatus: 'ED_SUCCESS',
    });
    expect(told[2]?.json.data).toEqual({
      envelopeWsid: made.envelopeWsid,
      envelopeShownStatus: 'ED_SUCCESS',
      senderWsid: firm.ownMemberWsid,
    });
    for (const { headers, body, json } of told) {
      const nowMs = world.clock.now().getTime();
      expect(isGenuine(secret, headers, body, nowMs)).toBe(true);
      expect(isGenuine(secret, headers, body.replace('envelope', 'envelopf'), nowMs)).toBe(false);
      expect(isGenuine(secret, headers, body, nowMs + 600_000)).toBe(false);
      expect(headers['webhook-id']).toBe(json.id);
      expect(json.enterpriseWsid).toBe(firm.enterpriseWsid);
      expect(body).not.toContain('保密');
      expect(body).not.toContain(signer.contact);
    }
    const log = await logOf(firm, params);
    expect(
      log.map(({ number, status, responseStatus, responseBody }) => [number, status, responseStatus, responseBody]),
    ).toEqual([3, 2, 1].map((number) => [number, 'DELIVERED', 200, 'ok']));
  });

  it('receives nothing about personal accounts and other enterprises (security 34)', async () => {
    const mine = await founded();
    await subscribe(mine);
    const stranger = world.stranger({ name: '旁人', contact: String((lastPhone += 1)) });
    await stranger.register();
    await sent(stranger, [{ name: signer.name, contact: signer.contact }]);
    const foreign = await founded();
    await sent(foreign.owner, [{ name: '老板', contact: mine.owner.contact }]);
    await drain();
    expect(heard(mine)).toEqual([]);
  });

  it('receives the events it subscribes to and no others, also of members who join and leave', async () => {
    const mine = await founded();
    const { params } = await subscribe(mine, { events: ['member.joined', 'member.disabled'] });
    await sent(mine.owner, [{ name: signer.name, contact: signer.contact }]);
    const worker = world.stranger({ name: '员工', contact: String((lastPhone += 1)) });
    await worker.register();
    const memberWsid = await employ(world, mine, worker);
    const { enterpriseWsid } = mine;
    await mine.owner.call(api.disableMember, { params: { enterpriseWsid, memberWsid } });
    const { params: at, of } = await sent(mine.owner, [
      { name: '新人', contact: signer.contact, type: 'ENTERPRISE_MEMBER', enterpriseWsid },
    ]);
    await signer.call(api.joinEnterprise, { params: { ...at, participantWsid: of('新人').participantWsid } });
    await drain();
    const log = await logOf(mine, params);
    expect(log.map(({ type }) => type)).toEqual(['member.joined', 'member.disabled']);
    expect(JSON.parse(log[1]?.payload ?? '{}')).toMatchObject({ data: { memberWsid } });
  });

  it('receives the events of applications for seals and their outcome', async () => {
    const mine = await founded();
    await verify(world, mine);
    const { params } = await subscribe(mine, { events: ['seal.applied', 'seal.handled'] });
    const officeSealWsid = await checkedSeal(mine);
    await drain();
    const log = (await logOf(mine, params)).toReversed();
    const told = log.map(({ payload }) => (JSON.parse(payload) as Received['json']).data);
    expect(log.map(({ type }) => type)).toEqual(['seal.applied', 'seal.handled']);
    expect(told.map((data) => data['officeSealWsid'])).toEqual([officeSealWsid, officeSealWsid]);
    expect(told[1]).toMatchObject({ kind: 'CREATE', status: 'PASSED' });
  });

  it('is retried on its schedule, under the same id and with the same bytes, until it is accepted', async () => {
    const mine = await founded();
    const { params } = await subscribe(mine, { events: ['envelope.started'] });
    receiver.answer({ status: 503, body: 'later' });
    await sent(mine.owner, [{ name: signer.name, contact: signer.contact }]);
    await drain();
    const [waiting] = await logOf(mine, params, 'status=WAITING');
    expect(waiting).toMatchObject({ responseStatus: 503, responseBody: 'later', fault: 'REFUSED' });
    expect((await hookOf(mine))?.failingSinceDatetime).not.toBeNull();
    const { attempts = 0, nextAttemptDatetime, lastAttemptDatetime } = waiting ?? {};
    const waitMs = Date.parse(nextAttemptDatetime ?? '') - Date.parse(lastAttemptDatetime ?? '');
    expect(waitMs).toBe((WEBHOOK_RETRY_SEC[attempts - 1] ?? 0) * 1000);
    receiver.answer({ status: 204 });
    world.clock.advance({ hours: 24 });
    await drain();
    await comeBack(mine);
    const [done] = await logOf(mine, params);
    expect(done).toMatchObject({ status: 'DELIVERED', responseStatus: 204, nextAttemptDatetime: null });
    const came = heard(mine);
    expect(came).toHaveLength(done?.attempts ?? 0);
    expect(came.length).toBeGreaterThan(1);
    expect(new Set(came.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
    expect((await hookOf(mine))?.failingSinceDatetime).toBeNull();
  });

  it('fails after its last attempt, and can be sent again by hand under its original id', async () => {
    const mine = await founded();
    const { params, secret } = await subscribe(mine, { events: ['envelope.started'] });
    receiver.answer({ status: 500 });
    await sent(mine.owner, [{ name: signer.name, contact: signer.contact }]);
    await drain();
    for (const seconds of WEBHOOK_RETRY_SEC) {
      world.clock.advance({ seconds });
      await drain();
    }
    await comeBack(mine);
    const [failed] = await logOf(mine, params, 'status=FAILED');
    expect(failed).toMatchObject({ attempts: WEBHOOK_RETRY_SEC.length + 1, nextAttemptDatetime: null });
    receiver.answer({ status: 200 });
    receiver.received.length = 0;
    const at = { ...params, deliveryWsid: failed?.deliveryWsid ?? '' };
    const { delivery } = await mine.owner.call(api.replayWebhookDelivery, { params: at });
    expect(delivery.status).toBe('WAITING');
    await drain();
    const [again] = heard(mine);
    expect(again?.headers['webhook-id']).toBe(failed?.deliveryWsid);
    expect(again?.body).toBe(failed?.payload);
    expect(isGenuine(secret, again?.headers ?? {}, again?.body ?? '', world.clock.now().getTime())).toBe(true);
    expect((await logOf(mine, params))[0]).toMatchObject({ status: 'DELIVERED', attempts: 1 });
  });

  it('is switched off after three days in which every attempt failed, and its owner is notified', async () => {
    const mine = await founded();
    const { params } = await subscribe(mine, { events: ['envelope.started'] });
    receiver.answer({ status: 500 });
    await sent(mine.owner, [{ name: signer.name, contact: signer.contact }]);
    await drain();
    world.clock.advance({ hours: 24 * 3 });
    await drain();
    await comeBack(mine);
    expect(await hookOf(mine)).toMatchObject({ enabled: false, givenUpDatetime: expect.any(String) });
    const { messages } = await mine.owner.call(api.listMessages, {
      params: { userWsid: mine.ownMemberWsid },
      query: {},
    });
    expect(messages.map(({ actionType }) => actionType)).toContain('WEBHOOK_OFF');
    const deliveryWsid = (await logOf(mine, params))[0]?.deliveryWsid ?? '';
    expect(await mine.owner.refused(api.replayWebhookDelivery, { params: { ...params, deliveryWsid } })).toMatchObject({
      error: 'ERROR_WEBHOOK_OFF',
    });
    const { webhook } = await mine.owner.call(api.updateWebhook, { params, body: { enabled: true } });
    expect(webhook).toMatchObject({ enabled: true, givenUpDatetime: null, failingSinceDatetime: null });
  });

  it('sends a test once, at once, and shows the stored part of the answer', async () => {
    const mine = await founded();
    const { params } = await subscribe(mine, { events: ['envelope.started'] });
    receiver.answer({ status: 418, body: '茶'.repeat(3000) });
    const { delivery } = await mine.owner.call(api.testWebhook, { params });
    expect(delivery).toMatchObject({ type: 'webhook.test', status: 'FAILED', responseStatus: 418, attempts: 1 });
    expect(delivery.responseBody).toBe('茶'.repeat(682));
    await drain();
    expect(heard(mine).map(({ json }) => json.type)).toEqual(['webhook.test']);
  });

  it('follows no redirect (security 50)', async () => {
    const mine = await founded();
    const { params } = await subscribe(mine, { events: ['envelope.started'] });
    receiver.answer({ status: 302, headers: { location: `${receiver.url}/elsewhere` } });
    const { delivery } = await mine.owner.call(api.testWebhook, { params });
    expect(delivery).toMatchObject({ status: 'FAILED', responseStatus: 302, fault: 'REDIRECT' });
    expect(heard(mine).map(({ path }) => path)).toEqual(['/hook']);
  });

  it('is signed with both secrets for a day after a new one was made', async () => {
    const mine = await founded();
    const { params, secret } = await subscribe(mine, { events: ['envelope.started'] });
    const { secret: newer } = await mine.owner.call(api.rotateWebhookSecret, { params });
    expect(newer).not.toBe(secret);
    const genuine = async (): Promise<boolean[]> => {
      await mine.owner.call(api.testWebhook, { params });
      const { headers = {}, body = '' } = heard(mine).at(-1) ?? {};
      return [secret, newer].map((one) => isGenuine(one, headers, body, world.clock.now().getTime()));
    };
    expect(await genuine()).toEqual([true, true]);
    world.clock.advance({ hours: 24 });
    await comeBack(mine);
    expect(await genuine()).toEqual([false, true]);
  });

  it('is never sent to an internal address, not even in a trial (security 50)', async () => {
    await comeBack(firm);
    const params = { enterpriseWsid: firm.enterpriseWsid };
    for (const url of ['https://10.0.0.1/', 'http://example.com/', 'https://169.254.169.254/', 'https://[fe80::1]/'])
      expect(
        await firm.owner.refused(api.createWebhook, { params, body: { url, events: ['envelope.started'] } }),
      ).toMatchObject({ error: 'ERROR_WEBHOOK_URL' });
  });

  it('belongs to one enterprise: foreign and missing ids return the same error (security 31, 34)', async () => {
    const [mine, theirs] = [await founded(), await founded()];
    const { params } = await subscribe(theirs);
    const { delivery } = await theirs.owner.call(api.testWebhook, { params });
    const own = await subscribe(mine);
    const places = [params.webhookWsid, toWsid('webhook', world.services.ids.next()), 'x'];
    for (const webhookWsid of places) {
      const at = { params: { enterpriseWsid: mine.enterpriseWsid, webhookWsid } };
      for (const endpoint of [api.deleteWebhook, api.rotateWebhookSecret, api.testWebhook] as const)
        expect(await mine.owner.refused(endpoint, at)).toMatchObject({ error: 'ERROR_NOT_FOUND' });
      expect(await mine.owner.refused(api.listWebhookDeliveries, { ...at, query: {} })).toMatchObject({
        error: 'ERROR_NOT_FOUND',
      });
      expect(await mine.owner.refused(api.updateWebhook, { ...at, body: { enabled: false } })).toMatchObject({
        error: 'ERROR_NOT_FOUND',
      });
    }
    const mixed = { ...own.params, deliveryWsid: delivery.deliveryWsid };
    expect(await mine.owner.refused(api.replayWebhookDelivery, { params: mixed })).toMatchObject({
      error: 'ERROR_NOT_FOUND',
    });
  });

  it('is deleted with its log and its scheduled deliveries', async () => {
    const mine = await founded();
    const { params } = await subscribe(mine, { events: ['envelope.started'] });
    receiver.answer({ status: 500 });
    await sent(mine.owner, [{ name: signer.name, contact: signer.contact }]);
    await drain();
    await mine.owner.call(api.deleteWebhook, { params });
    receiver.received.length = 0;
    world.clock.advance({ seconds: 10 });
    await drain();
    expect(heard(mine)).toEqual([]);
    expect(await hookOf(mine)).toBeUndefined();
  });

  it('has a secret that is stored nowhere in clear text', async () => {
    await comeBack(firm);
    const { secret } = await subscribe(firm);
    const rows = await world.services.db.withTx((tx) => tx.execute(sql`select * from webhook`));
    expect(JSON.stringify(rows.rows)).not.toContain(secret.slice(6));
    const audit = await world.services.db.withTx((tx) =>
      tx.execute(sql`select * from audit where kind like 'webhook.%'`),
    );
    expect(JSON.stringify(audit.rows)).toContain('webhook.created');
    expect(JSON.stringify(audit.rows)).not.toContain(secret.slice(6));
  });

  it('receives nothing about a draft', async () => {
    const mine = await founded();
    const { params } = await subscribe(mine);
    await draftOf(mine.owner, [{ name: signer.name, contact: signer.contact }]);
    await drain();
    expect(await logOf(mine, params)).toEqual([]);
  });
});
