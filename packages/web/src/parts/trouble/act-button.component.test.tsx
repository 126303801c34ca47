import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Toaster } from '../../ui/index.ts';
import { ActButton } from './act-button.tsx';

test('the act runs once at a time, and its error is shown', async () => {
  let fail = (_error: Error): void => {};
  const onAct = vi.fn<() => Promise<void>>(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  await render(
    <>
      <ActButton label="提醒" onAct={onAct} />
      <Toaster />
    </>,
  );
  const button = page.getByRole('button', { name: '提醒' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  expect(onAct).toHaveBeenCalledOnce();
  fail(new Error('offline'));
  await expect.element(button).not.toHaveAttribute('aria-busy');
  await expect.element(page.getByRole('status')).not.toBeEmptyDOMElement();
});
