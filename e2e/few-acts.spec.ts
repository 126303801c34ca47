import { expect, test } from '@playwright/test';
import { countActs } from './support/acts.ts';
import { contractFile } from './support/contract.ts';
import { enterAs } from './support/enter.ts';
import { drawByMouse } from './support/ink.ts';
import { member } from './support/people.ts';
import { adoptSignature, choose, expectSigned, nextAct } from './support/signing-page.ts';

/** From a file to a contract that its sender has signed (ux 43). */
const MOST_CLICKS = 12;

test('A person signs their own file alone in at most twelve clicks, each at the only green button', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const signer = await member(base, '王小明');
  await enterAs(page, base, signer);
  const acts = await countActs(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  /** The next act is in sight, and no other button has its colour. */
  const expectNext = async (name: string): Promise<void> => {
    const next = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
    await expect(next).toBeInViewport({ ratio: 1 });
    const sameColour = await next.evaluate((one) => {
      const colour = getComputedStyle(one).backgroundColor;
      const buttons = [...document.querySelectorAll('main a, main button, header a, header button')];
      return buttons.flatMap((other) =>
        getComputedStyle(other).backgroundColor === colour ? [other.textContent] : [],
      );
    });
    expect(sameColour).toEqual([name]);
  };

  await choose(page, page.getByRole('button', { name: /^拖入或选择文件/ }), contractFile());
  await expect(page.getByRole('textbox', { name: '第 1 份文件的名称' })).toBeVisible();
  await expectNext('下一步');
  await page.getByRole('button', { name: '只有我签署' }).click();
  await page.getByRole('button', { name: '签名', exact: true }).click();
  await page
    .locator('[data-page="1"]')
    .first()
    .click({ position: { x: 200, y: 300 } });
  await expectNext('检查并发送');
  await page.getByRole('button', { name: '检查并发送' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发送合同' }).click();
  await page.waitForURL('**/sign/**');
  await nextAct(page).click();
  await adoptSignature(page, (pad) => drawByMouse(page, pad));
  await nextAct(page).click();
  const sheet = page.getByRole('dialog', { name: '确认签署' });
  await expect(sheet.getByRole('textbox', { name: '签署密码' })).toBeFocused();
  await page.keyboard.insertText(signer.signPassword);
  await sheet.getByRole('button', { name: '确认签署' }).click();
  await expectSigned(page);
  const { clicks, characters } = await acts();
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  expect(characters).toBe(signer.signPassword.length);
});
