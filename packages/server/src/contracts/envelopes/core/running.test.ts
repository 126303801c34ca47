import { createHash } from 'node:crypto';
import { api } from '@countersign/contract';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Draft, makeDraft, startDraft } from './testing/draft.ts';

let world: World;
let wang: Person;
let li: Person;
let alice: Person;

beforeAll(async () => {
  world = await createWorld();
  [wang, li, alice] = await world.people('wang', 'li', 'alice');
});
afterAll(() => world.close());
const stayLoggedIn = async (): Promise<void> => {
  for (const { call, userWsid } of [wang, li, alice]) await call(api.getUser, { params: { userWsid }, query: {} });
};
beforeEach(stayLoggedIn);

function stroke(): string {
  const canvas = createCanvas(200, 80);
  const pen = canvas.getContext('2d');
  pen.lineWidth = 5;
  pen.moveTo(10, 70);
  pen.lineTo(190, 10);
  pen.stroke();
  return canvas.toDataURL('image/png');
}

async function running(title?: string): Promise<Draft> {
  const draft = await makeDraft(wang, [{ person: li }, { person: alice, sequence: 2 }], title);
  await startDraft(wang, draft);
  return draft;
}
/** Advances the clock in steps short enough that no one is logged out. */
async function pass(minutes: number): Promise<void> {
  for (let left = minutes; left > 0; left -= 25) {
    world.clock.advance({ minutes: Math.min(25, left) });
    await stayLoggedIn();
  }
  world.app.jobs.wake();
}

describe('The view of a running envelope', () => {
  it('masks the contacts of others for everyone but the sender', async () => {
    const { params } = await running();
    const contacts = async (person: Person) =>
      (await person.call(api.getEnvelope, { params, query: {} })).envelope.participants.map(
        ({ contact }) => contact.phone ?? contact.email ?? '',
      );
    expect(await contacts(wang)).toEqual([wang.contact, li.contact, alice.contact]);
    const [sender, own, other] = await contacts(li);
    expect(own).toBe(li.contact);
    for (const masked of [sender, other]) expect(masked).toContain('***');
  });

  it('masks the contact of a participant without a name, in the activities and in messages too', async () => {
    const [sender, other] = [13_911_000_010, 13_911_000_011]
      .map(String)
      .map((contact) => world.stranger({ name: contact, contact })) as [Person, Person];
    await sender.register();
    const draft = await makeDraft(sender, [{ person: li }, { person: other }]);
    const { params } = draft;
    await startDraft(sender, draft);
    await sender.call(api.revokeEnvelope, { params, body: { reason: '价格有误' } });
    await world.app.jobs.drain();
    const seenBy = async (person: Person) => {
      const { messages } = await person.call(api.listMessages, {
        params: { userWsid: person.userWsid },
        query: { filters: '' },
      });
      return JSON.stringify([
        (await person.call(api.getEnvelope, { params, query: {} })).envelope,
        (await person.call(api.listActivities, { params })).activities,
        messages,
      ]);
    };
    const read = await seenBy(li);
    for (const { contact } of [sender, other]) expect(read).not.toContain(contact);
    expect(read).toContain('"actorName":"139****0010"');
    expect(await seenBy(sender)).toContain('"actorName":"139****0010"');
    const sms = (await li.messages()).filter(({ link }) => link?.includes(params.envelopeWsid) === true);
    expect(sms.length).toBeGreaterThan(0);
    expect(JSON.stringify(sms)).not.toContain(sender.contact);
  });

  it('hides what others have to fill in until they have acted', async () => {
    const draft = await makeDraft(wang, [{ person: li }, { person: alice, sequence: 2 }]);
    const { params, fileWsid, participants } = draft;
    const form = {
      fileWsid,
      participantWsid: participants[1]?.participantWsid ?? '',
      formType: 'TEXT' as const,
      page: 2,
      initialValue: 'secret price',
      position: { ulx: 60, uly: 500, lrx: 200, lry: 480 },
    };
    await wang.call(api.addForms, { params, body: { forms: [form] } });
    await startDraft(wang, draft);
    const texts = async (person: Person) =>
      (await person.call(api.listForms, { params, query: {} })).forms
        .filter(({ formType }) => formType === 'TEXT')
        .map(({ initialValue }) => initialValue);
    expect([await texts(wang), await texts(li), await texts(alice)]).toEqual([
      ['secret price'],
      [null],
      ['secret price'],
    ]);
  });

  it('serves the current revision with its digest, whole and in ranges', async () => {
    const { params, fileWsid } = await running();
    const content = { params: { ...params, docId: fileWsid } };
    const whole = await li.bytes(api.getDocumentContent, content);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('x-content-type-options')]).toEqual([
      200,
      'application/pdf',
      'nosniff',
    ]);
    expect(whole.headers.get('etag')).toBe(`"${createHash('sha256').update(bytes).digest('hex')}"`);
    const part = await li.bytes(api.getDocumentContent, { ...content, headers: { range: 'bytes=5-14' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-14/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(5, 15));
    const beyond = await li.bytes(api.getDocumentContent, { ...content, headers: { range: `bytes=${bytes.length}-` } });
    expect(beyond.status).toBe(416);
    const known = await li.bytes(api.getDocumentContent, {
      ...content,
      headers: { 'if-none-match': whole.headers.get('etag') ?? '' },
    });
    expect(known.status).toBe(304);
  });

  it('gives no bytes before the turn and no download before the end', async () => {
    const { params, fileWsid } = await running();
    const content = { ...params, docId: fileWsid };
    expect((await alice.bytes(api.getDocumentContent, { params: content })).status).toBe(403);
    const early = await wang.bytes(api.getDocumentContent, { params: content, query: { download: '1' } });
    expect(await early.json()).toMatchObject({ error: 'ERROR_NOT_FINISHED' });
  });

  it('keeps the upload as an earlier revision of the same line', async () => {
    const { params, fileWsid } = await running();
    const { documents } = await wang.call(api.listDocuments, { params });
    const current = Buffer.from(
      await (await wang.bytes(api.getDocumentContent, { params: { ...params, docId: fileWsid } })).arrayBuffer(),
    );
    const foreign = 'a'.repeat(64);
    const other = await wang.bytes(api.getDocumentContent, {
      params: { ...params, docId: fileWsid },
      query: { digest: foreign },
    });
    expect(other.status).toBe(404);
    expect(documents[0]?.size).toBe(current.length);
  });
});

