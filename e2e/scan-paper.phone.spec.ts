import { type Page, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { pageOf } from './support/console.ts';
import { fetchRoot } from './support/contract.ts';
import { expectNoOverflow } from './support/every-page.ts';
import { enterAs } from './support/enter.ts';
import { drawByFinger } from './support/ink.ts';
import { expectFinished } from './support/judge.ts';
import { member } from './support/people.ts';
import {
  type ChosenFile,
  adoptSignature,
  choose,
  confirmByPassword,
  download,
  expectSigned,
  nextAct,
} from './support/signing-page.ts';

/** A photograph of a contract that lies askew on a wooden table; drawn by the browser that uploads it. */
async function photograph(page: Page): Promise<ChosenFile> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1500, height: 2000 });
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.fillStyle = '#5f4630';
    pen.fillRect(0, 0, 1500, 2000);
    for (let at = 0; at < 4000; at++) {
      pen.fillStyle = at % 2 === 0 ? '#6c5138' : '#523b28';
      pen.fillRect((at * 7919) % 1500, (at * 6271) % 2000, 40, 3);
    }
    pen.translate(750, 1000);
    pen.rotate(0.12);
    pen.fillStyle = '#f2f0ea';
    pen.fillRect(-540, -764, 1080, 1528);
    pen.fillStyle = '#222';
    pen.font = '64px sans-serif';
    pen.fillText('LEASE', -120, -620);
    for (let line = 0; line < 16; line++) pen.fillRect(-440, -520 + line * 50, 860 - (line % 4) * 60, 10);
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}

/** Nothing is beside the screen of the smallest phone (ux 46): neither of the page nor of its dialog. */
async function expectNarrow(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  const wide = await page
    .getByRole('dialog')
    .evaluate((dialog) => [dialog, ...dialog.querySelectorAll('*')].filter((one) => one.scrollWidth > 320).length);
  expect(wide, 'elements that are wider than the screen').toBe(0);
  await page.setViewportSize(usual);
}

test('A contract on paper is scanned with a phone, sent and signed', async ({ page, baseURL, request }) => {
  const signer = await member(baseURL ?? '', '何静');
  await enterAs(page, baseURL ?? '', signer);
  await page.goto('/envelopes/new');
  await page.waitForURL('**/edit/documents');
  const scanner = page.getByRole('dialog', { name: '用相机扫描' });

  await test.step('Two photographs are cut to their sheets', async () => {
    await page.getByRole('button', { name: '用相机扫描' }).tap();
    await expectAccessible(page);
    await choose(page, scanner.getByRole('button', { name: '拍照' }), await photograph(page));
    await expect(scanner.getByRole('listitem')).toHaveCount(1);
    await choose(page, scanner.getByRole('button', { name: '选择图片' }), await photograph(page));
    await expect(scanner.getByRole('listitem')).toHaveCount(2);
    await expect(scanner.getByText(/没有找到纸张边缘/)).toHaveCount(0);
    await expectNarrow(page);
    await expectAccessible(page);
  });

  await test.step('A corner is moved by touch, and the page turned and turned back', async () => {
    await scanner.getByRole('button', { name: '调整第 2 页的边缘' }).tap();
    const editor = page.getByRole('dialog', { name: '调整边缘' });
    const corner = editor.getByRole('button', { name: /^第 3 个角/ });
    await expect(editor.getByRole('img', { name: '照片' })).toHaveAttribute('height', '1000');
    const before = await corner.getAttribute('aria-label');
    await corner.press('Shift+ArrowLeft');
    await expectNarrow(page);
    await expect(corner).not.toHaveAttribute('aria-label', before ?? '');
    await expectAccessible(page);
    await corner.press('Shift+ArrowRight');
    await editor.getByRole('button', { name: '使用' }).tap();
    for (let turn = 0; turn < 4; turn++) await scanner.getByRole('button', { name: '旋转第 2 页' }).tap();
    await scanner.getByRole('combobox', { name: '颜色' }).selectOption({ label: '黑白' });
  });

  await test.step('The document of two pages is uploaded', async () => {
    await scanner.getByRole('button', { name: '生成 2 页的文件' }).tap();
    await expect(page.getByRole('textbox', { name: '第 1 份文件的名称' })).toHaveValue(/^扫描件 \d{4}-\d\d-\d\d$/);
    await expect(page.getByText('2 页', { exact: true })).toBeVisible();
  });

  await test.step('It is signed like any other', async () => {
    await page.getByRole('button', { name: '只有我签署' }).tap();
    await page.getByRole('button', { name: '签名', exact: true }).tap();
    await expect(pageOf(page, 1).locator('canvas')).toBeVisible();
    await pageOf(page, 1).tap({ position: { x: 120, y: 200 } });
    await page.getByRole('button', { name: '检查并发送' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: '发送合同' }).tap();
    await page.waitForURL('**/sign/**');
    await nextAct(page).click();
    await adoptSignature(page, (pad) => drawByFinger(page, pad));
    await confirmByPassword(page, signer.signPassword);
    await expectSigned(page);
  });

  const pdf = await download(page, page.getByRole('link', { name: '下载合同' }));
  expectFinished(pdf, await fetchRoot(request), [signer.name]);
});
