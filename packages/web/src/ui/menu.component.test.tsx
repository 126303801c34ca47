import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PHONE, boxOf } from '../testing/layout.ts';
import { Button } from './button.tsx';
import { MenuBody } from './menu-body.tsx';
import { Menu, type Pressed } from './menu.tsx';

const onRename = vi.fn<() => void>();
const onDelete = vi.fn<() => void>();
const ITEMS = [
  { key: 'rename', label: '重命名', onSelect: onRename },
  { key: 'delete', label: '删除', danger: true, onSelect: onDelete },
];
const trigger = () => page.getByRole('button', { name: '更多' });
const menu = () => page.getByRole('menu');
const item = (name: string) => page.getByRole('menuitem', { name });

beforeEach(async () => {
  vi.clearAllMocks();
  await render(
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Menu trigger={<Button label="更多" />} items={ITEMS} header="租赁合同" />
    </div>,
  );
});

test('opens from the keyboard, moves by arrow keys in a circle and selects with Enter', async () => {
  trigger().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('重命名')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('删除')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('重命名')).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  expect(onDelete).toHaveBeenCalledOnce();
  expect(onRename).not.toHaveBeenCalled();
  await expect.element(menu()).not.toBeInTheDocument();
});

test('Escape closes it without an act and returns the focus to its button', async () => {
  await trigger().click();
  await expect.element(menu()).toBeVisible();
  await expect.element(menu()).toHaveTextContent('租赁合同');
  await userEvent.keyboard('{Escape}');
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveFocus();
  expect(onRename).not.toHaveBeenCalled();
});

test('a press on an item is its act, once', async () => {
  await trigger().click();
  await item('重命名').click();
  await expect.element(menu()).not.toBeInTheDocument();
  expect(onRename).toHaveBeenCalledOnce();
  expect(onDelete).not.toHaveBeenCalled();
});

test('is below its button and within the window of a phone', async () => {
  await page.viewport(...PHONE);
  await trigger().click();
  await expect.element(menu()).toBeVisible();
  await expect.poll(() => boxOf(menu()).top).toBeGreaterThanOrEqual(boxOf(trigger()).bottom);
  const { left, right } = boxOf(menu());
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(PHONE[0]);
});

const PRESSED_BEFORE: readonly (readonly [Pressed, string | null])[] = [
  ['pointer', null],
  ['Enter', '重命名'],
  ['ArrowDown', '重命名'],
  ['ArrowUp', '删除'],
];
test.each(PRESSED_BEFORE)(
  'a button that was pressed before the menu was loaded opens it: %s',
  async (pressed, focused) => {
    await render(<MenuBody trigger={<Button label="迟到" />} items={ITEMS} pressed={pressed} />);
    await expect.element(menu()).toBeVisible();
    if (focused !== null) await expect.element(item(focused)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: '迟到' })).toHaveFocus();
  },
);
