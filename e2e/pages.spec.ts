import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { checkEnterprisePages, checkOperatorPages, checkPages } from './support/every-page.ts';

test('Every page is accessible at the width of a desktop', async ({ page, baseURL }) => {
  await checkPages(page, baseURL ?? '');
});

test('Every page of an enterprise is accessible at the width of a desktop', async ({ page, baseURL }) => {
  await checkEnterprisePages(page, baseURL ?? '');
});

test('Every page of an operator is accessible at the width of a desktop', async ({ page }) => {
  await checkOperatorPages(page);
});

test('A picture without an alternative text fails the check of accessibility', async ({ page }) => {
  await page.goto('/manual');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
  await expect(expectAccessible(page)).rejects.toThrow('image-alt');
});
