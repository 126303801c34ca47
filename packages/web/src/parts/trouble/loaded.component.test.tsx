import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Loaded } from './loaded.tsx';

const refetch = vi.fn<() => void>();
const loaded = (data: string | undefined, error: unknown) => (
  <Loaded query={{ data, error, refetch }} waiting={<p>正在加载</p>}>
    {(name) => (
      <label>
        {name} <input />
      </label>
    )}
  </Loaded>
);

test('an error before the first answer takes its place, and can be retried', async () => {
  const screen = await render(loaded(undefined, null));
  await expect.element(page.getByText('正在加载')).toBeVisible();
  await screen.rerender(loaded(undefined, new Error('down')));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByText('正在加载')).not.toBeInTheDocument();
  await page.getByRole('button', { name: '重试' }).click();
  expect(refetch).toHaveBeenCalledOnce();
});

test('a later error stands above the earlier answer, which keeps what was typed', async () => {
  const screen = await render(loaded('姓名', null));
  const field = page.getByRole('textbox', { name: '姓名' });
  await field.fill('王小明');
  await screen.rerender(loaded('姓名', new Error('down')));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(field).toHaveValue('王小明');
  await screen.rerender(loaded('姓名', null));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('王小明');
});
