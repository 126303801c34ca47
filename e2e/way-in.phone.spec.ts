import { expect, test } from '@playwright/test';

test('On a phone the home page keeps its main button within reach, and unfolds the parts of a signature', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/每一笔签名/);
  const trial = page.getByRole('link', { name: '免费试用' });
  await expect(trial).toHaveCount(1);
  await expect(trial).toBeInViewport();
  const proof = page.getByText('签名锁住此前的每一个字节', { exact: false });
  await expect(proof).toBeHidden();
  await page.getByText('一字不改', { exact: true }).tap();
  await expect(proof).toBeVisible();
  await expect(trial).toBeInViewport();
  await trial.tap();
  await expect(page).toHaveURL(/\/register$/);
});

test.describe('inside WeChat', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile Safari/537.36 MicroMessenger/8.0.49',
  });
  test('A landing page tells how to open the link in a browser, and still goes on if asked', async ({ page }) => {
    await page.goto('/landing?returnTo=/verify');
    await expect(page.getByRole('heading', { level: 2, name: '建议用浏览器打开' })).toBeVisible();
    await page.getByRole('link', { name: '仍在微信里继续' }).tap();
    await expect(page).toHaveURL(/\/verify$/);
  });
});
