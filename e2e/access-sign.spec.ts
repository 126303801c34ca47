import { expect, test } from '@playwright/test';
import { sendContract } from './support/envelope.ts';
import { hearAnnouncements, pressAt, tabTo, typeAt } from './support/keyboard.ts';
import { member, readCaptcha, readCode, readLink, stranger } from './support/people.ts';
import { expectSigned, nextAct } from './support/signing-page.ts';

test('A guest opens a link, fills in, signs and downloads by keyboard alone', async ({ page, baseURL }) => {
  const base = baseURL ?? '';
  const sender = await member(base, '周雅');
  const guest = stranger(base, '孙悦');
  const title = '兼职协议';
  await sendContract(sender, title, [
    {
      person: guest,
      role: 'SIGNER',
      fields: [
        { type: 'TEXT', box: [80, 320, 220, 24] },
        { type: 'DATE', box: [80, 260, 130, 24] },
        { type: 'WRITE_SIGN', box: [80, 140, 140, 70] },
      ],
    },
  ]);
  const expectSaid = await hearAnnouncements(page);

  await test.step('The link asks for a code', async () => {
    await page.goto(await readLink(page, guest.contact));
    const send = page.getByRole('button', { name: '发送验证码' });
    await expect(send).toBeVisible();
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - banner:
        - combobox "语言"
      - main:
        - heading "您有一份合同待处理" [level=1]
        - paragraph: 兼职协议
        - button "发送验证码"
        - textbox "6 位验证码"
        - button "打开合同"
        - link "我有账号，登录后打开"
    `);
    const picture = page.getByRole('textbox', { name: '图形验证码' });
    if (!(await picture.isVisible())) await pressAt(page, send);
    await expect(picture.or(page.getByText('验证码已发送至'))).toBeVisible();
    if (await picture.isVisible()) {
      await expect(page.getByRole('button', { name: /^图形验证码/ }).locator('img')).toBeVisible();
      await tabTo(page, picture, 'Shift+Tab');
      await page.keyboard.insertText(await readCaptcha(page, guest.contact, 'SIGNING_OBJECT'));
      await pressAt(page, send);
    }
    await expectSaid(/验证码已发送至/);
    await typeAt(
      page,
      page.getByRole('textbox', { name: '6 位验证码' }),
      await readCode(page, guest.contact, 'SIGNING_OBJECT'),
    );
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  });

  await test.step('The main button leads to each field, and the text is typed there', async () => {
    await expect(nextAct(page)).toBeVisible();
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - banner:
        - heading "兼职协议" [level=1]
        - combobox "语言"
        - button "更多"
      - main:
        - region "合同正文":
          - group "技术服务合同.pdf，第 1 页，共 2 页":
            - textbox "填写文字，第 1 页，必填"
            - textbox "填写日期，第 1 页，必填 · 已完成"
            - button "选择日期"
            - button "签名，第 1 页，必填"
          - group "技术服务合同.pdf，第 2 页，共 2 页"
      - contentinfo:
        - status: 已完成 1/3 处
        - button "阅读模式"
        - button "缩小"
        - button "放大"
        - button "开始签署"
    `);
    await pressAt(page, nextAct(page));
    await expect(page.getByRole('textbox', { name: /^填写文字/ })).toBeFocused();
    await page.keyboard.insertText('每周三次');
    await pressAt(page, nextAct(page));
  });

  await test.step('The signature is typed instead of drawn', async () => {
    const sheet = page.getByRole('dialog', { name: '您的签名' });
    await expect(sheet).toBeVisible();
    await expect(sheet).toMatchAriaSnapshot(`
      - dialog "您的签名":
        - heading "您的签名" [level=2]
        - button "关闭"
        - tablist "签名方式":
          - tab "手写" [selected]
          - tab "输入"
          - tab "上传图片"
          - tab "手机书写"
        - tabpanel "手写":
          - img /^手写签名区.*可改用“输入”/
        - button "取消"
        - button "使用这个签名"
    `);
    await tabTo(page, sheet.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('tab', { selected: true })).toHaveText('输入');
    await expect(sheet.getByRole('img', { name: '孙悦' })).toBeVisible();
    await pressAt(page, sheet.getByRole('button', { name: '使用这个签名' }));
    await expect(sheet).toBeHidden();
    await expectSaid(/^已全部填好$/);
    await expect(page.getByRole('button', { name: '签名，第 1 页，必填 · 已完成' })).toBeVisible();
  });

  await test.step('The contract is signed', async () => {
    await pressAt(page, nextAct(page));
    const sheet = page.getByRole('dialog', { name: '确认签署' });
    await expect(sheet).toBeVisible();
    await expect(sheet).toMatchAriaSnapshot(`
      - dialog "确认签署":
        - heading "确认签署" [level=2]
        - button "关闭"
        - list "这次签署如何保护"
        - paragraph:
          - link "您的签名意味着什么"
        - button "取消"
        - button "确认签署"
    `);
    await pressAt(page, sheet.getByRole('button', { name: '确认签署' }));
    await expectSigned(page);
    await expect(page.getByRole('heading', { name: '签署完成' })).toBeFocused();
    await expectSaid(/下载合同/);
    await tabTo(page, page.getByRole('link', { name: '下载合同' }));
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  });
});
