import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '../../text/text.ts';
import { FilePassword } from './file-password.tsx';

const field = () => page.getByLabelText('“合同.pdf”的密码');

test('opens the file by Enter once a password is typed', async () => {
  const onOpen = vi.fn<(password: string) => void>();
  await render(<FilePassword fileName="合同.pdf" isWrong={false} onOpen={onOpen} />);
  await expect.element(page.getByRole('button', { name: '打开文件' })).toBeDisabled();
  await field().click();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.keyboard('secret{Enter}');
  expect(onOpen.mock.calls).toEqual([['secret']]);
});

test('a wrong password is said at the field, which has the focus again', async () => {
  await render(<FilePassword fileName="合同.pdf" isWrong fault="密码不正确" inRow onOpen={() => {}} />);
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveAccessibleDescription('密码不正确');
  setLanguage('en');
  await expect.element(page.getByLabelText('Password of “合同.pdf”')).toHaveFocus();
});
