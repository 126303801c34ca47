import { api } from '@countersign/contract';
import { type Locator, type Page, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { enterAs } from './support/enter.ts';
import { sendContract } from './support/envelope.ts';
import { member } from './support/people.ts';

const line = (page: Page, at: number): Locator => page.getByRole('listitem', { name: `第 ${at} 位参与人` });

test('A sender saves the participants of a contract as a group, and adds them to the next one with a tap', async ({
  page,
  baseURL,
}) => {
  const sender = await member(baseURL ?? '', '何静');
  const parts = [
    { person: { name: '王小明', contact: '13800990011' }, role: 'SIGNER' as const, fields: [] },
    { person: { name: '李雷', contact: 'li.lei@example.com' }, role: 'CHECKER' as const, fields: [] },
  ];
  const { envelopeWsid } = await sendContract(sender, '供货合同', parts, { stop: 'draft' });
  await enterAs(page, baseURL ?? '', sender);
  const groups = page.getByRole('button', { name: '联系人分组' });

  await test.step('The participants become a group', async () => {
    await page.goto(`/envelopes/${envelopeWsid}/edit/participants`);
    await groups.tap();
    await page.getByLabel('把当前 2 位参与人存为分组').fill('年度供货');
    await expectAccessible(page);
    await page.getByRole('button', { name: '保存', exact: true }).tap();
    await expect(page.getByText('已保存分组“年度供货”')).toBeVisible();
    await expect(page.getByRole('button', { name: '已添加 年度供货' })).toBeVisible();
  });

  await test.step('The next contract gets them with their duties', async () => {
    const { envelope } = await sender.call(api.createEnvelope, { body: {} });
    await page.goto(`/envelopes/${envelope.envelopeWsid}/edit/participants`);
    await groups.tap();
    await page.getByRole('button', { name: '添加 年度供货' }).tap();
    await page.keyboard.press('Escape');
    await expect(line(page, 1).getByRole('textbox', { name: '姓名' })).toHaveValue('王小明');
    await expect(line(page, 2).getByRole('textbox', { name: '手机号或邮箱' })).toHaveValue('li.lei@example.com');
    await expect(line(page, 2).getByRole('combobox')).toHaveValue('CHECKER');
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  });

  await test.step('A deleted group comes back from the notice', async () => {
    await groups.tap();
    await page.getByRole('button', { name: '删除分组“年度供货”' }).tap();
    await page.getByRole('button', { name: '撤销' }).tap();
    await groups.tap();
    await expect(page.getByRole('button', { name: '已添加 年度供货' })).toBeVisible();
  });
});
