import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { bundleProgram } from './support/bundle-program.mjs';
import { judge } from './support/judge.ts';
import { PASSWORD } from './support/people.ts';

const inside = (place: string): string => fileURLToPath(new URL(place, import.meta.url));

interface TenYears {
  readonly base: string;
  readonly now: string;
  readonly envelopeWsid: string;
  readonly contact: string;
}

let server: ChildProcess;
let later: TenYears;
test.beforeAll(async () => {
  const program = await bundleProgram(inside('support/renewed-world.mjs'));
  server = spawn(process.execPath, [program, inside('../packages/web/dist')], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: server.stdout ?? process.stdin });
  const [line] = (await once(lines, 'line')) as [string];
  later = JSON.parse(line) as TenYears;
});
test.afterAll(async () => {
  server.stdin?.end();
  if (server.exitCode === null) await once(server, 'exit');
});

test('Ten years later the contract has been renewed automatically, and its page and the verification say so', async ({
  page,
}) => {
  const { base, envelopeWsid, contact, now } = later;
  await page.clock.setSystemTime(new Date(now));
  await page.goto(`${base}/login`);
  await page.getByRole('textbox', { name: '手机号或邮箱' }).fill(contact);
  await page.getByRole('textbox', { name: '密码' }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('**/wesign');

  await page.goto(`${base}/envelope-detail?envelopeId=${envelopeWsid}`);
  const prints = page.getByRole('region', { name: '文件指纹' });
  await expect(prints).toContainText('完成后又加盖了新的归档时间戳');
  await expect(prints).toContainText('归档时间戳有效至');
  await expect(page.getByText('归档时间戳已续盖')).toBeVisible();

  await page.getByRole('button', { name: '下载', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '下载合同' }).click(),
  ]);
  const file = await readFile(await download.path());
  const rootPem = await (await fetch(`${base}/pki/ca/root.pem`)).text();
  const { signatures, qpdf } = judge(file, rootPem);
  expect(qpdf).toBe('');
  expect(signatures.filter(({ signer }) => signer === '李雷')).toMatchObject([{ isValid: true }]);

  await page.goto(`${base}/verify`);
  await page.locator('main input[type=file]').setInputFiles({
    name: 'contract.pdf',
    mimeType: 'application/pdf',
    buffer: file,
  });
  await expect(page.getByRole('heading', { name: '签名有效，但有姓名未经核实' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('2 个文档时间戳')).toBeVisible();
  await expect(page.getByText('长期有效：时间、验证资料与归档时间戳俱全').first()).toBeVisible();
});
