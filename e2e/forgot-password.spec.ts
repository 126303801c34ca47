import { api } from '@countersign/contract';
import { type Page, expect, test } from '@playwright/test';
import { logIn, typeCaptcha } from './support/signing-page.ts';
import { PASSWORD, freshMail, member, readCaptcha, readCode } from './support/people.ts';

const NEW_PASSWORD = 'N3w-passw0rd!';
const SERVICE = 'RESET_PWD';

const stage = (page: Page): string => new URL(page.url()).hash;
const code = (page: Page) => page.getByRole('textbox', { name: '6 位验证码' });
/** Full-width digits, as a Chinese input method may enter them. */
const fullWidth = (text: string): string =>
  text.replace(/[0-9A-Z]/g, (one) => String.fromCodePoint(one.charCodeAt(0) + 0xfee0));
const newPassword = (page: Page) => page.getByRole('textbox', { name: '新密码' });

/** Requests the code by voice call, as a person who receives no text messages. */
async function askForCall(page: Page, contact: string): Promise<void> {
  await typeCaptcha(page, page, contact, SERVICE);
  await expect(page.getByText('图形验证码正确')).toBeAttached();
  await page.getByRole('button', { name: '收不到短信？改用语音电话' }).click();
  await page.getByRole('button', { name: '语音播报验证码' }).click();
  await expect(page.getByText(`正在拨打 ${contact}，请接听`)).toBeVisible();
  await expect(code(page)).toBeFocused();
}

async function setPassword(page: Page): Promise<void> {
  await newPassword(page).fill(NEW_PASSWORD);
  await page.getByRole('textbox', { name: '再次输入密码' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: '重置密码' }).click();
}

test('A forgotten password is reset by a voice code, and the person is then logged in automatically', async ({
  page,
  baseURL,
}) => {
  const person = await member(baseURL ?? '', '忘先生');
  await page.goto('/login');
  await page.getByRole('textbox', { name: '手机号或邮箱' }).fill(person.contact);
  await page.getByRole('link', { name: '忘记密码？' }).click();
  await expect(page.getByRole('heading', { name: '找回密码' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue(person.contact);

  await askForCall(page, person.contact);
  await expect(page.getByText(/^\d+ 秒后重新发送$/)).toBeVisible();
  const digits = await readCode(page, person.contact, SERVICE);
  await code(page).fill(digits);
  await expect(newPassword(page)).toBeVisible();
  expect(stage(page)).toBe(`#stage=1&account=${person.contact}&captcha=${digits}`);

  await page.reload();
  await setPassword(page);
  await expect(page.getByRole('heading', { name: '密码已重置' })).toBeVisible();
  await expect(page.getByText('秒后自动登录')).toBeVisible();
  expect(stage(page)).toBe('#stage=2');
  await page.waitForURL('**/wesign');

  // The person's earlier session over HTTP has ended (security 3), and only the new password opens one.
  expect((await person.refused(api.getSession, {})).status).toBe(401);
  await page.goBack();
  expect(stage(page)).not.toContain('captcha');
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page, person);
  await expect(page.getByText('账号或密码不对')).toBeVisible();
  await logIn(page, { contact: person.contact, password: NEW_PASSWORD });
  await page.waitForURL('**/wesign');
});

test('A wrong captcha loads another one; an unregistered phone goes no further', async ({ page, baseURL }) => {
  const person = await member(baseURL ?? '', '错女士');
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: '下一步' }).click();
  for (const fault of ['请输入手机号', '请输入图形验证码', '请输入手机验证码'])
    await expect(page.getByText(fault, { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '手机号' })).toBeFocused();

  const phone = page.getByRole('textbox', { name: '手机号' });
  // No digit is cut off: a number from abroad may be longer.
  await phone.pressSequentially('138999999990');
  await expect(phone).toHaveValue('138999999990');
  await phone.press('Backspace');
  await expect(page.getByText('该账号还没有注册')).toBeVisible();
  await phone.fill('12345678901');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('账号输入有误')).toBeVisible();

  // Of any notation, the field keeps the digits.
  await phone.fill(`+86 ${person.contact.slice(0, 3)}-${fullWidth(person.contact.slice(3))}`);
  await expect(phone).toHaveValue(person.contact);
  const right = await readCaptcha(page, person.contact, SERVICE);
  await page.getByRole('textbox', { name: '图形验证码' }).fill(right === 'AAAA' ? 'BBBB' : 'AAAA');
  await expect(page.getByText('验证码错误，请重新输入')).toBeVisible();
  await expect.poll(() => readCaptcha(page, person.contact, SERVICE)).not.toBe(right);
  await typeCaptcha(page, page, person.contact, SERVICE);
  await page.getByRole('textbox', { name: '图形验证码' }).press('Enter');
  await expect(page.getByText('验证码已发送至')).toBeVisible();

  const digits = await readCode(page, person.contact, SERVICE);
  await code(page).fill(digits === '000000' ? '000001' : '000000');
  await expect(page.getByText('手机验证码错误')).toBeVisible();

  // A person who leaves to read the code may find the page reloaded: it still knows the account.
  await page.reload();
  expect(stage(page)).toBe(`#stage=0&account=${person.contact}`);
  await expect(phone).toHaveValue(person.contact);
  await code(page).fill(fullWidth(digits));
  await expect(newPassword(page)).toBeVisible();
});

