import type { Form } from '@countersign/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadKinds } from '../../../parts/field-kinds/kinds.ts';
import { FieldBox } from './field-box.tsx';
import { type FieldValue, faultOf } from './model/fields.ts';

const SCALE = 1.5;
/** A field of this size in points at 14 points. */
const formOf = (width: number, height: number, multiLine: boolean): Form =>
  ({
    formWsid: 'f',
    fileWsid: 'd',
    formType: 'TEXT',
    page: 1,
    position: { ulx: 20, uly: 780, lrx: 20 + width, lry: 780 - height },
    pageInfo: { width: 595, height: 842 },
    required: true,
    revisable: true,
    fontSize: 14,
    multiLine,
    format: null,
    initialValue: null,
  }) as unknown as Form;

function Typed({ form, first }: { form: Form; first: string }) {
  const [value, setValue] = useState<FieldValue>({ kind: 'text', text: first });
  const nothing = () => {};
  return (
    <FieldBox
      form={form}
      value={value}
      fault={faultOf(form, value)}
      scale={SCALE}
      isCurrent
      onOpen={nothing}
      onFocus={nothing}
      onText={(_form, text) => setValue({ kind: 'text', text })}
    />
  );
}
const shown = (): HTMLElement => page.getByRole('textbox').element() as HTMLElement;
const sizeOf = (): number => Number.parseFloat(getComputedStyle(shown()).fontSize) / SCALE;

// The printed sizes are those of the PDF's own layout (pdf/src/appearance/text-layout.test.ts).
test.each([
  ['a short text', '甲方付款', 200, 24, false, 14],
  ['a text a little longer than its box', '甲方于每月五日前支付全部服务费用', 200, 24, false, 12],
  ['a text of two lines', '甲方于每月五日前支付全部服务费用', 120, 36, true, 14],
  ['a text of four lines in a box for two', '甲方于每月五日前支付全部服务费用，逾期按日计息', 120, 36, true, 9.5],
])('%s is shown at the size at which it is printed (ux 45)', async (_what, text, width, height, multiLine, size) => {
  await render(<Typed form={formOf(width, height, multiLine)} first={text} />);
  expect(sizeOf()).toBe(size);
  const note = page.getByText(/^内容较长，将缩小到/);
  if (size === 14) await expect.element(note).not.toBeInTheDocument();
  else await expect.element(note).toHaveTextContent(`内容较长，将缩小到 ${size} 磅`);
});

test('a text that grows is announced before it shrinks, and one that fits at no size is refused (ux 45)', async () => {
  await render(<Typed form={formOf(60, 20, false)} first="" />);
  const field = page.getByRole('textbox');
  await field.fill('四个汉字');
  expect(sizeOf()).toBe(14);
  await field.fill('六个汉字长的');
  await expect.element(page.getByText('内容较长，将缩小到 9 磅')).toBeVisible();
  expect(shown().scrollWidth).toBeLessThanOrEqual(shown().clientWidth);
  await field.fill('这是一段无论如何也放不进这个小格子里的很长的文字');
  await expect.element(page.getByText('内容过长，这里放不下')).toBeVisible();
});

test.each([
  ['AMOUNT', '1234.5', '1,234.50', 'decimal', '12,34', '请填写金额，最多两位小数，如 1234.50'],
  ['PHONE', '+86 138 0013 8000', '13800138000', 'tel', '123', '请填写手机号或带区号的电话，境外号码以 + 开头'],
  ['EMAIL', 'Li@Example.com', 'li@example.com', 'email', 'li@', '请填写邮箱地址，如 li@example.com'],
])(
  'a field for %s shows its keys, prints %s as %s once it is left, and says what it takes (ux 38)',
  async (format, typed, printed, keys, wrong, said) => {
    await loadKinds();
    await render(<Typed form={{ ...formOf(200, 24, false), format }} first="" />);
    const field = page.getByRole('textbox');
    await expect.element(field).toHaveAttribute('inputmode', keys);
    await field.fill(wrong);
    await expect.element(page.getByRole('alert')).toHaveTextContent(said);
    await field.fill(typed);
    await expect.element(field).toHaveValue(typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue(printed);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  },
);
