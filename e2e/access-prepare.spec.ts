import { expect, test } from '@playwright/test';
import { pageOf } from './support/console.ts';
import { contractFile } from './support/contract.ts';
import { enterAs } from './support/enter.ts';
import { chooseByKeys, hearAnnouncements, pressAt, tabTo, typeAt } from './support/keyboard.ts';
import { freshPhone, member } from './support/people.ts';

test('A sender uploads, names a signer, places and moves a field, and sends by keyboard alone', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  await enterAs(page, base, await member(base, '何静'));
  const expectSaid = await hearAnnouncements(page);
  await page.goto('/');

  await test.step('A file is uploaded and named', async () => {
    await chooseByKeys(page, page.getByRole('button', { name: /^拖入或选择文件/ }), contractFile());
    const name = page.getByRole('textbox', { name: '第 1 份文件的名称' });
    await expect(name).toBeVisible();
    await typeAt(page, name, '服务合同');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - banner:
        - link "返回列表"
        - heading "技术服务合同" [level=1]
        - status: /保存/
        - navigation "发起步骤":
          - link "1 文件"
          - link "2 参与人"
          - link "3 签署位置"
        - button "检查并发送"
      - main:
        - region "上传要签署的文件":
          - heading "上传要签署的文件" [level=2]
          - list:
            - listitem:
              - textbox "第 1 份文件的名称": 服务合同
              - button "上移 服务合同.pdf" [disabled]
              - button "下移 服务合同.pdf" [disabled]
        - region "合同信息":
          - heading "合同信息" [level=2]
          - textbox "合同标题"
          - textbox "签署截止时间"
          - switch "定时发送"
        - link "下一步"
    `);
    await pressAt(page, page.getByRole('link', { name: '下一步' }));
  });

  await test.step('A signer is named, and an error is told in words', async () => {
    const line = page.getByRole('listitem', { name: '第 1 位参与人' });
    await expect(line).toBeVisible();
    await typeAt(page, line.getByRole('textbox', { name: '姓名' }), '王小明');
    const contact = line.getByRole('textbox', { name: '手机号或邮箱' });
    await typeAt(page, contact, '1380');
    await page.keyboard.press('Tab');
    await expectSaid(/联系方式格式不正确/);
    await expect(contact).toHaveAccessibleDescription(/联系方式格式不正确/);
    await expect(line).toMatchAriaSnapshot(`
      - listitem "第 1 位参与人":
        - textbox "姓名": 王小明
        - textbox "手机号或邮箱" [invalid]: "1380"
        - combobox "操作"
        - button "上移 王小明" [disabled]
        - button "下移 王小明" [disabled]
        - button "移除 王小明"
    `);
    await tabTo(page, contact, 'Shift+Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(freshPhone());
    await pressAt(page, page.getByRole('link', { name: '下一步' }));
  });

  await test.step('A field is placed by Enter and moved by the arrow keys', async () => {
    await expect(pageOf(page, 1).first().locator('canvas')).toBeVisible();
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - complementary "签署区":
          - radiogroup "放置给":
            - radio "王小明 0" [checked]
          - group "签署区":
            - button "签名"
            - button "印章"
        - toolbar "编辑工具":
          - button "撤销" [disabled]
          - button "按关键字放置"
        - region "合同页面":
          - group "服务合同.pdf，第 1 页，共 2 页"
          - group "服务合同.pdf，第 2 页，共 2 页"
        - complementary "签署区设置与页面":
          - navigation "页面缩略图":
            - button "服务合同.pdf 第 1 页，0 个签署区"
    `);
    await pressAt(page, page.getByRole('group', { name: '签署区' }).getByRole('button', { name: '签名', exact: true }));
    const field = page.getByRole('region', { name: '合同页面' }).getByRole('button', { name: /^签名，王小明/ });
    await expect(field).toBeVisible();
    await tabTo(page, field);
    const before = await field.boundingBox();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await field.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(before?.width ?? 0);
  });

  await test.step('The contract is checked and sent', async () => {
    await pressAt(page, page.getByRole('button', { name: '检查并发送' }));
    const sheet = page.getByRole('dialog', { name: '发送前检查' });
    await expect(sheet).toBeVisible();
    await expect(sheet).toMatchAriaSnapshot(`
      - dialog "发送前检查":
        - heading "发送前检查" [level=2]
        - button "关闭"
        - heading "技术服务合同" [level=3]
        - list:
          - listitem:
            - link "以 王小明 的视角预览"
        - button "发送合同"
    `);
    await pressAt(page, sheet.getByRole('button', { name: '发送合同' }));
    await page.waitForURL('**/envelope-detail?envelopeId=*');
    await expectSaid(/合同已发出/);
  });
});
