import { api } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import type { Person } from '@countersign/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type SigningWorld,
  SECOND_SIGN,
  SIGN,
  TEXT,
  at,
  openSigningWorld,
  sign,
  signBody,
  signing,
} from '../testing/signing-world.ts';
import type { Started } from '../testing/started-envelope.ts';

let open: SigningWorld;
let { world, judges, sender, li, alice, han, start, head, loaded } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, judges, sender, li, alice, han, start, head, loaded } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

const to = (person: Pick<Person, 'name' | 'contact'>, reason?: string) => ({
  name: person.name,
  contact: person.contact.includes('@') ? { email: person.contact } : { phone: person.contact },
  ...(reason === undefined ? {} : { reason }),
});
const handOn = (from: Person, started: Started, index: number, successor: Pick<Person, 'name' | 'contact'>) =>
  from.call(api.authorizeParticipant, { params: at(started, index), body: to(successor) });
/** The started envelope, with its newest participant appended to the list. */
async function withSuccessor(started: Started): Promise<Started> {
  const { participants } = await loaded(started);
  const newest = participants.toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1)?.id ?? '';
  return { ...started, participantWsids: [...started.participantWsids, toWsid('participant', newest)] };
}

describe('POST /api/envelopes/{id}/participants/{pid}/authorize', () => {
  it('hands over place and fields: the successor signs in the prepared field, and all validators accept it', async () => {
    const started = await start([
      { person: li, sequence: 1, forms: [SIGN, TEXT] },
      { person: han, sequence: 2, forms: [SECOND_SIGN] },
    ]);
    const path = `/api/envelopes/${started.envelopeWsid}/participants/${started.participantWsids[0]}/authorize`;
    const response = await li.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(to(alice, '出差')),
    });
    const { data } = (await response.json()) as { data: { participant: unknown; envelope: { participants: unknown } } };
    expect(data.participant).toMatchObject({
      status: 'ED_SUCCESS_AUTHORIZE',
      label: 'authorized',
      handleReason: '出差',
    });
    const handed = await withSuccessor(started);
    const row = (await loaded(started)).participants.find(
      ({ id }) => toWsid('participant', id) === handed.participantWsids[2],
    );
    expect(row).toMatchObject({ name: alice.name, sequence: 1, type: 'PERSON', authLevel: 'LOW', status: 'ING_WAIT' });
    const page = await signing(alice, handed, 2);
    expect(page.forms.map(({ formType }) => formType)).toEqual(['WRITE_SIGN', 'TEXT']);
    expect(await li.refused(api.getSigning, { params: at(started, 0) })).toMatchObject({
      error: 'ERROR_ALREADY_SIGNED',
    });
    await sign(alice, handed, 2);
    await sign(han, started, 1);
    await world.app.jobs.drain();
    const finished = await head(started);
    expect((await loaded(started)).row.status).toBe('ED_SUCCESS');
    expect(judges.qpdf(finished)).toBe('');
    expect(judges.pdfsig(finished).filter(({ isTimestamp }) => !isTimestamp)).toMatchObject([
      { signer: alice.name, valid: true, trusted: true },
      { signer: han.name, valid: true, trusted: true },
    ]);
    const { activities } = await sender.call(api.listActivities, { params: { envelopeWsid: started.envelopeWsid } });
    expect(activities.find(({ kind }) => kind === 'participant.authorized')?.detail).toMatchObject({
      successorName: alice.name,
      reason: '出差',
    });
  });

  it('can be repeated: a successor without a field signs in the field laid out for the first participant', async () => {
    const started = await start([{ person: li, sequence: 1 }]);
    await handOn(li, started, 0, alice);
    const second = await withSuccessor(started);
    await handOn(alice, second, 1, han);
    const third = await withSuccessor(second);
    await sign(han, third, 2);
    await world.app.jobs.drain();
    const finished = await head(started);
    expect((await loaded(started)).row.status).toBe('ED_SUCCESS');
    expect(judges.qpdf(finished)).toBe('');
    expect(judges.pdfsig(finished).filter(({ isTimestamp }) => !isTimestamp)).toMatchObject([
      { signer: han.name, field: started.participantWsids[0], valid: true, trusted: true },
    ]);
  });

  it('lets a checker hand on too; the successor is notified with a link of their own', async () => {
    const started = await start([
      { person: han, sequence: 1, role: 'CHECKER' },
      { person: li, sequence: 2, forms: [SIGN] },
    ]);
    await handOn(han, started, 0, { name: '新审核人', contact: '13711112222' });
    await world.app.jobs.drain();
    const handed = await withSuccessor(started);
    const stranger = world.stranger({ name: '新审核人', contact: '13711112222' });
    const link = (await stranger.messages()).find(({ service }) => service === 'NOTICE')?.link ?? '';
    expect(link).toContain(`/sign/${started.envelopeWsid}/${handed.participantWsids[2]}`);
    await stranger.openLink(handed.participantWsids[2] ?? '');
    await stranger.call(api.check, { params: at(handed, 2), body: { passed: true } });
    expect((await loaded(started)).facts.currentSequence).toBe(2);
  });

  it('ends the session opened by the former link (Rulings §6.8)', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    const guest = world.person('li');
    await guest.openLink(started.participantWsids[0] ?? '');
    await handOn(guest, started, 0, alice);
    const after = await guest.refused(api.getEnvelope, { params: { envelopeWsid: started.envelopeWsid }, query: {} });
    expect(after).toMatchObject({ status: 401, error: 'ERROR_NOT_LOGIN' });
  });

  it.each<[string, () => Person, () => Pick<Person, 'name' | 'contact'>, number, string]>([
    ['to oneself', () => li, () => li, 0, 'ERROR_AUTHORIZE_SELF'],
    ['to no contact', () => li, () => ({ name: 'x', contact: '12' }), 0, 'ERROR_PARTICIPANT_CONTACT'],
    ['before one’s turn', () => han, () => li, 2, 'ERROR_NEED_WAIT_OTHER'],
  ])('refuses to hand on %s', async (_, from, next, index, error) => {
    const started = await start([
      { person: li, sequence: 1, forms: [SIGN] },
      { person: alice, sequence: 1, forms: [SECOND_SIGN] },
      { person: han, sequence: 2 },
    ]);
    const refused = await from().refused(api.authorizeParticipant, { params: at(started, index), body: to(next()) });
    expect(refused.error).toBe(error);
    expect((await loaded(started)).participants).toHaveLength(3);
  });

  it('does not reveal whether a contact belongs to a parallel participant whose contact is masked (security 36)', async () => {
    const started = await start([
      { person: li, sequence: 1, forms: [SIGN] },
      { person: alice, sequence: 1, forms: [SECOND_SIGN] },
    ]);
    const { envelope } = await li.call(api.getEnvelope, { params: { envelopeWsid: started.envelopeWsid }, query: {} });
    expect(JSON.stringify(envelope.participants)).not.toContain(alice.contact);
    await handOn(li, started, 0, alice);
    const handed = await withSuccessor(started);
    await sign(alice, handed, 1);
    await sign(alice, handed, 2);
    await world.app.jobs.drain();
    expect((await loaded(started)).row.status).toBe('ED_SUCCESS');
  });

  it('is refused the sixth time, and only to that participant', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    expect((await alice.refused(api.authorizeParticipant, { params: at(started, 0), body: to(han) })).code).toBe(101);
    let now = started;
    const hands = [li, alice, li, alice, li, alice];
    for (const [index, from] of hands.slice(0, 5).entries()) {
      await handOn(from, now, index, hands[index + 1] ?? han);
      now = await withSuccessor(now);
    }
    expect(await alice.refused(api.authorizeParticipant, { params: at(now, 5), body: to(han) })).toMatchObject({
      error: 'ERROR_AUTHORIZE_LIMIT',
    });
    await alice.call(api.sign, { params: at(now, 5), body: await signBody(alice, now, 5) });
    await world.app.jobs.drain();
    expect((await loaded(started)).row.status).toBe('ED_SUCCESS');
  });
});

