import { api } from '@countersign/contract';
import type { Person } from '@countersign/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type SigningWorld,
  SECOND_SIGN,
  SIGN,
  at,
  openSigningWorld,
  sign,
  signBody,
} from '../../../signing/ceremony/testing/signing-world.ts';
import type { Started } from '../../../signing/ceremony/testing/started-envelope.ts';
import { makeDraft } from './testing/draft.ts';

let open: SigningWorld;
let { world, sender, li, alice, han, start, loaded } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, sender, li, alice, han, start, loaded } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

const of = ({ envelopeWsid }: { readonly envelopeWsid: string }) => ({ params: { envelopeWsid } });
const running = () =>
  start([
    { person: li, sequence: 1, forms: [SIGN] },
    { person: alice, sequence: 2, forms: [SECOND_SIGN] },
  ]);
const shown = async (person: Person, started: Pick<Started, 'envelopeWsid'>) =>
  (await person.call(api.getEnvelope, { ...of(started), query: {} })).envelope.envelopeShownStatus;
const hours = (count: number): string => new Date(world.clock.now().getTime() + count * 3_600_000).toISOString();
const kindsOf = async (person: Person, started: Pick<Started, 'envelopeWsid'>) =>
  (await person.call(api.listActivities, of(started))).activities.map(({ kind }) => kind);

describe('POST /api/envelopes/{id}/participants/{pid}/return', () => {
  it('ends the envelope with the reason for its sender, who may correct it', async () => {
    const started = await running();
    const path = `/api/envelopes/${started.envelopeWsid}/participants/${started.participantWsids[0]}/return`;
    const post = (body: unknown) =>
      li.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    expect((await post({})).status).toBe(400);
    expect((await post({ reason: '甲方名称有误', other: 1 })).status).toBe(400);
    expect(await (await post({ reason: '甲方名称有误' })).json()).toMatchObject({
      code: 0,
      data: {
        participant: { status: 'ED_FAIL_BACK', label: 'returned', handleReason: '甲方名称有误' },
        envelope: { status: 'ED_FAIL_BACK', envelopeShownStatus: 'BACK', handleReason: '甲方名称有误' },
      },
    });
    expect([await shown(sender, started), await shown(alice, started)]).toEqual(['BACK', 'BACK']);
    expect(await kindsOf(alice, started)).toContain('participant.returned');
    expect(await li.refused(api.returnEnvelope, { params: at(started, 0), body: { reason: 'again' } })).toMatchObject({
      status: 409,
      error: 'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH',
    });
  });

  it('is refused to participants who wait for others, and to checkers', async () => {
    const started = await start([
      { person: han, sequence: 1, role: 'CHECKER' },
      { person: alice, sequence: 2, forms: [SIGN] },
    ]);
    const body = { reason: 'no' };
    expect(await alice.refused(api.returnEnvelope, { params: at(started, 1), body })).toMatchObject({
      error: 'ERROR_NEED_WAIT_OTHER',
    });
    expect(await han.refused(api.returnEnvelope, { params: at(started, 0), body })).toMatchObject({
      error: 'ERROR_NOT_A_SIGNER',
    });
    expect(await han.refused(api.returnEnvelope, { params: at(started, 1), body })).toMatchObject({ code: 101 });
  });
});

describe('POST /api/envelopes/{id}/prolong', () => {
  it('gives a running envelope more time: the former deadline no longer ends it', async () => {
    const started = await running();
    const before = (await loaded(started)).row.expireAt;
    const expireDatetime = hours(24 * 20);
    const { envelope } = await sender.call(api.prolongEnvelope, { ...of(started), body: { expireDatetime } });
    expect(envelope.expireDatetime).toBe(expireDatetime);
    expect(await kindsOf(li, started)).toContain('envelope.prolonged');
    world.clock.advance({ minutes: (before.getTime() - world.clock.now().getTime()) / 60_000 + 1 });
    await Promise.all([sender, li].map((person) => person.login()));
    await world.app.jobs.drain();
    expect(await shown(li, started)).toBe('WAITING_ME_SIGN');
    world.clock.advance({ minutes: 24 * 60 * 20 });
    await Promise.all([sender, li, alice, han].map((person) => person.login()));
    await world.app.jobs.drain();
    expect(await shown(li, started)).toBe('ED_FAIL_EXPIRED');
    expect(
      await sender.refused(api.prolongEnvelope, { ...of(started), body: { expireDatetime: hours(48) } }),
    ).toMatchObject({ error: 'ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED' });
  });

  it.each([
    ['an earlier deadline', 2, 'ERROR_PROLONG_EARLIER'],
    ['more than a year', 24 * 366, 'ERROR_EXPIRY'],
  ])('refuses %s', async (_, ahead, error) => {
    const started = await running();
    const body = { expireDatetime: hours(ahead) };
    expect(await sender.refused(api.prolongEnvelope, { ...of(started), body })).toMatchObject({ status: 422, error });
  });

  it('is open to the sender only', async () => {
    const started = await running();
    const body = { expireDatetime: hours(24 * 20) };
    expect((await li.refused(api.prolongEnvelope, { ...of(started), body })).error).toBe('ERROR_FORBIDDEN');
  });
});

describe('POST /api/envelopes/{id}/recycled and /restore', () => {
  it('move a finished envelope out of the list of one account and back, and change no other list', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    expect((await li.refused(api.recycleEnvelope, of(started))).error).toBe('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH');
    await sign(li, started, 0);
    await world.app.jobs.drain();
    const before = await kindsOf(li, started);
    const { envelope } = await li.call(api.recycleEnvelope, of(started));
    expect(envelope).toMatchObject({ recycled: true, envelopeShownStatus: 'RECYCLED', status: 'ED_SUCCESS' });
    expect(await shown(sender, started)).toBe('ED_SUCCESS');
    const inBin = async (): Promise<boolean> => {
      const query = { envelopeShownStatus: 'RECYCLED' as const };
      const { envelopes } = await li.call(api.listEnvelopes, { query });
      return envelopes.some(({ envelopeWsid }) => envelopeWsid === started.envelopeWsid);
    };
    expect(await inBin()).toBe(true);
    await li.call(api.recycleEnvelope, of(started));
    expect((await li.call(api.restoreEnvelope, of(started))).envelope).toMatchObject({ recycled: false });
    expect(await inBin()).toBe(false);
    expect(await kindsOf(li, started)).toEqual(before);
    expect((await han.refused(api.recycleEnvelope, of(started))).code).toBe(101);
  });

  it('require a draft in the recycle bin to be restored before it is sent', async () => {
    const draft = await makeDraft(sender, [{ person: li }]);
    await sender.call(api.recycleEnvelope, of(draft));
    expect((await sender.refused(api.startEnvelope, of(draft))).error).toBe('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH');
    await sender.call(api.restoreEnvelope, of(draft));
    await sender.call(api.startEnvelope, of(draft));
    expect(await shown(li, draft)).toBe('WAITING_ME_SIGN');
  });

  it('are refused to the session of a signing link', async () => {
    const started = await running();
    const body = await signBody(li, started, 0);
    await li.call(api.reject, { params: at(started, 0), body: { reason: 'no' } });
    expect(body.documents).toHaveLength(1);
    const guest = world.person('li');
    await guest.openLink(started.participantWsids[0] ?? '');
    expect((await guest.refused(api.recycleEnvelope, of(started))).error).toBe('ERROR_CANT_USE_FREE_LOGIN');
  });
});
