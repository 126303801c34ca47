import { LANGUAGES } from '@countersign/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LanguageSwitch } from './language-switch.tsx';

test('lists every language by its own name, those apart that no native speaker has checked, and changes the page', async () => {
  await render(<LanguageSwitch compact />);
  const menu = page.getByRole('combobox', { name: '语言' });
  await expect.element(menu).toHaveValue('zh-CN');
  const shown = (within: string) =>
    [...menu.element().querySelectorAll<HTMLOptionElement>(within)].map(({ lang, textContent }) => [lang, textContent]);
  expect(shown('select > option')).toEqual([
    ['zh-CN', '中文'],
    ['en', 'English'],
  ]);
  const others = LANGUAGES.filter(({ isChecked }) => !isChecked).map(({ tag, name }) => [tag, name]);
  expect(shown('optgroup[label="译文未经母语者校对"] > option')).toEqual(others);
  await menu.selectOptions('en');
  await expect.element(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  expect([document.documentElement.lang, localStorage.getItem('countersign.language')]).toEqual(['en', 'en']);
});
