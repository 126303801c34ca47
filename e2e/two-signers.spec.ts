import { type Browser, type Page, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { countActs } from './support/acts.ts';
import { addParticipant, dragField, register, setSignPassword } from './support/console.ts';
import { contractFile, fetchRoot } from './support/contract.ts';
import {
  adoptSeal,
  adoptSignature,
  choose,
  confirmByPassword,
  download,
  expectSigned,
  logIn,
  nextAct,
  proveByCode,
} from './support/signing-page.ts';
import { drawByMouse } from './support/ink.ts';
import { expectFinished } from './support/judge.ts';
import { freshPhone, member, readLink } from './support/people.ts';

const TITLE = '技术服务合同';
const SENTENCE = '甲方每月五日前支付 RMB 12,000';

/** Opens a signing link in a separate browser and logs in on the way. */
async function open(browser: Browser, link: string, person: { contact: string; password: string }): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await page.getByRole('link', { name: '我有账号，登录后打开' }).click();
  await logIn(page, person);
  await expect(page.getByRole('heading', { name: TITLE, exact: true })).toBeVisible();
  return page;
}

test('Two people sign one after the other what a third prepared, and all three see it happen', async ({
  browser,
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const first = await member(base, '王小明');
  const second = await member(base, 'Alice Smith');
  const sender = { name: '赵敏', contact: freshPhone() };
  const acts = await countActs(page);
  const before = { clicks: 0 };

  await test.step('The sender makes an account and sets a sign password', async () => {
    await register(page, sender.contact, sender.name);
    await setSignPassword(page);
    before.clicks = (await acts()).clicks;
  });

  await test.step('The sender uploads a file and names the contract', async () => {
    await page.getByRole('link', { name: '发起签署' }).click();
    await choose(page, page.getByRole('button', { name: /^把文件拖到这里/ }), contractFile());
    await expect(page.getByRole('textbox', { name: '第 1 份文件的名称' })).toBeVisible();
    await page.getByRole('textbox', { name: '合同标题' }).fill(TITLE);
    await page.getByRole('link', { name: '下一步' }).click();
  });

  await test.step('The sender adds two signers in sequence', async () => {
    await addParticipant(page, 1, first.name, first.contact);
    await addParticipant(page, 2, second.name, second.contact);
    await page.getByRole('link', { name: '下一步' }).click();
  });

  await test.step('The sender drags fields onto the page', async () => {
    await dragField(page, '签名', 0.25, 0.68);
    await dragField(page, '文本', 0.3, 0.54);
    await dragField(page, '日期', 0.7, 0.54);
    await dragField(page, '印章', 0.5, 0.68);
    await page.getByRole('radiogroup', { name: '放置给' }).getByText('Alice Smith').click();
    await dragField(page, '签名', 0.78, 0.68);
    await expectAccessible(page);
  });

  await test.step('The sender looks at the summary and sends', async () => {
    await page.getByRole('button', { name: '检查并发送' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '发送合同' }).click();
    await page.waitForURL('**/envelope-detail?envelopeId=*');
    await expect(page.getByRole('heading', { name: TITLE, exact: true })).toBeVisible();
    // With five fields for two people (ux 43).
    expect((await acts()).clicks - before.clicks).toBeLessThanOrEqual(14);
  });

  await test.step('The first fills in, seals, signs by hand, and confirms with the sign password', async () => {
    const theirs = await open(browser, await readLink(page, first.contact), first);
    await nextAct(theirs).click();
    await theirs.getByRole('textbox', { name: /^填写文字/ }).fill(SENTENCE);
    await nextAct(theirs).click();
    await adoptSeal(theirs);
    await nextAct(theirs).click();
    await adoptSignature(theirs, (pad) => drawByMouse(theirs, pad));
    await expectAccessible(theirs);
    await confirmByPassword(theirs, first.signPassword);
    await expectSigned(theirs);
    await theirs.context().close();
  });

  await test.step('The sender’s open page shows it without a reload', async () => {
    await expect(page.getByText('王小明 签署了合同')).toBeVisible();
  });

  await test.step('The second signs with a code', async () => {
    const theirs = await open(browser, await readLink(page, second.contact), second);
    await nextAct(theirs).click();
    await adoptSignature(theirs, (pad) => drawByMouse(theirs, pad));
    await nextAct(theirs).click();
    const sheet = theirs.getByRole('dialog', { name: '确认签署' });
    await sheet.getByRole('tab', { name: '用验证码' }).click();
    await proveByCode(sheet, theirs, second.contact, 'SIGN');
    await sheet.getByRole('button', { name: '确认签署' }).click();
    await expectSigned(theirs);
    await theirs.context().close();
  });

  const pdf = await test.step('The contract is complete and the sender downloads it', async () => {
    await page.getByRole('button', { name: '下载', exact: true }).click();
    return download(page, page.getByRole('menuitem', { name: '下载合同' }));
  });
  const { text } = expectFinished(pdf, await fetchRoot(page.request), ['王小明', 'Alice Smith']);
  expect(text).toContain(SENTENCE);

  await test.step('The public page verifies the contract without a login', async () => {
    const theirs = await (await browser.newContext()).newPage();
    const theirActs = await countActs(theirs);
    await theirs.goto('/verify');
    const file = { name: 'contract.pdf', mimeType: 'application/pdf', buffer: pdf };
    await choose(theirs, theirs.getByRole('button', { name: '选择文件' }), file);
    await expect(theirs.getByRole('heading', { name: '签名有效，但有姓名未经核实' })).toBeVisible({ timeout: 60_000 });
    expect((await theirActs()).clicks).toBe(1);
    await theirs.context().close();
  });
});
