import { api } from '@countersign/contract';
import { type Browser, type Page, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { type Firm, admitMember, found } from './support/enterprises.ts';
import { sendContract } from './support/envelope.ts';
import { finished, signOverHttp } from './support/http-acts.ts';
import { member, stranger } from './support/people.ts';
import { signaturePicture } from './support/pictures.ts';
import { enterAs } from './support/enter.ts';
import { expectNoOverflow } from './support/every-page.ts';

const FIELD = { type: 'WRITE_SIGN', box: [80, 140, 140, 70] } as const;
const NARROW = { width: 320, height: 720 };
const WIDE = { width: 1280, height: 900 };

const detail = (envelopeWsid: string): string => `/envelope-detail?envelopeId=${envelopeWsid}`;

async function as(browser: Browser, base: string, person: Parameters<typeof enterAs>[2]): Promise<Page> {
  const page = await (await browser.newContext({ viewport: WIDE })).newPage();
  await enterAs(page, base, person);
  return page;
}
let judged = 0;
/** Fits at both widths, and is accessible at one of them, in turn; TEST_EVERYTHING stands for both. */
async function judge(page: Page): Promise<void> {
  judged += 1;
  for (const [at, size] of [NARROW, WIDE].entries()) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
    if (process.env.TEST_EVERYTHING !== undefined || judged % 2 === at) await expectAccessible(page);
  }
}

interface Scene extends Firm {
  readonly leaverWsid: string;
}
async function createFirmWithLeaver(base: string, leaver: Parameters<typeof admitMember>[1]): Promise<Scene> {
  const firm = await found(await member(base, '周总'), '青禾数据有限公司');
  const leaverWsid = await admitMember(firm, leaver, ['businessScenarioTemplates:create']);
  return { ...firm, leaverWsid };
}