describe('The list', () => {
  it('finds by shown status, title and participant, counts exactly and pages in a total order', async () => {
    const titles = ['清单 A', '清单 B', '清单 C'];
    for (const title of titles) await running(title);
    const all = await li.call(api.listEnvelopes, { query: { title: '清单', envelopeShownStatus: 'WAITING_ME_SIGN' } });
    expect(all.page).toEqual({ offset: 0, limit: 20, totalElements: 3 });
    expect(all.envelopes.map(({ title }) => title)).toEqual(titles.toReversed());
    const second = await li.call(api.listEnvelopes, { query: { title: '清单', offset: 1, limit: 1 } });
    expect(second.envelopes.map(({ title }) => title)).toEqual(['清单 B']);
    const byName = await wang.call(api.listEnvelopes, {
      query: { title: '清单', participantName: alice.name, sorts: '+title' },
    });
    expect(byName.envelopes.map(({ title }) => title)).toEqual(titles);
    expect((await wang.call(api.listEnvelopes, { query: { title: '%' } })).page.totalElements).toBe(0);
    const { counts } = await li.call(api.countEnvelopes, {});
    expect(counts.WAITING_ME_SIGN).toBeGreaterThanOrEqual(3);
  });

  it.each([
    [{ filters: 'passwordHash=x' }, 'filters.passwordHash'],
    [{ sorts: '-secret' }, 'sorts.secret'],
    [{ fields: 'title,phone' }, 'fields.phone'],
  ])('names the unknown key of %j (security 24)', async (query, field) => {
    expect(await li.refused(api.listEnvelopes, { query })).toMatchObject({
      error: 'ERROR_UNKNOWN_FIELD',
      message: expect.stringContaining(field),
    });
  });
});

