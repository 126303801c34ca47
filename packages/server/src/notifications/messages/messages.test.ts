import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Api, type DataOf, api } from '@countersign/contract';
import { NOTICES_PER_CONTRACT_AND_DAY, fromWsid } from '@countersign/domain';
import { textPdf } from '@countersign/pdf/testing';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { envelope, message } from '../../platform/index.ts';
import { makeDraft, startDraft } from '../../contracts/envelopes/core/testing/draft.ts';
import { company, employ, sent as sentTo } from '../../enterprise/members/testing/company.ts';
import { startedEnvelope } from '../../signing/ceremony/testing/started-envelope.ts';

let world: World;
let wang: Person;
let li: Person;
beforeAll(async () => {
  world = await createWorld();
  [wang, li] = await world.people('wang', 'li');
});
afterAll(() => world.close());

type Messages = DataOf<Api['listMessages']>;
const of = (person: Person) => ({ params: { userWsid: person.userWsid } });
const list = (person: Person, filters = '', query: object = {}): Promise<Messages> =>
  person.call(api.listMessages, { ...of(person), query: { filters, ...query } });
const about = (messages: Messages['messages'], envelopeWsid: string) =>
  messages.filter(({ attachMessage }) => attachMessage.envelopeWsid === envelopeWsid);

/** An envelope of wang's in which li is reminded. */
async function reminded(): Promise<string> {
  const { envelopeWsid } = await startedEnvelope(world, wang, [{ person: li, sequence: 1 }], [textPdf(1)]);
  world.clock.advance({ minutes: 11 });
  await wang.call(api.remindEnvelope, { params: { envelopeWsid } });
  await world.app.jobs.drain();
  return envelopeWsid;
}

describe('The message list (Spec §7 "Messages and labels")', () => {
  it('contains the notices of a person, in the language of the current reader', async () => {
    const envelopeWsid = await reminded();
    const [message] = about((await list(li)).messages, envelopeWsid);
    expect(message).toMatchObject({ actionType: 'REMINDER', isread: false });
    for (const [language, word] of Object.entries({ 'zh-CN': '提醒', en: 'Reminder' })) {
      const response = await li.fetch(`/api/users/${li.userWsid}/messages`, {
        headers: { 'accept-language': language },
      });
      const { data } = (await response.json()) as { data: Messages };
      expect(about(data.messages, envelopeWsid)[0]?.messageTitle).toContain(word);
    }
  });

  it('is closed to others: neither list, nor count, nor marking as read reaches a foreign message (security 31)', async () => {
    const envelopeWsid = await reminded();
    const [message] = about((await list(li)).messages, envelopeWsid);
    expect(about((await list(wang)).messages, envelopeWsid)).toEqual([]);
    expect((await wang.refused(api.listMessages, of(li))).error).toBe('ERROR_NOT_FOUND');
    const body = { messageWsids: [message?.messageWsid ?? ''] };
    await wang.call(api.readMessages, { ...of(wang), body });
    expect(about((await list(li, 'isread=false')).messages, envelopeWsid)).toHaveLength(1);
  });

  it('pages, filters and counts exactly; an unknown filter is answered with a 400 that names it', async () => {
    await reminded();
    const all = await list(li);
    const first = await list(li, 'actionType=REMINDER', { limit: 1, sorts: '-createdDatetime' });
    expect(first.messages).toHaveLength(1);
    expect(first.page).toEqual({
      offset: 0,
      limit: 1,
      totalElements: (await list(li, 'actionType=REMINDER')).messages.length,
    });
    expect(all.page.totalElements).toBe(all.messages.length);
    for (const query of [{ filters: 'colour=red' }, { sorts: '-title' }, { fields: 'passwordHash' }])
      expect((await li.refused(api.listMessages, { ...of(li), query })).error).toBe('ERROR_UNKNOWN_FIELD');
    for (const filters of ['actionType=NOTHING', 'isread=maybe'])
      expect((await li.refused(api.listMessages, { ...of(li), query: { filters } })).error).toBe('ERROR_MALFORMED');
  });

  it('is marked as read one by one and all at once, and the counts follow', async () => {
    const envelopeWsid = await reminded();
    const before = await li.call(api.countUnread, of(li));
    const [message] = about((await list(li)).messages, envelopeWsid);
    const one = await li.call(api.readMessages, { ...of(li), body: { messageWsids: [message?.messageWsid ?? ''] } });
    expect(one.unread).toBe(before.unread - 1);
    expect(one.counts.REMINDER ?? 0).toBe((before.counts.REMINDER ?? 0) - 1);
    expect((await list(li, 'isread=true')).messages[0]?.messageWsid).toBe(message?.messageWsid);
    // Through the method tunnel, as a browser of the specification sends it.
    const response = await li.fetch(`/api/message-pusher/${li.userWsid}/message-read-all?httpmethod=PUT`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await response.json()).toMatchObject({ code: 0, data: { unread: 0, counts: {} } });
    expect((await list(li, 'isread=false')).page.totalElements).toBe(0);
  });

  it('is pulled once: the next pull starts where the last one ended', async () => {
    await li.call(api.pullMessages, of(li));
    const envelopeWsid = await reminded();
    const pulled = await li.call(api.pullMessages, of(li));
    expect(pulled.messages.map(({ attachMessage }) => attachMessage.envelopeWsid)).toEqual([envelopeWsid]);
    expect((await li.call(api.pullMessages, of(li))).messages).toEqual([]);
  });
});

