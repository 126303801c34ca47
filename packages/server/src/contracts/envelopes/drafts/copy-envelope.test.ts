import { api } from '@countersign/contract';
import type { Person } from '@countersign/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type SigningWorld,
  SIGN,
  TEXT,
  at,
  openSigningWorld,
  sign,
  signBody,
} from '../../../signing/ceremony/testing/signing-world.ts';
import { makeDraft, startDraft } from '../core/testing/draft.ts';

let open: SigningWorld;
let { world, sender, li, alice, han, start } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, sender, li, alice, han, start } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

const of = ({ envelopeWsid }: { readonly envelopeWsid: string }) => ({ params: { envelopeWsid } });
const related = async (person: Person, envelopeWsid: string) =>
  (await person.call(api.listRelated, of({ envelopeWsid }))).related.map(({ relation, envelopeWsid: id }) => [
    relation,
    id,
  ]);

describe('POST /api/envelopes/{id}/copy', () => {
  it('makes a draft of the layout by the sender, with the first of each line of participants', async () => {
    const draft = await makeDraft(sender, [
      { person: li },
      { person: alice, sequence: 2 },
      { person: han, sequence: 2, role: 'CHECKER' },
    ]);
    const params = { envelopeWsid: draft.envelopeWsid };
    const metadata = { order: 'A-1' };
    await sender.call(api.updateEnvelope, { params, body: { subject: '请尽快签署', metadata, needForm: true } });
    const text = {
      fileWsid: draft.fileWsid,
      participantWsid: draft.participants[0]?.participantWsid ?? '',
      formType: 'TEXT' as const,
      page: 2,
      tagId: 'price',
      scale: 1.5,
      position: { ulx: 60, uly: 500, lrx: 200, lry: 480 },
    };
    await sender.call(api.addForms, {
      params,
      body: { forms: [{ ...text, initialValue: '一千元', revisable: false }] },
    });
    await startDraft(sender, draft);
    await li.call(api.authorizeParticipant, {
      params: { ...params, participantWsid: draft.participants[0]?.participantWsid ?? '' },
      body: { name: '王五', contact: { phone: '13711113333' } },
    });
    await sender.call(api.deleteParticipants, {
      params,
      body: { participants: [{ participantWsid: draft.participants[2]?.participantWsid ?? '' }] },
    });
    await sender.call(api.revokeEnvelope, { params, body: { reason: '价格有误' } });

    const { envelope } = await sender.call(api.copyEnvelope, { params });
    expect(envelope).toMatchObject({
      status: 'DRAFT',
      envelopeShownStatus: 'DRAFT',
      title: '服务合同',
      subject: '请尽快签署',
      metadata,
      handleReason: null,
    });
    expect(envelope.participants.map(({ name, sequence, status }) => [name, sequence, status])).toEqual([
      [sender.name, 0, 'ING_WAIT'],
      [li.name, 1, 'ING_WAIT'],
      [alice.name, 2, 'ING_WAIT'],
    ]);
    const copy = { envelopeWsid: envelope.envelopeWsid };
    const { forms } = await sender.call(api.listForms, { params: copy, query: {} });
    const copiedLi = envelope.participants[1]?.participantWsid;
    expect(forms.map(({ formType }) => formType).toSorted()).toEqual(['TEXT', 'WRITE_SIGN', 'WRITE_SIGN']);
    expect(forms.find(({ formType }) => formType === 'TEXT')).toMatchObject({
      participantWsid: copiedLi,
      page: 2,
      tagId: 'price',
      scale: 1.5,
      initialValue: '一千元',
      confirmStatus: 'UNCONFIRMED',
    });
    const before = await sender.call(api.listDocuments, { params: copy });
    expect(before.documents).toMatchObject([{ fileWsid: draft.fileWsid, revision: 0 }]);
    await startDraft(sender, { params: copy });
    expect((await li.call(api.getEnvelope, { params: copy, query: {} })).envelope.envelopeShownStatus).toBe(
      'WAITING_ME_SIGN',
    );
  });

  it('omits what a signer filled in', async () => {
    const started = await start([
      { person: li, sequence: 1, forms: [SIGN, TEXT] },
      { person: alice, sequence: 2 },
    ]);
    await li.call(api.sign, { params: at(started, 0), body: await signBody(li, started, 0) });
    const { envelope } = await sender.call(api.copyEnvelope, of(started));
    const { forms } = await sender.call(api.listForms, { ...of(envelope), query: {} });
    expect(forms.find(({ formType }) => formType === 'TEXT')).toMatchObject({ initialValue: null });
    expect((await li.refused(api.getEnvelope, { ...of(envelope), query: {} })).code).toBe(101);
  });

  it('is open to the sender only', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    expect((await li.refused(api.copyEnvelope, of(started))).error).toBe('ERROR_FORBIDDEN');
    expect((await alice.refused(api.copyEnvelope, of(started))).code).toBe(101);
  });
});

describe('GET /api/envelopes/{id}/related', () => {
  it('names the void agreement, the contract it voids and copies, each to the people who may see it', async () => {
    const contract = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    await sign(li, contract, 0);
    await world.app.jobs.drain();
    const reason = '另行约定';
    const { envelope: voiding } = await sender.call(api.cancelEnvelope, { ...of(contract), body: { reason } });
    const { envelope: copy } = await sender.call(api.copyEnvelope, of(contract));
    expect(await related(sender, contract.envelopeWsid)).toEqual([
      ['CANCELLED_BY', voiding.envelopeWsid],
      ['COPY', copy.envelopeWsid],
    ]);
    expect(await related(li, contract.envelopeWsid)).toEqual([['CANCELLED_BY', voiding.envelopeWsid]]);
    expect(await related(li, voiding.envelopeWsid)).toEqual([['CANCELS', contract.envelopeWsid]]);
    expect(await related(sender, copy.envelopeWsid)).toEqual([['COPIED_FROM', contract.envelopeWsid]]);
    expect((await alice.refused(api.listRelated, of(contract))).code).toBe(101);
    const guest = world.person('li');
    await guest.openLink(contract.participantWsids[0] ?? '');
    expect(await related(guest, contract.envelopeWsid)).toEqual([]);
    expect((await sender.refused(api.copyEnvelope, of(voiding))).error).toBe('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH');
  });
});
