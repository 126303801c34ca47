import { api } from '@countersign/contract';
import { wirePassword } from '@countersign/testkit/client';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { member, readCaptcha, stranger } from './support/people.ts';

test('Guessing a password first shows a captcha, then locks the account for an hour', async ({ page, baseURL }) => {
  const base = baseURL ?? '';
  const person = await member(base, '锁定');
  await page.goto('/login');
  const account = page.getByRole('textbox', { name: '手机号或邮箱' });
  const password = page.getByRole('textbox', { name: '密码', exact: true });
  const picture = page.getByRole('textbox', { name: '图形验证码' });
  const image = page.getByRole('button', { name: /图形验证码/ }).locator('img');
  const guess = async (text: string): Promise<void> => {
    await password.fill(text);
    // A second press within a second counts as the same press (Spec §9), so the button is pressed until it takes effect.
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/users/sessions'));
    const pressing = setInterval(() => void password.press('Enter').catch(() => {}), 700);
    const request = await asked.finally(() => clearInterval(pressing));
    await request.response();
  };

  await test.step('Three wrong passwords require the captcha', async () => {
    await account.fill(person.contact);
    await expect(picture).toHaveCount(0);
    for (let i = 0; i < 3; i++) await guess(`Wrong0rd${i}!`);
    await guess(person.password);
    await expect(picture).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('A wrong captcha is reported, and a new one is shown', async () => {
    const before = await image.getAttribute('src');
    await picture.fill('0000');
    await guess(person.password);
    await expect(page.getByText('验证码错误')).toBeVisible();
    await expect(image).not.toHaveAttribute('src', before ?? '');
  });

  await test.step('After ten wrong passwords even the right one is refused', async () => {
    const shown = await image.getAttribute('src');
    await picture.fill(await readCaptcha(page, person.contact, 'LOGIN'));
    await guess('Wrong1rd!');
    await expect(image).not.toHaveAttribute('src', shown ?? '');
    // The six that are left, from another unknown browser: the page takes one press a second.
    const guesser = stranger(base, '锁定', person.contact);
    for (let i = 0; i < 6; i++) {
      const body = { accountNumber: person.contact, password: wirePassword('login', `Wrong1rd${i}!`) };
      const verificationCode = await guesser.captcha('LOGIN');
      const refused = await guesser.refused(api.createSession, { body: { ...body, verificationCode } });
      expect(refused.error).toBe('ERROR_LOGIN_FAILED');
    }
    await picture.fill(await readCaptcha(page, person.contact, 'LOGIN'));
    await guess(person.password);
    await expect(page.getByText(/(1|一) ?(个)?小时/)).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });
});
