import { type Page, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { fetchRoot } from './support/contract.ts';
import { adoptSignature, confirmByPassword, expectSigned, nextAct } from './support/signing-page.ts';
import { enterAs } from './support/enter.ts';
import { type Sent, readContent, sendContract } from './support/envelope.ts';
import { finished, turnOf } from './support/http-acts.ts';
import { drawByMouse } from './support/ink.ts';
import { expectFinished } from './support/judge.ts';
import { member } from './support/people.ts';
import type { Person } from '@countersign/testkit/client';

async function openSigningPage(page: Page, base: string, signer: Person, sent: Sent): Promise<void> {
  const { envelopeWsid, participantWsids } = sent;
  await turnOf(signer, envelopeWsid, participantWsids[0] ?? '');
  await enterAs(page, base, signer);
  await page.goto(`/sign/${envelopeWsid}/${participantWsids[0]}`);
}

async function confirm(page: Page, signer: Person): Promise<void> {
  await confirmByPassword(page, signer.signPassword);
  await expectSigned(page);
}

/** Taps the first page at a share of its width and height. */
async function touchPage(page: Page, x: number, y: number): Promise<void> {
  const sheet = page.locator('[data-page="1"]').first();
  const { width, height } = (await sheet.boundingBox()) ?? { width: 0, height: 0 };
  await sheet.click({ position: { x: width * x, y: height * y } });
}

test('A signer without assigned fields places their own, moves it, removes one again, and signs', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const sender = await member(base, '周雅');
  const signer = await member(base, '王小明');
  const sent = await sendContract(sender, '自行签署的合同', [{ person: signer, role: 'SIGNER', fields: [] }], {
    needForm: false,
  });
  await openSigningPage(page, base, signer, sent);
  const bar = page.getByRole('contentinfo');
  const palette = page.getByRole('region', { name: '要放置的内容' });

  await test.step('The main button leads to placing', async () => {
    await bar.getByRole('button', { name: '放置签名' }).click();
    await expectAccessible(page);
    await palette.getByRole('button', { name: '签名' }).click();
    await touchPage(page, 0.3, 0.5);
    await expect(page.getByRole('button', { name: '签名，第 1 页' })).toBeFocused();
  });

  await test.step('The field is moved with the keyboard; another one is placed and removed', async () => {
    await page.keyboard.press('Shift+ArrowDown');
    await palette.getByRole('button', { name: '日期' }).click();
    await touchPage(page, 0.7, 0.3);
    await expect(page.getByRole('button', { name: '日期，第 1 页' })).toBeFocused();
    await palette.getByRole('button', { name: '删除这处日期' }).click();
    await expect(page.getByRole('button', { name: '日期，第 1 页' })).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('It is signed like any other field', async () => {
    await bar.getByRole('button', { name: '放好了' }).click();
    await nextAct(page).click();
    await adoptSignature(page, (pad) => drawByMouse(page, pad));
    await confirm(page, signer);
  });

  await finished(sender, sent);
  expectFinished(Buffer.from(await readContent(sender, sent)), await fetchRoot(page.request), ['王小明']);
});

test('A signer without assigned fields may sign without a mark on the page', async ({ page, baseURL }) => {
  const base = baseURL ?? '';
  const sender = await member(base, '周雅');
  const signer = await member(base, '王小明');
  const sent = await sendContract(sender, '不留图样的合同', [{ person: signer, role: 'SIGNER', fields: [] }], {
    needForm: false,
  });
  await openSigningPage(page, base, signer, sent);
  const bar = page.getByRole('contentinfo');
  await bar.getByRole('button', { name: '不显示图样' }).click();
  await expect(bar.getByText('将签署，但页面上不显示签名图样')).toBeVisible();
  await expectAccessible(page);
  await confirm(page, signer);
  await finished(sender, sent);
  expectFinished(Buffer.from(await readContent(sender, sent)), await fetchRoot(page.request), ['王小明']);
});
