import { createHmac } from 'node:crypto';
import { api } from '@countersign/contract';
import { type Received, type Receiver, openReceiver } from '@countersign/testkit/client';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { found } from './support/enterprises.ts';
import { sendContract } from './support/envelope.ts';
import { member, stranger } from './support/people.ts';
import { enterAs } from './support/enter.ts';

const SIGNATURE = { type: 'WRITE_SIGN', box: [80, 140, 140, 70] } as const;

let receiver: Receiver;
test.beforeAll(async () => {
  receiver = await openReceiver();
});
test.afterAll(() => receiver.close());

/** Verifies a delivery as docs/webhooks.md describes. */
function signatureOf(secret: string, { headers, body }: Received): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

test('A webhook is created, received, verified and sent again from its log; an API key calls until it is revoked', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const owner = await member(base, '沈岚');
  await found(owner, '云岭供应链有限公司');
  await enterAs(page, base, owner);
  let secret = '';

  await test.step('The owner creates a webhook and copies its secret', async () => {
    await page.goto('/enterprise/applications');
    await expect(page.getByRole('heading', { name: '应用接入', exact: true })).toBeVisible();
    await page.getByRole('button', { name: '新建 Webhook' }).click();
    const form = page.getByRole('dialog', { name: '新建 Webhook' });
    await form.getByRole('textbox', { name: '接收地址' }).fill('https://192.168.1.8/hook');
    await form.getByRole('checkbox', { name: '合同已发起' }).check();
    await form.getByRole('button', { name: '创建 Webhook' }).click();
    await expect(form.getByText('不能向该地址发送')).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('textbox', { name: '接收地址' }).fill(receiver.url);
    await form.getByRole('button', { name: '创建 Webhook' }).click();
    const once = page.getByRole('dialog', { name: '签名密钥' });
    secret = await once.getByRole('textbox', { name: '签名密钥' }).inputValue();
    expect(secret).toMatch(/^whsec_/);
    await expectAccessible(page);
    await once.getByRole('button', { name: '我已保存' }).click();
    await expect(page.getByRole('list', { name: 'Webhook 列表' }).getByText(receiver.url)).toBeVisible();
  });

  await test.step('Its test shows the receiver’s answer at once', async () => {
    receiver.answer({ status: 202, body: '收到，谢谢' });
    await page.getByRole('link', { name: `${receiver.url} 的记录与测试` }).click();
    await page.getByRole('button', { name: '发送测试' }).click();
    await expect(page.getByText('接收端应答 202')).toBeVisible();
    await expect(page.getByText('收到，谢谢', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('A contract is sent: the receiver gets the event and verifies the signature', async () => {
    const signer = stranger(base, '何静');
    const { envelopeWsid } = await sendContract(owner, '运输合同', [
      { person: signer, role: 'SIGNER', fields: [SIGNATURE] },
    ]);
    const started = () => receiver.received.filter(({ json }) => json.type === 'envelope.started');
    await expect.poll(() => started().length).toBe(1);
    const [first] = started();
    if (first === undefined) throw new Error('nothing came');
    expect(first.json.data['envelopeWsid']).toBe(envelopeWsid);
    expect(first.headers['webhook-signature']).toBe(signatureOf(secret, first));

    await page.reload();
    await page.getByRole('button', { name: `重新发送第 ${first.json.number} 条` }).click();
    await expect.poll(() => started().length).toBe(2);
    const second = started()[1];
    expect(second?.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(second?.body).toBe(first.body);
    const log = page.getByRole('list', { name: '投递记录' });
    await expect(log.getByRole('listitem').filter({ hasText: '合同已发起' }).getByText('已送达')).toBeVisible();
  });

  await test.step('A key calls for the enterprise within its scopes, and is refused once it is revoked', async () => {
    await page.getByRole('link', { name: '返回应用接入' }).click();
    await page.getByRole('button', { name: '新建密钥' }).click();
    const form = page.getByRole('dialog', { name: '新建密钥' });
    await form.getByRole('textbox', { name: '名称' }).fill('ERP');
    await form.getByRole('checkbox', { name: '读取合同、文件与证据报告' }).check();
    await form.getByRole('button', { name: '创建密钥' }).click();
    const once = page.getByRole('dialog', { name: '您的新密钥' });
    const key = await once.getByRole('textbox', { name: 'API 密钥' }).inputValue();
    await once.getByRole('button', { name: '我已保存' }).click();
    const ask = async (path: string) => {
      const response = await fetch(`${base}${path}`, { headers: { authorization: `Bearer ${key}` } });
      return { status: response.status, text: await response.text() };
    };
    expect((await ask(api.listEnvelopes.path)).text).toContain('运输合同');
    expect((await ask(`/api/users/${owner.userWsid}`)).status).toBe(403);
    await page.getByRole('button', { name: 'ERP 的操作' }).click();
    await page.getByRole('menuitem', { name: '吊销' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '吊销' }).click();
    await expect(page.getByText('“ERP”已吊销')).toBeVisible();
    expect((await ask(api.listEnvelopes.path)).status).toBe(401);
    await expectAccessible(page);
  });
});
