import { expect, test } from '@playwright/test';
import { member } from './support/people.ts';
import { enterAs } from './support/enter.ts';

/** A Chinese character that no font of the product has. */
const BEYOND_FONTS = '\u{30edd}';

test('A rare name is cut; a character in no font is named, never drawn as an empty box', async ({ page, baseURL }) => {
  const base = baseURL ?? '';
  await enterAs(page, base, await member(base, '㐂子𠮷'));
  await page.goto('/account/seals');
  const refusal = page.getByText(`字库里没有“${BEYOND_FONTS}”字，请手写或上传图片。`);

  await page.getByRole('button', { name: '添加印章' }).tap();
  const seal = page.getByRole('dialog', { name: '添加印章' });
  const preview = seal.getByRole('img', { name: '签名预览' });
  await expect(preview).toBeVisible();
  await seal.getByRole('textbox', { name: '印章文字' }).fill(`王${BEYOND_FONTS}`);
  await expect(refusal).toBeVisible();
  await expect(preview).toBeHidden();
  await seal.getByRole('button', { name: '保存印章' }).tap();
  await expect(seal.getByText('请先填写可以刻成印章的文字')).toBeVisible();
  await seal.getByRole('textbox', { name: '印章文字' }).fill('㐂子𠮷');
  await expect(preview).toBeVisible();
  await seal.getByRole('button', { name: '保存印章' }).tap();
  await expect(page.getByRole('img', { name: '㐂子𠮷的印章' })).toBeVisible();
});
