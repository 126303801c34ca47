import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { pageOf } from './support/console.ts';
import { enterAs } from './support/enter.ts';
import { sendContract } from './support/envelope.ts';
import { member } from './support/people.ts';

test('A sender on a phone places, moves and copies fields by tapping alone', async ({ page, baseURL }) => {
  const sender = await member(baseURL ?? '', '何静');
  const signer = { person: { name: '王小明', contact: '13800990003' }, role: 'SIGNER' as const, fields: [] };
  const { envelopeWsid } = await sendContract(sender, '租赁合同', [signer], { stop: 'draft' });
  await enterAs(page, baseURL ?? '', sender);
  await page.goto(`/envelopes/${envelopeWsid}/edit/fields`);
  const paper = pageOf(page, 1);
  await expect(paper.locator('canvas')).toBeVisible();
  const field = page.locator('[data-form]').first();

  await test.step('A tap selects a kind, a tap on the page places it', async () => {
    await page.getByRole('button', { name: '签名', exact: true }).tap();
    await paper.tap({ position: { x: 90, y: 120 } });
    await expect(field).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
  });

  await test.step('A tap moves it', async () => {
    const before = await field.boundingBox();
    await page.getByRole('button', { name: '移到…' }).tap();
    await paper.tap({ position: { x: 220, y: 200 } });
    await expect.poll(async () => (await field.boundingBox())?.x).toBeGreaterThan((before?.x ?? 0) + 60);
  });

  await test.step('It is copied to every page, and the settings unfold', async () => {
    await page.getByRole('button', { name: '复制到页面' }).tap();
    await page.getByRole('button', { name: '所有页' }).tap();
    await expect(page.getByText('已复制到 1 页')).toBeVisible();
    await page.getByRole('button', { name: '签署区设置', exact: true }).tap();
    await expect(page.getByRole('spinbutton', { name: '宽 (mm)' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('The summary reports nothing missing', async () => {
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '检查并发送' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: '发送合同' }).tap();
    await page.waitForURL('**/envelope-detail?envelopeId=*');
  });
});
