import { api } from '@countersign/contract';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { choose } from './support/signing-page.ts';
import { foundEnterprise } from './support/enterprise.ts';
import { freshMail, member } from './support/people.ts';
import { enterAs } from './support/enter.ts';

const ROWS = 1000;
const BAD_EVERY = 50;
/** Unique to this run: a person who was invited just now is not invited again. */
const DOMAIN = `${freshMail().split('@')[0]}.firm.example`;

/** A thousand people in the columns of the template; every fiftieth has an invalid contact or a missing department. */
function table(): Buffer {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const number = at + 1;
    const isBad = number % BAD_EVERY === 0;
    const contact = isBad && number % (2 * BAD_EVERY) === 0 ? '12345' : `clerk${number}@${DOMAIN}`;
    const department = isBad && number % (2 * BAD_EVERY) !== 0 ? '没有的部门' : '研发/平台';
    return `员工${number},${contact},E${number},工程师,${department},`;
  });
  return Buffer.from(['姓名,手机号或邮箱,工号,职位,部门,角色', ...lines].join('\r\n'));
}

test('An owner imports a thousand members with twenty bad rows: reported first, then left out', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const owner = await member(base, '周雅');
  const { enterpriseWsid } = await foundEnterprise(owner, '青禾数据有限公司');
  const params = { enterpriseWsid };
  const { department } = await owner.call(api.createDepartment, { params, body: { name: '研发' } });
  await owner.call(api.createDepartment, {
    params,
    body: { name: '平台', parentWsid: department.departmentWsid },
  });
  await enterAs(page, base, owner);

  await test.step('The table is checked: twenty errors, each with its row, and nothing is imported', async () => {
    await page.goto('/enterprise/members');
    await page.getByRole('link', { name: '批量导入' }).click();
    await expect(page.getByRole('heading', { name: '批量导入成员' })).toBeVisible();
    const file = { name: '名单.csv', mimeType: 'text/csv', buffer: table() };
    await choose(page, page.getByRole('button', { name: '拖入表格，或点击选择' }), file);
    await expect(page.getByText('检查完成：980 行可以导入，20 行有问题。')).toBeVisible();
    const faults = page.getByRole('region', { name: '有问题的行' }).getByRole('row');
    await expect(faults).toHaveCount(21);
    await expect(faults.nth(1)).toContainText('没有的部门');
    await expect(faults.nth(2)).toContainText('12345');
    await expectAccessible(page);
    const { page: none } = await owner.call(api.listMembers, { params, query: { filters: 'status=INVITED' } });
    expect(none.totalElements).toBe(0);
  });

  await test.step('The good rows are imported, and the bad ones are in a report', async () => {
    await page.getByRole('button', { name: '导入 980 人' }).click();
    await expect(page.getByText('已向 980 人发出邀请')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('20 行没有导入')).toBeVisible();
    const [report] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下载报告 (CSV)' }).click(),
    ]);
    expect(report.suggestedFilename()).toBe('成员导入报告.csv');
  });

  await test.step('The imported members are listed as invited, and one of them is found by search', async () => {
    await page.getByRole('link', { name: '查看受邀成员' }).click();
    await expect(page.getByText('共 980 人')).toBeVisible();
    await page.getByRole('searchbox').fill('E999');
    await expect(page.getByRole('button', { name: '查看 员工999' })).toBeVisible();
    await expect(page.getByText('共 1 人')).toBeVisible();
    await expectAccessible(page);
  });
});
