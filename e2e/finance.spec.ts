import { api } from '@countersign/contract';
import { type Page, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sendContract } from './support/envelope.ts';
import { confirmAsSecond, openConsole } from './support/operators.ts';
import { member } from './support/people.ts';
import { enterAs } from './support/enter.ts';

const FIRM = '云杉商贸有限公司';

/** The large number on the balance card. */
const balance = (page: Page) => page.getByRole('region', { name: '可用额度' });

test('An enterprise numbers its contracts, buys charges by bank transfer, and gets them and a bill once paid', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const [owner, clerk] = [await member(base, '顾清'), await member(base, '罗宁')];
  const { enterprise } = await owner.call(api.createEnterprise, { body: { name: FIRM } });
  const body = { destinationWsid: enterprise.userEnterpriseWsid };
  await owner.call(api.changeAccount, { params: { userWsid: owner.userWsid }, body });
  await enterAs(page, base, owner);
  let reference = '';

  await test.step('A numbering rule previews its next number, and is enabled', async () => {
    await page.goto('/enterprise/contract-numbers');
    await page.getByRole('button', { name: '新建规则' }).click();
    const sheet = page.getByRole('dialog', { name: '新建编号规则' });
    await sheet.getByRole('textbox', { name: '前缀' }).fill('YS-');
    await sheet.getByRole('combobox', { name: '日期' }).selectOption('yyyy');
    await sheet.getByRole('combobox', { name: '印在文件上' }).selectOption('FOOTER_RIGHT');
    await expect(sheet.getByText(/^YS-\d{4}-0001$/)).toBeVisible();
    await sheet.getByRole('button', { name: '保存并启用' }).click();
    await expect(page.getByText('使用中', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('A contract that is sent shows its number and takes a charge', async () => {
    const fields = [{ type: 'WRITE_SIGN', box: [80, 140, 140, 70] }] as const;
    const { envelopeWsid } = await sendContract(owner, '供货合同', [{ person: clerk, role: 'SIGNER', fields }]);
    await page.goto(`/envelope-detail?envelopeId=${envelopeWsid}`);
    await expect(page.getByText(/合同编号 YS-\d{4}-0001/)).toBeVisible();
    await page.goto('/enterprise/finance?tab=records');
    await expect(balance(page).getByText('99,998', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '供货合同' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('A package is ordered, and the payment instructions are shown', async () => {
    await page.getByRole('button', { name: '购买团队包' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '提交订单' }).click();
    const sheet = page.getByRole('dialog', { name: '请转账付款' });
    reference = (await sheet.getByText(/^CS\d+$/).textContent()) ?? '';
    await sheet.getByRole('button', { name: '知道了' }).click();
    await page.getByRole('tab', { name: '订单' }).click();
    await expect(page.getByText('待付款', { exact: true })).toBeVisible();
  });

  await test.step('One operator records the payment, and another confirms it', async () => {
    const staff = await (await browser.newContext()).newPage();
    await openConsole(staff, '/operator/orders');
    await staff.getByRole('button', { name: `确认到账：${reference}` }).click();
    await expectAccessible(staff);
    await staff.getByRole('textbox', { name: '付款流水号' }).last().fill('ICBC-20261127-0001');
    await staff.getByRole('textbox', { name: '到账金额（CNY）' }).fill('1199.00');
    await staff.getByRole('dialog').getByRole('button', { name: '确认到账' }).click();
    await expect(staff.getByText('已提出，等待另一位操作员复核')).toBeVisible();
    await expect(staff.getByText('待复核', { exact: true }).first()).toBeVisible();
    await staff.context().close();
    const second = await confirmAsSecond(browser, new RegExp(`确认订单到账，${reference}`));
    await expect(second.getByRole('status').getByText('已执行')).toBeVisible();
    await second.context().close();
  });

  await test.step('The charges are credited, and a bill can be downloaded', async () => {
    await page.reload();
    await expect(balance(page).getByText('100,298', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: '账单' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: /^下载账单/ }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^BILL\d+\.pdf$/);
  });
});
