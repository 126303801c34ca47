import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { bulkDraft } from './support/bulk.ts';
import { found } from './support/enterprises.ts';
import { freshPhone, member } from './support/people.ts';
import { enterAs } from './support/enter.ts';

test('A template is made from an envelope, enabled, and sent to a pasted list of three', async ({ page, baseURL }) => {
  const base = baseURL ?? '';
  const owner = await member(base, '人事周雅');
  await found(owner, '青禾人力有限公司');
  const envelopeWsid = await bulkDraft(owner);
  await enterAs(page, base, owner);

  await test.step('The envelope is saved as a template, whose people become roles', async () => {
    await page.goto(`/envelope-detail?envelopeId=${envelopeWsid}`);
    await page.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '存为模板' }).click();
    const sheet = page.getByRole('dialog', { name: '存为模板' });
    await sheet.getByRole('textbox', { name: '模板名称' }).fill('入职协议模板');
    await sheet.getByRole('button', { name: '存为模板' }).click();
    await expect(page.getByRole('heading', { name: '入职协议模板', exact: true })).toBeVisible();
    await expect(page.getByText('使用时导入名单，每人各一份')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('It is enabled, and listed among those that may be used', async () => {
    await page.getByRole('button', { name: '启用', exact: true }).click();
    await expect(page.getByRole('button', { name: '使用', exact: true })).toBeVisible();
    await page.getByRole('link', { name: '全部模板' }).click();
    await expect(page.getByRole('link', { name: '入职协议模板' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When used, it asks for its list, which is pasted', async () => {
    await page.getByRole('button', { name: '使用 入职协议模板' }).click();
    const use = page.getByRole('dialog', { name: '使用模板“入职协议模板”' });
    await expect(use.getByRole('textbox', { name: '合同标题' })).toBeVisible();
    await expectAccessible(page);
    await use.getByRole('button', { name: '下一步：导入名单' }).click();
    await page.getByRole('button', { name: '名单…' }).click();
    const list = page.getByRole('dialog', { name: '批量名单' });
    await list.getByRole('button', { name: '直接粘贴名单' }).click();
    const rows = [1, 2, 3].map((at) => `员工${at}\t${freshPhone()}\t岗位${at}`);
    await list.getByRole('textbox', { name: '粘贴的名单' }).fill(['姓名\t手机号\t职位', ...rows].join('\n'));
    await list.getByRole('button', { name: '使用这 3 行' }).click();
    await expect(list.getByText('3 人都可以发送。')).toBeVisible();
    await list.getByRole('button', { name: '完成' }).click();
  });

  await test.step('It is sent to all three', async () => {
    await page.getByRole('button', { name: '检查并发送' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '分别发送给 3 人' }).click();
    await page.waitForURL('**/bulk/**');
    await expect(page.getByText('已发送完毕')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('The use log of the template shows it', async () => {
    await page.goto('/enterprise/templates');
    await page.getByRole('link', { name: '入职协议模板' }).click();
    const log = page.getByRole('region', { name: '使用记录' });
    await expect(log.getByText('批量发送，已发出 3 份')).toBeVisible();
    await expect(log.getByText('人事周雅')).toBeVisible();
  });
});
