import { type Api, type BodyIn, api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { customPdf } from '@countersign/pdf/testing';
import type { Person } from '@countersign/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDocuments } from '../../../contracts/index.ts';
import { startDraft } from '../../../contracts/envelopes/core/testing/draft.ts';
import { type FormWish, type Placed, placedDraft, turnOf } from '../testing/placed-draft.ts';
import { type SigningWorld, drawn, openSigningWorld, password } from '../testing/signing-world.ts';

let open: SigningWorld;
let { world, judges, sender, li, alice } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, judges, sender, li, alice } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

type Rules = NonNullable<BodyIn<Api['addForms']>['forms'][number]['rules']>;
type Value = NonNullable<BodyIn<Api['sign']>['forms']>[number]['initialValue'];
const row = (at: number) => ({ ulx: 60, uly: 780 - at * 40, lrx: 400, lry: 756 - at * 40 });
const field = (tagId: string, at: number, more: Partial<FormWish> = {}): FormWish => ({
  formType: 'TEXT',
  page: 1,
  position: row(at),
  tagId,
  required: false,
  ...more,
});
const SIGN: FormWish = {
  formType: 'WRITE_SIGN',
  page: 1,
  tagId: 'sign',
  position: { ulx: 60, uly: 120, lrx: 160, lry: 70 },
};
const choice = (formType: FormWish['formType'], tagId: string, at: number, options: string[]) =>
  field(tagId, at, { formType, options });

const formsOf = async ({ params }: Pick<Placed, 'params'>) =>
  (await sender.call(api.listForms, { params, query: {} })).forms;

/** Makes the draft, then its rules, which name the fields by their names. */
async function draftOf(
  signers: readonly { readonly person: Person; readonly sequence: number; readonly forms: readonly FormWish[] }[],
  rules: Readonly<Record<string, (wsid: (tagId: string) => string) => Rules>>,
): Promise<Placed> {
  const placed = await placedDraft({ sender, pdf: customPdf({ pages: [{}] }), signers });
  const forms = await formsOf(placed);
  const wsid = (tagId: string) => forms.find((form) => form.tagId === tagId)!.formWsid;
  const ruled = Object.entries(rules).map(([tagId, rule]) => ({ formWsid: wsid(tagId), rules: rule(wsid) }));
  await sender.call(api.updateForms, { params: placed.params, body: { forms: ruled } });
  return placed;
}

async function bodyOf(person: Person, placed: Placed, turn: number, values: Readonly<Record<string, Value>>) {
  const page = await person.call(api.getSigning, { params: turnOf(placed, turn) });
  return {
    documents: page.documents.map(({ fileWsid, digest }) => ({ fileWsid, digest })),
    forms: page.forms.flatMap(({ formWsid, tagId }) => {
      const initialValue = values[tagId ?? ''];
      return initialValue === undefined ? [] : [{ formWsid, initialValue }];
    }),
    ...password(person),
  };
}
const signing = async (person: Person, placed: Placed, values: Readonly<Record<string, Value>>, turn = 0) => ({
  params: turnOf(placed, turn),
  body: await bodyOf(person, placed, turn, values),
});
const head = async ({ params, fileWsid }: Placed): Promise<Uint8Array> => {
  const documents = await world.services.db.withTx((tx) =>
    findDocuments(tx, fromWsid('envelope', params.envelopeWsid)!),
  );
  return world.services.blobs.get(documents.find(({ fileId }) => fileId === fromWsid('file', fileWsid))!.headDigest);
};
const verdictOf = async (bytes: Uint8Array) =>
  (await sender.upload(api.verifyPdf, { fields: {}, file: { name: 'a.pdf', bytes } })).verification;
const valuesOf = async (placed: Placed) =>
  Object.fromEntries((await formsOf(placed)).map(({ tagId, initialValue }) => [tagId, initialValue]));

/** Li says who signs; a company names itself and chooses what it wants, and the sender has written a note for it. */
const company = () =>
  draftOf(
    [
      {
        person: li,
        sequence: 1,
        forms: [
          choice('RADIO', 'kind', 0, ['Person', 'Company']),
          field('company', 1),
          choice('CHECKBOX', 'extras', 2, ['Desk', 'Lamp']),
          choice('RADIO', 'plan', 3, ['Monthly', 'Yearly']),
          field('note', 4, { initialValue: 'For companies only' }),
          SIGN,
        ],
      },
    ],
    Object.fromEntries(
      ['company', 'extras', 'plan', 'note'].map((tagId) => [
        tagId,
        (wsid: (name: string) => string): Rules => ({
          shownIf: { form: wsid('kind'), is: 'IS', value: 'Company' },
          requiredIf: tagId === 'company' ? { form: wsid('kind'), is: 'IS', value: 'Company' } : undefined,
        }),
      ]),
    ),
  );
