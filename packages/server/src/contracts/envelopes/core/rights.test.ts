import { type Api, type BodyIn, type DataOf, type Route, api } from '@countersign/contract';
import { textPdf } from '@countersign/pdf/testing';
import { type Person, type World, createWorld, drawing, wirePassword } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { revision } from '../../../platform/index.ts';
import { uploadFile } from '../../files/testing/upload.ts';
import { type Draft, makeDraft, startDraft } from './testing/draft.ts';

let world: World;
let wang: Person;
let li: Person;
let alice: Person;
let eve: Person;
beforeAll(async () => {
  world = await createWorld();
  [wang, li, alice] = await world.people('wang', 'li', 'alice');
  eve = world.stranger({ name: '路人', contact: '13911110001' });
  await eve.register();
  for (const person of [li, alice]) await person.setSignPassword().catch(() => {});
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const person of [wang, li, alice, eve]) await person.login();
});

/** Li signs first, alice after. */
async function inTurn(): Promise<Draft> {
  const draft = await makeDraft(wang, [{ person: li }, { person: alice, sequence: 2 }]);
  await startDraft(wang, draft);
  return draft;
}

type Signing = BodyIn<Api['sign']>;
async function signing(draft: Draft, at: number): Promise<Signing> {
  const { documents } = await wang.call(api.listDocuments, { params: draft.params });
  return {
    documents: documents.map(({ fileWsid, digest }) => ({ fileWsid, digest })),
    forms: [{ formWsid: draft.forms[at]?.formWsid ?? '', initialValue: { writeData: drawing() } }],
    signPassword: wirePassword('sign', li.signPassword),
  };
}
const paramsOf = (draft: Draft, at: number) => ({
  ...draft.params,
  participantWsid: draft.participants[at]?.participantWsid ?? '',
});
/** Opens every document, as the page does; documents that may not be read are skipped. */
async function opened(draft: Draft, person: Person, at: number): Promise<Signing> {
  const body = await signing(draft, at);
  const path = `/api/envelopes/${draft.envelopeWsid}/documents`;
  for (const { fileWsid, digest } of body.documents)
    await (await person.fetch(`${path}/${fileWsid}/content?digest=${digest}`)).arrayBuffer();
  return body;
}
async function sign(draft: Draft, person: Person, at: number): Promise<DataOf<Api['sign']>> {
  return person.call(api.sign, { params: paramsOf(draft, at), body: await opened(draft, person, at) });
}
async function refusal(draft: Draft, person: Person, at: number): Promise<string> {
  return (await person.refused(api.sign, { params: paramsOf(draft, at), body: await opened(draft, person, at) })).error;
}

describe('A file of another person', () => {
  it('returns the same error as an unknown one, wherever an envelope could use it (security 32)', async () => {
    const { fileWsid } = await uploadFile(eve, 'theirs.pdf', textPdf());
    const { envelope } = await wang.call(api.createEnvelope, { body: {} });
    const params = { envelopeWsid: envelope.envelopeWsid };
    for (const foreign of [fileWsid, `${fileWsid.slice(0, -1)}0`, 'WSID_FILE_0']) {
      for (const endpoint of [api.addDocuments, api.replaceDocuments]) {
        const { error, status } = await wang.refused(endpoint, { params, body: { contents: [foreign] } });
        expect([error, status]).toEqual(['ERROR_DOCUMENT_NOT_FOUND', 404]);
      }
    }
    expect((await wang.call(api.listDocuments, { params })).documents).toEqual([]);
  });
});

describe('Addresses of pictures and documents (security 33)', () => {
  it('open nothing without the session they belong to', async () => {
    const draft = await inTurn();
    const seal = await li.upload(api.createPersonSeal, {
      fields: { name: '印章' },
      file: { name: 'seal.png', bytes: Buffer.from(drawing().split(',')[1] ?? '', 'base64') },
    });
    const { documents } = await wang.call(api.listDocuments, { params: draft.params });
    const addresses: [string, Person][] = [
      [seal.personSeal.link.href, li],
      [documents[0]?.fileHref.href ?? '', wang],
    ];
    for (const [address, owner] of addresses) {
      expect((await owner.fetch(address)).status, address).toBe(200);
      expect([403, 404], address).toContain((await eve.fetch(address)).status);
      expect((await fetch(`${world.base}${address}`)).status, address).toBe(401);
    }
  });
});

describe('An answer about others (security 36)', () => {
  it('contains no full contact, secret, code or token of anyone, by name or by value', async () => {
    const draft = await inTurn();
    await sign(draft, li, 0);
    const params = draft.params;
    const answers: [Person, Route, object][] = [
      [li, api.getEnvelope, { params }],
      [li, api.listParticipants, { params }],
      [li, api.listActivities, { params }],
      [li, api.listForms, { params }],
      [li, api.listEnvelopes, { query: {} }],
      [alice, api.getSigning, { params: paramsOf(draft, 1) }],
    ];
    const contactOf = { wang: wang.contact, li: li.contact, alice: alice.contact };
    for (const [reader, endpoint, input] of answers) {
      const text = JSON.stringify(await reader.call(endpoint, input));
      for (const contact of Object.values(contactOf))
        if (contact !== reader.contact) expect(text, `${endpoint.path} names ${contact}`).not.toContain(contact);
    }
    // The sender wrote the contacts, and sees nothing else.
    for (const endpoint of [api.getEnvelope, api.listParticipants, api.listActivities, api.listForms]) {
      const text = JSON.stringify(await wang.call(endpoint, { params } as never));
      expect(text).not.toMatch(/"(\w*(?:token|secret|opcode|password|hash|cookie)\w*)":/i);
      expect(text).not.toContain(wirePassword('sign', li.signPassword));
    }
  });
});

