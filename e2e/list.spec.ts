import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { api } from '@countersign/contract';
import type { Person } from '@countersign/testkit/client';
import { type Download, type Page, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { enterAs } from './support/enter.ts';
import { type Sent, sendContract } from './support/envelope.ts';
import { finished, signOverHttp } from './support/http-acts.ts';
import { member } from './support/people.ts';
import { signaturePicture } from './support/pictures.ts';

const FIELD = { type: 'WRITE_SIGN', box: [80, 120, 160, 64] } as const;
const send = (sender: Person, signer: Person, title: string, stop: 'draft' | 'sent' = 'sent'): Promise<Sent> =>
  sendContract(sender, title, [{ person: signer, role: 'SIGNER', fields: [FIELD] }], { stop });
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: '合同状态' }).getByRole('link', { name });
const act = (page: Page, name: RegExp) => page.getByRole('region', { name: '批量操作' }).getByRole('button', { name });

/** The files of a downloaded ZIP with their digests, as unzip lists them. */
async function unpacked(download: Download): Promise<Map<string, string>> {
  const directory = mkdtempSync(path.join(tmpdir(), 'countersign-e2e-'));
  try {
    const file = path.join(directory, 'archive.zip');
    await download.saveAs(file);
    const out = path.join(directory, 'out');
    execFileSync('unzip', ['-qq', file, '-d', out], { env: { ...process.env, LANG: 'C.UTF-8' } });
    return new Map(
      readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((name) => [path.relative(out, name), createHash('sha256').update(readFileSync(name)).digest('hex')]),
    );
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

test('A sender finds, labels, reminds, recycles and downloads many contracts at once', async ({ page, baseURL }) => {
  const base = baseURL ?? '';
  const sender = await member(base, '赵敏');
  const signer = await member(base, '王小明');
  const done = await send(sender, signer, '已签的合同');
  await send(sender, signer, '在等的合同甲');
  await send(sender, signer, '在等的合同乙');
  await send(sender, signer, '写了一半的合同', 'draft');
  await signOverHttp(signer, done, 0, { writeData: await signaturePicture(page) });
  await finished(sender, done);

  await test.step('The tabs show their counts, and the filters are in the address', async () => {
    await enterAs(page, base, sender);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/envelopes');
    await expect(tab(page, /^全部/)).toHaveText(/4$/);
    // What draws a contract is loaded only where one is shown.
    expect(asked.filter((file) => /^\/assets\/(?:pdf|sign)\b/.test(file))).toEqual([]);
    await expect(tab(page, /^待他人处理/)).toHaveText(/2$/);
    await tab(page, /^草稿/).click();
    await expect(page).toHaveURL(/envelopeShownStatus=DRAFT/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await tab(page, /^全部/).click();
  });

  await test.step('A label is created and put on two contracts at once', async () => {
    await page.getByRole('button', { name: '管理标签' }).click();
    const dialog = page.getByRole('dialog', { name: '管理标签' });
    await dialog.getByRole('textbox', { name: '新标签' }).fill('采购');
    await dialog.getByRole('radio', { name: '蓝' }).check({ force: true });
    await dialog.getByRole('button', { name: '创建' }).click();
    await expect(dialog.getByRole('button', { name: '修改：采购' })).toBeVisible();
    await dialog.getByRole('textbox', { name: '新标签' }).fill('采购');
    await dialog.getByRole('button', { name: '创建' }).click();
    await expect(dialog.getByText('已经有名为“采购”的标签')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '关闭' }).last().click();
    for (const title of ['在等的合同甲', '写了一半的合同']) await row(page, title).getByRole('checkbox').check();
    await act(page, /^打标签/).click();
    await page.getByRole('checkbox', { name: '采购' }).check();
    await page.getByRole('button', { name: '应用' }).click();
    await expect(row(page, '在等的合同甲')).toContainText('采购');
    await expect(row(page, '写了一半的合同')).toContainText('采购');
    await expect(row(page, '在等的合同乙')).not.toContainText('采购');
    await expect(page.getByRole('button', { name: '应用' })).toHaveCount(0);
    await expect(act(page, /^打标签/)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: '批量操作' })).toHaveCount(0);
  });

  await test.step('The list is filtered by the label, and the search is saved under a name', async () => {
    await page.getByRole('button', { name: '筛选' }).click();
    await page.getByRole('checkbox', { name: '采购' }).check();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/labelWsid=WSID_LABL_/);
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: '视图' }).click();
    await page.getByRole('textbox', { name: '保存当前筛选' }).fill('采购合同');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByText('已保存视图“采购合同”')).toBeVisible();
    await page.goto('/envelopes');
    await expect(page.getByRole('row')).toHaveCount(5);
    await page.getByRole('button', { name: '视图' }).click();
    await page.getByRole('button', { name: '采购合同', exact: true }).click();
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: '清除筛选' }).click();
    await expect(page.getByRole('row')).toHaveCount(5);
  });

  await test.step('One search finds titles, people and documents', async () => {
    const field = page.getByRole('searchbox');
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    const { documents } = await sender.call(api.listDocuments, { params: { envelopeWsid: done.envelopeWsid } });
    const name = documents[0]?.fileName ?? '';
    for (const [word, count] of [
      [name, 4],
      [signer.name, 4],
      ['合同乙', 1],
      ['没有这样的', 0],
    ] as const) {
      await field.fill(word);
      if (count > 0) await expect(page.getByRole('row')).toHaveCount(count + 1);
      else await expect(page.getByRole('heading', { name: '没有符合条件的合同' })).toBeVisible();
    }
    await page.getByRole('button', { name: '清除筛选' }).first().click();
    await expect(page.getByRole('row')).toHaveCount(5);
  });

  await test.step('Two are reminded at once, each with its result', async () => {
    for (const title of ['在等的合同甲', '在等的合同乙']) await row(page, title).getByRole('checkbox').check();
    await act(page, /^催办/).click();
    const dialog = page.getByRole('dialog', { name: '催办：2 份合同' });
    await expect(dialog.getByText('2 份全部完成')).toBeVisible();
    await dialog.getByRole('button', { name: '关闭' }).last().click();
    await row(page, '在等的合同甲').getByRole('checkbox').check();
    await act(page, /^催办/).click();
    await expect(page.getByText(/0 份完成，1 份未完成/)).toBeVisible();
    await expect(page.getByRole('button', { name: '重试未完成的 1 份' })).toBeVisible();
    await page.getByRole('button', { name: '关闭' }).last().click();
    await page.keyboard.press('Escape');
  });

  await test.step('A draft is moved to the recycle bin and restored', async () => {
    await row(page, '写了一半的合同').getByRole('checkbox').check();
    await act(page, /^移入回收站/).click();
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click();
    await expect(row(page, '写了一半的合同')).toHaveCount(0);
    await tab(page, /^回收站/).click();
    await expect(tab(page, /^回收站/)).toHaveText(/1$/);
    await row(page, '写了一半的合同').getByRole('button', { name: '恢复' }).click();
    await expect(page.getByRole('heading', { name: '回收站是空的' })).toBeVisible();
    await expectAccessible(page);
    await tab(page, /^全部/).click();
    await expect(page.getByRole('row')).toHaveCount(5);
  });

  await test.step('The ZIP of a completed contract holds the final document and the evidence', async () => {
    await row(page, '已签的合同').getByRole('checkbox').check();
    const download = page.waitForEvent('download');
    await act(page, /^下载/).click();
    const zip = await download;
    expect(zip.suggestedFilename()).toBe('已签的合同.zip');
    const files = await unpacked(zip);
    const { documents } = await sender.call(api.listDocuments, { params: { envelopeWsid: done.envelopeWsid } });
    expect([...files.keys()]).toContain('evidence.pdf');
    expect([...files.keys()].filter((name) => name.startsWith('documents/'))).toHaveLength(1);
    expect([...files.values()]).toContain(documents[0]?.digest);
  });
});
