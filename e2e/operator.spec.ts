import { api } from '@countersign/contract';
import { type Page, expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sendContract } from './support/envelope.ts';
import { signOverHttp } from './support/http-acts.ts';
import {
  OPERATOR,
  applyForIdentity,
  confirmAsSecond,
  logInOperator,
  openAsOperator,
  openConsole,
} from './support/operators.ts';
import { PASSWORD, member, stranger } from './support/people.ts';
import { signaturePicture } from './support/pictures.ts';
import { enterAs } from './support/enter.ts';
import { expectNoOverflow, follow } from './support/every-page.ts';

/** The page of an applicant, updated with the result by the push channel. */
const identityPage = async (page: Page): Promise<void> => {
  await page.goto('/account/identity');
  await expect(page.getByText('正在人工审核')).toBeVisible();
};

test('An operator reviews the papers of an application and approves it; the applicant is verified', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const person = await member(base, '周敏');
  const number = await applyForIdentity(person, page);
  await enterAs(page, base, person);
  await identityPage(page);

  const staff = await (await browser.newContext()).newPage();
  await openConsole(staff, `/operator/identity?name=${encodeURIComponent('周敏')}`);
  await staff.getByRole('link', { name: '周敏' }).click();
  await expect(staff.getByText(number)).toBeVisible();
  await expect(staff.getByText('校验位正确')).toBeVisible();
  for (const side of ['身份证人像面', '身份证国徽面']) {
    await staff.getByRole('button', { name: side }).click();
    const picture = staff.getByRole('img', { name: side });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(428);
  }
  // The keyboard shortcuts: `a` opens the dialog, Enter confirms.
  await staff.keyboard.press('a');
  await expect(staff.getByRole('dialog', { name: '通过“周敏”的实名申请？' })).toBeVisible();
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('status').getByText('已通过')).toBeVisible();

  await expect(page.getByText('您已通过实名认证。')).toBeVisible();

  // Suspended by two operators: requested here, carried out when the other one confirms it.
  await staff.goto(`/operator/identity?name=${encodeURIComponent('周敏')}`);
  await staff.getByRole('link', { name: '周敏' }).click();
  await staff.getByRole('button', { name: '暂停认证' }).click();
  const asks = staff.getByRole('dialog', { name: '暂停认证：周敏' });
  await asks.getByRole('textbox').fill('证件已挂失');
  await asks.getByRole('button', { name: '提交确认' }).click();
  await expect(staff.getByText('已提交，等待另一位操作员确认')).toBeVisible();
  await confirmAsSecond(browser, /暂停个人认证，周敏/);
  await expect(page.getByText('认证机构暂停了这项认证：证件已挂失')).toBeVisible();
});

test('The applicant sees why an application was returned', async ({ page, browser, baseURL }) => {
  const base = baseURL ?? '';
  const person = await member(base, '钱宁');
  await applyForIdentity(person, page);
  await enterAs(page, base, person);
  await identityPage(page);

  const staff = await (await browser.newContext()).newPage();
  await openConsole(staff, `/operator/identity?name=${encodeURIComponent('钱宁')}`);
  await staff.getByRole('link', { name: '钱宁' }).click();
  await staff.getByRole('button', { name: '退回' }).click();
  const dialog = staff.getByRole('dialog', { name: '退回“钱宁”的申请' });
  await dialog.getByRole('button', { name: '退回' }).click();
  await expect(dialog.getByText('请填写原因')).toBeVisible();
  await dialog.getByRole('button', { name: '证件已过有效期' }).click();
  await dialog.getByRole('button', { name: '退回', exact: true }).click();
  await expect(staff.getByRole('status').getByText('已退回')).toBeVisible();

  await expect(page.getByText('申请已退回：证件已过有效期')).toBeVisible();
});

