import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ReasonSheet } from './reason-sheet.tsx';

const sheet = (onGiven: (reason: string) => Promise<void>) => (
  <ReasonSheet
    title="撤回合同？"
    description="所有人都会收到通知。"
    label="撤回原因"
    missing="请写明原因"
    act="撤回"
    onClose={() => {}}
    onGiven={onGiven}
  />
);
const field = () => page.getByRole('textbox', { name: '撤回原因' });
const act = () => page.getByRole('button', { name: '撤回', exact: true });

test('without a reason nothing is sent, and the field gets the focus', async () => {
  const onGiven = vi.fn<(reason: string) => Promise<void>>(async () => {});
  await render(sheet(onGiven));
  await act().click();
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveAccessibleDescription('请写明原因');
  await field().fill('   ');
  await act().click();
  expect(onGiven).not.toHaveBeenCalled();
  await field().fill(' 租金有误 ');
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
  await act().click();
  expect(onGiven).toHaveBeenCalledExactlyOnceWith('租金有误');
});

test('a refusal is announced, and the reason is kept', async () => {
  await render(sheet(() => Promise.reject(new Error('offline'))));
  await field().fill('租金有误');
  await act().click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(field()).toHaveValue('租金有误');
});
