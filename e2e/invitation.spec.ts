import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { typeCaptcha } from './support/signing-page.ts';
import { foundEnterprise } from './support/enterprise.ts';
import { PASSWORD, freshPhone, member, readCode, readLink } from './support/people.ts';
import { enterAs } from './support/enter.ts';

const FIRM = '青禾数据有限公司';
const DISABLED = '您已被当前企业禁用，将退出登录';

test('An invited person registers by the link, becomes a member, and is logged out once disabled', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const owner = await member(base, '周雅');
  await foundEnterprise(owner, FIRM);
  const contact = freshPhone();
  await enterAs(page, base, owner);
  const theirs = await (
    await browser.newContext({ baseURL: base, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  ).newPage();

  await test.step('Invited by contact: the invitation is in the list', async () => {
    await page.goto('/enterprise/members');
    await page.getByRole('link', { name: '邀请成员' }).click();
    const sheet = page.getByRole('dialog', { name: '邀请成员' });
    await sheet.getByRole('textbox', { name: '受邀人' }).fill(`孙悦 ${contact}\n没有联系方式`);
    await expect(sheet.getByText('第 2 行没有手机号或邮箱')).toBeVisible();
    await sheet.getByRole('textbox', { name: '受邀人' }).fill(`孙悦 ${contact}`);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: '发送 1 份邀请' }).click();
    await expect(sheet).toBeHidden();
    const list = page.getByRole('region', { name: '已发出的邀请' });
    await expect(list.getByRole('listitem').filter({ hasText: '孙悦' })).toContainText('待接受');
  });

  await test.step('A stranger sees who invites, registers, is led back and accepts', async () => {
    await theirs.goto(await readLink(page, contact, '/invitation/'));
    await expect(theirs.getByRole('heading', { name: `${FIRM} 邀请您加入` })).toBeVisible();
    await expectAccessible(theirs);
    await theirs.getByRole('main').getByRole('link', { name: '注册新账号' }).click();
    await theirs.getByRole('textbox', { name: '手机号或邮箱' }).fill(contact);
    await typeCaptcha(theirs, theirs, contact, 'REGISTER');
    await theirs.getByRole('button', { name: '发送验证码' }).click();
    await expect(theirs.getByText('验证码已发送至')).toBeVisible();
    await theirs.getByRole('textbox', { name: '6 位验证码' }).fill(await readCode(theirs, contact, 'REGISTER'));
    await theirs.getByRole('textbox', { name: '姓名或昵称' }).fill('孙悦');
    await theirs.getByRole('textbox', { name: '设置密码' }).fill(PASSWORD);
    await theirs.getByRole('textbox', { name: '再次输入密码' }).fill(PASSWORD);
    await theirs.getByRole('button', { name: '注册并登录' }).click();
    await theirs.getByRole('button', { name: '接受邀请' }).click();
    await expect(theirs.getByRole('heading', { name: `您已加入 ${FIRM}` })).toBeVisible();
    await expectAccessible(theirs);
    await theirs.getByRole('button', { name: '进入企业账号' }).click();
    await theirs.waitForURL('**/wesign');
    await expect(theirs.getByRole('button', { name: new RegExp(FIRM) }).first()).toBeVisible();
  });

  await test.step('The new member is in the list, and is disabled while their page is open', async () => {
    await page.goto('/enterprise/members');
    await page.getByRole('button', { name: '查看 孙悦' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog', { name: '成员资料' }).getByRole('button', { name: '禁用成员' }).click();
    const confirm = page.getByRole('dialog', { name: '禁用 孙悦？' });
    await expect(confirm.getByText('个人账号不受影响')).toBeVisible();
    await confirm.getByRole('button', { name: '禁用成员' }).click();
    await expect(page.getByText('已禁用 孙悦')).toBeVisible();
    await expect(page.getByRole('button', { name: '查看 孙悦' })).toHaveCount(0);
  });

  await test.step('They are logged out; the owner finds them among the disabled members and restores them', async () => {
    await expect(theirs.getByRole('dialog', { name: DISABLED })).toBeVisible();
    await theirs.context().close();
    await page.getByRole('link', { name: '已禁用成员' }).click();
    await page.getByRole('button', { name: '恢复 孙悦' }).click();
    await page.getByRole('dialog', { name: '恢复 孙悦？' }).getByRole('button', { name: '恢复' }).click();
    await expect(page.getByText('孙悦 已恢复为成员')).toBeVisible();
    await expect(page.getByRole('heading', { name: '没有已禁用的成员' })).toBeVisible();
  });
});
