import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sendContract } from './support/envelope.ts';
import { member, stranger } from './support/people.ts';
import { enterAs } from './support/enter.ts';

const FIELD = { type: 'WRITE_SIGN', box: [80, 120, 160, 64] } as const;

test('Several contracts are selected by tapping, labelled and revoked for one reason', async ({ page, baseURL }) => {
  const base = baseURL ?? '';
  const sender = await member(base, '林涛');
  const signer = stranger(base, '何静');
  for (const title of ['甲方合同', '乙方合同'])
    await sendContract(sender, title, [{ person: signer, role: 'SIGNER', fields: [FIELD] }]);
  await enterAs(page, base, sender);
  await page.goto('/envelopes');
  const card = (title: string) => page.getByRole('row').filter({ hasText: title });
  const bar = page.getByRole('region', { name: '批量操作' });

  await test.step('The selected status is in view among all of them', async () => {
    const statuses = page.getByRole('navigation', { name: '合同状态' });
    await expect(statuses.getByRole('link', { name: /^回收站/ })).not.toBeInViewport();
    // The counts of the others load later and shift it.
    await page.route(/\/api\/envelopes\/counts/, async (route) => {
      await expect(statuses).toBeVisible();
      await route.continue();
    });
    await page.goto('/envelopes?envelopeShownStatus=RECYCLED');
    await expect(statuses.getByRole('link', { name: /^待他人处理 2$/ })).toBeAttached();
    await expect(statuses.getByRole('link', { name: /^回收站/ })).toBeInViewport({ ratio: 1 });
    // Later pages ask for the counts, too.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/envelopes');
  });

  await test.step('The selection floats in a bar above the navigation', async () => {
    for (const title of ['甲方合同', '乙方合同']) await card(title).getByRole('checkbox').tap();
    await expect(bar.getByText('已选 2 份')).toBeVisible();
    await expectAccessible(page);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });

  await test.step('A first label is created on the way', async () => {
    await bar.getByRole('button', { name: '打标签' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: '管理标签' }).tap();
    const sheet = page.getByRole('dialog', { name: '管理标签' });
    await sheet.getByRole('textbox', { name: '新标签' }).fill('租赁');
    await sheet.getByRole('button', { name: '创建' }).tap();
    await expect(sheet.getByRole('button', { name: '修改：租赁' })).toBeVisible();
    await sheet.getByRole('button', { name: '关闭' }).last().tap();
    await bar.getByRole('button', { name: '打标签' }).tap();
    await page.getByRole('checkbox', { name: '租赁' }).check();
    await page.getByRole('button', { name: '应用' }).tap();
    for (const title of ['甲方合同', '乙方合同']) await expect(card(title)).toContainText('租赁');
  });

  await test.step('Both are revoked for the same reason, each with its result', async () => {
    await bar.getByRole('button', { name: '撤回' }).tap();
    const dialog = page.getByRole('dialog', { name: '撤回 2 份合同' });
    await dialog.getByRole('button', { name: '撤回' }).tap();
    await expect(dialog.getByText('请写明原因')).toBeVisible();
    await dialog.getByRole('textbox', { name: '撤回原因' }).fill('租金有误');
    await dialog.getByRole('button', { name: '撤回' }).tap();
    await expect(page.getByText('2 份全部完成')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().tap();
    await expect(bar).toHaveCount(0);
    for (const title of ['甲方合同', '乙方合同']) await expect(card(title)).toContainText('已撤回');
  });
});