describe('POST /api/envelopes/{id}/participants/{pid}/replace', () => {
  const replace = (started: Started, index: number, next: Pick<Person, 'name' | 'contact'>, reason = '已离职') => ({
    params: at(started, index),
    body: { ...to(next), reason },
  });

  it('gives place, fields and levels to the new person; the former link ends, and the evidence names both', async () => {
    const started = await start([
      { person: li, sequence: 1, forms: [SIGN, TEXT] },
      { person: han, sequence: 2, forms: [SECOND_SIGN] },
    ]);
    const guest = world.person('li');
    await guest.openLink(started.participantWsids[0] ?? '');
    const { participant, envelope } = await sender.call(api.replaceParticipant, replace(started, 0, alice));
    expect(participant).toMatchObject({ name: alice.name, sequence: 1, status: 'ING_WAIT', atTurn: true });
    expect(envelope.participants).toContainEqual(
      expect.objectContaining({ status: 'ED_SUCCESS_REMOVE', handleReason: '已离职' }),
    );
    const read = { params: { envelopeWsid: started.envelopeWsid }, query: {} };
    expect(await guest.refused(api.getEnvelope, read)).toMatchObject({ status: 401, error: 'ERROR_NOT_LOGIN' });
    expect((await li.refused(api.getEnvelope, read)).code).toBe(101);
    await world.app.jobs.drain();
    const told = (await alice.messages()).filter(({ link }) => link?.includes(participant.participantWsid));
    expect(told).not.toEqual([]);
    const handed = await withSuccessor(started);
    expect((await signing(alice, handed, 2)).forms.map(({ formType }) => formType)).toEqual(['WRITE_SIGN', 'TEXT']);
    // A participant of a later step is replaced before their turn.
    const later = await sender.call(api.replaceParticipant, replace(started, 1, li, '换人'));
    expect(later.participant).toMatchObject({ sequence: 2, atTurn: false });
    await sign(alice, handed, 2);
    await sign(li, await withSuccessor(handed), 3);
    await world.app.jobs.drain();
    expect((await loaded(started)).row.status).toBe('ED_SUCCESS');
    expect(judges.pdfsig(await head(started)).filter(({ isTimestamp }) => !isTimestamp)).toMatchObject([
      { signer: alice.name, valid: true, trusted: true },
      { signer: li.name, valid: true, trusted: true },
    ]);
    const { activities } = await sender.call(api.listActivities, { params: { envelopeWsid: started.envelopeWsid } });
    expect(activities.filter(({ kind }) => kind === 'participant.replaced').map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([expect.objectContaining({ successorName: alice.name, reason: '已离职' })]),
    );
  });

  it('is refused after the act, for the same or an already waiting contact, and to all but the sender', async () => {
    const started = await start([
      { person: li, sequence: 1, forms: [SIGN] },
      { person: alice, sequence: 1, forms: [SECOND_SIGN] },
    ]);
    const refused = async (index: number, successor: Pick<Person, 'name' | 'contact'>, by = sender) =>
      (await by.refused(api.replaceParticipant, replace(started, index, successor))).error;
    expect(await refused(0, li)).toBe('ERROR_PARTICIPANT_DUPLICATE');
    expect(await refused(0, alice)).toBe('ERROR_PARTICIPANT_DUPLICATE');
    expect(await refused(0, { name: 'x', contact: '12' })).toBe('ERROR_PARTICIPANT_CONTACT');
    expect(await refused(0, han, li)).not.toBe(undefined);
    await sign(li, started, 0);
    expect(await refused(0, han)).toBe('ERROR_PARTICIPANT_HAS_ACTED');
    const wrong = {
      params: { ...at(started, 1), participantWsid: started.envelopeWsid },
      body: replace(started, 1, han).body,
    };
    expect((await sender.refused(api.replaceParticipant, wrong)).error).toBe('ERROR_PARTICIPANT_NOT_FOUND');
  });
});