describe('The sender of a running envelope', () => {
  it('removes a participant who has not acted, which opens the next number', async () => {
    const { params, participants } = await running();
    const first = { participantWsid: participants[0]?.participantWsid ?? '' };
    const answer = await wang.call(api.deleteParticipants, { params, body: { participants: [first] } });
    expect(answer.participants.map(({ status }) => status)).toEqual(['ED_SUCCESS', 'ED_SUCCESS_REMOVE', 'ING_WAIT']);
    expect((await li.refused(api.getEnvelope, { params, query: {} })).code).toBe(101);
    expect((await alice.call(api.getEnvelope, { params, query: {} })).envelope.envelopeShownStatus).toBe(
      'WAITING_ME_SIGN',
    );
    const last = { participantWsid: participants[1]?.participantWsid ?? '' };
    expect((await wang.refused(api.deleteParticipants, { params, body: { participants: [last] } })).error).toBe(
      'ERROR_SIGNER_MISSING',
    );
  });

  it('completes it by removing the last participant who was waited for', async () => {
    const { params, participants, forms, fileWsid } = await running();
    const own = { ...params, participantWsid: participants[0]?.participantWsid ?? '' };
    const { documents } = await li.call(api.getSigning, { params: own });
    const body = {
      documents: [{ fileWsid, digest: documents[0]?.digest ?? '' }],
      forms: [{ formWsid: forms[0]?.formWsid ?? '', initialValue: { writeData: stroke() } }],
      signPassword: wirePassword('sign', li.signPassword),
    };
    await li.call(api.sign, { params: own, body });
    const last = { participantWsid: participants[1]?.participantWsid ?? '' };
    await wang.call(api.deleteParticipants, { params, body: { participants: [last] } });
    const status = async () => (await wang.call(api.getEnvelope, { params, query: {} })).envelope.status;
    await expect.poll(status, { timeout: 60_000 }).toBe('ED_SUCCESS');
    const download = await li.bytes(api.getDocumentContent, {
      params: { ...params, docId: fileWsid },
      query: { download: '1' },
    });
    expect(download.headers.get('content-disposition')).toBe(
      `attachment; filename="contract.pdf"; filename*=UTF-8''contract.pdf`,
    );
  }, 60_000);

  it('revokes it with a reason that everyone can read', async () => {
    const { params } = await running();
    expect((await li.refused(api.revokeEnvelope, { params, body: { reason: 'mine' } })).error).toBe('ERROR_FORBIDDEN');
    const { envelope } = await wang.call(api.revokeEnvelope, { params, body: { reason: '价格有误' } });
    expect(envelope).toMatchObject({
      status: 'ED_FAIL_REVOKE',
      envelopeShownStatus: 'REVOKE',
      handleReason: '价格有误',
    });
    expect((await wang.refused(api.revokeEnvelope, { params, body: { reason: 'again' } })).error).toBe(
      'ERROR_ENVELOPE_HAD_BEEN_REVOKED',
    );
    const { activities } = await li.call(api.listActivities, { params });
    expect(activities.map(({ kind }) => kind)).toEqual([
      'envelope.created',
      'envelope.started',
      'envelope.prepared',
      'envelope.revoked',
    ]);
    expect(activities.at(-1)).toMatchObject({ actorName: wang.name, detail: { reason: '价格有误' } });
  });

  it('can do nothing more with it after its deadline', async () => {
    const draft = await makeDraft(wang, [{ person: li }, { person: alice, sequence: 2 }]);
    const { params, participants } = draft;
    const expireDatetime = new Date(world.clock.now().getTime() + 70 * 60_000).toISOString();
    await wang.call(api.updateEnvelope, { params, body: { expireDatetime } });
    await startDraft(wang, draft);
    await pass(50);
    // No signal wakes the jobs: their next poll is still to come.
    world.clock.advance({ minutes: 20 });
    const removed = { participants: [{ participantWsid: participants[0]?.participantWsid ?? '' }] };
    const late = [
      await wang.refused(api.deleteParticipants, { params, body: removed }),
      await wang.refused(api.revokeEnvelope, { params, body: { reason: '太晚了' } }),
      await wang.refused(api.remindEnvelope, { params }),
    ];
    for (const { error } of late) expect(error).toBe('ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED');
  });

  it('reminds at most every ten minutes', async () => {
    const { params } = await running();
    await wang.call(api.remindEnvelope, { params });
    expect(await wang.refused(api.remindEnvelope, { params })).toMatchObject({
      error: 'ERROR_REMIND_TOO_SOON',
      data: { expireIn: expect.any(Number) },
    });
    await pass(11);
    const { envelope } = await wang.call(api.remindEnvelope, { params });
    expect(envelope.participants[1]?.remindedDatetime).not.toBeNull();
    expect(envelope.participants[2]?.remindedDatetime).toBeNull();
  });
});

