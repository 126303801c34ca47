import { PAGE_SIZE } from '@countersign/domain';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { setLanguage } from '../text/text.ts';
import { Pager } from './pager.tsx';

function Pages({ total }: { total: number }) {
  const [page, setPage] = useState(1);
  return <Pager page={page} total={total} count={`共 ${total} 份`} onPage={setPage} />;
}

test('moves between the first page and the last, and not beyond them', async () => {
  const screen = await render(<Pages total={2 * PAGE_SIZE + 1} />);
  const previous = screen.getByRole('button', { name: '上一页' });
  const next = screen.getByRole('button', { name: '下一页' });
  await expect.element(previous).toBeDisabled();
  await next.click();
  await expect.element(screen.getByText('第 2 / 3 页')).toBeVisible();
  await expect.element(previous).toBeEnabled();
  await next.click();
  await expect.element(screen.getByText('第 3 / 3 页')).toBeVisible();
  await expect.element(next).toBeDisabled();
  await previous.click();
  await expect.element(screen.getByText('第 2 / 3 页')).toBeVisible();
});

test('shows only the total when everything is on one page, and nothing when there is nothing', async () => {
  const screen = await render(<Pages total={PAGE_SIZE} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent(`共 ${PAGE_SIZE} 份`);
  expect(screen.getByRole('button').elements()).toEqual([]);
  await screen.rerender(<Pages total={0} />);
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
});

test('is in the language of the reader', async () => {
  const screen = await render(<Pages total={PAGE_SIZE + 1} />);
  setLanguage('en');
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect.element(screen.getByText('Page 1 of 2')).toBeVisible();
});
