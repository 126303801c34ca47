import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '../text/text.ts';
import { PasswordField, SelectField, TextArea, TextField } from './field.tsx';

test('hint and error are read out with their field', async () => {
  const screen = await render(<TextField label="合同名称" hint="最多 100 个字" />);
  const field = page.getByRole('textbox', { name: '合同名称' });
  await expect.element(field).toHaveAccessibleDescription('最多 100 个字');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await screen.rerender(<TextField label="合同名称" hint="最多 100 个字" error="请填写合同名称" />);
  await expect.element(field).toHaveAccessibleDescription('最多 100 个字 请填写合同名称');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  const live = page.getByText('请填写合同名称').element().parentElement;
  expect(live?.getAttribute('aria-live')).toBe('polite');
});

test('every kind of field has its label, and an optional one says so in both languages', async () => {
  await render(
    <>
      <TextArea label="说明" optional />
      <SelectField label="角色" labelHidden error="请选择角色">
        <option>签署人</option>
      </SelectField>
    </>,
  );
  await expect.element(page.getByRole('textbox', { name: '说明选填' })).toBeVisible();
  setLanguage('en');
  await expect.element(page.getByRole('textbox', { name: '说明optional' })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: '角色' })).toHaveAccessibleDescription('请选择角色');
});

test('a password is shown and hidden again without losing it', async () => {
  function Password() {
    const [value, setValue] = useState('');
    return <PasswordField label="密码" value={value} onChange={(event) => setValue(event.currentTarget.value)} />;
  }
  await render(<Password />);
  const field = page.getByLabelText('密码', { exact: true });
  await userEvent.type(field, 'Abc-123456');
  await expect.element(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: '显示密码' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  const hide = page.getByRole('button', { name: '隐藏密码' });
  await expect.element(hide).toHaveAttribute('aria-pressed', 'true');
  await hide.click();
  await expect.element(field).toHaveAttribute('type', 'password');
  await expect.element(field).toHaveValue('Abc-123456');
});

test('a select offers its options after the one for no choice', async () => {
  await render(
    <SelectField
      label="角色"
      none="不限"
      options={[
        ['SIGNER', '签署人'],
        ['CHECKER', '审核人'],
      ]}
    />,
  );
  const field = page.getByRole('combobox', { name: '角色' });
  await expect.element(field).toHaveValue('');
  expect(
    page
      .getByRole('option')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['不限', '签署人', '审核人']);
  await userEvent.selectOptions(field, '审核人');
  await expect.element(field).toHaveValue('CHECKER');
});