const ONLY_FOR_COMPANIES = ['Desk', 'Lamp', 'Monthly', 'Yearly', 'For companies only'];

describe('A field with several conditions', () => {
  it('is shown and required as all or any one of them say, also at a later turn, and in a copy', async () => {
    const placed = await draftOf(
      [
        {
          person: li,
          sequence: 1,
          forms: [
            choice('RADIO', 'kind', 0, ['Person', 'Company']),
            choice('CHECKBOX', 'extras', 1, ['Desk', 'Lamp']),
            field('both', 2, { required: true }),
            SIGN,
          ],
        },
        { person: alice, sequence: 2, forms: [field('either', 3)] },
      ],
      Object.fromEntries(
        (['both', 'either'] as const).map((tagId) => [
          tagId,
          (wsid: (name: string) => string): Rules => {
            const conditions = [
              { form: wsid('kind'), is: 'IS' as const, value: 'Company' },
              { form: wsid('extras'), is: 'IS' as const, value: 'Lamp' },
            ];
            return tagId === 'both' ? { shownIf: { all: conditions } } : { requiredIf: { any: conditions } };
          },
        ]),
      ),
    );
    await startDraft(sender, placed);
    const values = { sign: drawn(), kind: 'Person', extras: 'Lamp' };
    const refused = await li.refused(api.sign, await signing(li, placed, { ...values, both: 'x' }));
    expect(refused).toMatchObject({ error: 'ERROR_FORM_HIDDEN', data: { name: 'both' } });
    const asked = await li.refused(api.sign, await signing(li, placed, { ...values, kind: 'Company' }));
    expect(asked).toMatchObject({ error: 'ERROR_FORM_REQUIRED', data: { name: 'both' } });
    await li.call(api.sign, await signing(li, placed, values));
    const { readForms = [] } = await alice.call(api.getSigning, { params: turnOf(placed, 1) });
    expect(new Set(readForms.map(({ tagId }) => tagId))).toEqual(new Set(['extras', 'kind']));
    const missing = await alice.refused(api.sign, await signing(alice, placed, {}, 1));
    expect(missing).toMatchObject({ error: 'ERROR_FORM_REQUIRED', data: { name: 'either' } });
    await alice.call(api.sign, await signing(alice, placed, { either: 'y' }, 1));
    await world.app.jobs.drain();
    const { envelope } = await sender.call(api.copyEnvelope, { params: placed.params, body: {} });
    const { forms } = await sender.call(api.listForms, { params: envelope, query: {} });
    const wsidOf = (tagId: string) => forms.find((form) => form.tagId === tagId)?.formWsid;
    expect(forms.find(({ tagId }) => tagId === 'both')?.rules).toMatchObject({
      shownIf: { all: [{ form: wsidOf('kind') }, { form: wsidOf('extras') }] },
    });
  });

  it('has at most ten, and the start names the one that cannot be kept', async () => {
    const many =
      (count: number) =>
      (wsid: (name: string) => string): Rules => ({
        shownIf: { any: Array.from({ length: count }, () => ({ form: wsid('kind'), is: 'FILLED' as const })) },
      });
    const forms = [choice('RADIO', 'kind', 0, ['A', 'B']), field('x', 1), SIGN];
    const signers = [{ person: li, sequence: 1, forms }];
    await draftOf(signers, { x: many(10) });
    await expect(draftOf(signers, { x: many(11) })).rejects.toThrow();
    const conditions = (wsid: (name: string) => string) =>
      ['A', 'C'].map((value) => ({ form: wsid('kind'), is: 'IS' as const, value }));
    const stray = await draftOf(signers, { x: (wsid) => ({ shownIf: { all: conditions(wsid) } }) });
    const refused = await sender.refused(api.startEnvelope, { params: stray.params });
    expect(refused).toMatchObject({ error: 'ERROR_FORM_RULE', data: { name: 'x', detail: 'VALUE' } });
  });
});

