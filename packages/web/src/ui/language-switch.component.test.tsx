import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LanguageSwitch } from './language-switch.tsx';

test('names the other language in that language, and changes the page with the keyboard', async () => {
  await render(<LanguageSwitch />);
  const toEnglish = page.getByRole('button', { name: 'English' });
  await expect.element(toEnglish).toHaveAttribute('lang', 'en');
  toEnglish.element().focus();
  await userEvent.keyboard('{Enter}');
  const toChinese = page.getByRole('button', { name: '中文' });
  await expect.element(toChinese).toHaveFocus();
  await expect.element(toChinese).toHaveAttribute('lang', 'zh-CN');
  expect([document.documentElement.lang, localStorage.getItem('countersign.language')]).toEqual(['en', 'en']);
  await userEvent.keyboard(' ');
  await expect.element(toEnglish).toBeVisible();
  expect(document.documentElement.lang).toBe('zh-CN');
});
