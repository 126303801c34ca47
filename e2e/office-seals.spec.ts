import { api } from '@countersign/contract';
import type { Person } from '@countersign/testkit/client';
import { type Locator, type Page, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { fetchRoot } from './support/contract.ts';
import { confirmByPassword, download, expectSigned, nextAct } from './support/signing-page.ts';
import { type Firm, admitMember, checkedSeal, found, verify } from './support/enterprises.ts';
import { sendContract } from './support/envelope.ts';
import { expectFinished, organisationsOf } from './support/judge.ts';
import { member } from './support/people.ts';
import { enterAs, openAs } from './support/enter.ts';

const SEAL = '合同专用章';
const CODE = '1101051234567';
const box = (left: number) => ({ type: 'SEAL_SIGN', box: [left, 330, 125, 125] }) as const;

/** A contract that the owner of the second enterprise sends to a member of the first one, and signs after them. */
async function send(first: Firm, clerk: Person, second: Firm) {
  const sketches = [
    { person: clerk, role: 'SIGNER', fields: [box(80)] },
    { person: second.owner, role: 'SIGNER', fields: [box(340)] },
  ] as const;
  const sent = await sendContract(second.owner, '年度供货合同', sketches, { stop: 'draft' });
  const params = { envelopeWsid: sent.envelopeWsid };
  const participants = [first, second].map(({ enterpriseWsid }, at) => ({
    participantWsid: sent.participantWsids[at] ?? '',
    type: 'ENTERPRISE_MEMBER' as const,
    enterpriseWsid,
  }));
  await second.owner.call(api.updateParticipants, { params, body: { participants } });
  await second.owner.call(api.startEnvelope, { params });
  return sent;
}

/** Opens the sheet of seals, which lists the office seals of the enterprise. */
async function openSeals(page: Page): Promise<Locator> {
  await nextAct(page).click();
  const sheet = page.getByRole('dialog', { name: '选择印章' });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Takes the seal of the enterprise and finishes with the sign password. */
async function sealAndSign(page: Page, sheet: Locator, name: string, { signPassword }: Person): Promise<void> {
  await sheet.getByRole('radio', { name }).click();
  await sheet.getByRole('button', { name: '使用这个印章' }).click();
  await expect(sheet).toBeHidden();
  await confirmByPassword(page, signPassword);
  await expectSigned(page);
}

test('Two enterprises sign a contract with their seals, one of them after an application is approved', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const [owner, clerk, partner] = [await member(base, '周雅'), await member(base, '孙悦'), await member(base, '马强')];
  const first = await found(owner, '青禾数据有限公司');
  const second = await found(partner, '云锦纺织有限公司');
  await Promise.all([verify(first, base), verify(second, base)]);
  await admitMember(first, clerk, ['officeSeals:apply']);
  const theirs = '云锦公章';
  await checkedSeal(second, theirs);
  const sent = await send(first, clerk, second);
  await enterAs(page, base, owner);
  const clerkPage = await openAs(browser, base, clerk);

  await test.step('A seal is made from a pattern, and its impression is previewed before it is stored', async () => {
    await page.goto('/enterprise/seals');
    await expect(page.getByRole('heading', { name: '印章管理', exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '制作印章' }).first().click();
    await page.getByRole('radio', { name: SEAL }).check();
    await page.getByRole('textbox', { name: '下弧编码' }).fill(CODE);
    await expect(page.getByRole('img', { name: /的印样$/ })).toBeVisible();
    await page.getByRole('button', { name: '制作并提交审核' }).click();
    await expect(page.getByText('这枚印章正在等待审核')).toBeVisible();
  });

  await test.step('It is checked in the seal audit', async () => {
    await page.goto('/enterprise/seal-audit');
    await page.getByRole('button', { name: `通过：新印章 ${SEAL}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: '通过' }).click();
    await expect(page.getByText('没有待处理的申请')).toBeVisible();
  });

  await test.step('The signing member reads that no seal is available to them yet, and applies for it', async () => {
    await clerkPage.goto(`/sign/${sent.envelopeWsid}/${sent.participantWsids[0]}`);
    const sheet = await openSeals(clerkPage);
    await expect(sheet.getByText('目前没有授权您用在这份合同上的企业印章')).toBeVisible();
    await expectAccessible(clerkPage);
    const [apply] = await Promise.all([
      clerkPage.context().waitForEvent('page'),
      sheet.getByRole('link', { name: '申请用印' }).click(),
    ]);
    await apply.getByRole('button', { name: `申请使用 ${SEAL}` }).click();
    const dialog = apply.getByRole('dialog', { name: `申请使用“${SEAL}”` });
    await expect(dialog.getByRole('combobox', { name: '用于哪份合同' })).toHaveValue(sent.envelopeWsid);
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await expect(dialog.getByText('请写明用印事由')).toBeVisible();
    await dialog.getByRole('textbox', { name: '用印事由' }).fill('与云锦纺织签年度供货合同');
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await expect(apply.getByText('申请审批中')).toBeVisible();
    await apply.close();
  });

  await test.step('The approver sees the applicant, the reason and the contract', async () => {
    await page.reload();
    await expect(page.getByText('孙悦 申请使用')).toBeVisible();
    await expect(page.getByText('与云锦纺织签年度供货合同')).toBeVisible();
    await expect(page.getByText(/用于合同“年度供货合同”/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `通过：孙悦 使用 ${SEAL}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: '通过' }).click();
    await expect(page.getByText('没有待处理的申请')).toBeVisible();
  });

  await test.step('The waiting page now offers the seal, and the contract is sealed', async () => {
    const sheet = clerkPage.getByRole('dialog', { name: '选择印章' });
    await sheet.getByRole('button', { name: '已经批准了，刷新看看' }).click();
    await sealAndSign(clerkPage, sheet, SEAL, clerk);
  });

  await test.step('The other enterprise seals it too; both are named in the signatures', async () => {
    const other = await openAs(browser, base, partner);
    await other.goto(`/sign/${sent.envelopeWsid}/${sent.participantWsids[1]}`);
    await sealAndSign(other, await openSeals(other), theirs, partner);
    const pdf = await download(other, other.getByRole('link', { name: '下载合同' }));
    expectFinished(pdf, await fetchRoot(page.request), ['孙悦', '马强']);
    expect(organisationsOf(pdf)).toEqual([first.name, second.name]);
    await other.context().close();
  });

  await test.step('The use is in the log of the seal', async () => {
    await page.goto('/enterprise/seals/use-logs');
    await expect(page.getByRole('row', { name: /合同专用章.*孙悦.*年度供货合同/ })).toBeVisible();
  });
  await clerkPage.context().close();
});