test('What a member leaves behind is shown with the ways to handle it, and a colleague takes it over', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const [leaver, colleague, outside] = [
    await member(base, '李离'),
    await member(base, '孙继任'),
    await member(base, '韩梅梅'),
  ];
  const firm = await createFirmWithLeaver(base, leaver);
  const { owner, enterpriseWsid, leaverWsid } = firm;
  const colleagueWsid = await admitMember(firm, colleague, []);
  const asMember = { person: leaver, memberWsid: leaverWsid, role: 'SIGNER', fields: [FIELD] } as const;
  const asOutsider = { person: outside, role: 'SIGNER', fields: [{ ...FIELD, box: [320, 140, 140, 70] }] } as const;
  const done = await sendContract(owner, '租赁合同', [asMember, asOutsider]);
  const page = await as(browser, base, owner);
  await page.goto(detail(done.envelopeWsid));
  const writeData = await signaturePicture(page);
  await signOverHttp(leaver, done, 0, { writeData });
  await signOverHttp(outside, done, 1, { writeData });
  await finished(owner, done);
  await sendContract(leaver, '采购草稿', [asOutsider], { stop: 'draft' });
  await sendContract(leaver, '供货合同', [asOutsider]);
  await leaver.call(api.createBst, { body: { name: '劳动合同模板' } });
  const turn = await sendContract(owner, '保密协议', [asMember, { ...asOutsider, person: stranger(base, '赵外部') }]);

  await test.step('Before the member is disabled, their pending work is listed', async () => {
    await page.goto('/enterprise/members');
    await page.getByRole('table').getByRole('button', { name: /李离/ }).click();
    await page.getByRole('button', { name: '禁用成员' }).click();
    const dialog = page.getByRole('dialog', { name: '禁用 李离？' });
    for (const name of ['采购草稿', '供货合同', '保密协议', '劳动合同模板'])
      await expect(dialog.getByText(name)).toBeVisible();
    await expect(dialog.getByRole('group', { name: /移交给（选填/ })).toBeVisible();
    await judge(page);
    await dialog.getByRole('button', { name: '禁用成员' }).click();
    await expect(page.getByText('已禁用 李离')).toBeVisible();
  });

  const stuck = page.getByText('李离：已离开企业');
  await test.step('The contract that waits for them says so, offers the ways to go on and no reminder', async () => {
    await page.goto('/envelopes');
    const row = page.getByRole('row').filter({ hasText: '保密协议' });
    await expect(row.getByText('等待的人已无法处理')).toBeVisible();
    await expect(row.getByRole('button', { name: '催办' })).toHaveCount(0);
    await judge(page);
    await row.getByRole('link', { name: '去解决' }).click();
    await expect(stuck).toBeVisible();
    await expect(page.getByRole('button', { name: '催办' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: '更换 李离' }).first()).toBeVisible();
    await judge(page);
  });

  await test.step('A participant is replaced by a person with two contacts, one of which identifies them', async () => {
    await page.getByRole('button', { name: '更换 赵外部' }).click();
    const sheet = page.getByRole('dialog', { name: '更换 赵外部' });
    await sheet.getByRole('textbox', { name: '新参与人姓名' }).fill('钱新人');
    await sheet.getByRole('textbox', { name: '新参与人手机号或邮箱' }).fill('13911112222');
    await sheet.getByRole('button', { name: '添加另一个联系方式' }).click();
    await expect(sheet.getByRole('textbox', { name: /另一个联系方式/ })).toBeFocused();
    await page.keyboard.type('qian@example.com');
    await sheet.getByRole('combobox', { name: '用哪一个证明身份' }).selectOption('email');
    await sheet.getByRole('textbox', { name: '更换原因' }).fill('原负责人已离职');
    await judge(page);
    await sheet.getByRole('button', { name: '确认更换' }).click();
    await expect(page.getByText(/凭 q.*@example\.com 证明身份，139\*+2222 只收通知/)).toBeVisible();
  });

  await test.step('A void agreement waits for the member who signed and has left', async () => {
    await owner.call(api.cancelEnvelope, { params: done, body: { reason: '租期调整' } });
    await page.goto(detail(done.envelopeWsid));
    await expect(page.getByRole('region', { name: '作废流程' }).getByText('李离：已离开企业')).toBeVisible();
    await judge(page);
  });

  await test.step('The owner hands it over after choosing a colleague', async () => {
    await page.getByRole('link', { name: '去移交' }).click();
    await page.getByRole('button', { name: /移交.*李离|李离.*移交/ }).click();
    const dialog = page.getByRole('dialog', { name: '移交 李离 的事务' });
    await dialog.getByRole('button', { name: '移交事务' }).click();
    await expect(dialog.getByText('请选择接手的同事')).toBeVisible();
    await dialog.getByRole('radio', { name: /孙继任/ }).check();
    await judge(page);
    await dialog.getByRole('button', { name: '移交事务' }).click();
    await expect(dialog).toBeHidden();
    const params = { enterpriseWsid, memberWsid: leaverWsid };
    const left = async () => {
      const { handover } = await owner.call(api.getHandover, { params });
      return handover.kinds.reduce((sum, { count }) => sum + count, 0);
    };
    await expect.poll(left, { timeout: 30_000 }).toBe(0);
    await page.goto(detail(turn.envelopeWsid));
    await expect(page.getByRole('button', { name: '催办' })).toBeVisible();
    await expect(stuck).toHaveCount(0);
  });

  await test.step('The colleague opens it from their personal account with one press, and voids the contract', async () => {
    const { accounts } = await colleague.call(api.listAccounts, {
      params: { userWsid: colleague.userWsid },
      query: {},
    });
    const personal = accounts.find(({ userWsid }) => userWsid !== colleagueWsid)?.userWsid ?? '';
    await colleague.call(api.changeAccount, {
      params: { userWsid: colleagueWsid },
      body: { destinationWsid: personal },
    });
    const theirs = await as(browser, base, colleague);
    await theirs.goto('/wesign');
    const elsewhere = theirs.getByRole('region', { name: '其他账号待处理' });
    await expect(elsewhere.getByText('2 份待处理')).toBeVisible();
    await judge(theirs);
    await theirs.getByRole('button', { name: /^账号菜单/ }).click();
    await expect(theirs.getByRole('dialog', { name: '账号', exact: true }).getByText('2 份待处理')).toBeVisible();
    await theirs.keyboard.press('Escape');
    await elsewhere.getByRole('button', { name: /作废协议/ }).click();
    await theirs.getByRole('link', { name: '确认作废' }).click();
    await theirs.getByRole('contentinfo').getByRole('button', { name: '确认作废' }).click();
    const sheet = theirs.getByRole('dialog', { name: '确认作废' });
    await sheet.getByRole('textbox', { name: '签署密码' }).fill(colleague.signPassword);
    await sheet.getByRole('button', { name: '确认作废' }).click();
    const { related } = await owner.call(api.listRelated, { params: done });
    const agreement = related.find(({ relation }) => relation === 'CANCELLED_BY')?.envelopeWsid ?? '';
    const { participants } = await outside.call(api.listParticipants, { params: { envelopeWsid: agreement } });
    const last = participants.find(({ isMe, actionType }) => isMe && actionType === 'SIGNER')?.participantWsid ?? '';
    await signOverHttp(outside, { ...done, envelopeWsid: agreement, participantWsids: [last] }, 0, { writeData });
    const voided = () =>
      owner.call(api.getEnvelope, { params: done, query: {} }).then(({ envelope }) => envelope.voided !== null);
    await expect.poll(voided, { timeout: 30_000 }).toBe(true);
  });
});
