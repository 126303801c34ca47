import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { enterAs } from './support/enter.ts';
import { type FieldSketch, sendContract } from './support/envelope.ts';
import { turnOf } from './support/http-acts.ts';
import { member } from './support/people.ts';

test('On a phone, a touch on a choice enlarges it, and the next ones choose', async ({ page, baseURL }) => {
  const base = baseURL ?? '';
  const sender = await member(base, '顾然');
  const signer = await member(base, '王小明');
  const fields: FieldSketch[] = [
    { type: 'RADIO', box: [72, 560, 160, 40], more: { options: ['按月', '按年'] } },
    { type: 'CHECKBOX', box: [72, 500, 16, 16] },
    { type: 'TEXT', box: [72, 440, 160, 24], more: { format: 'PHONE' } },
    { type: 'WRITE_SIGN', box: [72, 350, 120, 60] },
  ];
  const { envelopeWsid, participantWsids } = await sendContract(sender, '订购单', [
    { person: signer, role: 'SIGNER', fields },
  ]);
  await turnOf(signer, envelopeWsid, participantWsids[0] ?? '');
  await enterAs(page, base, signer);
  await page.goto(`/sign/${envelopeWsid}/${participantWsids[0]}`);
  const bar = page.getByRole('contentinfo');
  await bar.getByRole('button', { name: '开始签署' }).click();
  await page.getByRole('radio', { name: '按年' }).tap();
  await expect(page.getByRole('radio', { name: '按年' })).toBeChecked();
  await expectAccessible(page);
  await bar.getByRole('button', { name: '下一处：勾选（2/4）' }).click();
  await page.getByRole('checkbox', { name: /^勾选/ }).tap();
  await bar.getByRole('button', { name: '下一处：电话号码（3/4）' }).click();
  const field = page.getByRole('textbox', { name: /^电话号码/ });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('inputmode', 'tel');
  await field.fill('12');
  await expect(page.getByText('请填写手机号或带区号的电话，境外号码以 + 开头')).toBeVisible();
  await field.fill('138 0013 8000');
  await bar.getByRole('button', { name: '下一处：签名（4/4）' }).click();
  await expect(page.getByRole('dialog', { name: '您的签名' })).toBeVisible();
});
