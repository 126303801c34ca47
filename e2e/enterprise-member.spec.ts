import { api } from '@countersign/contract';
import type { Person } from '@countersign/testkit/client';
import { type Locator, type Page, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { fetchRoot } from './support/contract.ts';
import { adoptSignature, confirmByPassword, download, expectSigned, nextAct } from './support/signing-page.ts';
import { sendContract } from './support/envelope.ts';
import { drawByMouse } from './support/ink.ts';
import { expectFinished } from './support/judge.ts';
import { member } from './support/people.ts';
import { enterAs, openAs } from './support/enter.ts';

const FIRM = '青禾数据有限公司';
const SIGNATURE = { type: 'WRITE_SIGN', box: [80, 140, 140, 70] } as const;

/** An enterprise whose owner has its account active; returns its id. */
async function found(owner: Person): Promise<string> {
  const { enterprise } = await owner.call(api.createEnterprise, { body: { name: FIRM } });
  const body = { destinationWsid: enterprise.userEnterpriseWsid };
  await owner.call(api.changeAccount, { params: { userWsid: owner.userWsid }, body });
  return enterprise.enterpriseWsid;
}

async function sign(page: Page, person: Person): Promise<void> {
  await nextAct(page).click();
  await adoptSignature(page, (pad) => drawByMouse(page, pad));
  await confirmByPassword(page, person.signPassword);
  await expectSigned(page);
}

const person = (page: Page, at: number): Locator => page.getByRole('listitem', { name: `第 ${at} 位参与人` });

test('An enterprise names a colleague, who joins by that, signs for it, and is suggested the next time', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const [owner, clerk] = [await member(base, '周雅'), await member(base, '孙悦')];
  await found(owner);
  const parts = [{ person: clerk, role: 'SIGNER', fields: [SIGNATURE] }] as const;
  const { envelopeWsid, participantWsids } = await sendContract(owner, '保密协议', parts, { stop: 'draft' });
  await enterAs(page, base, owner);

  await test.step('The sender makes the participant a member, and reads what they will have to do', async () => {
    await page.goto(`/envelopes/${envelopeWsid}/edit/participants`);
    const line = person(page, 1);
    await line.getByRole('button', { name: '更多', exact: true }).click();
    await line.getByRole('combobox', { name: '参与方式' }).selectOption('ENTERPRISE_MEMBER');
    await line.getByLabel('企业名称').fill(FIRM);
    await expect(line.getByText(`孙悦 代表“${FIRM}”：先加入该企业（如尚未加入）`)).toBeVisible();
    await expect(page.getByRole('region', { name: '参与方' }).getByText(FIRM)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '检查并发送' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '发送合同' }).click();
    await page.waitForURL('**/envelope-detail?envelopeId=*');
  });

  await test.step('Being named is the invitation: the named person joins and signs', async () => {
    const theirs = await openAs(browser, base, clerk);
    await theirs.goto(`/sign/${envelopeWsid}/${participantWsids[0]}`);
    await expect(theirs.getByRole('heading', { name: '请先加入企业' })).toBeVisible();
    await expectAccessible(theirs);
    await theirs.getByRole('button', { name: `申请加入 ${FIRM}` }).click();
    await sign(theirs, clerk);
    const pdf = await download(theirs, theirs.getByRole('link', { name: '下载合同' }));
    expectFinished(pdf, await fetchRoot(page.request), ['孙悦']);
    await theirs.context().close();
  });

  await test.step('The next contract suggests them among the recent people', async () => {
    const { envelope } = await owner.call(api.createEnvelope, { body: {} });
    await page.goto(`/envelopes/${envelope.envelopeWsid}/edit/participants`);
    await page.getByRole('button', { name: '最近联系人' }).click();
    await page.getByRole('searchbox', { name: '搜索姓名、联系方式或企业' }).fill('孙');
    await page.getByRole('button', { name: '添加 孙悦' }).click();
    await expect(page.getByRole('button', { name: '已添加 孙悦' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(person(page, 1).getByRole('textbox', { name: '姓名' })).toHaveValue('孙悦');
    await expect(person(page, 1).getByText(`代表“${FIRM}”`)).toBeVisible();
  });

  await test.step('The enterprise offers its members and its roles, and marks who is already a participant', async () => {
    await page.getByRole('button', { name: '企业成员' }).click();
    await expect(page.getByRole('button', { name: '已添加 孙悦' })).toBeVisible();
    await page.getByRole('button', { name: '角色', exact: true }).click();
    await page.getByRole('button', { name: '添加 印章管理员' }).click();
    await expect(page.getByRole('button', { name: '已添加 印章管理员' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(person(page, 2).getByText(`“${FIRM}”的任意一位“印章管理员”`)).toBeVisible();
  });
});

test('A person whom a stranger names for an enterprise asks to join, and its owner accepts', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const [owner, clerk, sender] = [await member(base, '周雅'), await member(base, '李雷'), await member(base, '马强')];
  const enterpriseWsid = await found(owner);
  const parts = [{ person: clerk, role: 'SIGNER', fields: [SIGNATURE] }] as const;
  const { envelopeWsid, participantWsids } = await sendContract(sender, '供货合同', parts, { stop: 'draft' });
  const participantWsid = participantWsids[0] ?? '';
  const params = { envelopeWsid };
  const body = { participants: [{ participantWsid, type: 'ENTERPRISE_MEMBER' as const, enterpriseWsid }] };
  await sender.call(api.updateParticipants, { params, body });
  await sender.call(api.startEnvelope, { params });
  await enterAs(page, base, clerk);

  await test.step('The named person asks to join', async () => {
    await page.goto(`/sign/${envelopeWsid}/${participantWsid}`);
    await page.getByRole('button', { name: `申请加入 ${FIRM}` }).click();
    await expect(page.getByText('申请已送达企业负责人')).toBeVisible();
  });

  await test.step('The owner accepts them', async () => {
    const theirs = await openAs(browser, base, owner);
    await theirs.goto('/enterprise/invitations');
    await expect(theirs.getByText('因合同“供货合同”')).toBeVisible();
    await expectAccessible(theirs);
    await theirs.getByRole('button', { name: '同意 李雷 加入' }).click();
    await expect(theirs.getByText('李雷 已成为成员')).toBeVisible();
    await theirs.context().close();
  });

  await test.step('The waiting page opens the contract by itself, and it is signed', async () => {
    await sign(page, clerk);
  });
});

test('A member who sees contacts masked sends to a colleague chosen from the list, without typing a contact', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const [owner, clerk, buyer] = [await member(base, '周雅'), await member(base, '孙悦'), await member(base, '钱进')];
  const enterpriseWsid = await found(owner);
  const invited = { invitations: [{ contact: clerk.contact }] };
  const { invitations } = await owner.call(api.createInvitations, { params: { enterpriseWsid }, body: invited });
  const invite = invitations[0]?.invitationWsid ?? '';
  const { account } = await clerk.call(api.acceptInvitation, { params: { invite } });
  const body = { destinationWsid: account?.userWsid ?? '' };
  await clerk.call(api.changeAccount, { params: { userWsid: clerk.userWsid }, body });
  const parts = [{ person: buyer, role: 'SIGNER', fields: [SIGNATURE] }] as const;
  const { envelopeWsid } = await sendContract(clerk, '采购合同', parts, { stop: 'draft' });
  const masked = `${owner.contact.slice(0, 3)}****${owner.contact.slice(7)}`;
  await enterAs(page, base, clerk);

  await test.step('The colleague is added with one press, and the contact is shown masked', async () => {
    await page.goto(`/envelopes/${envelopeWsid}/edit/participants`);
    await page.getByRole('button', { name: '企业成员' }).click();
    await page.getByRole('button', { name: '添加 周雅' }).click();
    await expect(page.getByRole('button', { name: '已添加 周雅' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(person(page, 2).getByText(`同事 · ${masked}`)).toBeVisible();
    await expect(person(page, 2).getByRole('textbox', { name: '手机号或邮箱' })).toHaveCount(0);
    await expect(person(page, 2).getByText(`周雅 代表“${FIRM}”：用验证码或签署密码确认后签署。`)).toBeVisible();
    await person(page, 2).getByRole('combobox', { name: '操作' }).selectOption('CHECKER');
    await person(page, 2).getByRole('button', { name: '上移 周雅' }).click();
    await expectAccessible(page);
  });

  await test.step('The saved participant is still the colleague after a reload, and the contract is sent', async () => {
    await expect
      .poll(async () => {
        const { participants } = await clerk.call(api.listParticipants, { params: { envelopeWsid } });
        return participants.map(({ name, sequence, contact }) => [name, sequence, contact.phone]);
      })
      .toContainEqual(['周雅', 1, masked]);
    await page.reload();
    await expect(person(page, 1).getByText(`同事 · ${masked}`)).toBeVisible();
    await page.getByRole('button', { name: '检查并发送' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '发送合同' }).click();
    await page.waitForURL('**/envelope-detail?envelopeId=*');
    await expect(page.getByText(masked).first()).toBeVisible();
  });

  await test.step('The colleague receives the contract and appears among the recent people', async () => {
    const theirs = await openAs(browser, base, owner);
    await theirs.goto('/');
    await expect(theirs.getByText('采购合同').first()).toBeVisible();
    await theirs.context().close();
    const { envelope } = await clerk.call(api.createEnvelope, { body: {} });
    await page.goto(`/envelopes/${envelope.envelopeWsid}/edit/participants`);
    await page.getByRole('button', { name: '最近联系人' }).click();
    await page.getByRole('button', { name: '添加 周雅' }).click();
    await page.keyboard.press('Escape');
    await expect(person(page, 1).getByText(`同事 · ${masked}`)).toBeVisible();
  });
});
