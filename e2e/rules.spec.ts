import { api } from '@countersign/contract';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { pageOf } from './support/console.ts';
import { fetchRoot } from './support/contract.ts';
import { enterAs } from './support/enter.ts';
import { type FieldSketch, readContent, sendContract } from './support/envelope.ts';
import { finished, turnOf } from './support/http-acts.ts';
import { drawByMouse } from './support/ink.ts';
import { expectFinished } from './support/judge.ts';
import { member } from './support/people.ts';
import { adoptSignature, confirmByPassword, expectSigned, nextAct } from './support/signing-page.ts';

const FIELDS: FieldSketch[] = [
  { type: 'RADIO', box: [72, 640, 160, 40], more: { options: ['个人', '企业'] } },
  { type: 'TEXT', box: [72, 590, 200, 24], more: { tagId: '企业名称', required: false } },
  { type: 'TEXT', box: [72, 550, 160, 24], more: { format: 'AMOUNT', tagId: '单价' } },
  { type: 'TEXT', box: [72, 510, 160, 24], more: { format: 'AMOUNT', tagId: '总价' } },
  { type: 'TEXT', box: [72, 470, 300, 24], more: { format: 'CAPITAL_AMOUNT' } },
  { type: 'WRITE_SIGN', box: [72, 350, 120, 60] },
];

test('A sender sets rules between fields; they hold in the preview, for the signer and on the paper (ux 56)', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const sender = await member(base, '顾然');
  const signer = await member(base, '王小明');
  const sent = await sendContract(sender, '订购单', [{ person: signer, role: 'SIGNER', fields: FIELDS }], {
    stop: 'draft',
  });
  const { envelopeWsid } = sent;
  const side = page.getByRole('complementary', { name: '签署区设置与页面' });
  const desk = page.getByRole('region', { name: '合同页面' });

  await test.step('The sender picks fields by name and page, and conditions in words', async () => {
    await enterAs(page, base, sender);
    await page.goto(`/envelopes/${envelopeWsid}/edit/fields`);
    await expect(pageOf(page, 1).first().locator('canvas')).toBeVisible();
    const texts = desk.getByRole('button', { name: /^文本，/ });
    await texts.nth(0).click();
    await side.getByRole('combobox', { name: '何时显示', exact: true }).selectOption('仅当 单选 · 第 1 页');
    await side.getByRole('combobox', { name: '何时显示 · 内容' }).selectOption('企业');
    await side.getByRole('combobox', { name: '何时必填', exact: true }).selectOption('还有，当 单选 · 第 1 页');
    await side.getByRole('combobox', { name: '何时必填 · 内容' }).selectOption('企业');
    await side.getByRole('button', { name: '何时必填 · 再加一个条件' }).click();
    await side.getByRole('combobox', { name: '何时必填 2', exact: true }).selectOption('并且 单价 · 第 1 页');
    await side.getByRole('combobox', { name: '何时必填 · 多个条件' }).selectOption('满足任意一个');
    await expect(desk.getByRole('button', { name: /有规则$/ })).toHaveCount(1);
    await texts.nth(2).click();
    await side.getByRole('combobox', { name: '自动计算' }).selectOption('几个数相乘');
    await expect(side.getByRole('checkbox', { name: '单价 · 第 1 页' })).toBeChecked();
    await side.getByRole('textbox', { name: /^再乘以/ }).fill('1.13');
    await texts.nth(3).click();
    await side.getByRole('combobox', { name: '自动计算' }).selectOption('某个金额的大写');
    await side.getByRole('combobox', { name: '哪一个签署区' }).selectOption('总价 · 第 1 页');
    await expectAccessible(page);
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  });

  await test.step('The preview follows them', async () => {
    await page.getByRole('button', { name: '以签署人的视角预览' }).click();
    await expect(desk.getByRole('img', { name: /^文本，王小明/ })).toHaveCount(2);
    await desk.getByRole('radio', { name: '企业' }).check();
    await expect(desk.getByRole('img', { name: /^文本，王小明/ })).toHaveCount(3);
    await desk.getByRole('textbox', { name: /^文本，王小明/ }).fill('100');
    await expect(desk.getByText('壹佰壹拾叁元整')).toBeVisible();
    await page.reload();
    await sender.call(api.startEnvelope, { params: { envelopeWsid } });
  });

  await test.step('For the signer, fields appear and compute at once, and are announced', async () => {
    await turnOf(signer, envelopeWsid, sent.participantWsids[0] ?? '');
    await enterAs(page, base, signer);
    await page.goto(`/sign/${envelopeWsid}/${sent.participantWsids[0]}`);
    const contract = page.getByRole('region', { name: '合同正文' });
    await expect(page.getByText('已完成 0/3 处')).toBeVisible();
    const company = contract.getByRole('textbox', { name: /^填写文字/ });
    await expect(company).toHaveCount(0);
    await contract.getByRole('radio', { name: '企业' }).check();
    await expect(company).toBeVisible();
    await expect(page.getByText('已完成 1/4 处')).toBeVisible();
    await expect(page.getByText('新出现：第 1 页“企业名称”')).toBeAttached();
    await company.fill('北极光');
    await contract.getByRole('textbox', { name: /^金额/ }).fill('1000');
    await expect(contract.getByText('1,130.00', { exact: true })).toBeVisible();
    await expect(contract.getByText('壹仟壹佰叁拾元整')).toBeVisible();
    await expect(page.getByText('第 1 页“总价”：1,130.00', { exact: false })).toBeAttached();
    await contract.getByRole('radio', { name: '个人' }).check();
    await expect(company).toHaveCount(0);
    await contract.getByRole('radio', { name: '企业' }).check();
    await expect(company).toHaveValue('北极光');
    await expectAccessible(page);
    await nextAct(page).click();
    await adoptSignature(page, (pad) => drawByMouse(page, pad));
    await confirmByPassword(page, signer.signPassword);
    await expectSigned(page);
  });

  await finished(sender, sent);
  const bytes = Buffer.from(await readContent(sender, sent));
  const root = await fetchRoot(page.request);
  const { text } = expectFinished(bytes, root, ['王小明']);
  for (const shown of ['企业', '北极光', '1,130.00', '壹仟壹佰叁拾元整']) expect(text).toContain(shown);
});
