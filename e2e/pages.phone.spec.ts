import { test } from '@playwright/test';
import { LANGUAGES, checkEnterprisePages, checkPages } from './support/every-page.ts';

for (const language of LANGUAGES) {
  test(`Every page is accessible at the width of a phone, in ${language}`, async ({ page, baseURL }) => {
    await checkPages(page, baseURL ?? '', language);
  });
  test(`Every page of an enterprise is accessible at the width of a phone, in ${language}`, async ({
    page,
    baseURL,
  }) => {
    await checkEnterprisePages(page, baseURL ?? '', language);
  });
}
