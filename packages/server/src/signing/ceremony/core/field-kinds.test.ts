import { type Api, type BodyIn, api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { customPdf } from '@countersign/pdf/testing';
import type { Person } from '@countersign/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDocuments } from '../../../contracts/index.ts';
import { type FormWish, type Placed, placedDraft, placedEnvelope, turnOf } from '../testing/placed-draft.ts';
import { type SigningWorld, drawn, openSigningWorld, password } from '../testing/signing-world.ts';

let open: SigningWorld;
let { world, judges, sender, li, alice } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, judges, sender, li, alice } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

type Value = NonNullable<BodyIn<Api['sign']>['forms']>[number]['initialValue'];
const row = (at: number, width = 240) => ({ ulx: 60, uly: 780 - at * 40, lrx: 60 + width, lry: 756 - at * 40 });
const SIGN: FormWish = { formType: 'WRITE_SIGN', page: 1, position: { ulx: 60, uly: 120, lrx: 160, lry: 70 } };
const text = (tagId: string, at: number, more: Partial<FormWish> = {}): FormWish => ({
  formType: 'TEXT',
  page: 1,
  position: row(at),
  tagId,
  ...more,
});

const sent = (forms: readonly FormWish[]) =>
  placedEnvelope({
    sender,
    pdf: customPdf({ pages: [{}] }),
    signers: [{ person: li, sequence: 1, forms: [...forms, SIGN] }],
  });
const SIGN_BESIDE: FormWish = { ...SIGN, position: { ulx: 260, uly: 120, lrx: 360, lry: 70 } };
/** Li fills in the fields after Alice has signed. */
const sentToTwo = (forms: readonly FormWish[]) =>
  placedEnvelope({
    sender,
    pdf: customPdf({ pages: [{}] }),
    signers: [
      { person: alice, sequence: 1, forms: [SIGN_BESIDE] },
      { person: li, sequence: 2, forms: [...forms, SIGN] },
    ],
  });

/** A signer's request, with a value for each of the named forms. */
async function bodyOf(person: Person, placed: Placed, turn: number, values: Readonly<Record<string, Value>>) {
  const page = await person.call(api.getSigning, { params: turnOf(placed, turn) });
  return {
    documents: page.documents.map(({ fileWsid, digest }) => ({ fileWsid, digest })),
    forms: page.forms.flatMap(({ formWsid, tagId, formType }) => {
      const initialValue = values[tagId ?? ''] ?? (formType === 'WRITE_SIGN' ? drawn() : undefined);
      return initialValue === undefined ? [] : [{ formWsid, initialValue }];
    }),
    ...password(person),
  };
}
const signing = async (placed: Placed, values: Readonly<Record<string, Value>>, turn = 0) => ({
  params: turnOf(placed, turn),
  body: await bodyOf(li, placed, turn, values),
});
const aliceSigns = async (placed: Placed) =>
  alice.call(api.sign, { params: turnOf(placed, 0), body: await bodyOf(alice, placed, 0, {}) });
const head = async ({ params, fileWsid }: Placed): Promise<Uint8Array> => {
  const documents = await world.services.db.withTx((tx) =>
    findDocuments(tx, fromWsid('envelope', params.envelopeWsid)!),
  );
  return world.services.blobs.get(documents.find(({ fileId }) => fileId === fromWsid('file', fileWsid))!.headDigest);
};
const verdictOf = async (bytes: Uint8Array) =>
  (await sender.upload(api.verifyPdf, { fields: {}, file: { name: 'a.pdf', bytes } })).verification;

