import { api } from '@countersign/contract';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { fetchRoot } from './support/contract.ts';
import { adoptSignature, logIn } from './support/signing-page.ts';
import { type Sent, type FieldSketch, readContent, sendContract } from './support/envelope.ts';
import { finished, turnOf } from './support/http-acts.ts';
import { drawByMouse } from './support/ink.ts';
import { expectFinished } from './support/judge.ts';
import { member } from './support/people.ts';

const SIGNED: readonly FieldSketch[] = [
  { type: 'WRITE_SIGN', box: [80, 140, 140, 70] },
  { type: 'DATE', box: [80, 240, 130, 24] },
];

test('Several contracts are viewed and signed with one signature and one confirmation', async ({ page, baseURL }) => {
  const base = baseURL ?? '';
  const sender = await member(base, '周雅');
  const signer = await member(base, '王小明');
  const send = (title: string, fields: readonly FieldSketch[]): Promise<Sent> =>
    sendContract(sender, title, [{ person: signer, role: 'SIGNER', fields }]);
  const [first, second, third, typed] = [
    await send('采购合同一', SIGNED),
    await send('采购合同二', SIGNED),
    await send('采购合同三', SIGNED),
    await send('需要填写的合同', [...SIGNED, { type: 'TEXT', box: [80, 320, 220, 24] }]),
  ];
  for (const { envelopeWsid, participantWsids } of [first, second, third, typed])
    await turnOf(signer, envelopeWsid, participantWsids[0] ?? '');
  const ids = [first, second, third, typed].map(({ envelopeWsid }) => envelopeWsid).join(',');
  const bar = page.getByRole('contentinfo');

  await test.step('A contract that needs text from the signer is left out, with the reason', async () => {
    await page.goto(`/batch-sign?ids=${ids}`);
    await logIn(page, signer);
    const out = page.getByRole('region', { name: '不能一起签署' });
    await expect(out.getByText('需要填写的合同')).toBeVisible();
    await expect(out.getByText('有需要您填写的文字')).toBeVisible();
    await expect(bar.getByText('已看 0/3 份')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Each contract is viewed', async () => {
    // A page has a canvas once it is drawn.
    await expect(page.locator('[data-page="1"] canvas').first()).toBeVisible();
    await page.getByRole('button', { name: '看过了，下一份' }).click();
    await page.getByRole('button', { name: '看过了，下一份' }).click();
    await page.getByRole('button', { name: '看过了', exact: true }).click();
    await expect(bar.getByText('已看 3/3 份')).toBeVisible();
  });

  await test.step('One signature is made for all', async () => {
    await bar.getByRole('button', { name: '选择签名' }).click();
    await adoptSignature(page, (pad) => drawByMouse(page, pad));
    await expect(page.getByRole('img', { name: '签名' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('One of them is revoked meanwhile', async () => {
    await sender.call(api.revokeEnvelope, {
      params: { envelopeWsid: third.envelopeWsid },
      body: { reason: '价格有变' },
    });
  });

  await test.step('A wrong sign password signs nothing; the right one signs the rest', async () => {
    await bar.getByRole('button', { name: '签署 3 份合同' }).click();
    const sheet = page.getByRole('dialog', { name: '确认签署 3 份合同' });
    await sheet.getByRole('textbox', { name: '签署密码' }).fill('not-this-1');
    await sheet.getByRole('button', { name: '确认签署' }).click();
    await expect(sheet.getByText('签署密码不对')).toBeVisible();
    await sheet.getByRole('textbox', { name: '签署密码' }).fill(signer.signPassword);
    const told = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/sign'));
    await sheet.getByRole('button', { name: '确认签署' }).click();
    await expect(page.getByRole('heading', { name: '已签署 2 份，1 份没有签署' })).toBeVisible({ timeout: 30_000 });
    // The first contract is no longer on screen; its drawn pages are reported all the same.
    expect((await told).postDataJSON()).toMatchObject({
      views: [{ fileWsid: first.fileWsid, pages: expect.arrayContaining([1]) }],
    });
    await expect(page.getByRole('listitem').filter({ hasText: '采购合同三' })).toContainText('撤回');
    await expectAccessible(page);
  });

  for (const sent of [first, second]) {
    await finished(sender, sent);
    expectFinished(Buffer.from(await readContent(sender, sent)), await fetchRoot(page.request), ['王小明']);
  }
});
