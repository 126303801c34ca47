import { type Browser, type BrowserContext, type Page, devices, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { enterAs } from './support/enter.ts';
import { expectSigned, nextAct, proveByCode } from './support/signing-page.ts';
import { sendContract } from './support/envelope.ts';
import { drawByFinger } from './support/ink.ts';
import { member, readLink, stranger } from './support/people.ts';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
const phone = { ...pixel, deviceScaleFactor: 1 };

/** The console of a person with an account, on the page of their seals. */
async function openOwnSeals(page: Page, base: string): Promise<void> {
  const person = await member(base, '王小明');
  await enterAs(page, base, person);
  await page.goto('/account/seals');
  await expect(page.getByRole('heading', { name: '印章与签名', level: 1 })).toBeVisible();
}

/** Shows the QR code of the phone tab, and returns what a camera reads from it. */
async function showCode(page: Page): Promise<string> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === '/api/scan-upload'),
    page.getByRole('dialog').getByRole('tab', { name: '手机书写' }).click(),
  ]);
  await expect(page.getByRole('img', { name: /^二维码/ })).toBeVisible();
  const { data } = (await answer.json()) as { data: { scan: { href: string } } };
  // The code names the server's public address; the phone of this journey uses the test server.
  const { pathname, hash } = new URL(data.scan.href);
  return pathname + hash;
}

async function phoneOf(browser: Browser, baseURL: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...phone, baseURL });
  return { context, page: await context.newPage() };
}

test('a signature drawn on the phone appears on the computer that showed the code, without a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? '';
  await openOwnSeals(page, base);
  await page.getByRole('button', { name: '添加签名' }).click();
  const code = await showCode(page);
  await expectAccessible(page);
  const { context, page: hand } = await phoneOf(browser, base);
  await hand.goto(code);
  await test.step('the phone shows whose signature it draws, and its address holds no secret any more', async () => {
    await expect(hand.getByText('为 王小明 书写')).toBeVisible();
    expect(new URL(hand.url()).hash).toBe('');
    await expectAccessible(hand);
  });
  await expect(page.getByText('已在手机上打开，请在手机上书写')).toBeVisible();
  await test.step('an empty pad is not sent', async () => {
    await hand.getByRole('button', { name: '发送到电脑' }).click();
    await expect(hand.getByText('请先写下您的签名。')).toBeVisible();
  });
  await drawByFinger(hand, hand.getByRole('img', { name: /^手写签名区/ }));
  await hand.getByRole('button', { name: '发送到电脑' }).click();
  await expect(page.getByRole('img', { name: '签名 1' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(hand.getByRole('heading', { name: '已发送，请看电脑' })).toBeVisible();
  await expectAccessible(hand);
  await test.step('the code is used up', async () => {
    await hand.reload();
    await expect(hand.getByRole('heading', { name: '二维码已失效' })).toBeVisible();
  });
  await context.close();
});

test('a seal drawn on the phone is stored under the given name', async ({ page, browser, baseURL }) => {
  const base = baseURL ?? '';
  await openOwnSeals(page, base);
  await page.getByRole('button', { name: '添加印章' }).click();
  await page.getByRole('textbox', { name: '印章名称' }).fill('合同专用');
  const code = await showCode(page);
  const { context, page: hand } = await phoneOf(browser, base);
  await hand.goto(code);
  await expect(hand.getByRole('heading', { name: '手绘印章' })).toBeVisible();
  await drawByFinger(hand, hand.getByRole('img', { name: /^手绘印章区/ }));
  await hand.getByRole('button', { name: '发送到电脑' }).click();
  await expect(page.getByRole('img', { name: '合同专用' })).toBeVisible();
  await expect(page.getByText('手机手绘')).toBeVisible();
  await context.close();
});

test('a person who came by a signing link draws on the phone and signs on the computer', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const sender = await member(base, '周雅');
  const guest = stranger(base, '孙悦');
  await sendContract(sender, '兼职协议', [
    { person: guest, role: 'SIGNER', fields: [{ type: 'WRITE_SIGN', box: [80, 140, 140, 70] }] },
  ]);
  await page.goto(await readLink(page, guest.contact));
  await proveByCode(page, page, guest.contact, 'SIGNING_OBJECT');
  await nextAct(page).click();
  const code = await showCode(page);
  const { context, page: hand } = await phoneOf(browser, base);
  await hand.goto(code);
  await drawByFinger(hand, hand.getByRole('img', { name: /^手写签名区/ }));
  await hand.getByRole('button', { name: '发送到电脑' }).click();
  const sheet = page.getByRole('dialog', { name: '您的签名' });
  await expect(sheet.getByText('已收到手机上写好的内容')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: '使用这个签名' }).click();
  await expect(page.getByRole('button', { name: /^签名.*已完成/ })).toBeVisible();
  await nextAct(page).click();
  const consent = page.getByRole('dialog', { name: '确认签署' });
  await expect(consent.getByText('无需再次验证')).toBeVisible();
  await consent.getByRole('button', { name: '确认签署' }).click();
  await expectSigned(page);
  await context.close();
});