describe('The expiry', () => {
  it('ends the envelope once for those who still wait', async () => {
    const draft = await makeDraft(wang, [{ person: li }, { person: alice, sequence: 2 }]);
    const { params } = draft;
    const expireDatetime = new Date(world.clock.now().getTime() + 61 * 60_000).toISOString();
    await wang.call(api.updateEnvelope, { params, body: { expireDatetime } });
    await startDraft(wang, draft);
    const soon = await li.call(api.listEnvelopes, { query: { envelopeShownStatus: 'EXPIRING_SOON' } });
    expect(soon.envelopes.map(({ envelopeWsid }) => envelopeWsid)).toContain(draft.envelopeWsid);
    await pass(62);
    const status = async () => (await li.call(api.getEnvelope, { params, query: {} })).envelope.status;
    await expect.poll(status, { timeout: 30_000 }).toBe('ED_FAIL_EXPIRED');
    const { envelope } = await wang.call(api.getEnvelope, { params, query: {} });
    expect(envelope.participants.map(({ label }) => label)).toEqual(['sent', 'overdueUnsigned', 'overdueUnsigned']);
    const { activities } = await wang.call(api.listActivities, { params });
    expect(activities.filter(({ kind }) => kind === 'envelope.expired')).toHaveLength(1);
  });
});

describe('A signing link', () => {
  it('tells a stranger where a code can be sent, and gives an unknown link a similar, constant answer', async () => {
    const draft = await running();
    const stranger = world.stranger({ name: 'stranger', contact: '13900000000' });
    const link = async (envelopeWsid: string, participantWsid: string) =>
      (await stranger.call(api.getLink, { params: { envelopeWsid, participantWsid } })).link;
    expect(await link(draft.envelopeWsid, draft.participants[0]?.participantWsid ?? '')).toEqual({
      contact: `${li.contact.slice(0, 3)}****${li.contact.slice(7)}`,
      kind: 'phone',
      sender: {
        title: expect.any(String) as string,
        name: wang.name,
        nameSource: 'PROFILE',
        enterpriseName: null,
        message: null,
      },
      language: null,
    });
    const nothing = draft.envelopeWsid.replace(/.{6}$/, 'ZZZZZZ');
    const first = await link(nothing, draft.participants[0]?.participantWsid ?? '');
    expect(first.sender).toBeNull();
    expect(first.contact).toMatch(first.kind === 'phone' ? /^1\d\d\*{4}\d{4}$/ : /^..\*{3}@/);
    expect(await link(nothing, draft.participants[0]?.participantWsid ?? '')).toEqual(first);
  });

  it('finds a person who registers later with the invited contact', async () => {
    const han = world.person('han');
    const draft = await makeDraft(wang, [{ person: han }]);
    await startDraft(wang, draft);
    await han.register();
    const { envelopes } = await han.call(api.listEnvelopes, { query: { envelopeShownStatus: 'WAITING_ME_SIGN' } });
    expect(envelopes.map(({ envelopeWsid }) => envelopeWsid)).toEqual([draft.envelopeWsid]);
    expect(envelopes[0]?.participants.find(({ isMe }) => isMe)?.name).toBe(han.name);
  });
});
