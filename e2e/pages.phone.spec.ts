import { test } from '@playwright/test';
import { LANGUAGES, makeEnterpriseRounds, makeRounds } from './support/rounds.ts';

for (const language of LANGUAGES) {
  test(`Every page is accessible at the width of a phone, in ${language}`, async ({ page, baseURL }) => {
    await makeRounds(page, baseURL ?? '', language);
  });
  test(`Every page of an enterprise is accessible at the width of a phone, in ${language}`, async ({
    page,
    baseURL,
  }) => {
    await makeEnterpriseRounds(page, baseURL ?? '', language);
  });
}
