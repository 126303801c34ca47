import { api } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import { textPdf } from '@countersign/pdf/testing';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadFile } from '../../files/testing/upload.ts';
import { contactOf, makeDraft, startDraft } from './testing/draft.ts';

let world: World;
let wang: Person;
let li: Person;
let alice: Person;

beforeAll(async () => {
  world = await createWorld();
  [wang, li, alice] = await world.people('wang', 'li', 'alice');
});
afterAll(() => world.close());
// Idle people are logged out after half an hour.
beforeEach(async () => {
  for (const { call, userWsid } of [wang, li, alice]) await call(api.getUser, { params: { userWsid }, query: {} });
});

const draftFor = (title?: string) => makeDraft(wang, [{ person: li }, { person: alice, sequence: 2 }], title);
const refused = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
  } catch (error) {
    return (error as { error: string }).error;
  }
  throw new Error('nothing was refused');
};

describe('A draft', () => {
  it('has its sender at sequence 0 and is visible to no one else', async () => {
    const { params } = await draftFor();
    const { envelope } = await wang.call(api.getEnvelope, { params, query: {} });
    expect(envelope).toMatchObject({
      status: 'DRAFT',
      envelopeShownStatus: 'DRAFT',
      timezone: 'Asia/Shanghai',
      senderName: wang.name,
    });
    expect(envelope.participants[0]).toMatchObject({ actionType: 'SENDER', sequence: 0, isMe: true });
    expect((await li.refused(api.getEnvelope, { params, query: {} })).code).toBe(101);
  });

  it('is sent by the active account only', async () => {
    expect(await refused(wang.call(api.createEnvelope, { body: { senderWsid: li.userWsid } }))).toBe('ERROR_MALFORMED');
  });

  it('accepts no file of another person', async () => {
    const { envelope } = await wang.call(api.createEnvelope, { body: {} });
    const { fileWsid } = await uploadFile(li, 'theirs.pdf', textPdf());
    const params = { envelopeWsid: envelope.envelopeWsid };
    expect(await refused(wang.call(api.addDocuments, { params, body: { contents: [fileWsid] } }))).toBe(
      'ERROR_DOCUMENT_NOT_FOUND',
    );
  });

  it('orders its documents by sequence only if every one has it', async () => {
    const { envelope } = await wang.call(api.createEnvelope, { body: {} });
    const params = { envelopeWsid: envelope.envelopeWsid };
    const a = await uploadFile(wang, 'a.pdf', textPdf(1, 'a'));
    const b = await uploadFile(wang, 'b.pdf', textPdf(1, 'b'));
    const one = { contents: [{ fileWsid: a.fileWsid, sequence: 2 }, { fileWsid: b.fileWsid }] };
    const names = ({ documents }: { documents: { fileName: string }[] }) => documents.map(({ fileName }) => fileName);
    expect(names(await wang.call(api.addDocuments, { params, body: one }))).toEqual(['a.pdf', 'b.pdf']);
    const both = {
      contents: [
        { fileWsid: a.fileWsid, sequence: 2 },
        { fileWsid: b.fileWsid, fileTagId: '{"sequece":1}', fileName: 'B.pdf' },
      ],
    };
    expect(names(await wang.call(api.replaceDocuments, { params, body: both }))).toEqual(['B.pdf', 'a.pdf']);
    const beyond = { contents: [{ fileWsid: a.fileWsid, sequence: 3_000_000_000 }] };
    expect(await wang.refused(api.replaceDocuments, { params, body: beyond })).toMatchObject({ status: 400 });
    expect(names(await wang.call(api.deleteDocument, { params: { ...params, docId: a.fileWsid } }))).toEqual(['B.pdf']);
  });

  it.each([
    [{ phone: '12345' }, 'ERROR_PARTICIPANT_CONTACT'],
    [{}, 'ERROR_PARTICIPANT_CONTACT'],
    [{ email: 'invalid' }, 'ERROR_PARTICIPANT_CONTACT'],
  ])('refuses a participant with the contact %j', async (contact, error) => {
    const { params } = await draftFor();
    const one = { name: 'X', contact, assignedSequence: 3, type: 'PERSON' as const, roleType: 'SIGNER' as const };
    expect(await refused(wang.call(api.addParticipants, { params, body: { participants: [one] } }))).toBe(error);
  });

  it('refuses the same contact twice in one step, however it is written', async () => {
    const { params } = await draftFor();
    const again = {
      name: 'Li again',
      contact: { phone: `+86 ${li.contact}` },
      assignedSequence: 1,
      type: 'PERSON' as const,
      roleType: 'SIGNER' as const,
    };
    expect(await refused(wang.call(api.addParticipants, { params, body: { participants: [again] } }))).toBe(
      'ERROR_PARTICIPANT_DUPLICATE',
    );
    const later = { ...again, assignedSequence: 2 };
    expect(
      (await wang.call(api.addParticipants, { params, body: { participants: [later] } })).participants,
    ).toHaveLength(4);
  });

  it('validates a form against the page as displayed, with the message of the specification', async () => {
    const { params, fileWsid, participants } = await draftFor();
    const participantWsid = participants[0]?.participantWsid ?? '';
    const form = {
      fileWsid,
      participantWsid,
      formType: 'TEXT' as const,
      page: 1,
      position: { ulx: 500, uly: 100, lrx: 600, lry: 80 },
    };
    const refusal = await wang.refused(api.addForms, { params, body: { forms: [form] } });
    expect(refusal).toMatchObject({
      error: 'ERROR_FORM_POSITION',
      message: expect.stringContaining('please refresh the page and add again'),
    });
    const beyond = { ...form, page: 3, position: { ulx: 10, uly: 100, lrx: 100, lry: 80 } };
    expect((await wang.refused(api.addForms, { params, body: { forms: [beyond] } })).error).toBe('ERROR_FORM_POSITION');
  });

  it('accepts only values that the field would accept, and no character that the font lacks', async () => {
    const { params, fileWsid, participants } = await draftFor();
    const participantWsid = participants[0]?.participantWsid ?? '';
    const base = { fileWsid, participantWsid, page: 1, position: { ulx: 60, uly: 500, lrx: 200, lry: 480 } };
    const add = (form: object) =>
      wang.refused(api.addForms, { params, body: { forms: [{ ...base, ...form } as never] } });
    expect((await add({ formType: 'DATE', initialValue: '2026-02-30' })).error).toBe('ERROR_FORM_VALUE');
    expect((await add({ formType: 'DATE', format: 'MM-yy' })).error).toBe('ERROR_FORM_VALUE');
    expect((await add({ formType: 'TEXT', initialValue: '𰀀野家' })).error).toBe('ERROR_FORM_GLYPH_MISSING');
    const { forms } = await wang.call(api.addForms, {
      params,
      body: { forms: [{ ...base, formType: 'TEXT', initialValue: '甲方 Party A😀' }] },
    });
    expect(forms.at(-1)).toMatchObject({
      initialValue: '甲方 Party A😀',
      fontSize: 14,
      pageInfo: { width: 595, height: 842 },
    });
  });

  it('loses the forms of a participant who becomes a checker', async () => {
    const { params, participants } = await draftFor();
    const change = { participantWsid: participants[0]?.participantWsid ?? '', roleType: 'CHECKER' as const };
    await wang.call(api.updateParticipants, { params, body: { participants: [change] } });
    const { forms } = await wang.call(api.listForms, { params, query: {} });
    expect(forms.map(({ participantWsid }) => participantWsid)).toEqual([participants[1]?.participantWsid]);
  });

  it('are not listed for a participant of another envelope, nor for an unknown one (security 31)', async () => {
    const [one, other] = [await draftFor(), await draftFor()];
    const foreign = other.participants[0]?.participantWsid ?? '';
    for (const participantWsid of [foreign, toWsid('participant', '01a20560-0000-7000-8000-000000000000')]) {
      const refusals = [
        await wang.refused(api.listForms, { params: one.params, query: { participantWsid } }),
        await wang.refused(api.listParticipantForms, { params: { ...one.params, participantWsid } }),
      ];
      for (const refused of refusals)
        expect(refused).toMatchObject({ status: 404, error: 'ERROR_PARTICIPANT_NOT_FOUND' });
    }
  });
});

