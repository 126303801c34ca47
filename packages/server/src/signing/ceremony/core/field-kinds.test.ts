import { type Api, type BodyIn, api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { customPdf } from '@countersign/pdf/testing';
import type { Person } from '@countersign/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDocuments } from '../../../contracts/index.ts';
import { type FormWish, type Placed, placedDraft, placedEnvelope, turnOf } from '../testing/placed-draft.ts';
import { type SigningWorld, drawn, openSigningWorld, password } from '../testing/signing-world.ts';

let open: SigningWorld;
let { world, judges, sender, li } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, judges, sender, li } = open);
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

/** A signer's request, with a value for each of the named forms. */
async function bodyOf(person: Person, placed: Placed, values: Readonly<Record<string, Value>>) {
  const page = await person.call(api.getSigning, { params: turnOf(placed, 0) });
  return {
    documents: page.documents.map(({ fileWsid, digest }) => ({ fileWsid, digest })),
    forms: page.forms.flatMap(({ formWsid, tagId, formType }) => {
      const initialValue = formType === 'WRITE_SIGN' ? drawn() : values[tagId ?? ''];
      return initialValue === undefined ? [] : [{ formWsid, initialValue }];
    }),
    ...password(person),
  };
}
const signing = async (placed: Placed, values: Readonly<Record<string, Value>>) => ({
  params: turnOf(placed, 0),
  body: await bodyOf(li, placed, values),
});
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