describe('Signing by a direct call, against the order of the specification (security 37)', () => {
  it('is refused before the turn, twice, for a draft and to a stranger', async () => {
    const draft = await makeDraft(wang, [{ person: li }, { person: alice, sequence: 2 }]);
    expect(await refusal(draft, li, 0)).toBe('ERROR_NOT_IN_ENVELOPE_FLOW');
    await startDraft(wang, draft);
    expect(await refusal(draft, alice, 1)).toBe('ERROR_NEED_WAIT_OTHER');
    expect(await refusal(draft, eve, 0)).toBe('ERROR_NOT_IN_ENVELOPE_FLOW');
    expect(await refusal(draft, alice, 0)).toBe('ERROR_NOT_IN_ENVELOPE_FLOW');
    await sign(draft, li, 0);
    expect(await refusal(draft, li, 0)).toBe('ERROR_ALREADY_SIGNED');
  });

  it('is refused after a revocation and after a rejection', async () => {
    const revoked = await inTurn();
    await wang.call(api.revokeEnvelope, { params: revoked.params, body: { reason: '条款有误' } });
    expect(await refusal(revoked, li, 0)).toBe('ERROR_ENVELOPE_HAD_BEEN_REVOKED');
    const rejected = await inTurn();
    await sign(rejected, li, 0);
    await alice.call(api.reject, { params: paramsOf(rejected, 1), body: { reason: '价格不对' } });
    expect(await refusal(rejected, li, 0)).toBe('ERROR_ALREADY_SIGNED');
    const unsigned = await makeDraft(wang, [{ person: li }, { person: alice }]);
    await startDraft(wang, unsigned);
    await alice.call(api.reject, { params: paramsOf(unsigned, 1), body: { reason: '价格不对' } });
    expect(await refusal(unsigned, li, 0)).toBe('ERROR_ENVELOPE_HAD_BEEN_REJECTED');
  });
});

describe('Expiry and timer follow the clock of the server, in UTC (security 39)', () => {
  it('to the second, whether the job has run or not, in any time zone of the request', async () => {
    const draft = await makeDraft(wang, [{ person: li }]);
    const expireAt = new Date(Math.ceil(world.clock.now().getTime() / 1000) * 1000 + 2 * 3_600_000);
    const inShanghai = `${new Date(expireAt.getTime() + 8 * 3_600_000).toISOString().slice(0, -1)}+08:00`;
    await wang.call(api.updateEnvelope, { params: draft.params, body: { expireDatetime: inShanghai } });
    const started = await startDraft(wang, draft);
    expect(started.expireDatetime).toBe(expireAt.toISOString());
    const body = await signing(draft, 0);
    world.clock.set(new Date(expireAt.getTime() + 1));
    await li.login();
    const { error } = await li.refused(api.sign, { params: paramsOf(draft, 0), body });
    expect(error).toBe('ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED');
    await world.app.jobs.drain();
    await wang.login();
    expect((await wang.call(api.getEnvelope, { params: draft.params })).envelope.status).toBe('ED_FAIL_EXPIRED');
  });

  it('so that a timed envelope is sent at its time and not before', async () => {
    const draft = await makeDraft(wang, [{ person: li }]);
    const timerAt = new Date(world.clock.now().getTime() + 3_600_000);
    await wang.call(api.updateEnvelope, { params: draft.params, body: { timerDatetime: timerAt.toISOString() } });
    await wang.call(api.startEnvelope, { params: draft.params });
    const statusAt = async (at: Date): Promise<string> => {
      world.clock.set(at);
      await world.app.jobs.drain();
      await wang.login();
      return (await wang.call(api.getEnvelope, { params: draft.params })).envelope.status;
    };
    expect(await statusAt(new Date(timerAt.getTime() - 5000))).toBe('TIMED');
    expect(await statusAt(new Date(timerAt.getTime() + 1))).toBe('ING_PROCESS');
  });
});

describe('Completion (security 42)', () => {
  it('happens once for an envelope that all sign at once: one time-stamp in each document, one event', async () => {
    const draft = await makeDraft(wang, [{ person: li }, { person: alice }]);
    await startDraft(wang, draft);
    const bodies = await Promise.all([opened(draft, li, 0), opened(draft, alice, 1)]);
    await Promise.all(
      [li, alice].map((person, at) =>
        person.call(api.sign, { params: paramsOf(draft, at), body: bodies[at] ?? { documents: [] } }),
      ),
    );
    await world.app.jobs.drain();
    const { envelope } = await wang.call(api.getEnvelope, { params: draft.params });
    expect(envelope.status).toBe('ED_SUCCESS');
    const { activities } = await wang.call(api.listActivities, { params: draft.params });
    expect(activities.filter(({ kind }) => kind === 'envelope.completed')).toHaveLength(1);
    const stamped = await world.services.db.withTx((tx) => tx.$count(revision, eq(revision.kind, 'TIMESTAMP')));
    const completed = await wang.call(api.listEnvelopes, { query: { envelopeShownStatus: 'ED_SUCCESS' } });
    expect(stamped).toBe(completed.page.totalElements);
  });
});
