import { devices, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { countActs } from './support/acts.ts';
import { fetchRoot } from './support/contract.ts';
import { adoptSignature, download, expectSigned, nextAct, proveByCode } from './support/signing-page.ts';
import { sendContract } from './support/envelope.ts';
import { STROKES, drawByFinger } from './support/ink.ts';
import { expectFinished } from './support/judge.ts';
import { member, readLink, stranger } from './support/people.ts';

// As sharp as the phone's screen, which is not a whole number of pixels.
test.use({ deviceScaleFactor: devices['Pixel 7'].deviceScaleFactor });

test('A person without an account signs on a phone through the link in their message', async ({ page, baseURL }) => {
  const base = baseURL ?? '';
  const sender = await member(base, '周雅');
  const guest = stranger(base, '孙悦');
  const title = '兼职协议';
  await sendContract(sender, title, [
    {
      person: guest,
      role: 'SIGNER',
      fields: [
        { type: 'TEXT', box: [80, 320, 220, 24] },
        { type: 'DATE', box: [80, 260, 130, 24] },
        { type: 'WRITE_SIGN', box: [80, 140, 140, 70] },
      ],
    },
  ]);

  const acts = await countActs(page);
  await test.step('The link asks for a code that is sent to the contact', async () => {
    await page.goto(await readLink(page, guest.contact));
    await expect(page.getByRole('heading', { name: '您有一份合同待处理' })).toBeVisible();
    await expect(page.getByText(`发起人：${sender.name}`)).toBeVisible();
    await proveByCode(page, page, guest.contact, 'SIGNING_OBJECT');
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  });

  await test.step('One button leads from field to field', async () => {
    await nextAct(page).click();
    await page.getByRole('textbox', { name: /^填写文字/ }).fill('每周三次，共十二小时 · 12 hours');
    await nextAct(page).click();
    await adoptSignature(page, (pad) => drawByFinger(page, pad, STROKES));
    await expect(page.getByRole('button', { name: /^签名.*已完成/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('The code that opened the contract also signs it', async () => {
    await nextAct(page).click();
    const sheet = page.getByRole('dialog', { name: '确认签署' });
    await expect(sheet.getByText('无需再次验证')).toBeVisible();
    await sheet.getByRole('button', { name: '确认签署' }).click();
    await expectSigned(page);
    // Send the code, start, go on after the text, draw, use it, finish, confirm (ux 42, 43).
    expect((await acts()).clicks).toBeLessThanOrEqual(7);
  });

  const pdf = await test.step('The completed contract can be downloaded', async () =>
    download(page, page.getByRole('link', { name: '下载合同' })));
  const { text } = expectFinished(pdf, await fetchRoot(page.request), ['孙悦']);
  expect(text).toContain('每周三次，共十二小时 · 12 hours');
  await expectAccessible(page);
});

test('A guest known by an e-mail address reads in English at once that the requested seal needs an account', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const sender = await member(base, '周雅');
  const guest = stranger(base, 'Zoe Chen', `zoe-${Date.now()}@example.com`);
  const title = '供货协议';
  const fields = [{ type: 'SEAL_SIGN', box: [80, 140, 113, 113] }] as const;
  await sendContract(sender, title, [{ person: guest, role: 'SIGNER', fields }]);
  await page.goto(await readLink(page, guest.contact));
  await proveByCode(page, page, guest.contact, 'SIGNING_OBJECT');
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: '语言' }).first().selectOption('en');
  await expect(page.getByText('This contract asks for your seal')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Log in to use a seal' }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fsign%2F/);
});
