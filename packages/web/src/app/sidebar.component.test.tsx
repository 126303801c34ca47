import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PHONE, boxOf } from '../testing/layout.ts';
import { type Place, Places, SidebarFrame } from './sidebar.tsx';

const PLACES: readonly Place[] = [
  { to: '/wesign', icon: 'home', label: '首页' },
  {
    to: '/account',
    icon: 'seal',
    label: '账号与印章',
    pages: [
      { to: '/account/profile', label: '资料' },
      { to: '/account/seals', label: '印章' },
    ],
  },
];

/** The frame with its routes, opened at an address. */
function frameAt(address: string) {
  const root = createRootRoute({
    component: () => (
      <SidebarFrame tone="light" side={<Places label="主导航" places={PLACES} />} foot="页脚">
        <main id="content" tabIndex={-1}>
          正文
        </main>
      </SidebarFrame>
    ),
  });
  const paths = ['/wesign', '/account', '/account/profile', '/account/seals'];
  const router = createRouter({
    routeTree: root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path }))),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  return <RouterProvider router={router as never} />;
}
const navigation = () => page.getByRole('navigation', { name: '主导航' });
const link = (name: string) => navigation().getByRole('link', { name, exact: true });
const current = () =>
  navigation()
    .getByRole('link')
    .elements()
    .filter((element) => element.getAttribute('aria-current') === 'page')
    .map((element) => element.textContent);

test('on a desktop it is beside the page and lists the pages of the open group only', async () => {
  await render(frameAt('/wesign'));
  await expect.element(link('首页')).toBeVisible();
  expect(current()).toEqual(['首页']);
  await expect.element(link('印章')).not.toBeInTheDocument();
  expect(boxOf(navigation()).right).toBeLessThanOrEqual(boxOf(page.getByRole('main')).left);
  await link('账号与印章').click();
  await expect.element(page.getByRole('list', { name: '账号与印章' })).toBeVisible();
  await link('印章').click();
  await expect.poll(current).toEqual(['印章']);
});

test('on a phone it is a bar at the bottom without the pages, and their group is current', async () => {
  await page.viewport(...PHONE);
  await render(frameAt('/account/seals'));
  await expect.element(link('账号与印章')).toBeVisible();
  expect(current()).toEqual(['账号与印章']);
  await expect.element(link('印章')).not.toBeInTheDocument();
  const { left, right, bottom } = boxOf(navigation());
  expect([left >= 0, right <= PHONE[0], bottom > PHONE[1] - 20]).toEqual([true, true, true]);
  await link('首页').click();
  await expect.poll(current).toEqual(['首页']);
});

test('the first control leads to the content, and is seen once it has the focus', async () => {
  await render(frameAt('/wesign'));
  await expect.element(link('首页')).toBeVisible();
  const skip = page.getByRole('link', { name: '跳到正文' });
  await expect.element(skip).toHaveAttribute('href', '#content');
  expect(document.querySelector('a, button')).toBe(skip.element());
  expect(boxOf(skip).bottom).toBeLessThanOrEqual(0);
  skip.element().focus();
  await expect.poll(() => boxOf(skip).top).toBeGreaterThanOrEqual(0);
  await userEvent.tab();
  await expect.element(link('首页')).toHaveFocus();
});
