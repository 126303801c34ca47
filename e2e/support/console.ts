import { type Locator, type Page, expect } from '@playwright/test';
import { PASSWORD, SIGN_PASSWORD, readCode } from './people.ts';
import { typeCaptcha } from './signing-page.ts';

/** The pages of a sender, in Chinese. */

/** Creates an account by the form; afterwards the page is logged in. */
export async function register(page: Page, contact: string, name: string): Promise<void> {
  await page.goto('/register');
  await page.getByRole('textbox', { name: '手机号或邮箱' }).fill(contact);
  await typeCaptcha(page, page, contact, 'REGISTER');
  await page.getByRole('button', { name: '发送验证码' }).click();
  await expect(page.getByText('验证码已发送至')).toBeVisible();
  await page.getByRole('textbox', { name: '6 位验证码' }).fill(await readCode(page, contact, 'REGISTER'));
  await page.getByRole('textbox', { name: '姓名或昵称' }).fill(name);
  await page.getByRole('textbox', { name: '设置密码' }).fill(PASSWORD);
  await page.getByRole('textbox', { name: '再次输入密码' }).fill(PASSWORD);
  await page.getByRole('button', { name: '注册并登录' }).click();
  await page.waitForURL('**/wesign');
}

/** Sets the sign password of an account that has none. */
export async function setSignPassword(page: Page): Promise<void> {
  await page.getByRole('link', { name: '账号与印章' }).click();
  await page.getByRole('link', { name: '登录与安全' }).click();
  await page.getByRole('button', { name: '设置签署密码' }).click();
  const sheet = page.getByRole('dialog', { name: '设置签署密码' });
  await sheet.getByRole('textbox', { name: '新签署密码' }).fill(SIGN_PASSWORD);
  await sheet.getByRole('textbox', { name: '再次输入' }).fill(SIGN_PASSWORD);
  await sheet.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已设置', { exact: true })).toBeVisible();
}

/** Fills in the next row of the participants. */
export async function addParticipant(page: Page, at: number, name: string, contact: string): Promise<void> {
  const line = page.getByRole('listitem', { name: `第 ${at} 位参与人` });
  if ((await line.count()) === 0) await page.getByRole('button', { name: '添加参与人' }).click();
  await line.getByRole('textbox', { name: '姓名' }).fill(name);
  await line.getByRole('textbox', { name: '手机号或邮箱' }).fill(contact);
}

/** A page of the contract by its number, as the viewer draws it. */
export const pageOf = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: '合同页面' }).locator(`[data-page="${number}"]`);

/** Drags a kind of field from the palette onto the first page; the position is a share of the page's width and height. */
export async function dragField(page: Page, tool: string, x: number, y: number): Promise<void> {
  const from = await page.getByRole('group', { name: '签署区' }).getByRole('button', { name: tool }).boundingBox();
  const onto = await pageOf(page, 1).boundingBox();
  if (from === null || onto === null) throw new Error(`${tool} or the page is not in view`);
  const [endX, endY] = [onto.x + x * onto.width, onto.y + y * onto.height];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(endX - 20, endY - 20, { steps: 5 });
  await page.mouse.move(endX, endY);
  await page.mouse.up();
}
