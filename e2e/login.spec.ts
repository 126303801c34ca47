import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { logIn, proveByCode, typeCaptcha } from './support/signing-page.ts';
import { freshPhone, member } from './support/people.ts';

test('The login page remembers only the account it was asked to remember', async ({ page, context, baseURL }) => {
  const person = await member(baseURL ?? '', '常来');
  await page.goto('/login');
  const account = page.getByRole('textbox', { name: '手机号或邮箱' });
  await logIn(page, person);
  await page.waitForURL('**/wesign');
  await context.clearCookies();
  await page.goto('/login');
  await expect(account).toHaveValue('');

  await page.getByRole('checkbox', { name: '记住账号' }).check();
  await logIn(page, person);
  await page.waitForURL('**/wesign');
  await context.clearCookies();
  await page.goto('/login');
  await expect(account).toHaveValue(person.contact);
  await expect(page.getByRole('checkbox', { name: '记住账号' })).toBeChecked();
});

test('A person with an account is led to the login, with the account filled in', async ({ page, baseURL }) => {
  const person = await member(baseURL ?? '', '老朋友');
  await page.goto('/register');
  await page.getByRole('button', { name: '注册并登录' }).click();
  for (const fault of ['请输入手机号或邮箱', '请输入图形验证码', '请输入 6 位验证码', '请输入密码', '请输入确认密码'])
    await expect(page.getByText(fault, { exact: true })).toBeVisible();
  const account = page.getByRole('textbox', { name: '手机号或邮箱' });
  await expect(account).toBeFocused();
  await expectAccessible(page);

  await account.fill(person.contact);
  await typeCaptcha(page, page, person.contact, 'REGISTER');
  await page.getByRole('button', { name: '发送验证码' }).click();
  await expect(page.getByText('该账号已经注册')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '去登录' }).first().click();
  await expect(account).toHaveValue(person.contact);

  // The same account by a code; the sixth digit submits the form.
  await page.getByRole('tab', { name: '验证码登录' }).click();
  await expect(account).toHaveValue(person.contact);
  await proveByCode(page, page, person.contact, 'LOGIN');
  await page.waitForURL('**/wesign');
});

test('The help for a missing code gives a new user up to three hints and a contact', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: '手机号' }).fill(freshPhone());
  await expect(page.getByText('该账号还没有注册')).toBeVisible();
  await page.getByRole('button', { name: '收不到验证码？' }).click();
  const help = page.getByRole('dialog', { name: '收不到验证码' });
  await expect(help.getByRole('listitem')).toHaveCount(5);
  await expect(help.getByText(/绑定邮箱/)).toBeVisible();
  await expect(help.getByText(/联系客服：\d{3}-\d{3}-\d{4}/)).toBeVisible();
  await expectAccessible(page);
});
