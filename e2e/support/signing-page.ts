import { type Locator, type Page, expect } from '@playwright/test';
import { readCaptcha, readCode } from './people.ts';
import { sealPicture } from './pictures.ts';

/** The signing page, in Chinese. */

/** Has a code sent, with the captcha where the page asks for one, and types it. */
export async function proveByCode(scope: Page | Locator, page: Page, contact: string, service: string): Promise<void> {
  const send = scope.getByRole('button', { name: '发送验证码' });
  const picture = scope.getByRole('textbox', { name: '图形验证码' });
  const sent = scope.getByText('验证码已发送至');
  await expect(send).toBeVisible();
  if (!(await picture.isVisible())) await send.click();
  await expect(picture.or(sent)).toBeVisible();
  if (await picture.isVisible()) {
    await typeCaptcha(scope, page, contact, service);
    await send.click();
  }
  await expect(sent).toBeVisible();
  await scope.getByRole('textbox', { name: '6 位验证码' }).fill(await readCode(page, contact, service));
}

/** Types the four characters of the captcha. */
export async function typeCaptcha(scope: Page | Locator, page: Page, contact: string, service: string): Promise<void> {
  const picture = scope.getByRole('button', { name: /^图形验证码/ });
  await expect(picture.locator('img')).toBeVisible();
  const characters = await readCaptcha(page, contact, service);
  await scope.getByRole('textbox', { name: '图形验证码' }).fill(characters);
}

/** The main button, which names the next act. */
export const nextAct = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('button', { name: /^(开始签署|下一处|完成签署)/ });

/** Draws a signature on the pad of the open sheet, and uses it. */
export async function adoptSignature(
  page: Page,
  draw: (pad: Locator) => Promise<void>,
  title = '您的签名',
): Promise<void> {
  const sheet = page.getByRole('dialog', { name: title });
  await draw(sheet.getByRole('img', { name: /^手写签名区/ }));
  await sheet.getByRole('button', { name: '使用这个签名' }).click();
  await expect(sheet).toBeHidden();
}

/** Signs with the sign password, once every field is filled in. */
export async function confirmByPassword(page: Page, signPassword: string): Promise<void> {
  await nextAct(page).click();
  const sheet = page.getByRole('dialog', { name: '确认签署' });
  await sheet.getByRole('textbox', { name: '签署密码' }).fill(signPassword);
  await sheet.getByRole('button', { name: '确认签署' }).click();
}

/** Waits until the signature is stored and the page says so. */
export async function expectSigned(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '签署完成' })).toBeVisible({ timeout: 30_000 });
}

/** Presses a download link and returns the downloaded file. */
export async function download(page: Page, link: Locator): Promise<Buffer> {
  const [started] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await started.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Logs in by the form with an account and a password. */
export async function logIn(page: Page, { contact, password }: { contact: string; password: string }): Promise<void> {
  await page.getByRole('textbox', { name: '手机号或邮箱' }).fill(contact);
  await page.getByRole('textbox', { name: '密码', exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
}

export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Presses a button that asks for a file, and chooses this one. */
export async function choose(page: Page, button: Locator, file: ChosenFile): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(file);
}

/** Stores a seal from a picture in the open sheet, and uses it. */
export async function adoptSeal(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: '选择印章' });
  await sheet.getByRole('tab', { name: '上传图片' }).click();
  await choose(page, sheet.getByRole('button', { name: '选择图片' }), await sealPicture(page));
  await sheet.getByRole('button', { name: '保存印章' }).click();
  await sheet.getByRole('button', { name: '使用这个印章' }).click();
  await expect(sheet).toBeHidden();
}
