import { type Page, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { contractFile } from './support/contract.ts';
import { enterAs } from './support/enter.ts';
import { logIn } from './support/signing-page.ts';
import { member } from './support/people.ts';

/** Opens the console, which lets the browser take shared files, and waits for that. */
async function install(page: Page): Promise<void> {
  await page.goto('/wesign');
  await page.evaluate(async () => {
    const isReady = async () => (await navigator.serviceWorker.getRegistration('/share'))?.active != null;
    while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 100));
  });
}

/** Posts files to the address of the manifest's share target, as the browser does for the share sheet. */
async function share(page: Page, files: readonly { name: string; type: string; base64: string }[]): Promise<void> {
  const target = await page.evaluate(async () => {
    const manifest = (await (await fetch('/manifest.webmanifest')).json()) as {
      share_target: { action: string; method: string; enctype: string; params: { files: { name: string }[] } };
    };
    return manifest.share_target;
  });
  const taken = page.waitForResponse((response) => response.request().method() === 'POST' && response.status() === 303);
  const arrived = page.waitForURL('**/shared');
  await page.evaluate(
    ({ action, method, enctype, field, given }) => {
      const form = Object.assign(document.createElement('form'), { action, method, enctype });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: field, multiple: true });
      const data = new DataTransfer();
      for (const { name, type, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      input.files = data.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { ...target, field: target.params.files[0]?.name ?? '', given: files },
  );
  expect((await taken).fromServiceWorker(), 'the server does not see the files').toBe(true);
  await arrived;
}

const PDF = { name: '租赁合同.pdf', type: 'application/pdf', base64: contractFile().buffer.toString('base64') };
const expectUploaded = async (page: Page): Promise<void> => {
  await page.waitForURL('**/envelopes/*/edit/documents');
  await expect(page.getByRole('textbox', { name: '第 1 份文件的名称' })).toHaveValue('租赁合同');
};

test('A PDF shared with the installed app becomes a draft, and no request carries it before', async ({
  page,
  baseURL,
}) => {
  await enterAs(page, baseURL ?? '', await member(baseURL ?? '', '何静'));
  await install(page);
  const sent: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/fragment-upload')) sent.push(request.url());
  });
  await share(page, [PDF, { name: 'film.mp4', type: 'video/mp4', base64: 'AAAA' }]);
  await expect(page.getByRole('heading', { name: '分享来的文件' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'film.mp4' }).getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: '用来发起合同' }).tap();
  await expectUploaded(page);
  await test.step('nothing of it stays in the browser', async () => {
    await page.goto('/shared');
    await expect(page.getByRole('heading', { name: '没有收到文件' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('A file shared by a person who is not logged in waits in the browser for the login', async ({ page, baseURL }) => {
  const person = await member(baseURL ?? '', '林涛');
  await enterAs(page, baseURL ?? '', person);
  await install(page);
  await page.context().clearCookies();
  await share(page, [PDF]);
  await expect(page.getByText(/登录之前，文件只保存在此浏览器中/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '登录并继续' }).tap();
  await page.waitForURL('**/login?*');
  await logIn(page, person);
  await expectUploaded(page);
});

test('A logout removes what was shared', async ({ page, baseURL }) => {
  await enterAs(page, baseURL ?? '', await member(baseURL ?? '', '周雅'));
  await install(page);
  await share(page, [PDF]);
  await page.goto('/wesign');
  await page.getByRole('button', { name: '账号菜单 周雅' }).tap();
  await page.getByRole('button', { name: '退出登录' }).tap();
  await page.waitForURL('**/login');
  await page.goto('/shared');
  await expect(page.getByRole('heading', { name: '没有收到文件' })).toBeVisible();
});
