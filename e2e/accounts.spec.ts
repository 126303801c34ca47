import { type Locator, type Page, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { enterAs } from './support/enter.ts';
import { logIn } from './support/signing-page.ts';
import { member } from './support/people.ts';

const ENTERPRISE = '青禾数据有限公司';

const switcher = (page: Page, name: string): Locator => page.getByRole('button', { name: `账号菜单 ${name}` });
const accounts = (page: Page): Locator => page.getByRole('dialog', { name: '账号', exact: true });

async function enter(page: Page, person: { contact: string; password: string }): Promise<void> {
  await page.goto('/login');
  await logIn(page, person);
  await page.waitForURL('**/wesign');
}

async function leave(page: Page, name: string): Promise<void> {
  await switcher(page, name).click();
  await accounts(page).getByRole('button', { name: '退出登录' }).click();
  await page.waitForURL('**/login');
}

test('A person creates an enterprise, switches to it, and is in it after the next login', async ({ page, baseURL }) => {
  const person = await member(baseURL ?? '', '周舟');
  const side = page.getByRole('complementary');

  await test.step('The personal account is active, and the default', async () => {
    await enter(page, person);
    await switcher(page, '周舟').click();
    const own = accounts(page).getByRole('listitem').filter({ hasText: '个人账号' });
    await expect(own.getByRole('button').first()).toHaveAttribute('aria-current', 'true');
    await expect(own.getByRole('button', { name: '登录后默认使用：周舟' })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
  });

  await test.step('Creating an enterprise asks for a name and then leads on', async () => {
    await accounts(page).getByRole('button', { name: '创建企业账号' }).click();
    await page.getByRole('button', { name: '创建企业', exact: true }).click();
    await expect(page.getByText('请填写企业名称')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '企业名称' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: '企业名称' }).fill(ENTERPRISE);
    // A second press within a second counts as the same press (Spec §9).
    await expect(async () => {
      await page.getByRole('button', { name: '创建企业', exact: true }).click({ timeout: 1000 });
      await expect(page.getByRole('heading', { name: `「${ENTERPRISE}」已创建` })).toBeVisible({ timeout: 3000 });
    }).toPass();
    await page.getByRole('button', { name: '只切换过去' }).click();
    await page.waitForURL('**/wesign');
  });

  await test.step('The edition follows the active account', async () => {
    await expect(switcher(page, ENTERPRISE)).toBeVisible();
    await side.getByRole('link', { name: '企业', exact: true }).click();
    await expect(page.getByRole('heading', { name: ENTERPRISE })).toBeVisible();
    await expect(page.getByText('所有者')).toBeVisible();
  });

  await test.step('It becomes the default and is active after the next login', async () => {
    await switcher(page, ENTERPRISE).click();
    const star = accounts(page).getByRole('button', { name: `登录后默认使用：${ENTERPRISE}` });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await leave(page, ENTERPRISE);
    await enter(page, person);
    await expect(switcher(page, ENTERPRISE)).toBeVisible();
  });

  await test.step('The personal account shows nothing of the enterprise', async () => {
    await switcher(page, ENTERPRISE).click();
    await accounts(page).getByRole('listitem').filter({ hasText: '个人账号' }).getByRole('button').first().click();
    await expect(switcher(page, '周舟')).toBeVisible();
    await expect(side.getByRole('link', { name: '企业', exact: true })).toHaveCount(0);
    await page.goto('/enterprise');
    await expect(page.getByRole('heading', { name: '这里属于企业账号' })).toBeVisible();
  });
});

test('A person who was removed from an enterprise is told so and finds the personal account active', async ({
  page,
  baseURL,
}) => {
  const person = await member(baseURL ?? '', '孙立');
  await enterAs(page, baseURL ?? '', person);
  await page.goto('/enterprises/new');
  await page.getByRole('textbox', { name: '企业名称' }).fill(ENTERPRISE);
  await page.getByRole('button', { name: '创建企业', exact: true }).click();
  await page.getByRole('button', { name: '只切换过去' }).click();
  await expect(switcher(page, ENTERPRISE)).toBeVisible();

  // The owner cannot remove themselves: only the list is forged here, everything after it comes from the server.
  await page.route('**/api/users/*/accounts?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.text();
    await route.fulfill({
      response,
      body: answer.replaceAll(/("ENTERPRISE".*?"memberStatus":)"NORMAL"/g, '$1"DISABLED"'),
    });
  });
  await page.goto('/envelopes');
  await expect(page.getByText(`您已被管理员移出「${ENTERPRISE}」`)).toBeVisible();
  await expect(page).toHaveURL(/\/wesign$/);
  await switcher(page, '孙立').click();
  const removed = accounts(page).getByRole('listitem').filter({ hasText: ENTERPRISE });
  await expect(removed.getByRole('button')).toBeDisabled();
  await expect(removed).toContainText('您已被管理员移出');
  await expectAccessible(page);
  // The page may just ask for the list once more.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
