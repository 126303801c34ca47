import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { fetchRoot } from './support/contract.ts';
import { adoptSignature, confirmByPassword, expectSigned, nextAct } from './support/signing-page.ts';
import { openAs } from './support/enter.ts';
import { readContent, sendContract } from './support/envelope.ts';
import { drawByMouse } from './support/ink.ts';
import { expectUnfinished } from './support/judge.ts';
import { member, readLink } from './support/people.ts';

test('A checker refuses a signed contract, and the sender sees it on the open page', async ({ browser, baseURL }) => {
  const base = baseURL ?? '';
  const sender = await member(base, '陈立');
  const signer = await member(base, '李雷');
  const checker = await member(base, '韩梅梅');
  const title = '采购合同';
  const sent = await sendContract(sender, title, [
    { person: signer, role: 'SIGNER', fields: [{ type: 'WRITE_SIGN', box: [80, 140, 140, 70] }] },
    { person: checker, role: 'CHECKER', fields: [] },
  ]);
  const reason = '第三条的金额与约定不符';

  const watching = await openAs(browser, base, sender);
  await watching.goto(`/envelope-detail?envelopeId=${sent.envelopeWsid}`);
  await expect(watching.getByRole('heading', { name: title, exact: true })).toBeVisible();

  await test.step('The signer signs with the sign password', async () => {
    const page = await openAs(browser, base, signer);
    await page.goto(await readLink(watching, signer.contact));
    await nextAct(page).click();
    await adoptSignature(page, (pad) => drawByMouse(page, pad));
    await confirmByPassword(page, signer.signPassword);
    await expectSigned(page);
    await expect(page.getByText('接下来轮到：韩梅梅')).toBeVisible();
    await page.context().close();
  });

  await test.step('The checker refuses with a reason', async () => {
    const page = await openAs(browser, base, checker);
    await page.goto(`/sign/${sent.envelopeWsid}/${sent.participantWsids[1]}`);
    await expect(page.getByRole('button', { name: '审批通过' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '不通过' }).click();
    const sheet = page.getByRole('dialog', { name: '审批不通过？' });
    await sheet.getByRole('button', { name: '确认不通过' }).click();
    await expect(sheet.getByText('请写明理由')).toBeVisible();
    await sheet.getByRole('textbox', { name: '不通过的理由' }).fill(reason);
    await sheet.getByRole('button', { name: '确认不通过' }).click();
    await expect(page.getByRole('heading', { name: '审批未通过，合同已终止' })).toBeVisible();
    await page.context().close();
  });

  await test.step('The sender reads the reason without reloading', async () => {
    await expect(watching.getByText(reason).first()).toBeVisible();
    await expectAccessible(watching);
  });

  expectUnfinished(await readContent(sender, sent), await fetchRoot(watching.request), ['李雷']);
});
