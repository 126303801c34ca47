import { api } from '@countersign/contract';
import { type Page, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { fetchRoot } from './support/contract.ts';
import { adoptSignature, expectSigned, nextAct, proveByCode } from './support/signing-page.ts';
import { readContent, sendContract } from './support/envelope.ts';
import { finished } from './support/http-acts.ts';
import { drawByFinger } from './support/ink.ts';
import { expectFinished } from './support/judge.ts';
import { member, readLink, stranger } from './support/people.ts';

const FIELDS = [{ type: 'WRITE_SIGN', box: [80, 140, 140, 70] }] as const;

async function openLink(page: Page, contact: string, title: string): Promise<void> {
  await page.goto(await readLink(page, contact));
  await proveByCode(page, page, contact, 'SIGNING_OBJECT');
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
}

async function choose(page: Page, act: RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

test('A guest hands the contract on from a phone, and the other person signs in their place', async ({
  browser,
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const sender = await member(base, '周雅');
  const guest = stranger(base, '孙悦');
  const recipient = stranger(base, '钱多');
  const title = '兼职协议';
  const sent = await sendContract(sender, title, [{ person: guest, role: 'SIGNER', fields: FIELDS }]);

  await test.step('Without a name the errors are shown under their fields', async () => {
    await openLink(page, guest.contact, title);
    await choose(page, /^转交他人处理/);
    const sheet = page.getByRole('dialog', { name: '转交他人处理' });
    await sheet.getByRole('button', { name: '确认转交' }).click();
    await expect(sheet.getByText('请填写对方姓名')).toBeVisible();
    await expect(sheet.getByText('请填写联系方式')).toBeVisible();
    await expect(sheet.getByRole('textbox', { name: '对方姓名' })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('The other person is named and receives the link', async () => {
    const sheet = page.getByRole('dialog', { name: '转交他人处理' });
    await sheet.getByRole('textbox', { name: '对方姓名' }).fill(recipient.name);
    await sheet.getByRole('textbox', { name: '对方手机号或邮箱' }).fill(recipient.contact);
    await sheet.getByRole('button', { name: '确认转交' }).click();
    await expect(page.getByRole('heading', { name: '已转交' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('The other person signs the field that was prepared for the guest', async () => {
    const theirs = await (
      await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    ).newPage();
    await openLink(theirs, recipient.contact, title);
    await nextAct(theirs).click();
    await adoptSignature(theirs, (pad) => drawByFinger(theirs, pad));
    await nextAct(theirs).click();
    const sheet = theirs.getByRole('dialog', { name: '确认签署' });
    await expect(sheet.getByText('无需再次验证')).toBeVisible();
    await sheet.getByRole('button', { name: '确认签署' }).click();
    await expectSigned(theirs);
    await theirs.context().close();
  });

  await finished(sender, sent);
  expectFinished(Buffer.from(await readContent(sender, sent)), await fetchRoot(page.request), ['钱多']);
});

test('A signer reads the text of the contract and returns it for correction, with the reason', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const sender = await member(base, '周雅');
  const guest = stranger(base, '孙悦');
  const title = '房屋租赁合同';
  const { envelopeWsid } = await sendContract(sender, title, [{ person: guest, role: 'SIGNER', fields: FIELDS }]);
  await openLink(page, guest.contact, title);
  await test.step('The text fits the screen in the reading view, which leads back to the pages', async () => {
    await page.getByRole('button', { name: '阅读模式' }).click();
    const text = page.getByRole('region', { name: '阅读模式' });
    await expect(text.getByText('第三条 费用支付 服务费为人民币 144,000 元，按月支付，先票后款。')).toBeVisible();
    await expect(text.getByRole('img')).toHaveCount(0);
    await expectAccessible(page);
    expect(await text.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await text.getByRole('button', { name: '查看原页' }).first().click();
    await expect(text).toBeHidden();
  });
  await choose(page, /^退回发起人修改/);
  const sheet = page.getByRole('dialog', { name: '退回发起人修改？' });
  await sheet.getByRole('button', { name: '确认退回' }).click();
  await expect(sheet.getByText('请写明理由')).toBeVisible();
  await sheet.getByRole('textbox', { name: '需要修改什么' }).fill('第三条的金额不对');
  await sheet.getByRole('button', { name: '确认退回' }).click();
  await expect(page.getByRole('heading', { name: '已退回发起人' })).toBeVisible();
  await expectAccessible(page);
  const { envelope } = await sender.call(api.getEnvelope, { params: { envelopeWsid } });
  expect(envelope.status).toBe('ED_FAIL_BACK');
  expect(envelope.participants.some(({ handleReason }) => handleReason === '第三条的金额不对')).toBe(true);
});
