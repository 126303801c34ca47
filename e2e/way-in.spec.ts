import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sendContract } from './support/envelope.ts';
import { member, stranger } from './support/people.ts';
import { enterAs } from './support/enter.ts';

test('A stranger who opens the site sees the home page and finds the ways to try it, to log in and to read on', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/homePage$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/每一笔签名/);
  await page.getByRole('link', { name: '免费试用' }).first().click();
  await expect(page).toHaveURL(/\/register$/);
  await page.goto('/homePage');
  await page.getByRole('link', { name: '登录' }).first().click();
  await expect(page).toHaveURL(/\/login$/);

  // Everywhere else the frame has a header and a footer with the manual, to read and to download.
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText(/© 2025/);
  await foot.getByRole('link', { name: '用户手册', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '用户手册' })).toBeVisible();
  await page.getByRole('navigation', { name: '目录' }).getByRole('link', { name: '验证一份合同' }).click();
  await expect(page).toHaveURL(/\/manual#verify$/);
  await expect(page.getByRole('heading', { level: 2, name: /验证一份合同/ })).toBeInViewport();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    foot.getByRole('link', { name: '下载用户手册（PDF）' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('countersign-manual.zh-CN.pdf');
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('A logged-in person skips the home page and sees their own', async ({ page, baseURL }) => {
  const base = baseURL ?? '';
  await enterAs(page, base, await member(base, '苏晴'));
  await page.goto('/');
  await expect(page).toHaveURL(/\/wesign$/);
  await page.goto('/homePage');
  await page.getByRole('link', { name: '进入工作台' }).first().click();
  await expect(page).toHaveURL(/\/wesign$/);
});

test('A landing page says where it leads, goes there on a press, and never to another site', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const sender = await member(base, '苏晴');
  const signer = stranger(base, '方远');
  const sketch = { person: signer, role: 'SIGNER', fields: [{ type: 'WRITE_SIGN', box: [80, 140, 140, 70] }] } as const;
  const { envelopeWsid, participantWsids } = await sendContract(sender, '采购合同', [sketch]);
  await page.goto(`/landing?to=sign&envelopeId=${envelopeWsid}&participantId=${participantWsids[0]}`);
  await expect(page.getByText(`${signer.contact.slice(0, 3)}****${signer.contact.slice(-4)}`)).toBeVisible();
  await page.getByRole('link', { name: '打开合同' }).click();
  await expect(page).toHaveURL(new RegExp(`/sign/${envelopeWsid}/${participantWsids[0]}$`));

  await page.goto('/landing?returnTo=/envelopes');
  await page.getByRole('link', { name: '登录后继续' }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fenvelopes$/);

  for (const returnTo of ['//evil.example', '/%09/evil.example', 'https://evil.example/sign/1/2']) {
    await page.goto(`/landing?returnTo=${returnTo}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('这个链接不完整');
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/homePage');
  }
});

test('A page with a missing chunk stays, unless the site was redeployed meanwhile', async ({ page }) => {
  const open = async (): Promise<void> => {
    await page.goto('/login');
    await page.evaluate(() => (document.documentElement.dataset['stays'] = 'yes'));
    await page.getByRole('link', { name: '忘记密码' }).click();
  };
  await page.route('**/assets/forgot-page*.js', (route) => route.abort());
  // The page asks whether the site was redeployed; an answer after the change below would be that of the change.
  const asked = page.waitForResponse(
    (answer) => answer.url().endsWith('/forgot-password') && answer.request().resourceType() === 'fetch',
  );
  await open();
  await asked;
  await expect(page.getByRole('button', { name: '重新加载' })).toBeVisible();
  await expect(page.locator('html[data-stays]')).toBeAttached();

  await page.route('**/forgot-password', (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ body: '<!doctype html>' }) : route.fallback(),
  );
  await open();
  await expect(page.locator('html[data-stays]')).not.toBeAttached();
});
