import type { Person } from '@countersign/testkit/client';
import { type Browser, type BrowserContext, type Page, devices, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { fetchRoot } from './support/contract.ts';
import { adoptSignature, expectSigned, nextAct } from './support/signing-page.ts';
import { enterAs } from './support/enter.ts';
import { readContent, sendContract } from './support/envelope.ts';
import { finished } from './support/http-acts.ts';
import { drawByMouse } from './support/ink.ts';
import { expectFinished } from './support/judge.ts';
import { member, readCode, readLink } from './support/people.ts';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
const phone = { ...pixel, deviceScaleFactor: 1 };
const FIELD = { type: 'WRITE_SIGN', box: [80, 140, 140, 70] } as const;

/** A contract whose signer signs by phone, sent to a person with an account. */
async function send(base: string, title: string) {
  const sender = await member(base, '王小明');
  const signer = await member(base, '李雷');
  const sketch = { person: signer, role: 'SIGNER', fields: [FIELD], secureLevel: 'SHIELD_CERT' } as const;
  return { sender, signer, sent: await sendContract(sender, title, [sketch]) };
}

/** Opens the link on the computer, draws the visible signature, and goes on as far as the consent. */
async function openConsent(page: Page, base: string, signer: Person): Promise<void> {
  await enterAs(page, base, signer);
  await page.goto(await readLink(page, signer.contact));
  await nextAct(page).click();
  await adoptSignature(page, (pad) => drawByMouse(page, pad));
  await nextAct(page).click();
}

/** Consents with the sign password, and returns what a camera reads from the QR code. */
async function showCode(page: Page, { signPassword }: { signPassword: string }): Promise<string> {
  const consent = page.getByRole('dialog', { name: '确认签署' });
  await consent.getByRole('textbox', { name: '签署密码' }).fill(signPassword);
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/mobile-shield'),
    ),
    consent.getByRole('button', { name: '确认签署' }).click(),
  ]);
  await expect(page.getByRole('img', { name: /^二维码/ })).toBeVisible();
  const { data } = (await answer.json()) as { data: { session: { link: string } } };
  // The code names the server's public address; the phone of this journey uses the test server.
  const { pathname, hash } = new URL(data.session.link);
  return pathname + hash;
}

/** Binds a new phone to the signer: by the code that was sent, and by the number shown on the computer. */
async function pairPhone(hand: Page, page: Page, { contact }: { contact: string }): Promise<void> {
  await hand.getByRole('button', { name: '确认签署' }).click();
  const field = hand.getByLabel('验证码', { exact: true });
  await expect(field).toBeVisible();
  await field.fill(await readCode(page, contact, 'SIGN'));
  const number = await hand
    .locator('strong')
    .filter({ hasText: /^\d{4}$/ })
    .innerText();
  await page.getByLabel('手机上的号码').fill(number);
}

async function phoneOf(browser: Browser, baseURL: string): Promise<{ context: BrowserContext; hand: Page }> {
  const context = await browser.newContext({ ...phone, baseURL });
  return { context, hand: await context.newPage() };
}

/** What a script on the page can read of the keys that the phone keeps. */
const keysOf = (page: Page): Promise<{ extractable: boolean; taken: boolean }[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no database'));
      });
    const database = await done(indexedDB.open('countersign-shield'));
    const kept: { keys: CryptoKeyPair }[] = await done(database.transaction('keys').objectStore('keys').getAll());
    return Promise.all(
      kept.map(async ({ keys: { privateKey } }) => ({
        extractable: privateKey.extractable,
        taken: await crypto.subtle.exportKey('pkcs8', privateKey).then(
          () => true,
          () => false,
        ),
      })),
    );
  });

test('the signer’s phone signs what the computer shows, with a key that cannot be exported from it', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const { sender, signer, sent } = await send(base, '技术服务合同');
  await openConsent(page, base, signer);
  const code = await showCode(page, signer);
  await expectAccessible(page);
  const { context, hand } = await phoneOf(browser, base);
  await hand.goto(code);
  await test.step('the phone shows the contract, the parties and the same digest as the computer', async () => {
    await expect(hand.getByRole('heading', { name: '技术服务合同', level: 1 })).toBeVisible();
    await expect(hand.getByText('签署人：李雷')).toBeVisible();
    expect(new URL(hand.url()).hash).toBe('');
    await expect(page.getByText('已在手机上打开，请在手机上核对并确认')).toBeVisible();
    await page.getByText('核对文件摘要').click();
    const digest = (on: Page) => on.getByRole('img', { name: /^[0-9a-f]{64}$/ }).getAttribute('aria-label');
    expect(await digest(hand)).toBe(await digest(page));
    await expectAccessible(hand);
  });
  await pairPhone(hand, page, signer);
  await expect(hand.getByRole('heading', { name: '已签署' })).toBeVisible();
  await expectAccessible(hand);
  await expectSigned(page);
  await test.step('the key stays on the phone', async () => {
    expect(await keysOf(hand)).toEqual([{ extractable: false, taken: false }]);
  });
  await test.step('independent verifiers find the completed contract valid', async () => {
    await finished(sender, sent);
    expectFinished(await readContent(sender, sent), await fetchRoot(page.request), ['李雷']);
  });
  await test.step('the phone is listed in the security settings, and is removed there', async () => {
    await page.goto('/account/security');
    await page.getByRole('button', { name: /^移除 / }).click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '移除' }).click();
    await expect(page.getByText('手机已移除，不能再签署')).toBeVisible();
  });
  await context.close();
});

test('a signer who declines on the phone has signed nothing and may start again on the computer', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const { signer } = await send(base, '保密协议');
  await openConsent(page, base, signer);
  const { context, hand } = await phoneOf(browser, base);
  await hand.goto(await showCode(page, signer));
  await hand.getByRole('button', { name: '不签署' }).click();
  await hand.getByRole('alertdialog').or(hand.getByRole('dialog')).getByRole('button', { name: '不签署' }).click();
  await expect(hand.getByRole('heading', { name: '没有签署' })).toBeVisible();
  await expect(page.getByText('您在手机上选择了不签署。')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '重新开始' }).click();
  await hand.goto(await showCode(page, signer));
  await pairPhone(hand, page, signer);
  await expect(hand.getByRole('heading', { name: '已签署' })).toBeVisible();
  await expectSigned(page);
  await context.close();
});
