import { api } from '@countersign/contract';
import { type Page, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { pageOf } from './support/console.ts';
import { fetchRoot } from './support/contract.ts';
import { enterAs } from './support/enter.ts';
import { readContent, sendContract } from './support/envelope.ts';
import { finished, turnOf } from './support/http-acts.ts';
import { drawByMouse } from './support/ink.ts';
import { expectFinished } from './support/judge.ts';
import { member } from './support/people.ts';
import { adoptSignature, confirmByPassword, expectSigned, nextAct } from './support/signing-page.ts';

const saved = (page: Page) => expect(page.getByText('已保存', { exact: true })).toBeVisible();

/** Places a kind of field with the keyboard and moves it away from the others. */
async function place(page: Page, tool: string, lines: number): Promise<void> {
  await page.getByRole('group', { name: '签署区' }).getByRole('button', { name: tool }).press('Enter');
  await page.getByRole('region', { name: '合同页面' }).getByRole('button', { name: tool }).first().waitFor();
  for (let at = 0; at < lines; at++) await page.keyboard.press('Shift+ArrowUp');
}

test('A sender asks for an amount and choices; the signer fills them in, and other programs read them', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const sender = await member(base, '顾然');
  const signer = await member(base, '王小明');
  const fields = [
    { type: 'WRITE_SIGN', box: [72, 350, 120, 60] },
    { type: 'INITIALS', box: [72, 200, 50, 24] },
  ] as const;
  const sent = await sendContract(sender, '订购单', [{ person: signer, role: 'SIGNER', fields }], { stop: 'draft' });
  const { envelopeWsid } = sent;
  const side = page.getByRole('complementary', { name: '签署区设置与页面' });

  await test.step('An amount', async () => {
    await enterAs(page, base, sender);
    await page.goto(`/envelopes/${envelopeWsid}/edit/fields`);
    await expect(pageOf(page, 1).first().locator('canvas')).toBeVisible();
    await place(page, '文本', 28);
    await side.getByRole('combobox', { name: '填写什么' }).selectOption('金额');
    await side.getByRole('textbox', { name: /^预填内容/ }).fill('much');
    await expect(side.getByText('请填写金额，最多两位小数，如 1234.50')).toBeVisible();
    await side.getByRole('textbox', { name: /^预填内容/ }).fill('1000');
    await side.getByRole('textbox', { name: /^预填内容/ }).blur();
    await expect(side.getByRole('textbox', { name: /^预填内容/ })).toHaveValue('1,000.00');
    await expectAccessible(page);
    await saved(page);
  });

  await test.step('A single choice, a list, a group of boxes and a note', async () => {
    await place(page, '单选', 22);
    await side.getByRole('textbox', { name: '选项' }).fill('按月\n按年');
    await place(page, '下拉选择', 16);
    await side.getByRole('textbox', { name: '选项' }).fill('北京\n上海');
    await place(page, '勾选', 9);
    await side.getByRole('textbox', { name: /^选项/ }).fill('短信\n邮件\n电话');
    await side.getByRole('combobox', { name: '最多选' }).selectOption('2');
    await page.getByRole('group', { name: '签署区' }).getByRole('button', { name: '备注' }).press('Enter');
    await side.getByRole('textbox', { name: '备注内容' }).fill('以签署日的价格为准');
    await saved(page);
    await expectAccessible(page);
  });

  await test.step('A reload keeps all', async () => {
    await page.reload();
    await expect(page.getByText('7 个签署区', { exact: true })).toBeVisible();
    await page
      .getByRole('region', { name: '合同页面' })
      .getByRole('button', { name: /^单选，/ })
      .click();
    await expect(side.getByRole('textbox', { name: '选项' })).toHaveValue('按月\n按年');
    await sender.call(api.startEnvelope, { params: { envelopeWsid } });
  });

  await test.step('The signer fills in', async () => {
    await turnOf(signer, envelopeWsid, sent.participantWsids[0] ?? '');
    await enterAs(page, base, signer);
    await page.goto(`/sign/${envelopeWsid}/${sent.participantWsids[0]}`);
    const contract = page.getByRole('region', { name: '合同正文' });
    await contract.getByRole('button', { name: /^金额/ }).click();
    await contract.getByRole('textbox', { name: /^金额/ }).fill('1234567.5');
    await contract.getByRole('radio', { name: '按年' }).check();
    await contract.getByRole('combobox', { name: /^下拉选择/ }).selectOption('上海');
    await expect(contract.getByRole('textbox', { name: /^金额/ })).toHaveValue('1,234,567.50');
    for (const name of ['短信', '邮件', '电话']) await contract.getByRole('checkbox', { name }).check();
    await expect(contract.getByText('请选择 0 至 2 项')).toBeVisible();
    await contract.getByRole('checkbox', { name: '邮件' }).uncheck();
    await expect(contract.getByText('请选择 0 至 2 项')).toBeHidden();
    await expectAccessible(page);
    await nextAct(page).click();
    await adoptSignature(page, (pad) => drawByMouse(page, pad));
    await nextAct(page).click();
    await adoptSignature(page, (pad) => drawByMouse(page, pad), '您的简签');
    await confirmByPassword(page, signer.signPassword);
    await expectSigned(page);
  });

  await finished(sender, sent);
  const bytes = Buffer.from(await readContent(sender, sent));
  const root = await fetchRoot(page.request);
  const { text } = expectFinished(bytes, root, ['王小明']);
  for (const shown of ['1,234,567.50', '上海', '按月', '按年', '短信', '以签署日的价格为准'])
    expect(text).toContain(shown);
});
