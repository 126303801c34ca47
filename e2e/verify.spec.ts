import { type Locator, type Page, expect, test } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectAccessible } from './support/accessible.ts';
import { readContent, sendContract } from './support/envelope.ts';
import { finished, signOverHttp } from './support/http-acts.ts';
import { member } from './support/people.ts';
import { signaturePicture } from './support/pictures.ts';

const field = (x: number) => ({ type: 'WRITE_SIGN', box: [x, 140, 140, 70] }) as const;
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

/** One byte of the page's content is changed, as if someone had written over it. */
function overwritten(file: Buffer): Buffer {
  const other = Buffer.from(file);
  const at = other.indexOf('stream') + 40;
  other[at] = (other[at] ?? 0) ^ 1;
  return other;
}

/** A revision after all signatures draws a red bar in place of the page's content (an incremental saving attack). */
function drawnOver(file: Buffer): Buffer {
  const text = file.toString('latin1');
  const found = (pattern: RegExp): string => [...text.matchAll(pattern)].at(-1)?.[1] ?? '';
  const content = /\/Contents (\d+) 0 R/.exec(text)?.[1] ?? '';
  const drawing = '0.9 0.2 0.1 rg 80 500 300 60 re f';
  const object = `${content} 0 obj\n<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream\nendobj\n`;
  const head = `${found(/\/Size (\d+)/g)} /Root ${found(/\/Root (\d+ 0 R)/g)} /Prev ${found(/startxref\s+(\d+)/g)}`;
  const table = `xref\n${content} 1\n${String(file.length).padStart(10, '0')} 00000 n\r\ntrailer\n<</Size ${head}>>\n`;
  const tail = `${table}startxref\n${file.length + object.length}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(object + tail, 'latin1')]);
}

const put = (page: Page, ...files: ReturnType<typeof pdf>[]): Promise<void> =>
  page.locator('main input[type=file]').setInputFiles(files);
const drawn = (history: Locator): Promise<void> =>
  expect(history.locator('[data-drawn=true]').last()).toBeVisible({ timeout: 60_000 });

test('Anyone can check a contract and see its signers and pages; a forged one is refused in plain words', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  await page.goto('/verify');
  const sender = await member(base, '陈立');
  const [first, second] = [await member(base, '李雷'), await member(base, '韩梅梅')];
  const sent = await sendContract(sender, '设备采购合同', [
    { person: first, role: 'SIGNER', fields: [field(80)] },
    { person: second, role: 'SIGNER', fields: [field(320)] },
  ]);
  const writeData = await signaturePicture(page);
  await signOverHttp(first, sent, 0, { writeData });
  await signOverHttp(second, sent, 1, { writeData });
  await finished(sender, sent);
  const contract = Buffer.from(await readContent(sender, sent));
  const history = page.getByRole('region', { name: '文件的来历' });

  await test.step('The verdict comes first, then each signer with time, level and trust', async () => {
    await put(page, pdf('contract.pdf', contract));
    await expect(page.getByRole('heading', { name: '签名有效，但有姓名未经核实' })).toBeFocused({ timeout: 60_000 });
    for (const name of ['李雷', '韩梅梅']) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(card).toContainText('签署证书由本机构签发，签署时有效');
      await expect(card).toContainText('长期有效');
      await expect(card).toContainText(/这个签名可以验证到 20\d\d年/);
    }
  });

  await test.step('The pages are shown as they were when the first of them signed, beside the later changes', async () => {
    await page.getByRole('button', { name: '看签署时的页面' }).first().click();
    await expect(history.getByRole('heading', { name: /版 · 李雷（未经核实） 签署/ })).toBeVisible();
    await drawn(history);
    await history.getByRole('button', { name: '与现在对比' }).click();
    await expect(history.getByText('这一页有 1 处看上去不同')).toBeVisible({ timeout: 60_000 });
    const divider = history.getByRole('slider');
    await divider.press('ArrowLeft');
    await expect(divider).toHaveAttribute('aria-valuetext', /49%/);
    await expectAccessible(page);
  });

  await test.step('All of it fits on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(history.getByText('这一页有 1 处看上去不同')).toBeVisible({ timeout: 60_000 });
    // The page images are drawn again for the narrower screen.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });

  await test.step('A ZIP file is opened for the PDFs in it, and one without any is named', async () => {
    const zip = (name: string, files: Record<string, Uint8Array>) => ({
      name,
      mimeType: 'application/zip',
      buffer: Buffer.from(zipSync(files)),
    });
    await put(page, zip('notes.zip', { 'README.txt': strToU8('nothing to check') }));
    await expect(page.getByText('“notes.zip”里没有 PDF 文件。')).toBeVisible();
    await put(page, zip('archive.zip', { 'documents/contract.pdf': contract, 'README.txt': strToU8('read me') }));
    await expect(page.getByRole('heading', { name: '签名有效，但有姓名未经核实' })).toBeFocused({ timeout: 60_000 });
  });

  await test.step('The link on a report says whether a file belongs to its contract, and nothing of its contents', async () => {
    await page.goto('/manual');
    await page.goto(`/verify#contract=${sent.envelopeWsid}`);
    const record = page.getByRole('region', { name: '这个链接所指的合同' });
    await expect(record).toContainText('有效');
    await expect(record).not.toContainText('设备采购合同');
    await put(page, pdf('contract.pdf', contract));
    await expect(record).toContainText('第 1 份文件（共 1 份）逐字节相同', { timeout: 60_000 });
    await put(page, pdf('other.pdf', overwritten(contract)));
    await expect(record).toContainText('不是这份合同完成时的文件', { timeout: 60_000 });
    await expectAccessible(page);
  });

  await test.step('Forged files are told apart, each with its manipulation named', async () => {
    await put(page, pdf('overwritten.pdf', overwritten(contract)), pdf('drawn-over.pdf', drawnOver(contract)));
    await expect(page.getByRole('heading', { name: '2 份文件，已验证 2 份' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('heading', { name: '签名无效', exact: true })).toBeVisible();
    await expect(page.getByText('被签名覆盖的内容在签名之后变了。').first()).toBeVisible();
    await page.getByRole('button', { name: /drawn-over\.pdf/ }).click();
    await expect(page.getByRole('heading', { name: '签署之后内容被改动过' })).toBeVisible();
    await expect(page.getByText('替换了已签内容用到的对象').first()).toBeVisible();
    await expectAccessible(page);
  });
});
