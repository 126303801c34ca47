import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { logIn } from './support/signing-page.ts';
import { member } from './support/people.ts';

test('A logout and another login in one tab make the other tab say so and refresh', async ({
  page,
  context,
  baseURL,
}) => {
  const [first, second] = [await member(baseURL ?? '', '吴桐'), await member(baseURL ?? '', '郑爽')];
  await page.goto('/login');
  await logIn(page, first);
  await page.waitForURL('**/wesign');
  const other = await context.newPage();
  await other.goto('/envelopes');
  await expect(other.getByRole('button', { name: '账号菜单 吴桐' })).toBeVisible();
  const changed = other.getByRole('dialog', { name: '登录信息已变更，页面将刷新' });

  await test.step('The first tab logs out: the other says so, refreshes, and shows the login', async () => {
    await page.getByRole('button', { name: '账号菜单 吴桐' }).click();
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.waitForURL('**/login');
    await expect(changed).toBeVisible();
    await expectAccessible(other);
    await changed.getByRole('button', { name: '刷新页面' }).click();
    await other.waitForURL(/\/login\?returnTo=/);
  });

  await test.step('Another person logs in there and sees their own pages in both tabs', async () => {
    await logIn(page, second);
    await page.waitForURL('**/wesign');
    await other.goto('/envelopes');
    await expect(other.getByRole('button', { name: '账号菜单 郑爽' })).toBeVisible();
  });

  await test.step('A tab left open by the previous person shows nothing of theirs after the refresh', async () => {
    await page.goto('/login');
    await logIn(page, first);
    await page.waitForURL('**/wesign');
    await expect(changed).toBeVisible();
    await changed.getByRole('button', { name: '刷新页面' }).click();
    await expect(other.getByRole('button', { name: '账号菜单 吴桐' })).toBeVisible();
    await expect(changed).toBeHidden();
  });
});

test('A session that is logged out from another device says why it leads to the login', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await member(baseURL ?? '', '冯远');
  await page.goto('/login');
  await logIn(page, person);
  await page.waitForURL('**/wesign');
  // The socket opens after the first paint; a sign-out before that is noticed by the next call.
  await page.waitForEvent('websocket', { timeout: 10_000 }).catch(() => {});
  await page.waitForTimeout(1500);

  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  await elsewhere.goto('/login');
  await logIn(elsewhere, person);
  await elsewhere.waitForURL('**/wesign');
  await expect(page.getByText('您的账号刚刚在一台新设备上登录')).toBeVisible();
  await elsewhere.goto('/account/devices');
  await elsewhere.getByRole('button', { name: /退出其他/ }).click();
  await elsewhere.getByRole('dialog').getByRole('button', { name: /退出/ }).click();

  const ended = page.getByRole('dialog', { name: '您的登录已结束' });
  await expect(ended).toBeVisible();
  await expectAccessible(page);
  await ended.getByRole('button', { name: '重新登录' }).click();
  await page.waitForURL(/\/login/);
  await elsewhere.close();
});
