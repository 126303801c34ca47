import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { bulkDraft } from './support/bulk.ts';
import { enterAs } from './support/enter.ts';
import { freshPhone, member } from './support/people.ts';

test('A list is pasted on a phone, corrected and sent, and then revoked with a reason', async ({ page, baseURL }) => {
  const base = baseURL ?? '';
  const sender = await member(base, '人事周雅');
  const envelopeWsid = await bulkDraft(sender);
  const [first, second] = [freshPhone(), freshPhone()];

  await test.step('The list is pasted, and its wrong row is corrected', async () => {
    await enterAs(page, base, sender);
    await page.goto(`/envelopes/${envelopeWsid}/edit/participants`);
    await page.getByRole('button', { name: '名单…' }).click();
    const dialog = page.getByRole('dialog', { name: '批量名单' });
    await dialog.getByRole('button', { name: '直接粘贴名单' }).click();
    const pasted = `姓名\t手机号\t职位\n员工甲\t${first}\t店员\n员工乙\t123\t店长`;
    await dialog.getByRole('textbox', { name: '粘贴的名单' }).fill(pasted);
    await dialog.getByRole('button', { name: '使用这 2 行' }).click();
    await dialog.getByRole('textbox', { name: '第 2 行的手机号' }).fill(second);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '保存改正' }).click();
    await expect(dialog.getByText('2 人都可以发送。')).toBeVisible();
    await dialog.getByRole('button', { name: '完成' }).click();
  });

  await test.step('It is sent to both', async () => {
    await page.getByRole('button', { name: '检查并发送' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '分别发送给 2 人' }).click();
    await page.waitForURL('**/bulk/**');
    await expect(page.getByText('已发送完毕')).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
  });

  await test.step('Both contracts are revoked with a reason', async () => {
    await page.getByRole('button', { name: '全部撤回' }).click();
    const dialog = page.getByRole('dialog', { name: '撤回这次批量发送？' });
    await dialog.getByRole('button', { name: '全部撤回' }).click();
    await expect(dialog.getByText('请填写撤回原因。')).toBeVisible();
    await dialog.getByRole('textbox', { name: '撤回原因' }).fill('条款有误，稍后重发');
    await dialog.getByRole('button', { name: '全部撤回' }).click();
    await expect(page.getByRole('button', { name: '已撤回 2' })).toBeVisible({ timeout: 60_000 });
    await page.getByRole('link', { name: '查看合同：员工乙' }).click();
    await expect(page.getByText('条款有误，稍后重发').first()).toBeVisible();
  });
});
