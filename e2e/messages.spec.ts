import { api } from '@countersign/contract';
import { type Browser, type Page, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { logIn } from './support/signing-page.ts';
import { sendContract } from './support/envelope.ts';
import { member } from './support/people.ts';

async function enter(browser: Browser, path: string, person: { contact: string; password: string }): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`/login?returnTo=${encodeURIComponent(path)}`);
  await logIn(page, person);
  return page;
}

test('A person who is asked to sign is notified on the open page, and the message leads to the contract', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const sender = await member(base, '陈立');
  const signer = await member(base, '李雷');
  const page = await enter(browser, '/wesign', signer);
  const bell = page.getByRole('button', { name: /^消息/ });
  // For the sign password and for the login from an unknown device.
  await expect(bell).toHaveAccessibleName('消息，2 条未读');
  await signer.call(api.readAllMessages, { params: { userWsid: signer.userWsid } });
  await expect(bell).toHaveAccessibleName('消息');

  const title = '租赁合同';
  await sendContract(sender, title, [
    { person: signer, role: 'SIGNER', fields: [{ type: 'WRITE_SIGN', box: [80, 140, 140, 70] }] },
  ]);

  await test.step('The bell counts the message without a reload, and a notice appears briefly', async () => {
    await expect(bell).toHaveAccessibleName('消息，1 条未读');
    await expect(page.getByRole('status').getByText(`请签署：《${title}》`)).toBeVisible();
  });

  await test.step('The panel of the bell shows it; the list shows its time and text', async () => {
    await bell.click();
    const sheet = page.getByRole('dialog', { name: '消息' });
    await expect(sheet.getByText(`请签署：《${title}》`)).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('link', { name: '查看全部消息' }).click();
    await expect(page.getByRole('heading', { name: '今天' })).toBeVisible();
    await expect(page.getByText(`签署《${title}》，发起人：“陈立”`)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Opening it marks it as read and leads to signing', async () => {
    await page.getByRole('button', { name: new RegExp(`请签署：《${title}》`) }).click();
    await page.waitForURL('**/sign/**');
    await page.goto('/messages');
    await expect(page.getByRole('button', { name: '未读', exact: true })).toBeVisible();
    await expect(bell).toHaveAccessibleName('消息');
  });

  await test.step('A reminder that is switched off for phones stays in the list; all are marked as read at once', async () => {
    const params = { userWsid: signer.userWsid };
    const topics = { TURN: {}, REMINDER: {}, RESULT: { SMS: false, EMAIL: false }, SECURITY: {} };
    await signer.call(api.setPreferences, { params, body: { topics } });
    const before = (await signer.messages()).length;
    const { envelopeWsid } = await sendContract(sender, '补充协议', [
      { person: signer, role: 'SIGNER', fields: [{ type: 'WRITE_SIGN', box: [80, 140, 140, 70] }] },
    ]);
    await expect(bell).toHaveAccessibleName('消息，1 条未读');
    await sender.call(api.revokeEnvelope, { params: { envelopeWsid }, body: { reason: '条款有误' } });
    await expect(page.getByText('已撤回：《补充协议》').first()).toBeVisible();
    // The request to sign, and nothing about the revocation.
    expect((await signer.messages()).length).toBe(before + 1);
    await page.getByRole('button', { name: '全部标为已读' }).click();
    await expect(bell).toHaveAccessibleName('消息');
    await page.getByRole('button', { name: '未读', exact: true }).click();
    await expect(page.getByRole('heading', { name: '没有未读消息' })).toBeVisible();
  });
  await page.context().close();
});
