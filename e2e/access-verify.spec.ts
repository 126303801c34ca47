import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { readContent, sendContract } from './support/envelope.ts';
import { finished, signOverHttp } from './support/http-acts.ts';
import { chooseByKeys, hearAnnouncements, pressAt, tabTo } from './support/keyboard.ts';
import { member } from './support/people.ts';
import { signaturePicture } from './support/pictures.ts';

test('A signed file is verified by keyboard alone, and a screen reader is told the result', async ({
  page,
  baseURL,
}) => {
  const sender = await member(baseURL ?? '', '陈立');
  const sketch = { person: sender, role: 'SIGNER', fields: [{ type: 'WRITE_SIGN', box: [80, 140, 140, 70] }] } as const;
  const sent = await sendContract(sender, '设备采购合同', [sketch]);
  await page.goto('/manual');
  await signOverHttp(sender, sent, 0, { writeData: await signaturePicture(page) });
  await finished(sender, sent);
  const contract = Buffer.from(await readContent(sender, sent));

  const expectSaid = await hearAnnouncements(page);
  await page.goto('/verify');
  const choose = page.getByRole('button', { name: /^(选择文件|验证另一份文件)$/ });
  await expect(choose).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - link "Countersign"
      - navigation "Countersign":
        - combobox "语言"
        - link "登录"
        - link "注册"
    - main:
      - heading "验证一份合同" [level=1]
      - button "选择文件"
      - complementary "在您自己的阅读器里验证":
        - heading "在您自己的阅读器里验证" [level=2]
        - link "下载根证书"
    - contentinfo
  `);

  await test.step('A file that is no PDF is refused in words', async () => {
    await chooseByKeys(page, choose, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await expectSaid(/notes\.txt/);
  });

  await test.step('The result takes the focus', async () => {
    await chooseByKeys(page, choose, { name: 'contract.pdf', mimeType: 'application/pdf', buffer: contract });
    await expect(page.getByRole('heading', { name: '签名有效，但有姓名未经核实' })).toBeFocused({ timeout: 60_000 });
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "验证一份合同" [level=1]
        - button "验证另一份文件"
        - region "签名有效，但有姓名未经核实":
          - heading "签名有效，但有姓名未经核实" [level=2]
        - heading "1 个签名" [level=2]
        - list:
          - listitem:
            - heading "陈立" [level=3]
            - button "看签署时的页面"
        - region "文件的来历":
          - heading "文件的来历" [level=2]
          - list:
            - listitem:
              - heading "原始文件" [level=3]
              - 'button "看页面: 第 1 版"'
        - heading "1 个文档时间戳" [level=2]
        - heading "文件" [level=2]
        - button "复制摘要"
        - button "打印或存为 PDF"
    `);
    await expectAccessible(page);
  });

  await test.step('The pages of the signer are shown, and compared by the arrow keys', async () => {
    await pressAt(page, page.getByRole('button', { name: '看签署时的页面' }).first());
    const history = page.getByRole('region', { name: '文件的来历' });
    await expect(history.getByRole('button', { name: '正在看: 第 3 版' })).toBeVisible();
    await expectSaid(/第 3 版，共 5 版/);
    await pressAt(page, history.getByRole('button', { name: '与现在对比' }));
    const slider = history.getByRole('slider');
    await tabTo(page, slider);
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', /49%/);
  });
});
