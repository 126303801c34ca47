import { INACTIVITY_MS, INACTIVITY_WARNING_MS } from '@countersign/domain';
import { type Page, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { enterAs } from './support/enter.ts';
import { logIn } from './support/signing-page.ts';
import { member } from './support/people.ts';

/** The page's clock advances; the server's does not. */
const pass = (page: Page, ms: number): Promise<void> => page.clock.fastForward(ms);
const untilWarning = INACTIVITY_MS - INACTIVITY_WARNING_MS;

test('Half an hour without activity is announced, can be prolonged, and ends the session', async ({
  page,
  baseURL,
}) => {
  const person = await member(baseURL ?? '', '陈默');
  await page.clock.install();
  await page.goto('/login');
  await logIn(page, person);
  await page.waitForURL('**/wesign');
  await expect(page.getByRole('button', { name: '账号菜单 陈默' })).toBeVisible();
  const warning = page.getByRole('dialog', { name: '您还在吗？' });

  await test.step('Before the time is up the page asks and counts down', async () => {
    await pass(page, untilWarning - 5000);
    await expect(warning).toBeHidden();
    await pass(page, 10_000);
    await expect(warning).toBeVisible();
    await expect(warning.getByRole('timer')).toHaveText(/^1:\d\d$/);
    await expectAccessible(page);
  });

  await test.step('Moving the mouse does not prolong the session; the button does, and reaches the server', async () => {
    await page.mouse.move(200, 300);
    await page.mouse.move(300, 400);
    await expect(warning).toBeVisible();
    const told = page.waitForResponse((response) =>
      /\/api\/users\/WSID_PUSR_\w+$/.test(new URL(response.url()).pathname),
    );
    await warning.getByRole('button', { name: '保持登录' }).click();
    expect((await told).status()).toBe(200);
    await expect(warning).toBeHidden();
  });

  await test.step('An active person is not warned', async () => {
    await pass(page, untilWarning - 60_000);
    await page.mouse.move(500, 500);
    await pass(page, 120_000);
    await expect(warning).toBeHidden();
  });

  await test.step('Without an answer the session ends', async () => {
    // Two minutes of the warning have passed.
    await pass(page, untilWarning - 110_000);
    await expect(warning).toBeVisible();
    const gone = page.waitForRequest(
      (request) => request.url().includes('/api/users/sessions') && request.method() !== 'GET',
    );
    await pass(page, INACTIVITY_WARNING_MS);
    await gone;
    const alert = page.getByRole('dialog', { name: '长时间未操作，连接已断开' });
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    await alert.getByRole('button', { name: '重新登录' }).click();
    await page.waitForURL(/\/login/);
    await page.goto('/wesign');
    await page.waitForURL(/\/login\?returnTo=/);
  });
});

test('Activity in one tab keeps the others logged in', async ({ page, context, baseURL }) => {
  const person = await member(baseURL ?? '', '卫青');
  await context.clock.install();
  await enterAs(page, baseURL ?? '', person);
  await page.goto('/wesign');
  const other = await context.newPage();
  await other.goto('/envelopes');
  await expect(other.getByRole('button', { name: '账号菜单 卫青' })).toBeVisible();
  await context.clock.fastForward(untilWarning - 60_000);
  await page.bringToFront();
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 330);
  await context.clock.fastForward(180_000);
  await expect(other.getByRole('dialog', { name: '您还在吗？' })).toBeHidden();
  await expect(page.getByRole('dialog', { name: '您还在吗？' })).toBeHidden();
});
