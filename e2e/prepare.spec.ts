import { api } from '@countersign/contract';
import { type Page, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { dragField, pageOf } from './support/console.ts';
import { contractFile } from './support/contract.ts';
import { enterAs } from './support/enter.ts';
import { choose } from './support/signing-page.ts';
import { sendContract } from './support/envelope.ts';
import { member } from './support/people.ts';

const saved = (page: Page) => expect(page.getByText('已保存', { exact: true })).toBeVisible();
const fields = (page: Page, name: string) =>
  page.getByRole('region', { name: '合同页面' }).getByRole('button', { name: new RegExp(`^${name}，`) });

test('A sender prepares two documents with fields, seals and copies, and schedules them; a reload keeps all', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const sender = await member(base, '何静');
  const first = { name: '王小明', contact: '13800990001' };
  const second = { name: 'Alice Smith', contact: 'alice.prepares@example.com' };
  const title = '技术服务合同';
  const signers = [first, second].map((person) => ({ person, role: 'SIGNER' as const, fields: [] }));
  const { envelopeWsid } = await sendContract(sender, title, signers, { stop: 'draft' });
  const names = () => page.getByRole('textbox', { name: /^第 \d 份文件的名称$/ });

  await test.step('A second file is added, renamed in place and put first', async () => {
    await enterAs(page, base, sender);
    await page.goto(`/envelopes/${envelopeWsid}/edit/documents`);
    await choose(page, page.getByRole('button', { name: '继续添加文件' }), contractFile('附件.pdf'));
    await expect(names()).toHaveCount(2);
    await names().nth(1).fill('附件一');
    await page.getByRole('button', { name: '上移 附件一.pdf' }).click();
    await expect(names().first()).toHaveValue('附件一');
  });

  await test.step('A removed file is restored', async () => {
    await page.getByRole('button', { name: '移除 附件一.pdf' }).click();
    await expect(names()).toHaveCount(1);
    await page.getByRole('status').getByRole('button', { name: '撤销' }).click();
    await expect(names()).toHaveCount(2);
    await expect(names().first()).toHaveValue('附件一');
  });

  await test.step('A sending time is set', async () => {
    await page.getByRole('switch', { name: '定时发送' }).check();
    await expect(page.getByText(/北京时间 09:00 自动发送/)).toBeVisible();
    await saved(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: '签署位置' }).click();
    await expect(pageOf(page, 1).first().locator('canvas')).toBeVisible();
  });

  await test.step('The places that the text asks for are suggested, and placed by a click alone (ux 44)', async () => {
    const suggested = page.getByRole('region', { name: '建议的签署位置' });
    await expect(suggested.getByText('建议 4 处签署区')).toBeVisible();
    await expect(page.getByText('0 个签署区', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await suggested.getByRole('button', { name: '放置 4 处' }).click();
    await expect(page.getByText('4 个签署区', { exact: true })).toBeVisible();
    await expect(suggested).toHaveCount(0);
    await page.getByRole('button', { name: '撤销' }).click();
    await suggested.getByRole('button', { name: '不需要这些建议' }).click();
    await expect(suggested).toHaveCount(0);
  });

  await test.step('Fields are placed at a keyword', async () => {
    await page.getByRole('button', { name: '按关键字放置' }).click();
    await page.getByRole('textbox', { name: '关键字' }).fill('甲方（签章）');
    await page.getByRole('textbox', { name: '关键字' }).press('Enter');
    await expect(page.getByText('找到 2 处')).toBeVisible();
    await page.getByRole('combobox', { name: '放在' }).selectOption('文字下方');
    await expectAccessible(page);
    await page.getByRole('button', { name: '在全部 2 处放置' }).click();
    await expect(page.getByText('2 个签署区', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '关闭查找' }).click();
  });

  await test.step('A check-mark seal spans the edges of the pages and is previewed at once', async () => {
    await page.getByRole('radiogroup', { name: '放置给' }).getByText(second.name).click();
    await page.getByRole('button', { name: '骑缝章', exact: true }).press('Enter');
    await expect(fields(page, '骑缝章').first()).toBeVisible();
    const strips = page.getByRole('img', { name: '各页边缘拼合后的效果' }).locator(':scope > span');
    await expect(strips.first()).toBeVisible();
    const places = await strips.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const across = Math.max(...places.map(({ right }) => right)) - Math.min(...places.map(({ left }) => left));
    expect(across / (places[0]?.height ?? 0)).toBeCloseTo(1, 2);
    const before = await fields(page, '骑缝章').first().boundingBox();
    await page.getByRole('combobox', { name: '盖在哪一侧' }).selectOption('左侧');
    await expect.poll(async () => (await fields(page, '骑缝章').first().boundingBox())?.x).toBeLessThan(before?.x ?? 0);
    await expectAccessible(page);
  });

  await test.step('A field is copied to all pages, and undone', async () => {
    await dragField(page, '日期', 0.5, 0.1);
    // There is no list whose column could fill it in.
    await expect(page.getByRole('textbox', { name: '预填日期' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: '批量发送的字段名' })).toHaveCount(0);
    await page.getByRole('button', { name: '复制到页面' }).click();
    await page.getByRole('button', { name: '所有页' }).click();
    await expect(page.getByText('5 个签署区', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '撤销' }).first().click();
    await expect(page.getByText('4 个签署区', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '重做' }).click();
    await expect(page.getByText('5 个签署区', { exact: true })).toBeVisible();
    await saved(page);
  });

  await test.step('The arrow buttons of the settings move the selected field', async () => {
    const day = fields(page, '日期').first();
    await day.click();
    const before = await day.boundingBox();
    await page.getByRole('button', { name: '再来一个' }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await day.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
    await saved(page);
  });

  await test.step('A reload keeps everything', async () => {
    await page.reload();
    await expect(page.getByText('5 个签署区', { exact: true })).toBeVisible();
    await expect(fields(page, '骑缝章').first()).toBeVisible();
    const params = { envelopeWsid };
    const { forms } = await sender.call(api.listForms, { params, query: {} });
    expect(forms.map(({ formType }) => formType).toSorted()).toEqual([
      'DATE',
      'DATE',
      'MULTI_CHECK_MARK',
      'WRITE_SIGN',
      'WRITE_SIGN',
    ]);
    const { documents } = await sender.call(api.listDocuments, { params });
    expect(documents.map(({ fileName }) => fileName)).toEqual(['附件一.pdf', '技术服务合同.pdf']);
  });

  await test.step('Each signer’s preview shows only their own fields', async () => {
    await page.getByRole('button', { name: '以签署人的视角预览' }).click();
    await expect(page.getByRole('img', { name: /^签名，王小明/ }).first()).toBeVisible();
    await expect(page.getByRole('img', { name: /Alice Smith/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: '结束预览' }).click();
  });

  await test.step('The summary shows the sending time, and the contract is scheduled', async () => {
    await page.getByRole('button', { name: '检查并发送' }).click();
    const sheet = page.getByRole('dialog', { name: '发送前检查' });
    await expect(sheet.getByText(/自动发送/)).toBeVisible();
    await sheet.getByRole('button', { name: '定时发送合同' }).click();
    await page.waitForURL('**/envelope-detail?envelopeId=*');
    const { envelope } = await sender.call(api.getEnvelope, { params: { envelopeWsid }, query: {} });
    expect(envelope.status).toBe('TIMED');
  });
});

test('Changes that could not be saved before the tab was closed are restored when the draft is opened', async ({
  context,
  page,
  baseURL,
}) => {
  const sender = await member(baseURL ?? '', '何静');
  const signer = { person: { name: '王小明', contact: '13800990002' }, role: 'SIGNER' as const, fields: [] };
  const { envelopeWsid } = await sendContract(sender, '保密协议', [signer], { stop: 'draft' });
  await enterAs(page, baseURL ?? '', sender);
  await page.goto(`/envelopes/${envelopeWsid}/edit/fields`);
  await expect(pageOf(page, 1).locator('canvas')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: '签名', exact: true }).press('Enter');
  await expect(page.getByText('1 个签署区', { exact: true })).toBeVisible();
  await expect(page.getByText(/保存失败/)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`/envelopes/${envelopeWsid}/edit/fields`);
  await expect(again.getByText('1 个签署区', { exact: true })).toBeVisible();
  await saved(again);
  const { forms } = await sender.call(api.listForms, { params: { envelopeWsid }, query: {} });
  expect(forms).toHaveLength(1);
});

test('A field whose response was lost is not created twice', async ({ page, baseURL }) => {
  const sender = await member(baseURL ?? '', '何静');
  const signer = { person: { name: '王小明', contact: '13800990004' }, role: 'SIGNER' as const, fields: [] };
  const { envelopeWsid } = await sendContract(sender, '采购合同', [signer], { stop: 'draft' });
  await enterAs(page, baseURL ?? '', sender);
  await page.goto(`/envelopes/${envelopeWsid}/edit/fields`);
  await expect(pageOf(page, 1).locator('canvas')).toBeVisible();
  let lost = 0;
  await page.route(`**/api/envelopes/${envelopeWsid}/forms`, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await page.getByRole('button', { name: '签名', exact: true }).press('Enter');
  await expect.poll(() => lost).toBe(1);
  await expect(page.getByText(/保存失败/)).toBeVisible();
  await saved(page);
  const { forms } = await sender.call(api.listForms, { params: { envelopeWsid }, query: {} });
  expect(forms).toHaveLength(1);
});
