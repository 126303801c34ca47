import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { enterAs } from './support/enter.ts';
import { choose } from './support/signing-page.ts';
import { sendContract } from './support/envelope.ts';
import { finished, signOverHttp } from './support/http-acts.ts';
import { freshPhone, member } from './support/people.ts';
import { sealPicture, signaturePicture } from './support/pictures.ts';

test('a certificate issued for a signature is listed in my certificates, with the contract it was used for', async ({
  page,
  baseURL,
}) => {
  const person = await member(baseURL ?? '', '王小明');
  const sent = await sendContract(person, '年度服务合同', [
    { person, role: 'SIGNER', fields: [{ type: 'WRITE_SIGN', box: [72, 360, 120, 48] }] },
  ]);
  await enterAs(page, baseURL ?? '', person);
  await page.goto('/account/certificates');
  await expect(page.getByRole('heading', { name: '我的证书', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: '还没有证书' })).toBeVisible();
  await test.step('the home page shows it as the next act, with the time left', async () => {
    await page.goto('/wesign');
    await expect(page.getByText(/^有 1 份合同等您处理，最早的一份.+截止。$/)).toBeVisible();
    const mine = page.getByRole('region', { name: '等我处理' }).getByRole('listitem');
    await expect(mine).toHaveCount(1);
    await expect(mine.getByRole('link', { name: '去签署' })).toHaveAttribute('href', /^\/sign\//);
    await page.goto('/account/certificates');
  });
  await signOverHttp(person, sent, 0, { writeData: await signaturePicture(page) });
  await finished(person, sent);
  await page.reload();
  const item = page.getByRole('region', { name: '证书列表' }).getByRole('listitem');
  await expect(item).toHaveCount(1);
  await expect(item).toContainText('王小明');
  await expect(item).toContainText(/自 .* 至 /);
  await expectAccessible(page);
  await test.step('the root certificate can be downloaded without a login', async () => {
    const root = await page.request.get(
      (await page.getByRole('link', { name: '下载根证书' }).getAttribute('href')) ?? '',
    );
    expect(root.ok()).toBe(true);
  });
  await item.getByRole('link', { name: '年度服务合同' }).click();
  await page.waitForURL(`**/envelope-detail?envelopeId=${sent.envelopeWsid}`);
});

test('a mistyped identity card number is reported while typing; a complete application waits for review', async ({
  page,
  baseURL,
}) => {
  const person = await member(baseURL ?? '', '李雷', freshPhone());
  await enterAs(page, baseURL ?? '', person);
  await page.goto('/account/identity');
  const number = page.getByRole('textbox', { name: '身份证号码' });
  await number.fill('110105194912310021');
  await expect(page.getByText('号码有误')).toBeVisible();
  await test.step('each missing item is reported under its field, and the first of them has the focus', async () => {
    await page.getByRole('button', { name: '提交认证' }).click();
    await expect(page.getByText('请填写证件上的真实姓名')).toBeVisible();
    await expect(page.getByText('请上传这张照片')).toHaveCount(2);
    await expect(page.getByRole('textbox', { name: '真实姓名' })).toBeFocused();
    await expectAccessible(page);
  });
  await page.getByRole('textbox', { name: '真实姓名' }).fill('李雷');
  await number.fill('11010519491231002x');
  await expect(page.getByText('号码格式正确')).toBeVisible();
  for (const paper of ['身份证人像面', '身份证国徽面']) {
    await choose(page, page.getByRole('button', { name: `选择图片：${paper}` }), await sealPicture(page));
    await expect(page.getByRole('img', { name: paper })).toBeVisible();
  }
  await page.getByRole('button', { name: '提交认证' }).click();
  await expect(page.getByText('资料已提交，正在人工审核')).toBeVisible();
  await expect(page.getByText('110*************2X')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('资料已提交，正在人工审核')).toBeVisible();
});
