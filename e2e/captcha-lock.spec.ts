import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { member, readCaptcha } from './support/people.ts';

test('Guessing a password first shows a captcha, then locks the account for an hour', async ({ page, baseURL }) => {
  const person = await member(baseURL ?? '', '锁定');
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
    for (let i = 0; i < 7; i++) {
      const shown = await image.getAttribute('src');
      await picture.fill(await readCaptcha(page, person.contact, 'LOGIN'));
      await guess(`Wrong1rd${i}!`);
      await expect(image).not.toHaveAttribute('src', shown ?? '');
    }
    await picture.fill(await readCaptcha(page, person.contact, 'LOGIN'));
    await guess(person.password);
    await expect(page.getByText(/(1|一) ?(个)?小时/)).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });
});
