import { api } from '@countersign/contract';
import type { PermissionKey } from '@countersign/domain';
import type { Person } from '@countersign/testkit/client';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { foundEnterprise } from './support/enterprise.ts';
import { sendContract } from './support/envelope.ts';
import { member } from './support/people.ts';
import { enterAs, openAs } from './support/enter.ts';

const SIGNATURE = { type: 'WRITE_SIGN', box: [80, 140, 140, 70] } as const;

/** The owner of an enterprise and a clerk who joined because the owner named them, each in its account. */
async function found(base: string): Promise<{ owner: Person; clerk: Person; enterpriseWsid: string }> {
  const [owner, clerk] = [await member(base, '周雅'), await member(base, '孙悦')];
  const { enterpriseWsid } = await foundEnterprise(owner, '青禾数据有限公司');
  const parts = [{ person: clerk, role: 'SIGNER', fields: [SIGNATURE] }] as const;
  const { envelopeWsid, participantWsids } = await sendContract(owner, '入职承诺', parts, { stop: 'draft' });
  const [params, participantWsid] = [{ envelopeWsid }, participantWsids[0] ?? ''];
  const named = { participantWsid, type: 'ENTERPRISE_MEMBER' as const, enterpriseWsid };
  await owner.call(api.updateParticipants, { params, body: { participants: [named] } });
  await owner.call(api.startEnvelope, { params });
  await clerk.call(api.joinEnterprise, { params: { envelopeWsid, participantWsid } });
  const { accounts } = await clerk.call(api.listAccounts, { params: { userWsid: clerk.userWsid }, query: {} });
  const destinationWsid = accounts.find((one) => one.enterpriseWsid === enterpriseWsid)?.userWsid ?? '';
  await clerk.call(api.changeAccount, { params: { userWsid: clerk.userWsid }, body: { destinationWsid } });
  return { owner, clerk, enterpriseWsid };
}

async function make(owner: Person, enterpriseWsid: string, name: string, keys: readonly PermissionKey[]) {
  const body = { name, privilegeList: keys.map((permissions) => ({ permissions })) };
  return (await owner.call(api.createRole, { params: { enterpriseWsid }, body })).enterpriseRole.enterpriseRoleWsid;
}

test('A right that is revoked while its page is open disappears from the page, and the next request is refused', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const { owner, clerk, enterpriseWsid } = await found(base);
  const deputies = await make(owner, enterpriseWsid, '副手', ['privileges:manage', 'enterpriseRoles:authors:bind']);
  const legal = await make(owner, enterpriseWsid, '法务', []);
  await enterAs(page, base, owner);

  await test.step('The owner binds the clerk to a role, whose permissions are listed in words', async () => {
    await page.goto(`/enterprise/roles?role=${deputies}`);
    await expect(page.getByRole('heading', { name: '副手', exact: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: '管理角色' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: '仅限所有者' })).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: '绑定成员', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: '绑定成员到“副手”' });
    await sheet.getByRole('checkbox', { name: '孙悦' }).check();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: '绑定', exact: true }).click();
    await expect(page.getByRole('button', { name: '解绑 孙悦' })).toBeVisible();
  });

  const theirs = await openAs(browser, base, clerk);
  await test.step('The clerk manages roles within their own permissions', async () => {
    await theirs.goto(`/enterprise/roles?role=${legal}`);
    await expect(theirs.getByRole('button', { name: '绑定成员', exact: true })).toBeVisible();
    await expect(theirs.getByRole('checkbox', { name: '管理印章' })).toBeDisabled();
    await expect(theirs.getByRole('checkbox', { name: '管理角色' })).toBeEnabled();
  });

  await test.step('A button disappears with its permission, and the page with the permission to view it', async () => {
    const take = async (key: string) => {
      await page.getByRole('checkbox', { name: key }).uncheck();
      await page.getByRole('button', { name: '保存权限' }).click();
      await expect(page.getByRole('button', { name: '保存权限' })).toHaveCount(0);
    };
    await take('绑定角色成员');
    await expect(theirs.getByRole('button', { name: '绑定成员', exact: true })).toHaveCount(0);
    await expect(theirs.getByRole('heading', { name: '角色与权限', exact: true })).toBeVisible();
    await take('管理角色');
    await expect(theirs.getByRole('heading', { name: '您没有打开这个页面的权限' })).toBeVisible();
    await expect(theirs.getByRole('link', { name: '角色与权限', exact: true })).toHaveCount(0);
    await expectAccessible(theirs);
  });

  await test.step('Their next request is refused', async () => {
    const refusal = await clerk.refused(api.renameRole, {
      params: { enterpriseWsid, enterpriseRoleWsid: legal },
      body: { name: '法务部' },
    });
    expect(refusal.error).toBe('ERROR_FORBIDDEN');
    await theirs.context().close();
  });
});
