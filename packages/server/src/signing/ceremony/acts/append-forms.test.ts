import { type Api, type BodyIn, type DataOf, api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { textPdf } from '@countersign/pdf/testing';
import type { Person } from '@countersign/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDocuments } from '../../../contracts/index.ts';
import { contactOf } from '../../../contracts/envelopes/core/testing/draft.ts';
import {
  type FormWish,
  type Placed,
  bodyFor,
  placedDraft,
  placedEnvelope,
  signPlaced,
  stripedSeal,
  turnOf,
} from '../testing/placed-draft.ts';
import { type SigningWorld, drawn, openSigningWorld } from '../testing/signing-world.ts';

let open: SigningWorld;
let { world, judges, sender, li, alice, han } = {} as SigningWorld;
let sealWsid: string;
beforeAll(async () => {
  open = await openSigningWorld({ MAX_PARTICIPANTS: '2' });
  ({ world, judges, sender, li, alice, han } = open);
  sealWsid = await stripedSeal(alice, ['#ff0000', '#0000ff']);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

const box = (ulx: number, lry: number, width = 100, height = 40) => ({
  position: { ulx, uly: lry + height, lrx: ulx + width, lry },
});
const SIGN: FormWish = { formType: 'WRITE_SIGN', page: 1, ...box(60, 150) };
const NEXT: FormWish = { formType: 'WRITE_SIGN', page: 1, ...box(260, 150) };
const FREE: FormWish = { formType: 'WRITE_SIGN', page: 2, ...box(60, 300) };
const TEXT: FormWish = { formType: 'TEXT', page: 2, ...box(60, 200, 200, 30) };
const SEAL: FormWish = { formType: 'MULTI_CHECK_MARK', resizeWidth: 100, resizeHeight: 100 };
const APPEND = { allowAppendForms: true };
const NO_FORMS = { needForm: false };

const twoInTurn = (forms: readonly (readonly FormWish[])[], change: BodyIn<Api['updateEnvelope']>) =>
  placedEnvelope({
    sender,
    pdf: textPdf(2),
    change,
    signers: [
      { person: li, sequence: 1, forms: forms[0] ?? [] },
      { person: alice, sequence: 2, forms: forms[1] ?? [] },
    ],
  });
type Given = BodyIn<Api['appendForms']>['forms'][number];
const own = (placed: Placed, index: number, wish: FormWish): Given => ({
  ...wish,
  fileWsid: placed.fileWsid,
  participantWsid: placed.participantWsids[index]!,
});
const append = (person: Person, placed: Placed, index: number, ...wishes: FormWish[]) =>
  person.call(api.appendForms, {
    params: turnOf(placed, index),
    body: { forms: wishes.map((wish) => own(placed, index, wish)) },
  });
const refusedAppend = async (person: Person, placed: Placed, index: number, wish: FormWish) =>
  (
    await person.refused(api.appendForms, {
      params: turnOf(placed, index),
      body: { forms: [own(placed, index, wish)] },
    })
  ).error;
const head = async ({ params }: Placed): Promise<Uint8Array> => {
  const documents = await world.services.db.withTx((tx) =>
    findDocuments(tx, fromWsid('envelope', params.envelopeWsid)!),
  );
  return world.services.blobs.get(documents[0]!.headDigest);
};
const finished = async (placed: Placed) => {
  await world.app.jobs.drain();
  const bytes = await head(placed);
  const { verification } = await sender.upload(api.verifyPdf, { fields: {}, file: { name: 'a.pdf', bytes } });
  return { bytes, verification };
};
const refusedSign = async (person: Person, placed: Placed, index: number, values = { WRITE_SIGN: drawn() }) => {
  const body = await bodyFor(person, placed, index, values);
  return (await person.refused(api.sign, { params: turnOf(placed, index), body })).error;
};

describe('allowAppendForms (Rulings §3)', () => {
  it('lets each signer place fields in a revision of their own, on a document without certification signature', async () => {
    const placed = await twoInTurn([[SIGN], [NEXT]], APPEND);
    const { forms } = await append(li, placed, 0, FREE, TEXT);
    expect(forms.map(({ formType, appended }) => [formType, appended])).toEqual([
      ['WRITE_SIGN', false],
      ['WRITE_SIGN', true],
      ['TEXT', true],
    ]);
    await signPlaced(li, placed, 0, { WRITE_SIGN: drawn(), TEXT: '附注 Remark' });
    expect(judges.text(await head(placed))).toContain('附注 Remark');
    expect(await refusedAppend(alice, placed, 1, { ...TEXT, ...box(300, 300) })).toBe('ERROR_FORM_APPEND_TOO_LATE');
    await append(alice, placed, 1, { ...FREE, ...box(300, 300) }, SEAL);
    await signPlaced(alice, placed, 1, { WRITE_SIGN: drawn(), MULTI_CHECK_MARK: { sealWsid } });
    const { bytes, verification } = await finished(placed);
    expect(Buffer.from(bytes).includes('/DocMDP')).toBe(false);
    expect(verification).toMatchObject({
      valid: true,
      signatures: [
        { signer: '李雷', modifications: 'PERMITTED' },
        { signer: 'Alice Smith', modifications: 'PERMITTED' },
      ],
    });
    expect(judges.pdfsig(bytes).filter(({ isTimestamp }) => !isTimestamp)).toMatchObject([
      { signer: '李雷', valid: true, trusted: true },
      { signer: 'Alice Smith', valid: true, trusted: true },
    ]);
    expect(judges.qpdf(bytes)).toBe('');
    const pages = [judges.page(bytes, 1), judges.page(bytes, 2)];
    expect(pages.map((page) => page.at(page.width - 20, Math.round(page.height / 2)))).toEqual(['#ff0000', '#0000ff']);
  });

  it('validates positions like those of the sender, and refuses fields that overlap', async () => {
    const placed = await twoInTurn([[SIGN], [NEXT]], APPEND);
    expect(await refusedAppend(li, placed, 0, { ...FREE, ...box(550, 300) })).toBe('ERROR_FORM_POSITION');
    expect(await refusedAppend(li, placed, 0, { ...FREE, page: 3 })).toBe('ERROR_FORM_POSITION');
    expect(await refusedAppend(li, placed, 0, { ...NEXT, ...box(300, 170) })).toBe('ERROR_FORM_OVERLAP');
    expect(await refusedAppend(li, placed, 0, { ...TEXT, initialValue: '𰀀野家' })).toBe('ERROR_FORM_GLYPH_MISSING');
    const { forms } = await append(li, placed, 0, FREE);
    const { formWsid } = forms.at(-1)!;
    const move = (position: object) => ({
      params: turnOf(placed, 0),
      body: { forms: [{ formWsid, position } as never] },
    });
    const over = { ...SIGN, ...box(60, 160) }.position!;
    expect(
      (
        await li.refused(api.updateAppendedForms, {
          ...move(over),
          body: { forms: [{ formWsid, page: 1, position: over }] },
        })
      ).error,
    ).toBe('ERROR_FORM_OVERLAP');
    const { forms: moved } = await li.call(api.updateAppendedForms, move(box(200, 400).position));
    expect(moved.at(-1)).toMatchObject({ formWsid, position: box(200, 400).position });
  });

  it('refuses at once when a few seals would exceed the field limit of an envelope (security 41)', async () => {
    const placed = await twoInTurn([[SIGN], [NEXT]], APPEND);
    // The call repeats the same fields: the limit counts what a call requests before anything is computed.
    const wide = { ...SEAL, pages: Array.from({ length: 3000 }, (_, at) => (at % 2) + 1) };
    const refused = await li.refused(api.appendForms, {
      params: turnOf(placed, 0),
      body: { forms: Array.from({ length: 7 }, () => own(placed, 0, wide)) },
    });
    expect(refused).toMatchObject({ error: 'ERROR_LIMIT_FORMS', message: expect.stringContaining('20000') });
    const { forms } = await append(li, placed, 0, SEAL);
    const { formWsid } = forms.at(-1)!;
    const change = { formWsid, pages: wide.pages };
    expect(
      await li.refused(api.updateAppendedForms, {
        params: turnOf(placed, 0),
        body: { forms: Array.from({ length: 7 }, () => change) },
      }),
    ).toMatchObject({ error: 'ERROR_LIMIT_FORMS' });
    // Own fields in the same call must not overlap each other either.
    expect(await refusedAppend(li, placed, 0, SEAL)).toBe('ERROR_FORM_OVERLAP');
    const twice = { params: turnOf(placed, 0), body: { forms: [own(placed, 0, FREE), own(placed, 0, FREE)] } };
    expect(await li.refused(api.appendForms, twice)).toMatchObject({
      error: 'ERROR_FORM_OVERLAP',
      message: expect.stringMatching(/“.+\.pdf”/),
    });
    const draft = await placedDraft({ sender, pdf: textPdf(2), signers: [{ person: li, sequence: 1 }] });
    const body = { forms: Array.from({ length: 7 }, () => own(draft, 0, wide)) };
    expect((await sender.refused(api.addForms, { params: draft.params, body })).error).toBe('ERROR_LIMIT_FORMS');
  });

  it('refuses a text field overtaken by a parallel signature; without that field the signature succeeds', async () => {
    const placed = await placedEnvelope({
      sender,
      pdf: textPdf(2),
      change: APPEND,
      signers: [
        { person: li, sequence: 1, forms: [SIGN] },
        { person: alice, sequence: 1, forms: [NEXT] },
      ],
    });
    const { forms } = await append(li, placed, 0, TEXT);
    await signPlaced(alice, placed, 1, { WRITE_SIGN: drawn() });
    expect(await refusedSign(li, placed, 0, { WRITE_SIGN: drawn(), TEXT: 'late' } as never)).toBe(
      'ERROR_FORM_APPEND_TOO_LATE',
    );
    const withdrawn = { forms: [{ formWsid: forms.at(-1)!.formWsid }] };
    await li.call(api.deleteAppendedForms, { params: turnOf(placed, 0), body: withdrawn });
    await signPlaced(li, placed, 0, { WRITE_SIGN: drawn() });
    expect((await finished(placed)).verification).toMatchObject({ valid: true });
  });

  it('changes no field of another participant, and nothing before the turn or after the act (security 31, 38)', async () => {
    const placed = await twoInTurn([[SIGN], [NEXT]], APPEND);
    const { forms } = await sender.call(api.listForms, { params: placed.params, query: {} });
    const [given, foreign] = forms;
    const other = await twoInTurn([[SIGN], [NEXT]], APPEND);
    const elsewhere = (await append(li, other, 0, FREE)).forms.at(-1)!;
    for (const { formWsid } of [given!, foreign!, elsewhere]) {
      const body = { forms: [{ formWsid }] };
      for (const call of [api.updateAppendedForms, api.deleteAppendedForms]) {
        expect((await li.refused(call, { params: turnOf(placed, 0), body })).error).toBe('ERROR_FORM_NOT_FOUND');
      }
    }
    const stranger = { ...own(placed, 0, FREE), participantWsid: placed.participantWsids[1]! };
    const refusals = [
      await li.refused(api.appendForms, { params: turnOf(placed, 0), body: { forms: [stranger] } }),
      await li.refused(api.appendForms, { params: turnOf(placed, 0), body: { forms: [own(other, 0, FREE)] } }),
      await li.refused(api.appendForms, { params: turnOf(placed, 1), body: { forms: [own(placed, 1, FREE)] } }),
      await alice.refused(api.appendForms, { params: turnOf(placed, 1), body: { forms: [own(placed, 1, FREE)] } }),
    ];
    expect(refusals.map(({ error }) => error)).toEqual([
      'ERROR_PARTICIPANT_NOT_FOUND',
      'ERROR_DOCUMENT_NOT_FOUND',
      'ERROR_NOT_IN_ENVELOPE_FLOW',
      'ERROR_NEED_WAIT_OTHER',
    ]);
    const mine = (await append(li, placed, 0, FREE)).forms.at(-1)!;
    await signPlaced(li, placed, 0, { WRITE_SIGN: drawn() });
    const body = { forms: [{ formWsid: mine.formWsid }] };
    const late = [
      await refusedAppend(li, placed, 0, { ...FREE, ...box(300, 300) }),
      (await li.refused(api.updateAppendedForms, { params: turnOf(placed, 0), body })).error,
      (await li.refused(api.deleteAppendedForms, { params: turnOf(placed, 0), body })).error,
      (await li.refused(api.setNoAppearance, { params: turnOf(placed, 0), body: { enableNoAppearance: true } })).error,
    ];
    expect(late).toEqual(late.map(() => 'ERROR_ALREADY_SIGNED'));
  });
});

describe('The calls for appended fields', () => {
  it('use the specified paths and payloads, and accept PUT and DELETE through the method override too', async () => {
    const placed = await twoInTurn([[SIGN], [NEXT]], APPEND);
    const { envelopeWsid, participantWsid } = turnOf(placed, 0);
    const path = `/api/envelopes/${envelopeWsid}/participants/${participantWsid}/forms`;
    const post = async (to: string, body: object) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      return (await (await li.fetch(to, init)).json()) as { error?: string; data: DataOf<Api['appendForms']> };
    };
    const forms = async (to: string, body: object) => (await post(to, body)).data.forms;
    const [, placedForm] = await forms(path, { forms: [own(placed, 0, FREE)] });
    const { formWsid } = placedForm!;
    expect((await forms(`${path}?httpmethod=PUT`, { forms: [{ formWsid, tagId: 'mine' }] }))[1]).toMatchObject({
      formWsid,
      appended: true,
      tagId: 'mine',
    });
    expect(await forms(`${path}?httpmethod=DELETE`, { forms: [{ formWsid }] })).toHaveLength(1);
    const unknown = await post(path, { forms: [{ ...own(placed, 0, FREE), confirmStatus: 'CONFIRMED' }] });
    expect(unknown).toMatchObject({ error: 'ERROR_UNKNOWN_FIELD' });
    const choice = await post(`${path}/no-appearance`, { enableNoAppearance: true });
    expect(choice).toMatchObject({ error: 'ERROR_FORM_HAS_FIELDS' });
  });
});

describe('A signer without fields from the sender (needForm off)', () => {
  it('places fields on an uncertified document; signers who were given fields place none', async () => {
    const placed = await twoInTurn([[SIGN]], NO_FORMS);
    expect(await refusedAppend(li, placed, 0, FREE)).toBe('ERROR_FORM_APPEND_CLOSED');
    await signPlaced(li, placed, 0, { WRITE_SIGN: drawn() });
    expect(await refusedSign(alice, placed, 1)).toBe('ERROR_FORM_PLACE_FIRST');
    await append(alice, placed, 1, FREE);
    await signPlaced(alice, placed, 1, { WRITE_SIGN: drawn() });
    const { bytes, verification } = await finished(placed);
    expect(verification).toMatchObject({
      valid: true,
      signatures: [{ modifications: 'PERMITTED' }, { signer: 'Alice Smith' }],
    });
    expect(judges.pdfsig(bytes).filter(({ signer }) => signer === 'Alice Smith')).toMatchObject([
      { valid: true, trusted: true },
    ]);
  });

  it('chooses an invisible signature, and undoes the choice by placing a field', async () => {
    const placed = await twoInTurn([[SIGN]], NO_FORMS);
    const choose = (person: Person, index: number, enableNoAppearance: boolean) => ({
      person,
      input: { params: turnOf(placed, index), body: { enableNoAppearance } },
    });
    const given = choose(li, 0, true);
    expect((await li.refused(api.setNoAppearance, given.input)).error).toBe('ERROR_FORM_HAS_FIELDS');
    await signPlaced(li, placed, 0, { WRITE_SIGN: drawn() });
    const seen = judges.page(await head(placed), 1);
    const { input } = choose(alice, 1, true);
    expect(await alice.call(api.setNoAppearance, input)).toEqual({ enableNoAppearance: true });
    const [form] = (await append(alice, placed, 1, FREE)).forms;
    const noAppearance = async () =>
      (await alice.call(api.getSigning, { params: turnOf(placed, 1) })).participant.noAppearance;
    expect(await noAppearance()).toBe(false);
    const body = { forms: [{ formWsid: form!.formWsid }] };
    await alice.call(api.deleteAppendedForms, { params: turnOf(placed, 1), body });
    await alice.call(api.setNoAppearance, input);
    expect(await noAppearance()).toBe(true);
    await signPlaced(alice, placed, 1, {});
    const { bytes, verification } = await finished(placed);
    expect(verification).toMatchObject({ valid: true, signatures: [{}, { signer: 'Alice Smith' }] });
    const after = judges.page(bytes, 1);
    expect([after.at(110, 400), after.at(310, 670)]).toEqual([seen.at(110, 400), seen.at(310, 670)]);
  });

  it('can also be the successor of the act, however many people the sender has named', async () => {
    const placed = await twoInTurn([[], [NEXT]], NO_FORMS);
    const body = { name: han.name, contact: contactOf(han.contact) };
    await li.call(api.authorizeParticipant, { params: turnOf(placed, 0), body });
    const { participants } = await han.call(api.listParticipants, { params: placed.params });
    const mine = participants.find(({ isMe }) => isMe)?.participantWsid ?? '';
    const taken = { ...placed, participantWsids: [mine] };
    expect((await append(han, taken, 0, FREE)).forms.map(({ appended }) => appended)).toEqual([true]);
  });

  it('does not exist where every signer has a field: the document is certified', async () => {
    const placed = await twoInTurn([[SIGN], [NEXT]], NO_FORMS);
    await signPlaced(li, placed, 0, { WRITE_SIGN: drawn() });
    expect(Buffer.from(await head(placed)).includes('/DocMDP')).toBe(true);
  });
});
