import { type Page, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { enterAs } from './support/enter.ts';
import { sendContract } from './support/envelope.ts';
import { STROKES, drawByFinger } from './support/ink.ts';
import { member, stranger } from './support/people.ts';
import { adoptSignature, logIn, nextAct, proveByCode } from './support/signing-page.ts';

/** The participant proves themself with the code of their own phone, draws a signature and confirms. */
async function signInPerson(page: Page, { name, contact }: { name: string; contact: string }): Promise<void> {
  await page.getByRole('link', { name: `我是 ${name}，开始` }).click();
  await proveByCode(page, page, contact, 'SIGNING_OBJECT');
  await nextAct(page).click();
  await adoptSignature(page, (pad) => drawByFinger(page, pad, STROKES));
  await nextAct(page).click();
  await page.getByRole('dialog', { name: '确认签署' }).getByRole('button', { name: '确认签署' }).click();
}

const said = (page: Page, words: string) =>
  expect(page.getByRole('heading', { name: words })).toBeVisible({ timeout: 30_000 });

test('A shop owner hands the tablet to two customers, who sign one after the other, and takes it back by logging in', async ({
  page,
  context,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const owner = await member(base, '周雅');
  const [customer, partner] = [stranger(base, '孙悦'), stranger(base, '李明')];
  const place = (left: number) => [{ type: 'WRITE_SIGN', box: [left, 140, 140, 70] } as const];
  const { envelopeWsid } = await sendContract(owner, '健身卡协议', [
    { person: customer, role: 'SIGNER', fields: place(80) },
    { person: partner, role: 'SIGNER', fields: place(320) },
  ]);
  await enterAs(page, base, owner);
  const detail = `/envelope-detail?envelopeId=${envelopeWsid}`;
  const otherTab = await context.newPage();
  await otherTab.goto('/envelopes');
  await expect(otherTab.getByText('健身卡协议').first()).toBeVisible();

  await test.step('Handing over locks every tab, and says to whom the device goes', async () => {
    await page.goto(detail);
    await page.getByRole('button', { name: `当面签署：${customer.name}` }).click();
    const sheet = page.getByRole('dialog', { name: `请 ${customer.name} 在这台设备上当面处理` });
    await expectAccessible(page);
    await sheet.getByRole('button', { name: '锁定并交出设备' }).click();
    await said(page, `请把设备交给 ${customer.name}`);
    await expectAccessible(page);
    await said(otherTab, `请把设备交给 ${customer.name}`);
  });

  await test.step('Going back, reloading and the address of the contract lead to the same page', async () => {
    await page.reload();
    await said(page, `请把设备交给 ${customer.name}`);
    await page.goto(detail);
    await said(page, `请把设备交给 ${customer.name}`);
    await otherTab.goto('/envelopes');
    await said(otherTab, `请把设备交给 ${customer.name}`);
    await otherTab.close();
  });

  await test.step('A lost network is said, and unlocks nothing', async () => {
    await context.setOffline(true);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await context.setOffline(false);
    await page.goto('/wesign');
    await said(page, `请把设备交给 ${customer.name}`);
  });

  await test.step('The customer signs with a code of their own; the pages have no way to the account of the owner', async () => {
    await page.getByRole('link', { name: `我是 ${customer.name}，开始` }).click();
    await expect(page.getByRole('link', { name: '交还设备' })).toBeVisible();
    await expect(page.locator('a[href^="/login"], a[href^="/wesign"], a[href^="/envelopes"]')).toHaveCount(0);
    await page.getByRole('link', { name: '交还设备' }).click();
    await signInPerson(page, customer);
    await said(page, `请把设备交给 ${partner.name}`);
    await expect(page.getByText(`谢谢，${customer.name} 已处理完毕`)).toBeVisible();
    await page.goBack().catch(() => null);
    await page.goto(detail);
    await said(page, `请把设备交给 ${partner.name}`);
  });

  await test.step('The next person signs, and the device goes back', async () => {
    await signInPerson(page, partner);
    await said(page, `请把设备交还给 ${owner.name}`);
    await expect(page.getByText('所有人都已处理完毕。')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Only the owner takes it back, by a login that leads to the contract', async () => {
    await page.getByRole('link', { name: `${owner.name} 登录并返回` }).click();
    await logIn(page, owner);
    await expect(page).toHaveURL(new RegExp(`envelopeId=${envelopeWsid}`));
    await expect(page.getByText(`${owner.name} 登录并收回了设备`)).toBeVisible();
    await page.goto('/in-person');
    await said(page, '当面签署已结束');
  });
});
