import type { Form } from '@countersign/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ruled } from './rules.tsx';

const form = (formWsid: string, more: Partial<Form> = {}): Form =>
  ({
    formWsid,
    formType: 'TEXT',
    page: 1,
    tagId: formWsid,
    required: false,
    revisable: true,
    format: null,
    initialValue: null,
    ...more,
  }) as Form;
const text = (value: string) => ({ kind: 'text', text: value });

const FIELDS = [
  form('客户', { formType: 'RADIO', options: ['个人', '企业'] }),
  form('名称', { rules: { shownIf: { form: '客户', is: 'IS', value: '企业' } } }),
  form('单价', { format: 'AMOUNT' }),
  form('总价', { format: 'AMOUNT', required: true, rules: { computed: { by: 'PRODUCT', of: ['单价', '数量'] } } }),
  form('重复', { rules: { equalTo: '名称' } }),
];
const READ = [form('数量', { format: 'NUMBER', initialValue: '3' })];

test('a person is asked only for what the rules show, with what is computed as a fixed value (ux 56)', () => {
  const values = { 单价: text('1000'), 名称: text('北极光'), 总价: text('7') };
  const { fields, values: kept } = ruled(FIELDS, READ, values);
  expect(fields.map(({ formWsid }) => formWsid)).toEqual(['客户', '单价', '总价', '重复']);
  expect(fields[2]).toMatchObject({ initialValue: '3,000.00', required: false, revisable: false });
  expect(Object.keys(kept)).toEqual(['单价']);
});

test('a field that has to be equal is required once the other one is filled, and names it while they differ', () => {
  const values = { 客户: text('企业'), 名称: text('北极光'), 重复: text('北极') };
  const again = ruled(FIELDS, READ, values).fields.find(({ formWsid }) => formWsid === '重复');
  expect(again).toMatchObject({ required: true, unequalTo: '第 1 页“名称”' });
});

test('fields without rules stay as they are', () => {
  const fields = [form('a'), form('b')];
  expect(ruled(fields, [], {})).toEqual({ fields, values: {}, notice: null });
});

test('what comes, goes and is computed is said politely, at once after a pause', async () => {
  const screen = await render(<>{ruled(FIELDS, READ, {}).notice}</>);
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('');
  const filled = { 客户: text('企业'), 单价: text('2') };
  await screen.rerender(<>{ruled(FIELDS, READ, filled).notice}</>);
  await expect.element(status).toHaveTextContent('新出现：第 1 页“名称” · 第 1 页“总价”：6.00');
  await screen.rerender(<>{ruled(FIELDS, READ, { 单价: text('2') }).notice}</>);
  await expect.element(status).toHaveTextContent('不再需要：第 1 页“名称”');
});
