import { createHash } from 'node:crypto';
import { api } from '@countersign/contract';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { enterAs } from './support/enter.ts';
import { type FieldSketch, sendContract } from './support/envelope.ts';
import { finished, turnOf } from './support/http-acts.ts';
import { drawByMouse } from './support/ink.ts';
import { member } from './support/people.ts';
import { sealPicture } from './support/pictures.ts';
import { adoptSignature, confirmByPassword, download, expectSigned, nextAct } from './support/signing-page.ts';

test('On a phone, a signer attaches a picture that the sender asks for, and the sender sees it', async ({
  page,
  baseURL,
  browser,
}) => {
  const base = baseURL ?? '';
  const sender = await member(base, '顾然');
  const signer = await member(base, '王小明');
  const fields: FieldSketch[] = [{ type: 'WRITE_SIGN', box: [72, 350, 120, 60] }];
  const sent = await sendContract(sender, '租赁合同', [{ person: signer, role: 'SIGNER', fields }], { stop: 'draft' });
  const { envelopeWsid, participantWsids } = sent;
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' })).newPage();

  await test.step('The sender asks for it', async () => {
    await enterAs(desk, base, sender);
    await desk.goto(`${base}/envelopes/${envelopeWsid}/edit/fields`);
    await expect(desk.getByRole('region', { name: '合同页面' }).locator('canvas').first()).toBeVisible();
    await desk.getByRole('group', { name: '签署区' }).getByRole('button', { name: '附件' }).press('Enter');
    const side = desk.getByRole('complementary', { name: '签署区设置与页面' });
    await side.getByRole('textbox', { name: '需要什么文件' }).fill('身份证');
    await side.getByRole('combobox', { name: '接受' }).selectOption('图片（PNG、JPG）');
    await side.getByRole('combobox', { name: '每个最大' }).selectOption('5 MB');
    await expect(desk.getByText('已保存', { exact: true })).toBeVisible();
    await expectAccessible(desk);
    const { forms } = await sender.call(api.listForms, { params: { envelopeWsid }, query: {} });
    expect(forms.find(({ formType }) => formType === 'ATTACHMENT')).toMatchObject({
      tagId: '身份证',
      fileKinds: ['IMAGE'],
      maxFiles: 1,
      maxFileMb: 5,
    });
    await sender.call(api.startEnvelope, { params: { envelopeWsid } });
  });

  const sheet = page.getByRole('dialog', { name: '身份证' });
  await test.step('The signer sends it, and finds it again after a reload', async () => {
    await turnOf(signer, envelopeWsid, participantWsids[0] ?? '');
    await enterAs(page, base, signer);
    await page.goto(`/sign/${envelopeWsid}/${participantWsids[0]}`);
    await nextAct(page).click();
    await expect(sheet.getByText('请提供图片（PNG、JPG），每个不超过 5 MB。')).toBeVisible();
    await expect(sheet.getByRole('button', { name: '拍照' })).toBeVisible();
    const input = sheet.locator('input[type="file"]:not([capture])');
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
    await expect(sheet.getByRole('alert')).toContainText('请提供图片（PNG、JPG）');
    await input.setInputFiles({ name: '身份证.png', mimeType: 'image/png', buffer: (await sealPicture(page)).buffer });
    await expect(sheet.getByText('身份证.png')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await page
      .getByRole('region', { name: '合同正文' })
      .getByRole('button', { name: /^身份证/ })
      .click();
    await expect(sheet.getByText('身份证.png')).toBeVisible();
    await sheet.getByRole('button', { name: '完成' }).click();
    await expect(sheet).toBeHidden();
  });

  await test.step('The signature names it', async () => {
    await nextAct(page).click();
    await adoptSignature(page, (pad) => drawByMouse(page, pad));
    await confirmByPassword(page, signer.signPassword);
    await expectSigned(page);
  });

  await test.step('The sender sees and downloads it', async () => {
    await finished(sender, sent);
    await desk.goto(`${base}/envelope-detail?envelopeId=${envelopeWsid}`);
    const card = desk.getByRole('region', { name: '附件' });
    await expect(card.getByText('身份证.png')).toBeVisible();
    await expect(card.getByRole('link', { name: '查看 身份证.png' }).locator('img')).toHaveJSProperty('complete', true);
    await expectAccessible(desk);
    const bytes = await download(desk, card.getByRole('link', { name: '下载 身份证.png' }));
    await expect(card.getByText(createHash('sha256').update(bytes).digest('hex'))).toBeVisible();
  });
  await desk.context().close();
});