describe('A notice', () => {
  it('of a rejection goes to the sender and not to the one who rejected', async () => {
    const { envelopeWsid, participantWsid } = await sent(world, wang, li);
    const params = { envelopeWsid, participantWsid };
    await li.call(api.reject, { params, body: { reason: '价格不对。' } });
    await world.app.jobs.drain();
    const [message] = about((await list(wang)).messages, envelopeWsid);
    expect(message?.actionType).toBe('REJECTED');
    expect(message?.messageContent).toMatch(/价格不对/);
    expect(about((await list(li)).messages, envelopeWsid).map(({ actionType }) => actionType)).not.toContain(
      'REJECTED',
    );
  });

  it('of the end goes to no one who was never asked: neither before their turn nor before the documents are ready', async () => {
    const later = world.stranger({ name: '后来者', contact: '13911000009' });
    await later.register();
    const started = () =>
      startedEnvelope(
        world,
        wang,
        [
          { person: li, sequence: 1 },
          { person: later, sequence: 2 },
        ],
        [textPdf(1)],
      );
    const kindsOf = async (person: Person, envelopeWsid: string) =>
      about((await list(person)).messages, envelopeWsid).map(({ actionType }) => actionType);
    const unprepared = await started();
    const ofIt = eq(envelope.id, unprepared.envelopeId);
    await world.services.db.withTx((tx) => tx.update(envelope).set({ prepareState: 'FAILED' }).where(ofIt));
    await wang.call(api.revokeEnvelope, {
      params: { envelopeWsid: unprepared.envelopeWsid },
      body: { reason: '文件有误' },
    });
    const overdue = await started();
    const expireDatetime = new Date(world.clock.now().getTime() + 8 * 86_400_000).toISOString();
    await wang.call(api.prolongEnvelope, { params: { envelopeWsid: overdue.envelopeWsid }, body: { expireDatetime } });
    world.clock.advance({ minutes: 8 * 24 * 60 });
    for (const person of [wang, li, later]) await person.login();
    await world.app.jobs.drain();
    expect(await kindsOf(li, unprepared.envelopeWsid)).toEqual([]);
    expect(await kindsOf(li, overdue.envelopeWsid)).toContain('EXPIRED');
    expect(await kindsOf(later, overdue.envelopeWsid)).toEqual([]);
    expect((await later.messages()).filter(({ link }) => link?.includes(overdue.envelopeWsid))).toEqual([]);
  });

  it('of a removal goes to no one who was never asked, also when several are removed at once', async () => {
    const second = world.stranger({ name: '第二位', contact: '13911000011' });
    const third = world.stranger({ name: '第三位', contact: '13911000012' });
    for (const person of [second, third]) await person.register();
    await wang.login();
    const { envelopeWsid } = await startedEnvelope(
      world,
      wang,
      [
        { person: li, sequence: 1 },
        { person: second, sequence: 2 },
        { person: third, sequence: 3 },
      ],
      [textPdf(1)],
    );
    const all = (await wang.call(api.listParticipants, { params: { envelopeWsid } })).participants;
    const participants = all
      .filter(({ sequence }) => sequence === 1 || sequence === 2)
      .map(({ participantWsid }) => ({ participantWsid }));
    await wang.call(api.deleteParticipants, { params: { envelopeWsid }, body: { participants } });
    await world.app.jobs.drain();
    const kindsOf = async (person: Person) =>
      about((await list(person)).messages, envelopeWsid).map(({ actionType }) => actionType);
    expect(await kindsOf(li)).toContain('REMOVED');
    expect(await kindsOf(second)).toEqual([]);
    expect((await second.messages()).filter(({ link }) => link?.includes(envelopeWsid))).toEqual([]);
  });

  it('by phone is limited per contract and day, however often its sender changes the contract (security 41)', async () => {
    const patient = world.stranger({ name: '耐心的人', contact: '13911000010' });
    await patient.register();
    await wang.login();
    const { envelopeWsid } = await startedEnvelope(world, wang, [{ person: patient, sequence: 1 }], [textPdf(1)]);
    const ahead = world.clock.now().getTime() + 10 * 86_400_000;
    for (let at = 0; at < NOTICES_PER_CONTRACT_AND_DAY + 3; at += 1) {
      const body = { expireDatetime: new Date(ahead + at).toISOString() };
      await wang.call(api.prolongEnvelope, { params: { envelopeWsid }, body });
    }
    await world.app.jobs.drain();
    expect(about((await list(patient, '', { limit: 100 })).messages, envelopeWsid)).toHaveLength(
      NOTICES_PER_CONTRACT_AND_DAY + 3,
    );
    const sent = (await patient.messages()).filter(({ link }) => link?.includes(envelopeWsid));
    expect(sent).toHaveLength(NOTICES_PER_CONTRACT_AND_DAY);
    await wang.call(api.remindEnvelope, { params: { envelopeWsid } });
    await world.app.jobs.drain();
    const after = (await patient.messages()).filter(({ link }) => link?.includes(envelopeWsid));
    expect(after).toHaveLength(NOTICES_PER_CONTRACT_AND_DAY + 1);
  });

  it('goes to no one whom the enterprise has removed since: no message, no pull, nothing by phone', async () => {
    const owner = world.stranger({ name: '老板', contact: '13911000001' });
    const worker = world.stranger({ name: '员工', contact: '13911000002' });
    const newcomer = world.stranger({ name: '新人', contact: '13911000003' });
    await owner.register();
    await worker.register();
    const firm = await company(owner, '人员有限公司');
    const memberWsid = await employ(world, firm, worker);
    const { params } = await sentTo(owner, [
      { name: '员工', contact: worker.contact, type: 'ENTERPRISE_MEMBER', enterpriseWsid: firm.enterpriseWsid },
      { name: '新人', contact: newcomer.contact },
    ]);
    await world.app.jobs.drain();
    const before = (await worker.messages()).length;
    expect(before).toBeGreaterThan(0);
    await owner.call(api.disableMember, { params: { enterpriseWsid: firm.enterpriseWsid, memberWsid } });
    // Messages from before the removal cannot be pulled after it either.
    expect((await worker.call(api.pullMessages, of(worker))).messages).toEqual([]);
    world.clock.advance({ minutes: 11 });
    const asked = (await newcomer.messages()).length;
    await owner.call(api.remindEnvelope, { params });
    await world.app.jobs.drain();
    expect(await worker.messages()).toHaveLength(before);
    expect(await newcomer.messages()).toHaveLength(asked + 1);
    const rows = await world.services.db.withTx((tx) =>
      tx
        .select({ kind: message.kind })
        .from(message)
        .where(eq(message.accountId, fromWsid('enterpriseUser', memberWsid) ?? '')),
    );
    expect(rows).toEqual([{ kind: 'TO_SIGN' }]);
  });

  it('of an envelope that expires soon is sent once, a day before', async () => {
    const { envelopeWsid } = await sent(world, wang, li, 3);
    const kinds = async () => {
      await li.login();
      return about((await list(li)).messages, envelopeWsid).map(({ actionType }) => actionType);
    };
    world.clock.advance({ days: 1 });
    await world.app.jobs.drain();
    expect(await kinds()).not.toContain('EXPIRING_SOON');
    world.clock.advance({ days: 1, seconds: 1 });
    await world.app.jobs.drain();
    expect((await kinds()).filter((kind) => kind === 'EXPIRING_SOON')).toHaveLength(1);
  });
});

