import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { adoptSignature, confirmByPassword, expectSigned, logIn, nextAct } from './support/signing-page.ts';
import { sendContract } from './support/envelope.ts';
import { drawByFinger } from './support/ink.ts';
import { member, readLink } from './support/people.ts';

test('a person who reads the contract on the phone signs there, without scanning anything', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const sender = await member(base, '王小明');
  const signer = await member(base, '李雷');
  await sendContract(sender, '技术服务合同', [
    {
      person: signer,
      role: 'SIGNER',
      secureLevel: 'SHIELD_CERT',
      fields: [{ type: 'WRITE_SIGN', box: [80, 140, 140, 70] }],
    },
  ]);
  await page.goto(await readLink(page, signer.contact));
  await page.getByRole('link', { name: '我有账号，登录后打开' }).click();
  await logIn(page, signer);
  await nextAct(page).click();
  await adoptSignature(page, (pad) => drawByFinger(page, pad));
  await confirmByPassword(page, signer.signPassword);
  const here = page.getByRole('link', { name: '就在这部手机上签署' });
  await expect(here).toBeVisible();
  await expectAccessible(page);
  const [opened] = await Promise.all([page.context().waitForEvent('page'), here.click()]);
  await opened.getByRole('button', { name: '确认签署' }).click();
  await expect(opened.getByRole('heading', { name: '已签署' })).toBeVisible();
  await opened.close();
  await expectSigned(page);
});
