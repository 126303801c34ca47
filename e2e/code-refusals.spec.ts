import { type Page, expect, test } from '@playwright/test';

const PHONE = '13899999998';

interface Answer {
  readonly status: number;
  readonly code: number;
  readonly error: string;
  readonly expireIn?: number;
}

/** Answers a call of the page in place of the server: the refusals of a carrier cannot be produced on demand. */
async function answer(page: Page, path: string, data: object, refusal: Answer | null = null): Promise<void> {
  await page.unroute(`**${path}*`);
  await page.route(`**${path}*`, (route) => {
    if (refusal === null) return route.fulfill({ json: { code: 0, data } });
    const { status, expireIn, ...body } = refusal;
    const json = { ...body, message: 'in the words of the server', requestId: 'r', data: expireIn ? { expireIn } : {} };
    return route.fulfill({ status, json });
  });
}

const REFUSALS: readonly (readonly [string, Answer])[] = [
  ['联系方式格式有误', { status: 422, code: 200202, error: 'ERROR_CONTACT' }],
  ['今天收到的验证码已达上限，请明天再试', { status: 429, code: 100500210, error: 'ERROR_AMOUNT_OUT_LIMIT' }],
  [
    '该号码无法接收验证码，请联系客服 400-000-0000',
    { status: 422, code: 100500707, error: 'ERROR_BLACKLISTED_BY_CARRIER' },
  ],
  ['抱歉，验证码输入次数过多，请一小时后再试', { status: 429, code: 103, error: 'ERROR_CODE_LOCKED', expireIn: 3600 }],
  ['请重新获取图形验证码', { status: 422, code: 100220503, error: 'ERROR_CAPTCHA_AGAIN' }],
  ['发送失败', { status: 503, code: 100500207, error: 'ERROR_SEND_FAILED' }],
  ['发送请求太频繁，请等 1 到 2 分钟', { status: 429, code: 100500213, error: 'ERROR_OF_A_CARRIER', expireIn: 37 }],
];

test('Every refusal to send a code is shown in words, and the wait is the one that the server gives', async ({
  page,
}) => {
  await answer(page, '/api/users/account-exists', { existed: true });
  await answer(page, '/api/opcode', { operationCodeInfo: { opcode: 'o', expireIn: 600 } });
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: '手机号' }).fill(PHONE);
  const picture = page.getByRole('button', { name: /^图形验证码/ }).locator('img');
  const send = page.getByRole('button', { name: '发送验证码' });
  for (const [at, [words, refusal]] of REFUSALS.entries()) {
    await test.step(`${refusal.code}: ${words}`, async () => {
      await answer(page, '/api/captcha/sms-code', {}, refusal);
      const shown = await picture.getAttribute('src');
      await page.getByRole('textbox', { name: '图形验证码' }).fill(`ABC${at}`);
      await send.click();
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      // The captcha is used up: a new one is fetched.
      await expect(page.getByRole('textbox', { name: '图形验证码' })).toHaveValue('');
      await expect(picture).not.toHaveAttribute('src', shown ?? '');
    });
  }
  await expect(page.getByRole('button', { name: /^3\d 秒后重新发送$/ })).toBeVisible();
  await page.getByRole('button', { name: /秒后重新发送$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('发送太频繁，请在倒计时结束后再点')).toBeVisible();

  // SMS has to wait, voice is a separate channel, and a reload keeps both states.
  await page.reload();
  await expect(page.getByRole('button', { name: /^[23]\d 秒后重新发送$/ })).toBeVisible();
  await page.getByRole('textbox', { name: '手机号' }).fill(PHONE);
  await page.getByRole('button', { name: '收不到短信？改用语音电话' }).click();
  await expect(page.getByRole('button', { name: '语音播报验证码' })).toBeVisible();
  await page.getByRole('button', { name: '改用短信验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重新发送$/ })).toBeVisible();
});

test('A failed account check and a rate-limited one show different messages', async ({ page }) => {
  await page.goto('/forgot-password');
  const phone = page.getByRole('textbox', { name: '手机号' });
  await answer(
    page,
    '/api/users/account-exists',
    {},
    { status: 403, code: 403, error: 'ERROR_FREQUENT_ACCOUNT_CHECK' },
  );
  await phone.fill(PHONE);
  await expect(page.getByText('请求太频繁', { exact: true })).toBeVisible();
  await answer(page, '/api/users/account-exists', {}, { status: 500, code: 200012, error: 'ERROR_INTERNAL' });
  await phone.fill(`${PHONE.slice(0, -1)}7`);
  await expect(page.getByText('网络不稳定，请稍后重试', { exact: true })).toBeVisible();
  // The failed check is repeated and then no longer blocks the form.
  await answer(page, '/api/users/account-exists', { existed: true });
  await phone.press('Tab');
  await expect(page.getByText('网络不稳定，请稍后重试', { exact: true })).toBeHidden();
});