describe('A field that a rule hides', () => {
  it('leaves nothing on the paper, before and after the act, and takes no value', async () => {
    const placed = await company();
    await startDraft(sender, placed);
    for (const bytes of [await head(placed)])
      for (const text of ONLY_FOR_COMPANIES) expect(judges.text(bytes)).not.toContain(text);
    const refused = await li.refused(
      api.sign,
      await signing(li, placed, { sign: drawn(), kind: 'Person', company: 'Nordlicht' }),
    );
    expect(refused).toMatchObject({ error: 'ERROR_FORM_HIDDEN', data: { page: 1, name: 'company' } });
    const before = judges.page(await head(placed), 1);
    await li.call(api.sign, await signing(li, placed, { sign: drawn(), kind: 'Person' }));
    await world.app.jobs.drain();
    const bytes = await head(placed);
    for (const text of ONLY_FOR_COMPANIES) expect(judges.text(bytes)).not.toContain(text);
    const after = judges.page(bytes, 1);
    const inkBelow = Array.from({ length: 340 * 184 }, (_, at) => [60 + (at % 340), 842 - 740 + Math.floor(at / 340)]);
    expect(inkBelow.filter(([x, y]) => before.at(x!, y!) !== after.at(x!, y!))).toEqual([]);
    expect(await valuesOf(placed)).toMatchObject({ kind: 'Person', company: null, extras: null, note: '' });
    expect(judges.qpdf(bytes)).toBe('');
    expect(await verdictOf(bytes)).toMatchObject({ valid: true, signatures: [{ modifications: 'PERMITTED' }] });
  });

  it('is shown with all its boxes, chosen or not, and with the text of the sender once its condition holds', async () => {
    const placed = await company();
    await startDraft(sender, placed);
    const missing = await li.refused(api.sign, await signing(li, placed, { sign: drawn(), kind: 'Company' }));
    expect(missing).toMatchObject({ error: 'ERROR_FORM_REQUIRED', data: { page: 1, name: 'company' } });
    const values = { sign: drawn(), kind: 'Company', company: 'Nordlicht', extras: 'Lamp' };
    await li.call(api.sign, await signing(li, placed, values));
    await world.app.jobs.drain();
    const bytes = await head(placed);
    for (const text of [...ONLY_FOR_COMPANIES, 'Nordlicht']) expect(judges.text(bytes)).toContain(text);
    const forms = await formsOf(placed);
    const nameOf = (tagId: string) => forms.find((form) => form.tagId === tagId)!.formWsid;
    const fields = judges.fields(bytes);
    expect(['_O1', '_O2'].map((end) => fields.get(`${nameOf('extras')}${end}`))).toEqual([['Off'], ['Yes']]);
    expect(fields.get(nameOf('plan'))).toEqual(['Off', 'Off']);
    expect(judges.qpdf(bytes)).toBe('');
    expect(judges.pdfsig(bytes)).toMatchObject([{ valid: true }, { isTimestamp: true }]);
    expect(await verdictOf(bytes)).toMatchObject({ valid: true, signatures: [{ modifications: 'PERMITTED' }] });
  });

  it('stays valid where another person has signed before its boxes are shown', async () => {
    const placed = await draftOf(
      [
        { person: alice, sequence: 1, forms: [{ ...SIGN, tagId: 'first', position: row(9) }] },
        { person: li, sequence: 2, forms: [field('why', 0), choice('RADIO', 'plan', 1, ['Monthly', 'Yearly']), SIGN] },
      ],
      { plan: (wsid) => ({ shownIf: { form: wsid('why'), is: 'FILLED' } }) },
    );
    await startDraft(sender, placed);
    await alice.call(api.sign, await signing(alice, placed, { first: drawn() }));
    await li.call(api.sign, await signing(li, placed, { sign: drawn(), why: 'x', plan: 'Yearly' }, 1));
    await world.app.jobs.drain();
    const bytes = await head(placed);
    expect(judges.text(bytes)).toContain('Monthly');
    expect(await verdictOf(bytes)).toMatchObject({
      valid: true,
      signatures: [{ modifications: 'PERMITTED' }, { modifications: 'PERMITTED' }],
    });
  });

  it('may be the signature: who has none to give fills in', async () => {
    const placed = await draftOf([{ person: li, sequence: 1, forms: [field('why', 0), SIGN] }], {
      sign: (wsid) => ({ shownIf: { form: wsid('why'), is: 'EMPTY' } }),
    });
    await startDraft(sender, placed);
    await li.call(api.sign, await signing(li, placed, { why: 'I only comment' }));
    expect(judges.pdfsig(await head(placed))).toEqual([]);
    expect(judges.text(await head(placed))).toContain('I only comment');
  });
});

