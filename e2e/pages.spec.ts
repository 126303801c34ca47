import { test } from '@playwright/test';
import { checkEnterprisePages, checkPages } from './support/every-page.ts';

test('Every page is accessible at the width of a desktop', async ({ page, baseURL }) => {
  await checkPages(page, baseURL ?? '');
});

test('Every page of an enterprise is accessible at the width of a desktop', async ({ page, baseURL }) => {
  await checkEnterprisePages(page, baseURL ?? '');
});
