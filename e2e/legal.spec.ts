import { expect, test } from '@playwright/test';

const UNCHECKED = 'Diese Übersetzung wurde noch von keinem Muttersprachler geprüft.';

test.use({ locale: 'de-DE' });

test('A legal text is in the language of its reader, and a translation says which text is binding', async ({
  page,
}) => {
  await page.goto('/legal/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nutzungsbedingungen');
  const article = page.getByRole('article');
  await expect(article.getByRole('status')).toHaveText(
    `Dies ist eine Übersetzung. Verbindlich ist die englische Fassung. ${UNCHECKED}`,
  );
  await expect(article.getByRole('heading', { name: 'Haftung' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Sprache' }).first().selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service');
  await expect(article.getByRole('heading', { name: 'Liability' })).toBeVisible();
  await expect(article.getByRole('status')).toHaveCount(0);
});