test('Without a network the page says so, and retries by itself when the network is back', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await member(baseURL ?? '', '断网者');
  await page.goto('/forgot-password');
  const picture = page.getByRole('button', { name: /^图形验证码/ });
  await expect(picture.locator('img')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: '手机号' }).fill(person.contact);
  await expect(page.getByRole('alert').getByText('您的网络异常，请检查网络连接')).toBeVisible();
  await expect(page.getByText('网络不稳定，请稍后重试')).toBeVisible();
  await picture.click();
  await expect(picture).toHaveText('点击重试');
  await context.setOffline(false);
  await expect(page.getByText('网络不稳定，请稍后重试')).toBeHidden();
  await expect(picture.locator('img')).toBeVisible();
  await typeCaptcha(page, page, person.contact, SERVICE);
  await expect(page.getByText('图形验证码正确')).toBeAttached();
});

test('The hash of stage 1 opens nothing elsewhere: its code is checked again and refused', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await member(baseURL ?? '', '抄链接');
  await page.goto(`/forgot-password#stage=0&account=${person.contact}`);
  await askForCall(page, person.contact);
  await code(page).fill(await readCode(page, person.contact, SERVICE));
  await expect(newPassword(page)).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('button', { name: '下一步' })).toBeVisible();
  await expect(other.getByText('验证码不存在或已过期')).toBeVisible();
  expect(stage(other)).toBe(`#stage=0&account=${person.contact}`);
});

test('A password is reset by e-mail in the second form, with the keyboard alone', async ({ page, baseURL }) => {
  const person = await member(baseURL ?? '', 'Ada', freshMail());
  const { keyboard } = page;
  const press = async (key: string, times = 1): Promise<void> => {
    for (let at = 0; at < times; at += 1) await keyboard.press(key);
  };
  await page.goto('/find-password');
  const account = page.getByRole('textbox', { name: '手机号或邮箱' });
  await account.focus();
  await keyboard.type(person.contact);
  await press('Tab');
  await expect(page.getByRole('textbox', { name: '图形验证码' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^图形验证码/ }).locator('img')).toBeVisible();
  await keyboard.type(await readCaptcha(page, person.contact, SERVICE));
  await expect(page.getByText('图形验证码正确')).toBeAttached();
  await press('Tab', 2);
  await expect(page.getByRole('button', { name: '发送验证码' })).toBeFocused();
  await press('Enter');
  await expect(page.getByText(`验证码已发送至 ${person.contact}`)).toBeVisible();
  await expect(code(page)).toBeFocused();

  await press('Shift+Tab');
  await press('Enter');
  await expect(page.getByRole('dialog', { name: '收不到验证码' })).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('button', { name: '收不到验证码？' })).toBeFocused();
  await press('Tab');
  await keyboard.type(await readCode(page, person.contact, SERVICE));
  await expect(page.getByRole('heading', { name: '设置新密码' })).toBeFocused();
  await press('Tab');
  await expect(newPassword(page)).toBeFocused();
  await keyboard.type(NEW_PASSWORD);
  await press('Tab', 2);
  await keyboard.type(PASSWORD);
  await press('Enter');
  await expect(page.getByText('两次输入的密码不一致，请重新输入')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '再次输入密码' })).toBeFocused();
  await press('Control+A');
  await keyboard.type(NEW_PASSWORD);
  await press('Enter');
  await page.waitForURL('**/wesign');
});
