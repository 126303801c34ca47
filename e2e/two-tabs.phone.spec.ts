import { expect, test } from '@playwright/test';
import { logIn } from './support/signing-page.ts';
import { member } from './support/people.ts';

test('On a phone a tab follows the login of another without asking', async ({ page, context, baseURL }) => {
  const person = await member(baseURL ?? '', '秦川');
  await page.goto('/login');
  await logIn(page, person);
  await page.waitForURL('**/wesign');
  const other = await context.newPage();
  await other.goto('/envelopes');
  await expect(other.getByRole('button', { name: '账号菜单 秦川' })).toBeVisible();

  await page.getByRole('button', { name: '账号菜单 秦川' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.waitForURL('**/login');
  await other.waitForURL(/\/login\?returnTo=/);
  await expect(other.getByRole('dialog')).toHaveCount(0);
});