test('A new operator must replace the one-time password before anything else', async ({ page, browser }) => {
  await openConsole(page, '/operator/operators');
  await page.getByRole('button', { name: '添加操作员' }).click();
  const dialog = page.getByRole('dialog');
  const login = `op${Date.now().toString(36)}`;
  await dialog.getByRole('textbox', { name: '姓名' }).fill('孙琪');
  await dialog.getByRole('textbox', { name: '登录名' }).fill(login);
  await dialog.getByRole('checkbox', { name: '客服' }).check();
  await dialog.getByRole('button', { name: '添加' }).click();
  await expect(page.getByText('已提交，等待另一位操作员确认')).toBeVisible();
  const second = await confirmAsSecond(browser, /添加操作员，孙琪/);
  // Each of the two operators is shown one half.
  const half = async (at: Page): Promise<string> => {
    const told = at.getByRole('dialog', { name: `操作员 ${login} 的一次性密码` });
    const text = (await told.locator('code').innerText()).trim();
    await told.getByRole('button', { name: '我已记下' }).click();
    return text;
  };
  const first = await half(second);
  await page.goto('/operator/requests?status=CONFIRMED');
  await page
    .getByRole('button', { name: /添加操作员，孙琪/ })
    .first()
    .click();
  await page.getByRole('button', { name: '查看一次性密码的后一半' }).click();
  const oneTime = `${first}.${await half(page)}`;
  await page.goto('/operator/operators');
  await expect(page.getByRole('row', { name: new RegExp(login) })).toContainText('未改一次性密码');

  const other = await (await browser.newContext()).newPage();
  await other.goto('/operator/login');
  await logInOperator(other, { login, password: oneTime });
  await expect(other.getByRole('heading', { level: 1, name: '请先设置新密码' })).toBeVisible();
  await other.goto('/operator/audit');
  await expect(other.getByRole('heading', { level: 1, name: '请先设置新密码' })).toBeVisible();
  await other.getByRole('textbox', { name: '一次性密码' }).fill(oneTime);
  await other.getByRole('textbox', { name: '新密码' }).fill(PASSWORD);
  await other.getByRole('textbox', { name: '再次输入密码' }).fill(PASSWORD);
  await other.getByRole('button', { name: '保存新密码' }).click();
  // The role of the new operator does not include the audit log, neither as a page nor in the menu.
  await expect(other.getByText('您的角色不能查看此页')).toBeVisible();
  await expect(other.getByRole('link', { name: '投诉' })).toBeVisible();
  await expect(other.getByRole('link', { name: '审计日志' })).toHaveCount(0);

  // Locked out: the next call of an open page leads to the login.
  await page.getByRole('button', { name: '停用：孙琪' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
  await expect(page.getByText('操作员已停用')).toBeVisible();
  await other.getByRole('link', { name: '用户' }).click();
  await expect(other).toHaveURL(/\/operator\/login/);
});

test('Half an hour without activity ends an operator’s session, though the health page keeps polling', async ({
  page,
}) => {
  await page.clock.install();
  await openAsOperator(page, '/operator/health');
  await expect(page.getByRole('heading', { level: 2, name: '数据库' })).toBeVisible();
  await page.clock.fastForward('31:00');
  await expect(page.getByText('长时间未操作，已为您退出登录。')).toBeVisible();
  await logInOperator(page, OPERATOR);
  await expect(page).toHaveURL(/\/operator\/health$/);
});

test('A certificate is found by its envelope and revoked permanently once a second operator confirms it', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await member(baseURL ?? '', '吴桐');
  const sketch = { person, role: 'SIGNER', fields: [{ type: 'WRITE_SIGN', box: [80, 140, 140, 70] }] } as const;
  const sent = await sendContract(person, '保密协议', [sketch]);
  await signOverHttp(person, sent, 0, { writeData: await signaturePicture(page) });

  const staff = await (await browser.newContext()).newPage();
  await openConsole(staff, '/operator/certificates');
  await staff.getByRole('searchbox', { name: '合同编号' }).fill(sent.envelopeWsid);
  await staff.getByRole('button', { name: '详情: 吴桐' }).click();
  const sheet = staff.getByRole('dialog', { name: '吴桐' });
  await expect(sheet.getByText('保密协议')).toBeVisible();
  await sheet.getByRole('button', { name: '吊销证书' }).click();
  const dialog = staff.getByRole('dialog', { name: '吊销这张证书' });
  await dialog.getByRole('combobox', { name: '吊销原因' }).selectOption({ label: '使用资格被取消' });
  await dialog.getByRole('textbox', { name: '说明' }).fill('法院要求');
  await dialog.getByRole('button', { name: '吊销证书' }).click();
  await expect(dialog.getByText('与要求的内容不一致')).toBeVisible();
  const asked = dialog.getByRole('textbox', { name: /^输入 \S+ 以确认$/ });
  const [, end = ''] = /输入 (\S+) 以确认/.exec(await dialog.innerText()) ?? [];
  await asked.fill(end);
  await dialog.getByRole('button', { name: '吊销证书' }).click();
  await expect(staff.getByText('已提交，等待另一位操作员确认')).toBeVisible();
  await confirmAsSecond(browser, /吊销证书/);
  await staff.reload();
  await staff.getByRole('button', { name: '详情: 吴桐' }).click();
  await expect(sheet.getByText('使用资格被取消')).toBeVisible();
  await expect(sheet.getByRole('button', { name: '吊销证书' })).toHaveCount(0);
  await staff.keyboard.press('Escape');
  await expect(staff.getByRole('row', { name: /吴桐/ })).toContainText('已吊销');
});

test('A complaint puts its contact on the blacklist, and nothing is sent there until it is removed', async ({
  page,
  baseURL,
}) => {
  const person = stranger(baseURL ?? '', '郑好');
  await person.call(api.createComplaint, { body: { contact: person.contact, text: '我没有注册过，请不要再发验证码' } });
  await openConsole(page, `/operator/complaints?status=OPEN&contact="${person.contact}"`);
  await page.getByRole('button', { name: '加入黑名单' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '加入黑名单' }).click();
  await expect(page.getByText('投诉已处理')).toBeVisible();
  await expect(person.requestCode('REGISTER')).rejects.toMatchObject({ error: 'ERROR_CONTACT_BLACKLISTED' });

  await page.getByRole('link', { name: '黑名单' }).click();
  await page.getByRole('button', { name: `移除：${person.contact}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '移除' }).click();
  await expect(page.getByText('已移出黑名单')).toBeVisible();
  await person.requestCode('REGISTER');
});

const SECTIONS = [
  '',
  '/identity',
  '/seals',
  '/requests',
  '/certificates',
  '/trust',
  '/orders',
  '/directory',
  '/users',
  '/complaints',
  '/blacklist',
  '/health',
  '/statistics',
  '/audit',
  '/operators',
  '/password',
  '/second-factor',
];
test('A trusted list is enabled, disabled and deleted only once a second operator confirms it', async ({
  page,
  browser,
  baseURL,
}) => {
  const root = await (await page.request.get(`${baseURL}/pki/ca/root.pem`)).body();
  const name = `根证书 ${Date.now()}`;
  await openConsole(page, '/operator/trust');
  await page.getByRole('button', { name: '添加列表' }).click();
  const adds = page.getByRole('dialog', { name: '添加列表' });
  await adds.getByRole('textbox', { name: '名称' }).fill(name);
  await adds.locator('input[type=file]').setInputFiles({ name: 'root.pem', mimeType: 'text/plain', buffer: root });
  await adds.getByRole('button', { name: '导入并申请启用' }).click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  const confirm = async (act: string, judge = async (): Promise<void> => {}): Promise<void> => {
    await page.goto('/operator/requests?status=WAITING');
    await page.getByRole('button', { name: `查看：${act}，${name}` }).click();
    await expect(page.getByRole('dialog').getByText('这是您提出的操作，须由另一位操作员确认。')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('button', { name: '确认并执行' })).toHaveCount(0);
    await judge();
    const second = await confirmAsSecond(browser, new RegExp(`${act}，${name}`));
    await expect(second.getByRole('status').getByText('已执行')).toBeVisible();
    await second.context().close();
    await page.goto('/operator/trust');
  };
  await expect(row.getByText('启用待确认')).toBeVisible();
  await expectAccessible(page);
  await confirm('启用信任列表', () => expectAccessible(page));
  await expect(row.getByText('已启用')).toBeVisible();

  await row.getByRole('button', { name: '停用' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
  await expect(row.getByText('停用待确认')).toBeVisible();
  await confirm('停用信任列表');
  await expect(row.getByText('已停用')).toBeVisible();

  await row.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(row.getByText('删除待确认')).toBeVisible();
  await confirm('删除信任列表');
  await expect(row).toHaveCount(0);
});

test.describe('No page of the operator console has a serious accessibility problem', () => {
  for (const [language, width] of [
    ['zh-CN', 1280],
    ['en', 390],
  ] as const) {
    test(`in ${language} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((chosen) => localStorage.setItem('countersign.language', chosen), language);
      await openConsole(page, '/operator');
      for (const section of SECTIONS) {
        await follow(page, `/operator${section}`);
        await expectAccessible(page);
        await expectNoOverflow(page);
      }
    });
  }
});
