import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '../text/text.ts';
import { PHONE, boxOf } from '../testing/layout.ts';
import { Toaster, toast } from './toast.tsx';

const stack = () => page.getByRole('status');
const closeAll = async () => {
  for (const button of page.getByRole('button', { name: /^(关闭|Close)$/ }).elements()) (button as HTMLElement).click();
  await expect.element(stack()).toBeEmptyDOMElement();
};

beforeEach(async () => {
  await render(<Toaster />);
  await closeAll();
});

test('shows the same notice once, and the last three of several', async () => {
  toast('info', '第一条');
  toast('info', '第一条');
  await expect.element(stack()).toHaveTextContent(/^第一条$/);
  for (const text of ['第二条', '第三条', '第四条']) toast('warning', text);
  await expect.element(page.getByText('第四条')).toBeVisible();
  await expect.element(stack()).toHaveTextContent(/^第二条第三条第四条$/);
  await closeAll();
});

test('its act runs once and closes it', async () => {
  const onSelect = vi.fn<() => void>();
  toast('success', '已删除', null, { label: '撤销', onSelect });
  await page.getByRole('button', { name: '撤销' }).click();
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(page.getByText('已删除')).not.toBeInTheDocument();
});

test('an error names its request, and is closed in the language of the reader', async () => {
  toast('error', 'No connection', 'req-1');
  await expect.element(page.getByRole('button', { name: '请求编号 req-1' })).toBeVisible();
  setLanguage('en');
  await expect.element(page.getByRole('button', { name: 'Request id req-1' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(stack()).toBeEmptyDOMElement();
});

test('a long notice is within the window of a phone', async () => {
  await page.viewport(...PHONE);
  toast('warning', '这份合同刚刚被另一位同事修改过，请重新加载页面以后再继续操作，以免覆盖对方的修改');
  const shown = page.getByText(/这份合同/);
  await expect.element(shown).toBeVisible();
  // The window gets its size a moment later.
  await expect.poll(() => boxOf(shown).right).toBeLessThanOrEqual(PHONE[0]);
  expect(boxOf(shown).left).toBeGreaterThanOrEqual(0);
  await closeAll();
});

test('a notice is above the bar at the foot of the window, and far from the headings at its top (ux 48)', async () => {
  await page.viewport(...PHONE);
  await render(
    <footer data-foot style={{ position: 'fixed', left: 0, right: 0, bottom: 0, height: 96 }}>
      <button type="button">继续签署</button>
    </footer>,
  );
  toast('success', '合同已发出');
  const shown = page.getByText('合同已发出');
  await expect.element(shown).toBeVisible();
  const act = page.getByRole('button', { name: '继续签署' });
  await expect.poll(() => boxOf(act).top - boxOf(shown).bottom).toBeGreaterThan(0);
  expect(boxOf(shown).top).toBeGreaterThan(PHONE[1] / 2);
  await closeAll();
});
