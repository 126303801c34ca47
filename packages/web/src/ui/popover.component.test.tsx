import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PHONE, boxOf } from '../testing/layout.ts';
import { Button } from './button.tsx';
import { Popover } from './popover.tsx';

function Filter() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ display: 'flex', justifyContent: 'space-between' }}>
      <p>合同列表</p>
      <Popover open={isOpen} onOpenChange={setOpen} trigger={<Button label="筛选" />} label="筛选条件">
        <Button label="应用" onClick={() => setOpen(false)} />
      </Popover>
    </div>
  );
}
const panel = () => page.getByRole('dialog', { name: '筛选条件' });
const trigger = () => page.getByRole('button', { name: '筛选', exact: true });
const open = async () => {
  await trigger().click();
  await expect.element(panel()).toBeVisible();
};

test('takes the focus, and returns it when Escape closes it', async () => {
  await render(<Filter />);
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
  await open();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('button', { name: '应用' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveFocus();
});

test('closes by its content, by its button and by a press elsewhere', async () => {
  await render(<Filter />);
  for (const close of [page.getByRole('button', { name: '应用' }), trigger(), page.getByText('合同列表')]) {
    await open();
    await close.click();
    await expect.element(panel()).not.toBeInTheDocument();
  }
});

test('is within the window of a phone', async () => {
  await page.viewport(...PHONE);
  await render(<Filter />);
  await open();
  await expect.poll(() => boxOf(panel()).right).toBeLessThanOrEqual(PHONE[0]);
  expect(boxOf(panel()).left).toBeGreaterThanOrEqual(0);
  expect(boxOf(panel()).top).toBeGreaterThanOrEqual(boxOf(trigger()).bottom);
});
