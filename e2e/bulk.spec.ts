import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { BULK_TITLE as TITLE, bulkDraft } from './support/bulk.ts';
import { fetchRoot } from './support/contract.ts';
import { enterAs } from './support/enter.ts';
import { adoptSignature, choose, download, expectSigned, nextAct, proveByCode } from './support/signing-page.ts';
import { drawByMouse } from './support/ink.ts';
import { expectFinished } from './support/judge.ts';
import { freshPhone, member, readLink } from './support/people.ts';
import { sheetFile } from './support/sheet.ts';

test('A list of six is uploaded, corrected and sent, and one recipient signs', async ({ browser, page, baseURL }) => {
  const base = baseURL ?? '';
  const sender = await member(base, '人事周雅');
  const envelopeWsid = await bulkDraft(sender);
  const phones = Array.from({ length: 6 }, () => freshPhone());
  const rows = phones.map((phone, at) => [`员工${at + 1}`, phone, `岗位${at + 1}`, '2026-09-01']);
  const wrong = rows.map((row, at) => {
    if (at === 1) return [row[0] ?? '', '12345', row[2] ?? '', row[3] ?? ''];
    return at === 4 ? [row[0] ?? '', row[1] ?? '', '', row[3] ?? ''] : row;
  });
  const sheet = sheetFile([['姓名', '手机号', '职位', '入职日'], ...wrong]);

  await test.step('The sender uploads a sheet and sees the errors of each row', async () => {
    await enterAs(page, base, sender);
    await page.goto(`/envelopes/${envelopeWsid}/edit/participants`);
    await page.getByRole('button', { name: '名单…' }).click();
    const dialog = page.getByRole('dialog', { name: '批量名单' });
    await expect(dialog.getByRole('list', { name: '表格的列' })).toContainText('职位 *');
    await choose(page, dialog.getByRole('button', { name: /^把填好的表格拖到这里/ }), sheet);
    await expect(dialog.getByText('6 行中有 2 行需要改正，其余可以发送。')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '第 2 行的手机号' })).toHaveAccessibleDescription(
      '请填写手机号（境外号码须带 + 和区号）或邮箱。',
    );
    await expect(dialog.getByText('“职位”没有填写。')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Both rows are corrected in place', async () => {
    const dialog = page.getByRole('dialog', { name: '批量名单' });
    await dialog.getByRole('button', { name: '跳到下一处' }).click();
    await expect(dialog.getByRole('textbox', { name: '第 2 行的手机号' })).toBeFocused();
    await dialog.getByRole('textbox', { name: '第 2 行的手机号' }).fill(phones[1] ?? '');
    await dialog.getByRole('textbox', { name: '第 5 行的职位' }).fill('岗位5');
    await dialog.getByRole('button', { name: '保存改正' }).click();
    await expect(dialog.getByText('6 人都可以发送。')).toBeVisible();
    await dialog.getByRole('button', { name: '完成' }).click();
  });

  await test.step('The draft is sent to the list, and the page shows the progress to the end', async () => {
    await page.goto(`/envelopes/${envelopeWsid}/edit/fields`);
    await page.getByRole('button', { name: '检查并发送' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '分别发送给 6 人' }).click();
    await page.waitForURL('**/bulk/**');
    await expect(page.getByText('已发送完毕')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('已发送 6 · 未能发送 0 · 等待 0')).toBeVisible();
    await expect(page.getByRole('link', { name: '查看合同：员工6' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('One of them signs through the link in their message', async () => {
    const theirs = await (await browser.newContext()).newPage();
    const contact = phones[4] ?? '';
    await theirs.goto(await readLink(page, contact));
    await proveByCode(theirs, theirs, contact, 'SIGNING_OBJECT');
    await expect(theirs.getByRole('heading', { name: '员工5 的入职协议' })).toBeVisible();
    await nextAct(theirs).click();
    await adoptSignature(theirs, (pad) => drawByMouse(theirs, pad));
    await nextAct(theirs).click();
    const confirm = theirs.getByRole('dialog', { name: '确认签署' });
    await expect(confirm.getByText('无需再次验证')).toBeVisible();
    await confirm.getByRole('button', { name: '确认签署' }).click();
    await expectSigned(theirs);
    const pdf = await download(theirs, theirs.getByRole('link', { name: '下载合同' }));
    const { text } = expectFinished(pdf, await fetchRoot(page.request), ['员工5']);
    expect(text).toContain('岗位5');
    expect(text).toContain('2026-09-01');
    await theirs.context().close();
  });

  await test.step('The list of bulk sendings leads back to it', async () => {
    await page.getByRole('link', { name: '批量发送', exact: true }).click();
    await expect(page.getByRole('heading', { name: '批量发送', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: TITLE }).click();
    await expect(page.getByText('员工1', { exact: true })).toBeVisible();
  });
});