describe('A computed field', () => {
  const bill = () =>
    draftOf(
      [
        {
          person: alice,
          sequence: 1,
          forms: [field('net', 0, { format: 'AMOUNT' }), field('from', 1, { formType: 'DATE' })],
        },
        {
          person: li,
          sequence: 2,
          forms: [
            field('hours', 2, { format: 'NUMBER' }),
            field('tax', 3, { format: 'AMOUNT' }),
            field('total', 4, { format: 'AMOUNT', required: true }),
            field('capitals', 5, { format: 'CAPITAL_AMOUNT' }),
            field('due', 6, { formType: 'DATE', format: 'yyyy年MM月dd日' }),
            SIGN,
          ],
        },
      ],
      {
        tax: (wsid) => ({ computed: { by: 'PRODUCT', of: [wsid('net'), wsid('hours')], factor: '0.13' } }),
        total: (wsid) => ({ computed: { by: 'SUM', of: [wsid('net'), wsid('tax')] } }),
        capitals: (wsid) => ({ computed: { by: 'CAPITALS', of: [wsid('total')] } }),
        due: (wsid) => ({ computed: { by: 'DAYS', of: [wsid('from')], days: 30 } }),
      },
    );

  it('is written by the server from fields of earlier participants too, as a real field of the document', async () => {
    const placed = await bill();
    await startDraft(sender, placed);
    await alice.call(api.sign, await signing(alice, placed, { net: '1000.05', from: '2026-01-31' }));
    const page = await li.call(api.getSigning, { params: turnOf(placed, 1) });
    expect(page.readForms?.map(({ tagId, initialValue }) => [tagId, initialValue])).toEqual([
      ['net', '1,000.05'],
      ['from', '2026-01-31'],
    ]);
    const typed = await li.refused(api.sign, await signing(li, placed, { sign: drawn(), total: '1' }, 1));
    expect(typed).toMatchObject({ error: 'ERROR_FORM_COMPUTED', data: { page: 1, name: 'total' } });
    const large = await li.refused(api.sign, await signing(li, placed, { sign: drawn(), hours: '99999999999' }, 1));
    expect(large).toMatchObject({ error: 'ERROR_FORM_VALUE', data: { name: 'tax' } });
    await li.call(api.sign, await signing(li, placed, { sign: drawn(), hours: '1' }, 1));
    await world.app.jobs.drain();
    const bytes = await head(placed);
    const written = { tax: '130.01', total: '1,130.06', capitals: '壹仟壹佰叁拾元零陆分', due: '2026年03月02日' };
    expect(await valuesOf(placed)).toMatchObject(written);
    const forms = await formsOf(placed);
    const fields = judges.fields(bytes);
    for (const [tagId, value] of Object.entries(written)) {
      expect(judges.text(bytes)).toContain(value);
      expect(fields.get(forms.find((form) => form.tagId === tagId)!.formWsid)).toEqual([value]);
    }
    expect(await verdictOf(bytes)).toMatchObject({ valid: true });
  });

  it('stays empty while there is nothing to compute, even if it is required', async () => {
    const placed = await bill();
    await startDraft(sender, placed);
    await alice.call(api.sign, await signing(alice, placed, {}));
    await li.call(api.sign, await signing(li, placed, { sign: drawn() }, 1));
    expect(await valuesOf(placed)).toMatchObject({ total: null, due: null });
  });

  it('is computed again in a copy, from the copies of its fields', async () => {
    const placed = await bill();
    await startDraft(sender, placed);
    await alice.call(api.sign, await signing(alice, placed, { net: '10', from: '2026-01-31' }));
    await li.call(api.sign, await signing(li, placed, { sign: drawn(), hours: '2' }, 1));
    const { envelope } = await sender.call(api.copyEnvelope, { params: placed.params });
    const copied = await formsOf({ params: { envelopeWsid: envelope.envelopeWsid } });
    const [net, from, , tax, total, capitals, due] = copied.map(({ formWsid }) => formWsid);
    const [, , , taxForm, totalForm, capitalsForm, dueForm] = copied;
    expect(taxForm).toMatchObject({ initialValue: null, rules: { computed: { of: [net, copied[2]!.formWsid] } } });
    expect(totalForm?.rules).toEqual({ computed: { by: 'SUM', of: [net, tax] } });
    expect(capitalsForm?.rules).toEqual({ computed: { by: 'CAPITALS', of: [total] } });
    expect(dueForm?.rules).toEqual({ computed: { by: 'DAYS', of: [from], days: 30 } });
    expect(new Set([capitals, due]).size).toBe(2);
  });
});