/** One signer, over HTTP, with the expiry in the given number of days. */
async function sent(place: World, sender: Person, signer: Person, days = 30) {
  await sender.login();
  const draft = await makeDraft(sender, [{ person: signer, sequence: 1 }]);
  const expireDatetime = new Date(place.clock.now().getTime() + days * 86_400_000).toISOString();
  await sender.call(api.updateEnvelope, { params: draft.params, body: { expireDatetime } });
  const { envelopeWsid, participants } = await startDraft(sender, draft);
  await place.app.jobs.drain();
  await signer.login();
  const signing = participants.find(({ actionType }) => actionType === 'SIGNER');
  return { envelopeWsid, participantWsid: signing?.participantWsid ?? '' };
}

describe('A notice that cannot be delivered', () => {
  let gateway: Server;
  let isOpen = false;
  let other: World;
  beforeAll(async () => {
    gateway = createServer((request, response) => {
      request.resume();
      response.writeHead(isOpen ? 200 : 500).end();
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const { port } = gateway.address() as AddressInfo;
    other = await createWorld({
      logLevel: 'silent',
      env: {
        SMS_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
        SMS_WEBHOOK_SECRET: 'a-secret-of-the-test-that-is-long-enough',
      },
    });
  });
  afterAll(async () => {
    await other.close();
    gateway.close();
  });

  it('is retried automatically, then shown to the sender, who is notified and may retry it once more', async () => {
    const [sender, reader] = await other.people('wang', 'li');
    const { envelopeWsid } = await sent(other, sender, reader);
    const params = { envelopeWsid };
    for (let tries = 0; tries < 8; tries += 1) {
      other.clock.advance({ minutes: 10 });
      await other.app.jobs.drain();
    }
    await sender.login();
    const { notices } = await sender.call(api.listNotices, { params });
    expect(notices).toMatchObject([
      { channel: 'SMS', status: 'FAILED', attempts: 6, error: 'FAILED', sentDatetime: null },
    ]);
    const told = await sender.call(api.listMessages, { ...of(sender), query: { filters: 'actionType=NOTICE_FAILED' } });
    expect(told.messages[0]?.messageContent).toContain(reader.name);
    await reader.login();
    expect((await reader.refused(api.listNotices, { params })).error).toBe('ERROR_FORBIDDEN');
    isOpen = true;
    const noticeWsid = notices[0]?.noticeWsid ?? '';
    await sender.call(api.retryNotice, { params: { ...params, noticeWsid } });
    await other.app.jobs.drain();
    expect((await sender.call(api.listNotices, { params })).notices).toMatchObject([{ status: 'SENT', error: null }]);
    expect((await sender.refused(api.retryNotice, { params: { ...params, noticeWsid: 'WSID_NOTI_0' } })).status).toBe(
      404,
    );
  });
});
