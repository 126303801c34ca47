import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '../../text/text.ts';
import { NewPassword } from './new-password.tsx';

function Form({ isJudged = false }: { isJudged?: boolean }) {
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  return (
    <NewPassword
      password={password}
      confirm={confirm}
      onPassword={setPassword}
      onConfirm={setConfirm}
      isJudged={isJudged}
    />
  );
}
const password = () => page.getByLabelText('新密码');
const confirm = () => page.getByLabelText('再次输入密码');
const met = () =>
  page
    .getByRole('list', { name: '密码要求' })
    .getByRole('listitem')
    .elements()
    .map((rule) => /已满足/.test(rule.textContent ?? ''));

test('the rules are met one after the other while typing', async () => {
  await render(<Form />);
  expect(met()).not.toContain(true);
  await userEvent.type(password(), 'abc1');
  await expect.poll(() => met().filter(Boolean).length).toBe(2);
  await userEvent.type(password(), '23456789');
  await expect.poll(met).toEqual([true, true, true]);
  await expect.element(page.getByRole('status')).not.toBeEmptyDOMElement();
});

test('errors are shown at their fields once the form is judged, and go when they are corrected', async () => {
  const screen = await render(<Form />);
  await userEvent.type(password(), '12345678');
  await userEvent.type(confirm(), '1234');
  await expect.element(password()).not.toHaveAttribute('aria-invalid');
  await screen.rerender(<Form isJudged />);
  await expect.element(password()).toHaveAccessibleDescription('密码不能全是数字');
  await expect.element(confirm()).toHaveAccessibleDescription('两次输入的密码不一致，请重新输入');
  setLanguage('en');
  await expect.element(page.getByText('Password cannot be all digits')).toBeVisible();
  setLanguage('zh-CN');
  await password().fill('abc12345678');
  await confirm().fill('abc12345678');
  await expect.element(password()).not.toHaveAttribute('aria-invalid');
  await expect.element(confirm()).not.toHaveAttribute('aria-invalid');
});
