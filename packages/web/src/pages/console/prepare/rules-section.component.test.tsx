import { type ReactElement, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PHONE } from '../../../testing/layout.ts';
import { setLanguage } from '../../../text/text.ts';
import type { Field } from './model/fields.ts';
import { RulesSection } from './rules-section.tsx';
import { InDraft, fakeDraft } from './testing/draft.tsx';
import type { Editor } from './use-editor.ts';

const field = (id: string, more: Partial<Field> = {}): Field => ({
  id,
  docId: 'd',
  page: 1,
  participantWsid: 'anna',
  type: 'TEXT',
  x: 0,
  y: 0,
  width: 100,
  height: 20,
  required: true,
  revisable: true,
  format: null,
  initialValue: '',
  tagId: '',
  fontSize: null,
  checkMark: null,
  choice: null,
  ...more,
});
const KIND = field('kind', {
  type: 'RADIO',
  page: 2,
  choice: { options: ['Person', 'Company'], minChosen: null, maxChosen: null },
});
const rows = ['anna', 'ben'].map((participantWsid) => ({ participantWsid, withPrevious: false })) as never;

let rules: Field['rules'];
function Section({ first, others }: { first: Field; others: readonly Field[] }) {
  const [edited, setEdited] = useState(first);
  const patch = (_ids: readonly string[], part: Partial<Field>) => {
    ({ rules } = part);
    setEdited({ ...edited, ...part });
  };
  const editor = { fields: [edited, ...others], patch } as unknown as Editor;
  return (
    <InDraft draft={fakeDraft({ rows })}>
      <RulesSection field={edited} editor={editor} />
    </InDraft>
  );
}
const inEnglish = async (node: ReactElement) => {
  setLanguage('en');
  await render(node);
};

test('a condition is chosen as a sentence of a field, its page and one of its options (ux 56)', async () => {
  await inEnglish(<Section first={field('a')} others={[KIND]} />);
  await page.getByRole('combobox', { name: 'Shown', exact: true }).selectOptions('Only if Single choice · page 2');
  expect(rules).toEqual({ shownIf: { form: 'kind', is: 'IS', value: 'Person' } });
  await page.getByRole('combobox', { name: 'Shown · Value' }).selectOptions('Company');
  await page.getByRole('combobox', { name: 'Shown · Condition' }).selectOptions('is not');
  expect(rules).toEqual({ shownIf: { form: 'kind', is: 'IS_NOT', value: 'Company' } });
  await page.getByRole('combobox', { name: 'Shown · Condition' }).selectOptions('is filled in');
  expect(rules).toEqual({ shownIf: { form: 'kind', is: 'FILLED' } });
  await page.getByRole('combobox', { name: 'Shown', exact: true }).selectOptions('Always');
  expect(rules).toBeNull();
});

test('several conditions are added, joined as all or any one, and taken back (ux 56)', async () => {
  await inEnglish(<Section first={field('a')} others={[KIND, field('city', { tagId: 'city' })]} />);
  await page.getByRole('combobox', { name: 'Shown', exact: true }).selectOptions('Only if Single choice · page 2');
  const person = { form: 'kind', is: 'IS', value: 'Person' };
  const city = { form: 'city', is: 'FILLED' };
  await page.getByRole('button', { name: 'Shown · Add a condition' }).click();
  expect(rules).toEqual({ shownIf: { all: [person, person] } });
  await page.getByRole('combobox', { name: 'Shown 2', exact: true }).selectOptions('And city · page 1');
  expect(rules).toEqual({ shownIf: { all: [person, city] } });
  await page.getByRole('combobox', { name: 'Shown · Several conditions' }).selectOptions('One of them is enough');
  expect(rules).toEqual({ shownIf: { any: [person, city] } });
  await page.getByRole('combobox', { name: 'Shown 2 · Condition' }).selectOptions('is empty');
  const empty = { form: 'city', is: 'EMPTY' };
  expect(rules).toEqual({ shownIf: { any: [person, empty] } });
  await page.getByRole('combobox', { name: 'Shown', exact: true }).selectOptions('Remove this condition');
  expect(rules).toEqual({ shownIf: empty });
  for (let more = 1; more < 10; more++) await page.getByRole('button', { name: 'Shown · Add a condition' }).click();
  await expect.element(page.getByRole('button', { name: 'Shown · Add a condition' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('combobox', { name: 'Shown 10', exact: true })).toBeVisible();
});

test('several conditions fit the width of a phone', async () => {
  await page.viewport(...PHONE);
  const rule = {
    all: [
      { form: 'kind', is: 'IS', value: 'Person' },
      { form: 'city', is: 'FILLED' },
    ],
  } as const;
  await inEnglish(<Section first={field('a', { rules: { shownIf: rule } })} others={[KIND, field('city')]} />);
  await expect.element(page.getByRole('combobox', { name: 'Shown 2', exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

test('fields of later signers, pictures, and fields that read it in turn are not offered', async () => {
  const others = [
    KIND,
    field('late', { participantWsid: 'ben', tagId: 'late' }),
    field('sign', { type: 'WRITE_SIGN' }),
    field('reader', { tagId: 'reader', rules: { requiredIf: { form: 'a', is: 'FILLED' } } }),
  ];
  await inEnglish(<Section first={field('a')} others={others} />);
  const options = page.getByRole('combobox', { name: 'Shown', exact: true }).getByRole('option');
  await expect.element(options.nth(1)).toHaveTextContent('Only if Single choice · page 2');
  expect(options.elements()).toHaveLength(2);
});

test('a total is computed from the amounts that are ticked, times a rate, and is not asked for any more', async () => {
  const amounts = ['net', 'fee'].map((id) => field(id, { format: 'AMOUNT', tagId: id }));
  await inEnglish(<Section first={field('total', { format: 'AMOUNT' })} others={amounts} />);
  await page.getByRole('combobox', { name: 'Computed' }).selectOptions('Product of numbers');
  await expect.element(page.getByRole('checkbox', { name: 'net · page 1' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'fee · page 1' }).click();
  await page.getByRole('textbox', { name: /^Times/ }).fill('0.13x');
  await expect.element(page.getByText('Enter a number with at most six decimals')).toBeVisible();
  expect(rules).toEqual({ computed: { by: 'PRODUCT', of: ['net', 'fee'] } });
  await page.getByRole('textbox', { name: /^Times/ }).fill('0.13');
  expect(rules).toEqual({ computed: { by: 'PRODUCT', of: ['net', 'fee'], factor: '0.13' } });
  await expect.element(page.getByRole('combobox', { name: 'Required' })).not.toBeInTheDocument();
});

test('a rule that cannot be kept any more says why', async () => {
  const late = field('late', { participantWsid: 'ben' });
  const ruled = field('a', { rules: { shownIf: { form: 'late', is: 'FILLED' } } });
  await inEnglish(<Section first={ruled} others={[late]} />);
  await expect.element(page.getByText(/^It can read only fields of the same signer/)).toBeVisible();
});
