import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CodeField } from './code-field.tsx';

const onComplete = vi.fn<(code: string) => void>();
function Code({ error = null }: { error?: string | null }) {
  const [code, setCode] = useState('');
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- as in the steps that ask for a code only
  return <CodeField label="验证码" value={code} onChange={setCode} onComplete={onComplete} error={error} autoFocus />;
}
const field = () => page.getByRole('textbox', { name: '验证码' });
const paste = async (text: string) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  const element = field().element();
  // A page may not fill the clipboard without a permission; a paste inserts its text as typing does.
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  document.execCommand('insertText', false, text);
};

beforeEach(() => void vi.clearAllMocks());

test('takes digits only, and tells once when the last one is typed', async () => {
  await render(<Code />);
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('12a 34-5');
  await expect.element(field()).toHaveValue('12345');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.keyboard('6');
  await expect.element(field()).toHaveValue('123456');
  await userEvent.keyboard('7');
  await expect.element(field()).toHaveValue('123456');
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

test('a pasted message gives its digits, full-width ones too', async () => {
  await render(<Code />);
  await expect.element(field()).toHaveFocus();
  await paste('验证码：１２３ ４５６，请勿转发');
  await expect.element(field()).toHaveValue('123456');
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

test('digits are deleted and typed again, and the corrected code is told', async () => {
  await render(<Code />);
  await userEvent.type(field(), '123456');
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(field()).toHaveValue('1234');
  await userEvent.keyboard('99');
  expect(onComplete.mock.calls).toEqual([['123456'], ['123499']]);
});

test('an error is read out with the field', async () => {
  const screen = await render(<Code />);
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
  await screen.rerender(<Code error="验证码不正确" />);
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field()).toHaveAccessibleDescription('验证码不正确');
});