describe('A text field of a format', () => {
  it('prints what was typed in its format, and shows the printed value afterwards', async () => {
    const placed = await sent([
      text('number', 0, { format: 'NUMBER' }),
      text('amount', 1, { format: 'AMOUNT' }),
      text('capitals', 2, { format: 'CAPITAL_AMOUNT' }),
      text('mail', 3, { format: 'EMAIL' }),
      text('phone', 4, { format: 'PHONE' }),
      text('id', 5, { format: 'ID_NUMBER' }),
    ]);
    const values = {
      number: '0012.50',
      amount: '1234567.8',
      capitals: '1409.5',
      mail: 'Li.Hua@Example.com',
      phone: '+86 138 0013 8000',
      id: '11010519491231002x',
    };
    await li.call(api.sign, await signing(placed, values));
    await world.app.jobs.drain();
    const bytes = await head(placed);
    expect(judges.qpdf(bytes)).toBe('');
    const printed = [
      '12.5',
      '1,234,567.80',
      '壹仟肆佰零玖元伍角整',
      'li.hua@example.com',
      '13800138000',
      '11010519491231002X',
    ];
    for (const one of printed) expect(judges.text(bytes)).toContain(one);
    expect(await verdictOf(bytes)).toMatchObject({ valid: true, signatures: [{ modifications: 'PERMITTED' }] });
    const { forms } = await sender.call(api.listForms, { params: placed.params, query: {} });
    expect(forms.filter(({ formType }) => formType === 'TEXT').map(({ initialValue }) => initialValue)).toEqual(
      printed,
    );
  });

  it('names the field and what it takes if it does not take the value', async () => {
    const placed = await sent([text('Fee', 0, { format: 'AMOUNT' })]);
    const refused = await li.refused(api.sign, await signing(placed, { Fee: '12,34' }));
    expect(refused).toMatchObject({ error: 'ERROR_FORM_VALUE', data: { page: 1, name: 'Fee', format: 'AMOUNT' } });
    expect(refused.message).toBe(
      'The value is not allowed in this field (“Fee”, page 1): an amount with at most two decimals, such as 1234.50',
    );
    const missing = await li.refused(api.sign, await signing(placed, {}));
    expect(missing.message).toBe('A required field is still empty (“Fee”, page 1).');
  });

  it('spells a value of the sender, and refuses one that it does not take and a format that does not exist', async () => {
    const placed = await placedDraft({
      sender,
      pdf: customPdf({ pages: [{}] }),
      signers: [{ person: li, sequence: 1, forms: [text('fee', 0, { format: 'AMOUNT', initialValue: '1000' })] }],
    });
    const { forms } = await sender.call(api.listForms, { params: placed.params, query: {} });
    expect(forms[0]).toMatchObject({ format: 'AMOUNT', multiLine: false, initialValue: '1,000.00' });
    const change = (given: object) => ({
      params: placed.params,
      body: { forms: [{ formWsid: forms[0]!.formWsid, ...given }] },
    });
    for (const given of [{ initialValue: 'much' }, { format: 'MONEY' }, { format: 'EMAIL' }])
      expect((await sender.refused(api.updateForms, change(given))).error).toBe('ERROR_FORM_VALUE');
    const free = await sender.call(api.updateForms, change({ format: null, initialValue: 'much' }));
    expect(free.forms[0]).toMatchObject({ format: null, initialValue: 'much' });
    // Clients of other field types may always send a format of days.
    const ignored = await sender.call(api.updateForms, change({ format: 'yyyy-MM-dd' }));
    expect(ignored.forms[0]).toMatchObject({ format: null });
  });
});

const choice = (formType: FormWish['formType'], tagId: string, at: number, more: Partial<FormWish> = {}): FormWish => ({
  ...text(tagId, at),
  formType,
  ...more,
});

