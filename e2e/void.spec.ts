import { api } from '@countersign/contract';
import { type Page, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { countActs } from './support/acts.ts';
import { fetchRoot } from './support/contract.ts';
import { openAs } from './support/enter.ts';
import { type Sent, readContent, sendContract } from './support/envelope.ts';
import { finished, signOverHttp } from './support/http-acts.ts';
import { expectFinished } from './support/judge.ts';
import { member } from './support/people.ts';
import { signaturePicture } from './support/pictures.ts';

const FIELD = { type: 'WRITE_SIGN', box: [80, 140, 140, 70] } as const;
const REASON = '租期调整，另签新合同';

const detail = ({ envelopeWsid }: Pick<Sent, 'envelopeWsid'>): string => `/envelope-detail?envelopeId=${envelopeWsid}`;

async function choose(page: Page, act: RegExp): Promise<void> {
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

test('Both parties void a completed contract, and everyone who looks at it is told', async ({ browser, baseURL }) => {
  const base = baseURL ?? '';
  const sender = await member(base, '陈立');
  const signer = await member(base, '李雷');
  const title = '办公场地租赁合同';
  const contract = await sendContract(sender, title, [{ person: signer, role: 'SIGNER', fields: [FIELD] }]);
  const desk = await openAs(browser, base, sender);
  await desk.goto(detail(contract));
  await expect(desk.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await signOverHttp(signer, contract, 0, { writeData: await signaturePicture(desk) });
  await finished(sender, contract);
  const before = Buffer.from(await readContent(sender, contract));

  await test.step('The sender proposes it with a reason, and lands on the agreement', async () => {
    await expect(desk.getByText('合同已完成。每个签名都可以')).toBeVisible();
    await choose(desk, /^协议作废/);
    const dialog = desk.getByRole('dialog', { name: '与各方协议作废这份合同？' });
    await dialog.getByRole('button', { name: '发起作废' }).click();
    await expect(dialog.getByText('请写明原因')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '作废原因' })).toBeFocused();
    await expectAccessible(desk);
    await dialog.getByRole('textbox', { name: '作废原因' }).fill(REASON);
    await dialog.getByRole('button', { name: '发起作废' }).click();
    await expect(desk.getByText(`这是一份作废协议。全部确认后，《${title}》作废。`)).toBeVisible();
    await expect(desk.getByText('作废待确认')).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('link', { name: '查看原合同' }).click();
    await expect(desk.getByText('作废协议正在等待各方确认')).toBeVisible();
    await expect(desk.getByRole('region', { name: '作废流程' })).toContainText('作废待确认');
  });

  await test.step('The signer confirms with the sign password and no field to fill in', async () => {
    const page = await openAs(browser, base, signer);
    const acts = await countActs(page);
    await page.goto('/envelopes?envelopeShownStatus=CANCEL_WAITING_ME');
    await page.getByRole('row').filter({ hasText: title }).getByRole('link', { name: '去确认' }).click();
    await page.getByRole('contentinfo').getByRole('button', { name: '确认作废' }).click();
    const sheet = page.getByRole('dialog', { name: '确认作废' });
    await sheet.getByRole('textbox', { name: '签署密码' }).fill(signer.signPassword);
    await sheet.getByRole('button', { name: '确认作废' }).click();
    await expect(page.getByText('原合同已作废').first()).toBeVisible({ timeout: 30_000 });
    // Open it, confirm, and confirm with the password (ux 43).
    expect((await acts()).clicks).toBe(3);
    await page.context().close();
  });

  await test.step('The contract turns void on the sender’s open page, and none of its bytes change', async () => {
    await expect(desk.getByText(/^这份合同已于 .+ 协议作废$/)).toBeVisible({ timeout: 30_000 });
    await expect(desk.getByText(`原因：${REASON}`).first()).toBeVisible();
    await expect(desk.getByRole('region', { name: '作废流程' })).toContainText('作废已确认');
    await expectAccessible(desk);
    expect(Buffer.from(await readContent(sender, contract)).equals(before)).toBe(true);
    const { related } = await sender.call(api.listRelated, { params: { envelopeWsid: contract.envelopeWsid } });
    const agreement = related.find(({ relation }) => relation === 'CANCELLED_BY');
    const { documents } = await sender.call(api.listDocuments, {
      params: { envelopeWsid: agreement?.envelopeWsid ?? '' },
    });
    const sent = { ...contract, envelopeWsid: agreement?.envelopeWsid ?? '', fileWsid: documents[0]?.fileWsid ?? '' };
    const judged = expectFinished(Buffer.from(await readContent(sender, sent)), await fetchRoot(desk.request), [
      '李雷',
    ]);
    expect(judged.text).toContain(REASON);
  });

  await test.step('Anyone who verifies the file reads that it is void', async () => {
    await desk.goto('/verify');
    await desk
      .locator('input[type=file]')
      .setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: before });
    await expect(desk.getByRole('heading', { name: '签名有效，但合同已协议作废' })).toBeVisible({ timeout: 30_000 });
    await expect(desk.getByText(REASON)).toBeVisible();
    await expectAccessible(desk);
  });
});

test('A sender extends the deadline, removes a participant, and sends a returned contract again', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const sender = await member(base, '陈立');
  const [signer, other] = [await member(base, '李雷'), await member(base, '韩梅梅')];
  const title = '保密协议';
  const sent = await sendContract(sender, title, [
    { person: signer, role: 'SIGNER', fields: [FIELD] },
    { person: other, role: 'CHECKER', fields: [] },
  ]);
  const desk = await openAs(browser, base, sender);
  await desk.goto(detail(sent));
  await expect(desk.getByText('现在轮到')).toBeVisible();

  await test.step('More time, never less', async () => {
    await choose(desk, /^延长截止时间/);
    const dialog = desk.getByRole('dialog', { name: '延长截止时间' });
    await dialog.getByRole('textbox', { name: '新的截止时间' }).fill('2026-01-01T10:00');
    await dialog.getByRole('button', { name: '延长', exact: true }).click();
    await expect(dialog.getByText('请选一个更晚的时间')).toBeVisible();
    await dialog.getByRole('button', { name: '延长 15 天' }).click();
    await dialog.getByRole('button', { name: '延长', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText(/延长了截止时间至/)).toBeVisible();
  });

  await test.step('The checker is removed', async () => {
    await desk.getByRole('button', { name: '移除 韩梅梅' }).click();
    await desk.getByRole('dialog', { name: '移除 韩梅梅？' }).getByRole('button', { name: '移除' }).click();
    await expect(desk.getByText('已被发起人移除')).toBeVisible();
  });

  await test.step('It is returned, corrected and sent again', async () => {
    const params = { envelopeWsid: sent.envelopeWsid, participantWsid: sent.participantWsids[0] ?? '' };
    await signer.call(api.returnEnvelope, { params, body: { reason: '甲方名称有误' } });
    await expect(desk.getByText('合同已被退回')).toBeVisible();
    await expect(desk.getByText('原因：甲方名称有误').first()).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: '修改后重新发送' }).click();
    await desk.waitForURL('**/edit/documents');
    await desk.goto(detail(sent));
    await expect(desk.getByRole('region', { name: '相关合同' })).toContainText('重新发送的副本');
  });

  await test.step('A finished contract is moved to the recycle bin, and restored', async () => {
    await choose(desk, /^移入回收站/);
    await expect(desk.getByText('这份合同在您的回收站里，其他人不受影响。')).toBeVisible();
    await desk.getByRole('button', { name: '恢复' }).click();
    await expect(desk.getByText('这份合同在您的回收站里，其他人不受影响。')).toBeHidden();
  });
});
