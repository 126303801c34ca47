import { api } from '@countersign/contract';
import { type Locator, type Page, expect, test } from '@playwright/test';
import { choose, logIn, proveByCode } from './support/signing-page.ts';
import { PASSWORD, freshMail, member } from './support/people.ts';
import { enterAs } from './support/enter.ts';

const NEW_PASSWORD = 'N3w-passw0rd!';
const MOST_TABS = 60;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** A picture of two colours, wider than high. */
const picture = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 600];
    const context = canvas.getContext('2d');
    if (context === null) return [];
    context.fillStyle = '#1f6f5c';
    context.fillRect(0, 0, 900, 600);
    context.fillStyle = '#d97a1e';
    context.fillRect(450, 0, 450, 600);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())];
  });

test('The settings of an account can be changed with the keyboard alone', async ({ page, baseURL }) => {
  const base = baseURL ?? '';
  const person = await member(base, '周舟');
  const email = freshMail();
  await enterAs(page, base, person);
  await page.goto('/account');
  const sections = page.getByRole('navigation', { name: '主导航' }).getByRole('list', { name: '账号与印章' });

  await test.step('Nickname and language of notices', async () => {
    await tabTo(page, page.getByRole('textbox', { name: '昵称' }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('周小舟');
    await tabTo(page, page.getByRole('combobox', { name: '通知语言' }));
    await page.keyboard.type('English');
    await press(page, page.getByRole('button', { name: '保存修改' }));
    await expect(page.getByText('资料已保存')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: '昵称' })).toHaveValue('周小舟');
    await expect(page.getByRole('combobox', { name: '通知语言' })).toHaveValue('en');
  });

  await test.step('A profile picture is cropped with the keyboard', async () => {
    const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(await picture(page)) };
    await choose(page, page.getByRole('button', { name: '上传头像' }), file);
    const sheet = page.getByRole('dialog', { name: '调整头像' });
    await tabTo(page, sheet.getByRole('group', { name: '裁剪头像' }));
    for (const key of ['+', '+', 'ArrowLeft', 'Shift+ArrowDown', '-']) await page.keyboard.press(key);
    await press(page, sheet.getByRole('button', { name: '使用这张头像' }));
    await expect(page.getByText('头像已更新')).toBeVisible();
    const shown = page.getByRole('main').locator('img');
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  });

  await test.step('An e-mail address is bound', async () => {
    await press(page, sections.getByRole('link', { name: '登录与安全' }));
    const sheet = page.getByRole('dialog', { name: '绑定邮箱' });
    await press(page, page.getByRole('button', { name: '绑定邮箱' }));
    await expect(sheet.getByRole('textbox', { name: '新邮箱' })).toBeFocused();
    await page.keyboard.type(email);
    await proveByCode(sheet, page, email, 'BIND_CONTACT');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '解绑邮箱' })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
  });

  await test.step('Results are no longer sent by text message', async () => {
    await press(page, sections.getByRole('link', { name: '通知设置' }));
    const choice = page.getByRole('switch', { name: '合同有结果：短信' });
    await tabTo(page, choice);
    await page.keyboard.press('Space');
    await expect(choice).not.toBeChecked();
    await expect
      .poll(async () => {
        const { preferences } = await person.call(api.getPreferences, { params: { userWsid: person.userWsid } });
        return preferences.topics['RESULT']?.['SMS'];
      })
      .toBe(false);
    await expect(page.getByRole('switch', { name: '账号安全：短信' })).toBeDisabled();
  });
});

test('Changing the password or signing a device out ends the other logins at once (security 3)', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const person = await member(base, '方圆');
  await page.goto('/login');
  await logIn(page, person);
  await page.waitForURL('**/wesign');

  await page.goto('/account/devices');
  const devices = page.getByRole('list', { name: '登录设备列表' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('这台设备');
  await devices.last().getByRole('button', { name: /^退出/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByText('除这台设备外，没有其他登录。')).toBeVisible();
  expect((await person.refused(api.getSession, {})).status).toBe(401);

  await person.login();
  await page.goto('/account/security');
  await page.getByRole('button', { name: '修改登录密码' }).click();
  const sheet = page.getByRole('dialog', { name: '修改登录密码' });
  await sheet.getByRole('textbox', { name: '当前登录密码' }).fill('wr0ng-password');
  for (const name of ['新登录密码', '再次输入密码']) await sheet.getByRole('textbox', { name }).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('密码不对，请重新输入。')).toBeVisible();
  await sheet.getByRole('textbox', { name: '当前登录密码' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('登录密码已修改，其他设备已退出登录')).toBeVisible();
  expect((await person.refused(api.getSession, {})).status).toBe(401);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '登录与安全' })).toBeVisible();
});

test('A passkey logs the person in until it is deleted', async ({ page, baseURL }) => {
  const base = baseURL ?? '';
  const person = await member(base, '钥匙');
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await browser.send('WebAuthn.addVirtualAuthenticator', { options });
  await enterAs(page, base, person);
  await page.goto('/account/security');
  await page.getByRole('button', { name: '添加通行密钥' }).click();
  const sheet = page.getByRole('dialog', { name: '添加通行密钥' });
  await sheet.getByRole('textbox', { name: '名称' }).fill('办公室电脑');
  await sheet.getByRole('textbox', { name: '登录密码' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const passkeys = page.getByRole('list', { name: '通行密钥列表' });
  await expect(passkeys.getByText('办公室电脑')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: '使用通行密钥登录' }).click();
  await page.waitForURL('**/wesign');

  await page.goto('/account/security');
  await passkeys.getByRole('button', { name: '删除通行密钥 办公室电脑' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
  await expect(page.getByText('还没有通行密钥')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: '使用通行密钥登录' }).click();
  await expect(page.getByText('通行密钥验证失败，请重试或使用其他方式登录。')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});