describe('A choice', () => {
  it('is a list, a single choice or boxes of the document, which poppler and qpdf read, and stays valid', async () => {
    const placed = await sentToTwo([
      choice('DROPDOWN', 'list', 0, { options: ['北京', '上海', '广州'] }),
      choice('RADIO', 'one', 1, { options: ['同意', '不同意'] }),
      choice('CHECKBOX', 'some', 2, { options: ['短信', '邮件', '电话'], minChosen: 1, maxChosen: 2 }),
      choice('CHECKBOX', 'box', 3, { position: row(3, 20) }),
      choice('CHECKBOX', 'open', 4, { position: row(4, 20), required: false }),
    ]);
    const before = await head(placed);
    for (const label of ['同意', '不同意', '短信', '邮件', '电话']) expect(judges.text(before)).toContain(label);
    const values = { list: '上海', one: '不同意', some: '电话;短信', box: 'true' };
    await aliceSigns(placed);
    await li.call(api.sign, await signing(placed, values, 1));
    await world.app.jobs.drain();
    const bytes = await head(placed);
    expect(judges.qpdf(bytes)).toBe('');
    expect(judges.pdfsig(bytes)).toMatchObject([{ valid: true }, { valid: true }, { isTimestamp: true }]);
    expect(judges.text(bytes)).toContain('上海');
    expect(await verdictOf(bytes)).toMatchObject({
      valid: true,
      signatures: [{ modifications: 'PERMITTED' }, { modifications: 'PERMITTED' }],
    });
    const { forms } = await sender.call(api.listForms, { params: placed.params, query: {} });
    const nameOf = (tagId: string) => forms.find((form) => form.tagId === tagId)!.formWsid;
    expect(forms.map(({ initialValue }) => initialValue)).toEqual([
      null,
      '上海',
      '不同意',
      '短信\n电话',
      'YES',
      null,
      null,
    ]);
    const fields = judges.fields(bytes);
    expect(fields.get(nameOf('list'))).toEqual(['上海']);
    expect(fields.get(nameOf('one'))).toEqual(['1', '1']);
    expect(['_O1', '_O2', '_O3'].map((end) => fields.get(`${nameOf('some')}${end}`))).toEqual([
      ['Yes'],
      ['Off'],
      ['Yes'],
    ]);
    expect([fields.get(nameOf('box')), fields.get(nameOf('open'))]).toEqual([['Yes'], ['Off']]);
  });

  it('shows what the sender chose, and nothing of it once the signer has removed it', async () => {
    const placed = await sent([
      choice('CHECKBOX', 'box', 0, { position: row(0, 20), initialValue: 'YES', required: false }),
      choice('RADIO', 'one', 1, { options: ['A', 'B'], initialValue: 'B', revisable: false }),
      text('note', 2, { initialValue: 'Draft wording', required: false }),
    ]);
    expect(judges.text(await head(placed))).toContain('Draft wording');
    await li.call(api.sign, await signing(placed, { box: '', note: '' }));
    await world.app.jobs.drain();
    const bytes = await head(placed);
    const { forms } = await sender.call(api.listForms, { params: placed.params, query: {} });
    const [box, one] = forms.map(({ formWsid }) => formWsid);
    const fields = judges.fields(bytes);
    expect([fields.get(box!), fields.get(one!)]).toEqual([['Off'], ['1', '1']]);
    expect(judges.text(bytes)).not.toContain('Draft wording');
    expect(await verdictOf(bytes)).toMatchObject({ valid: true, signatures: [{ modifications: 'PERMITTED' }] });
  });

  it('is carried by a copy with its options', async () => {
    const { params } = await sent([
      choice('CHECKBOX', 'some', 0, { options: ['a', 'b', 'c'], minChosen: 1, maxChosen: 2 }),
      choice('DROPDOWN', 'list', 1, { options: ['A', 'B'], initialValue: 'B' }),
      text('fee', 2, { format: 'AMOUNT' }),
    ]);
    await sender.call(api.revokeEnvelope, { params, body: { reason: 'x' } });
    const { envelope } = await sender.call(api.copyEnvelope, { params });
    const { forms } = await sender.call(api.listForms, { params: { envelopeWsid: envelope.envelopeWsid }, query: {} });
    expect(forms.slice(0, 3)).toMatchObject([
      { formType: 'CHECKBOX', options: ['a', 'b', 'c'], minChosen: 1, maxChosen: 2, initialValue: null },
      { formType: 'DROPDOWN', options: ['A', 'B'], initialValue: 'B' },
      { formType: 'TEXT', format: 'AMOUNT', initialValue: null },
    ]);
  });

  it.each([
    ['an option that it does not have', { one: 'C', some: 'a' }, 'one', 'A / B'],
    ['too many options', { one: 'A', some: 'a;b;c' }, 'some', 'a / b / c (1–2)'],
    ['an option twice', { one: 'A', some: 'a;a' }, 'some', 'a / b / c (1–2)'],
  ])('refuses %s, and names the field and its options', async (_, values, name, detail) => {
    const placed = await sent([
      choice('RADIO', 'one', 0, { options: ['A', 'B'] }),
      choice('CHECKBOX', 'some', 1, { options: ['a', 'b', 'c'], minChosen: 1, maxChosen: 2 }),
    ]);
    const refused = await li.refused(api.sign, await signing(placed, values));
    expect(refused).toMatchObject({ error: 'ERROR_FORM_VALUE', data: { name, detail } });
  });

  it.each([
    ['no options', { formType: 'RADIO', options: [] }, 'ERROR_FORM_VALUE'],
    ['an option twice', { formType: 'DROPDOWN', options: ['A', 'A'] }, 'ERROR_FORM_VALUE'],
    ['an option with a semicolon', { formType: 'CHECKBOX', options: ['A;B'] }, 'ERROR_FORM_VALUE'],
    [
      'limits that contradict',
      { formType: 'CHECKBOX', options: ['A', 'B'], minChosen: 2, maxChosen: 1 },
      'ERROR_FORM_VALUE',
    ],
    ['a value that is no option', { formType: 'RADIO', options: ['A', 'B'], initialValue: 'C' }, 'ERROR_FORM_VALUE'],
    [
      'no room for its options',
      { formType: 'RADIO', options: [...'abcdefghijklmnopqrstuvwxyzABCDE'] },
      'ERROR_FORM_POSITION',
    ],
  ] as const)('with %s is refused in a draft', async (_, given, error) => {
    const placed = await placedDraft({
      sender,
      pdf: customPdf({ pages: [{}] }),
      signers: [{ person: li, sequence: 1 }],
    });
    const form = { ...choice(given.formType, 'x', 0), ...given, options: [...given.options] };
    const body = { forms: [{ ...form, fileWsid: placed.fileWsid, participantWsid: placed.participantWsids[0]! }] };
    expect((await sender.refused(api.addForms, { params: placed.params, body })).error).toBe(error);
  });
});