describe('The start', () => {
  it('names the first missing item', async () => {
    const { envelope } = await wang.call(api.createEnvelope, { body: {} });
    const params = { envelopeWsid: envelope.envelopeWsid };
    const gap = () => wang.refused(api.startEnvelope, { params }).then(({ error }) => error);
    expect(await gap()).toBe('ERROR_TITLE_MISSING');
    await wang.call(api.updateEnvelope, { params, body: { title: 'T' } });
    expect(await gap()).toBe('ERROR_DOCUMENT_MISSING');
    const { fileWsid } = await uploadFile(wang, 'a.pdf', textPdf());
    await wang.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
    expect(await gap()).toBe('ERROR_SIGNER_MISSING');
    const one = {
      name: li.name,
      contact: contactOf(li.contact),
      assignedSequence: 1,
      type: 'PERSON' as const,
      roleType: 'SIGNER' as const,
    };
    const { participants } = await wang.call(api.addParticipants, { params, body: { participants: [one] } });
    const bare = participants.find(({ actionType }) => actionType === 'SIGNER')?.participantWsid;
    expect(await wang.refused(api.startEnvelope, { params })).toMatchObject({
      error: 'ERROR_FORM_MISSING',
      data: { participantWsid: bare },
    });
    await wang.call(api.updateEnvelope, { params, body: { needForm: false } });
    expect((await wang.call(api.startEnvelope, { params })).envelope.status).toBe('ING_PROCESS');
  });

  it('makes one prepare revision, notifies the first in turn, and shows each participant their state', async () => {
    const draft = await draftFor('签约');
    const envelope = await startDraft(wang, draft);
    expect(envelope).toMatchObject({
      status: 'ING_PROCESS',
      envelopeShownStatus: 'WAITING_OTHERS',
      currentSequence: 1,
    });
    const { documents } = await wang.call(api.listDocuments, { params: draft.params });
    expect(documents[0]?.revision).toBe(1);
    const seen = async (person: Person) =>
      (await person.call(api.getEnvelope, { params: draft.params, query: {} })).envelope.envelopeShownStatus;
    expect(await seen(li)).toBe('WAITING_ME_SIGN');
    expect(await seen(alice)).toBe('WAITING_OTHERS');
    const link = `/sign/${draft.envelopeWsid}/${draft.participants[0]?.participantWsid}`;
    await expect
      .poll(async () => (await li.messages()).some((message) => message.link?.endsWith(link)), { timeout: 30_000 })
      .toBe(true);
    expect((await alice.messages()).some((message) => message.link?.includes(draft.envelopeWsid))).toBe(false);
  });

  it('happens once for two concurrent requests', async () => {
    const { params } = await draftFor();
    const both = await Promise.allSettled([
      wang.call(api.startEnvelope, { params }),
      wang.call(api.startEnvelope, { params }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = both.find((one) => one.status === 'rejected');
    expect(lost?.reason).toMatchObject({ error: 'ERROR_ENVELOPE_NOT_DRAFT' });
    const { documents } = await wang.call(api.listDocuments, { params });
    expect(documents[0]?.revision).toBe(1);
  });

  it('closes the draft: any later edit is refused', async () => {
    const { params, fileWsid, forms, participants } = await draftFor();
    await Promise.allSettled([
      wang.call(api.startEnvelope, { params }),
      wang.call(api.deleteForms, { params, body: { forms: [{ formWsid: forms[0]?.formWsid ?? '' }] } }),
    ]);
    const { forms: left } = await wang.call(api.listForms, { params, query: {} });
    const { envelope } = await wang.call(api.getEnvelope, { params, query: {} });
    // Either the form was deleted first, and then its signer had none, or the start was first, and the form stayed.
    expect([envelope.status, left.length]).toEqual(left.length === 2 ? ['ING_PROCESS', 2] : ['DRAFT', 1]);
    if (envelope.status === 'DRAFT') return;
    const late = [
      () => wang.call(api.updateEnvelope, { params, body: { title: 'other' } }),
      () => wang.call(api.deleteDocument, { params: { ...params, docId: fileWsid } }),
      () =>
        wang.call(api.updateParticipants, {
          params,
          body: { participants: [{ participantWsid: participants[0]?.participantWsid ?? '', name: 'Y' }] },
        }),
      () => wang.call(api.deleteForms, { params, body: { forms: [{ formWsid: left[0]?.formWsid ?? '' }] } }),
    ];
    for (const edit of late) expect(await refused(edit())).toBe('ERROR_ENVELOPE_NOT_DRAFT');
  });

  it('waits for its timer and then sends', async () => {
    const draft = await draftFor();
    const timer = new Date(world.clock.now().getTime() + 3_600_000);
    const { params } = draft;
    await wang.call(api.updateEnvelope, { params, body: { timerDatetime: timer.toISOString() } });
    expect((await wang.call(api.startEnvelope, { params })).envelope).toMatchObject({
      status: 'TIMED',
      envelopeShownStatus: 'TIMED',
    });
    expect((await li.refused(api.getEnvelope, { params, query: {} })).code).toBe(101);
    await wang.call(api.updateEnvelope, { params, body: { timerDatetime: null } });
    await wang.call(api.updateEnvelope, { params, body: { timerDatetime: timer.toISOString() } });
    await wang.call(api.startEnvelope, { params });
    world.clock.advance({ minutes: 29 });
    for (const { call, userWsid } of [wang, li, alice]) await call(api.getUser, { params: { userWsid }, query: {} });
    world.clock.advance({ minutes: 29 });
    for (const { call, userWsid } of [wang, li, alice]) await call(api.getUser, { params: { userWsid }, query: {} });
    world.clock.advance({ minutes: 3 });
    world.app.jobs.wake();
    await expect
      .poll(async () => (await wang.call(api.getEnvelope, { params, query: {} })).envelope.prepareState, {
        timeout: 30_000,
      })
      .toBe('DONE');
  });
});
