import { test } from '@playwright/test';
import { checkEnterprisePages, checkOperatorPages, checkPages } from './support/every-page.ts';

test('Every page is accessible at the width of a phone', async ({ page, baseURL }) => {
  await checkPages(page, baseURL ?? '');
});

test('Every page of an enterprise is accessible at the width of a phone', async ({ page, baseURL }) => {
  await checkEnterprisePages(page, baseURL ?? '');
});

test('Every page of an operator is accessible at the width of a phone', async ({ page }) => {
  await checkOperatorPages(page);
});
