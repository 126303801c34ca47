import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { fetchRoot } from './support/contract.ts';
import { adoptSignature } from './support/signing-page.ts';
import { readContent, sendContract } from './support/envelope.ts';
import { finished, signOverHttp, turnOf } from './support/http-acts.ts';
import { drawByMouse } from './support/ink.ts';
import { expectFinished } from './support/judge.ts';
import { member } from './support/people.ts';
import { signaturePicture } from './support/pictures.ts';
import { enterAs } from './support/enter.ts';

const FIELD = { type: 'WRITE_SIGN', box: [80, 140, 140, 70] } as const;

test('On a phone, a finished contract is voided by both parties', async ({ browser, page, baseURL }) => {
  const base = baseURL ?? '';
  const sender = await member(base, '陈立');
  const signer = await member(base, '李雷');
  const title = '办公场地租赁合同';
  const contract = await sendContract(sender, title, [{ person: signer, role: 'SIGNER', fields: [FIELD] }]);
  await enterAs(page, base, sender);
  await page.goto(`/envelope-detail?envelopeId=${contract.envelopeWsid}`);
  await signOverHttp(signer, contract, 0, { writeData: await signaturePicture(page) });
  await finished(sender, contract);

  await test.step('The sender proposes it by tapping', async () => {
    await expect(page.getByText('合同已完成。每个签名都可以')).toBeVisible();
    await page.getByRole('button', { name: '更多操作' }).tap();
    await page.getByRole('menuitem', { name: /^协议作废/ }).tap();
    const dialog = page.getByRole('dialog', { name: '与各方协议作废这份合同？' });
    await dialog.getByRole('textbox', { name: '作废原因' }).fill('租期调整');
    await dialog.getByRole('button', { name: '发起作废' }).tap();
    await expect(page.getByText(`这是一份作废协议。全部确认后，《${title}》作废。`)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('The signer confirms on another phone', async () => {
    const other = await browser.newPage();
    await enterAs(other, base, signer);
    await other.goto('/envelopes?envelopeShownStatus=CANCEL_WAITING_ME');
    await other.getByRole('row').filter({ hasText: title }).getByRole('link', { name: '去确认' }).tap();
    await other.getByRole('contentinfo').getByRole('button', { name: '确认作废' }).tap();
    const sheet = other.getByRole('dialog', { name: '确认作废' });
    await sheet.getByRole('textbox', { name: '签署密码' }).fill(signer.signPassword);
    await sheet.getByRole('button', { name: '确认作废' }).tap();
    await expect(other.getByText('原合同已作废').first()).toBeVisible({ timeout: 30_000 });
    await other.close();
  });

  await page.goto(`/envelope-detail?envelopeId=${contract.envelopeWsid}`);
  await expect(page.getByText(/^这份合同已于 .+ 协议作废$/)).toBeVisible({ timeout: 30_000 });
});

test('On a phone, several contracts are signed at once, and a checker refuses one', async ({
  browser,
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const sender = await member(base, '周雅');
  const signer = await member(base, '王小明');
  const checker = await member(base, '韩梅梅');
  const [first, second] = [
    await sendContract(sender, '采购合同一', [{ person: signer, role: 'SIGNER', fields: [FIELD] }]),
    await sendContract(sender, '采购合同二', [
      { person: signer, role: 'SIGNER', fields: [FIELD] },
      { person: checker, role: 'CHECKER', fields: [] },
    ]),
  ];
  const both = [first, second];
  for (const sent of both) await turnOf(signer, sent.envelopeWsid, sent.participantWsids[0] ?? '');

  await test.step('Both are viewed and signed with one signature', async () => {
    await enterAs(page, base, signer);
    await page.goto(`/batch-sign?ids=${both.map(({ envelopeWsid }) => envelopeWsid).join(',')}`);
    const bar = page.getByRole('contentinfo');
    await bar.getByRole('button', { name: '看下一份' }).tap();
    await expectAccessible(page);
    await page.getByRole('button', { name: '看过了，下一份' }).tap();
    await page.getByRole('button', { name: '看过了', exact: true }).tap();
    await bar.getByRole('button', { name: '选择签名' }).tap();
    await adoptSignature(page, (pad) => drawByMouse(page, pad));
    await expectAccessible(page);
    await bar.getByRole('button', { name: '签署 2 份合同' }).tap();
    const sheet = page.getByRole('dialog', { name: '确认签署 2 份合同' });
    await sheet.getByRole('textbox', { name: '签署密码' }).fill(signer.signPassword);
    await sheet.getByRole('button', { name: '确认签署' }).tap();
    await expect(page.getByRole('heading', { name: '2 份合同已全部签署' })).toBeVisible({ timeout: 30_000 });
    await finished(sender, first);
    expectFinished(Buffer.from(await readContent(sender, first)), await fetchRoot(page.request), ['王小明']);
  });

  await test.step('The checker finds the contract in the messages and refuses it', async () => {
    const other = await browser.newPage();
    await enterAs(other, base, checker);
    await other.goto('/messages');
    await other.getByRole('button', { name: /请审批：《采购合同二》/ }).tap();
    await other.waitForURL('**/sign/**');
    await other.getByRole('button', { name: '不通过' }).tap();
    const sheet = other.getByRole('dialog', { name: '审批不通过？' });
    await sheet.getByRole('textbox', { name: '不通过的理由' }).fill('金额不符');
    await sheet.getByRole('button', { name: '确认不通过' }).tap();
    await expect(other.getByRole('heading', { name: '审批未通过，合同已终止' })).toBeVisible();
    await other.close();
  });
});