describe('Initials', () => {
  const initials = (tagId: string, at: number, more: Partial<FormWish> = {}) =>
    choice('INITIALS', tagId, at, { position: row(at, 50), ...more });
  const signedFields = (bytes: Uint8Array) => judges.pdfsig(bytes).filter(({ isTimestamp }) => !isTimestamp);

  it('are a picture that the signature of the same person covers, and no signature of their own', async () => {
    const placed = await sentToTwo([initials('a', 0), initials('b', 1, { required: false })]);
    await aliceSigns(placed);
    const before = judges.page(await head(placed), 1);
    await li.call(api.sign, await signing(placed, { a: drawn() }, 1));
    await world.app.jobs.drain();
    const bytes = await head(placed);
    expect(signedFields(bytes)).toMatchObject([{ valid: true }, { valid: true }]);
    expect(await verdictOf(bytes)).toMatchObject({
      valid: true,
      signatures: [{ modifications: 'PERMITTED' }, { modifications: 'PERMITTED' }],
    });
    const after = judges.page(bytes, 1);
    const inkOf = (at: number) =>
      Array.from({ length: 50 * 24 }, (_, index) => [
        60 + (index % 50),
        842 - 780 + at * 40 + Math.floor(index / 50),
      ]).filter(([x, y]) => before.at(x!, y!) !== after.at(x!, y!)).length;
    expect(inkOf(0)).toBeGreaterThan(20);
    expect(inkOf(1)).toBe(0);
  });

  it('carry the signature where their holder has no other field for it', async () => {
    const placed = await placedEnvelope({
      sender,
      pdf: customPdf({ pages: [{}] }),
      signers: [{ person: li, sequence: 1, forms: [initials('a', 0)] }],
    });
    const refused = await li.refused(api.sign, await signing(placed, { a: 'LL' }));
    expect(refused.error).toBe('ERROR_FORM_VALUE');
    await li.call(api.sign, await signing(placed, { a: drawn() }));
    const bytes = await head(placed);
    expect(signedFields(bytes)).toMatchObject([{ valid: true, signer: '李雷' }]);
  });

  it('that are left open, alone, sign nothing', async () => {
    const placed = await placedEnvelope({
      sender,
      pdf: customPdf({ pages: [{}] }),
      signers: [{ person: li, sequence: 1, forms: [initials('a', 0, { required: false })] }],
    });
    await li.call(api.sign, await signing(placed, {}));
    expect(signedFields(await head(placed))).toEqual([]);
  });
});