describe('A field that has to be equal to another', () => {
  it('is refused while it differs, with both fields', async () => {
    const placed = await draftOf([{ person: li, sequence: 1, forms: [field('mail', 0), field('again', 1), SIGN] }], {
      again: (wsid) => ({ equalTo: wsid('mail') }),
    });
    await startDraft(sender, placed);
    const refused = await li.refused(api.sign, await signing(li, placed, { sign: drawn(), mail: 'a', again: 'b' }));
    expect(refused).toMatchObject({ error: 'ERROR_FORM_UNEQUAL', data: { name: 'again', otherName: 'mail' } });
    expect(refused.message).toBe(
      'The value of a field (“again”, page 1) must be the same as that of “mail” on page 1.',
    );
    const missing = await li.refused(api.sign, await signing(li, placed, { sign: drawn(), mail: 'a' }));
    expect(missing).toMatchObject({ error: 'ERROR_FORM_REQUIRED', data: { name: 'again' } });
    await li.call(api.sign, await signing(li, placed, { sign: drawn(), mail: 'a', again: 'a' }));
  });
});

describe('The rules of a draft', () => {
  it('are refused at the start if they read a later signer, a field that is gone, or each other', async () => {
    const both = [
      { person: alice, sequence: 1, forms: [field('early', 0), { ...SIGN, tagId: 'first', position: row(9) }] },
      { person: li, sequence: 2, forms: [field('late', 1), field('gone', 2), SIGN] },
    ];
    const placed = await draftOf(both, {
      early: (wsid) => ({ shownIf: { form: wsid('late'), is: 'FILLED' } }),
      late: (wsid) => ({ shownIf: { form: wsid('gone'), is: 'FILLED' } }),
    });
    const { params } = placed;
    const wsids = new Map((await formsOf(placed)).map(({ tagId, formWsid }) => [tagId, formWsid]));
    const start = () => sender.refused(api.startEnvelope, { params, body: {} });
    const rule = (tagId: string, rules: Rules | null) =>
      sender.call(api.updateForms, { params, body: { forms: [{ formWsid: wsids.get(tagId)!, rules }] } });
    expect(await start()).toMatchObject({ error: 'ERROR_FORM_RULE', data: { name: 'early', detail: 'LATER' } });
    await rule('early', null);
    await sender.call(api.deleteForms, { params, body: { forms: [{ formWsid: wsids.get('gone')! }] } });
    const missing = await start();
    expect(missing).toMatchObject({ error: 'ERROR_FORM_RULE', data: { name: 'late', detail: 'MISSING' } });
    expect(missing.message).toBe(
      'A rule of a field (“late”, page 1) cannot be kept: a field that it reads no longer exists.',
    );
    await rule('late', { shownIf: { form: wsids.get('late')!, is: 'FILLED' } });
    expect(await start()).toMatchObject({ error: 'ERROR_FORM_RULE', data: { name: 'late', detail: 'CIRCLE' } });
    await rule('late', { shownIf: { form: wsids.get('early')!, is: 'FILLED' } });
    await startDraft(sender, placed);
  });

  it('stay when a field is changed in another way, and name no id that is no field', async () => {
    const placed = await draftOf([{ person: li, sequence: 1, forms: [field('a', 0), field('b', 1), SIGN] }], {
      b: (wsid) => ({ requiredIf: { form: wsid('a'), is: 'FILLED' } }),
    });
    const [a, b] = await formsOf(placed);
    const { params } = placed;
    const change = (given: object) => ({ params, body: { forms: [{ formWsid: b!.formWsid, ...given }] } });
    const { forms } = await sender.call(api.updateForms, change({ fontSize: 9 }));
    expect(forms.find(({ formWsid }) => formWsid === b!.formWsid)?.rules).toEqual({
      requiredIf: { form: a!.formWsid, is: 'FILLED' },
    });
    const stray = await sender.refused(api.updateForms, change({ rules: { equalTo: placed.fileWsid } }));
    expect(stray.error).toBe('ERROR_FORM_NOT_FOUND');
  });
});
