import type { OfferedLanguage } from '@countersign/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LanguageSwitch } from './language-switch.tsx';

const THREE: readonly OfferedLanguage[] = [
  { tag: 'zh-CN', name: '中文', direction: 'ltr', isChecked: true },
  { tag: 'en', name: 'English', direction: 'ltr', isChecked: true },
  { tag: 'de', name: 'Deutsch', direction: 'ltr', isChecked: false },
];

test('lists several languages, and says which none of its native speakers has checked', async () => {
  await render(<LanguageSwitch compact languages={THREE} />);
  const menu = page.getByRole('combobox', { name: '语言' });
  await expect.element(menu).toHaveValue('zh-CN');
  const names = [...menu.element().querySelectorAll('option')].map(({ textContent, lang }) => [lang, textContent]);
  expect(names).toEqual([
    ['zh-CN', '中文'],
    ['en', 'English'],
    ['de', 'Deutsch（译文未经母语者校对）'],
  ]);
  await menu.selectOptions('en');
  await expect.element(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  expect(document.documentElement.lang).toBe('en');
});
