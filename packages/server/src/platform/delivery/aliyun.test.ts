import { createHash, createHmac } from 'node:crypto';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PushMessage, api } from '@countersign/contract';
import { textPdf } from '@countersign/pdf/testing';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startedEnvelope } from '../../signing/ceremony/testing/started-envelope.ts';
import { listen } from '../../app/sockets/testing/listen.ts';
import { signAliyunCall } from './aliyun-signature.ts';

const KEY = { id: 'test-key', secret: 'test-secret' };
interface Received {
  readonly action: string;
  readonly params: Readonly<Record<string, string>>;
  readonly variables: Readonly<Record<string, string>>;
}
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const OK: Answer = { status: 200, body: { Code: 'OK', Message: 'OK', RequestId: 'r', BizId: 'b' } };
let world: World;
let gateway: Server;
let answer = OK;
const received: Received[] = [];
const nonces = new Set<string>();
let lastPhone = 13_300_000_000;

/** The checks that the gateway of Alibaba Cloud makes, written from its manual and independently of the signing code. */
function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const [, credential, names = '', signature] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const [path, query = ''] = url.split('?');
  const canonical = `${method}\n${path}\n${query}\n${lines.join('')}\n${names}\n${sha256('')}`;
  const expected = createHmac('sha256', KEY.secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  const demanded = ['host', 'x-acs-action', 'x-acs-content-sha256', 'x-acs-date', 'x-acs-signature-nonce'];
  const nonce = String(headers['x-acs-signature-nonce']);
  const isNew = !nonces.has(nonce);
  nonces.add(nonce);
  const isWhole = demanded.every((name) => names.split(';').includes(name));
  return credential === KEY.id && signature === expected && isWhole && isNew;
}

function startGateway(): Server {
  return createServer((request, response) => {
    const params = Object.fromEntries(new URL(request.url ?? '', 'http://gateway').searchParams);
    const action = String(request.headers['x-acs-action']);
    const variables = JSON.parse(params['TemplateParam'] ?? params['TtsParam'] ?? '{}') as Record<string, string>;
    const signed = isSigned(request);
    if (signed) received.push({ action, params, variables });
    const { status, body } = signed ? answer : { status: 400, body: { Code: 'SignatureDoesNotMatch' } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
}

beforeAll(async () => {
  gateway = startGateway();
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  world = await createWorld({
    logLevel: 'silent',
    env: {
      SMS_PROVIDER: 'aliyun',
      ALIYUN_ACCESS_KEY_ID: KEY.id,
      ALIYUN_ACCESS_KEY_SECRET: KEY.secret,
      ALIYUN_SMS_SIGN_NAME: '会签 (测试)',
      ALIYUN_SMS_CODE_TEMPLATE: 'SMS_100',
      ALIYUN_SMS_NOTICE_TEMPLATE: 'SMS_200',
      ALIYUN_VOICE_TEMPLATE: 'TTS_300',
      ALIYUN_VOICE_SHOW_NUMBER: '05710000000',
      ALIYUN_ENDPOINT: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    },
  });
});
beforeEach(() => {
  answer = OK;
  received.length = 0;
});
afterAll(async () => {
  await world.close();
  gateway.close();
});

const newPerson = (): Person => world.stranger({ name: '路人', contact: String((lastPhone += 1)) });

/** Asks for a code and runs its delivery; returns the first result that the waiting page receives. */
async function ask(person: Person, channel: 'SMS' | 'VOICE'): Promise<PushMessage> {
  const captcha = await person.captcha('REGISTER');
  const page = await listen(world.base, person.jar.header());
  const body = { phone: person.contact, service: 'REGISTER', code: captcha, requestId: 'mine' } as const;
  await person.call(channel === 'SMS' ? api.sendSmsCode : api.sendVoiceCode, { body });
  await world.app.jobs.drain();
  const told = await page.next('CODE_RESULT');
  page.socket.disconnect();
  return told;
}

it('A call is signed as in the example of the manual', () => {
  const { headers } = signAliyunCall(
    {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      params: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
      now: new Date('2023-10-26T10:22:32Z'),
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
    { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
  );
  expect(headers['authorization']).toContain(
    'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

describe('Alibaba Cloud', () => {
  it('sends a code by the template of codes, and the waiting page receives the result', async () => {
    const person = newPerson();
    expect(await ask(person, 'SMS')).toMatchObject({ messageTitle: 'SUCCESS', messageContent: 'mine' });
    const [call] = received;
    expect(call).toMatchObject({
      action: 'SendSms',
      params: { PhoneNumbers: person.contact, SignName: '会签 (测试)', TemplateCode: 'SMS_100' },
      variables: { code: await person.readCode('REGISTER') },
    });
  });

  it('calls the phone and speaks a code', async () => {
    const person = newPerson();
    expect(await ask(person, 'VOICE')).toMatchObject({ messageTitle: 'SUCCESS' });
    const [call] = received;
    expect(call).toMatchObject({
      action: 'SingleCallByTts',
      params: { CalledNumber: person.contact, CalledShowNumber: '05710000000', TtsCode: 'TTS_300' },
      variables: { code: await person.readCode('REGISTER') },
    });
  });

  it('sends a notice by the template of notices: a title, and the part of the address after PUBLIC_URL', async () => {
    const [wang, li] = await world.people('wang', 'li');
    const started = await startedEnvelope(world, wang, [{ person: li, sequence: 1 }], [textPdf(1)]);
    const { envelopeWsid, participantWsids } = started;
    await world.app.jobs.drain();
    received.length = 0;
    const participantWsid = participantWsids[0] ?? '';
    await wang.call(api.remindEnvelope, { params: { envelopeWsid } });
    await world.app.jobs.drain();
    expect(received).toMatchObject([
      {
        params: { PhoneNumbers: li.contact, TemplateCode: 'SMS_200' },
        variables: { title: expect.stringContaining('服务合同'), link: `sign/${envelopeWsid}/${participantWsid}` },
      },
    ]);
  });

  it.each<['SMS' | 'VOICE', string, string, string]>([
    ['SMS', 'isv.BLACK_KEY_CONTROL_LIMIT', '黑名单管控', '100500205'],
    ['VOICE', 'isv.BLACK_KEY_CONTROL_LIMIT', '黑名单管控', '100500707'],
    ['SMS', 'isv.BUSINESS_LIMIT_CONTROL', '触发分钟级流控Permits:1', '100500208'],
    ['VOICE', 'isv.BUSINESS_LIMIT_CONTROL', '触发小时级流控Permits:5', '100500213'],
    ['SMS', 'isv.BUSINESS_LIMIT_CONTROL', '触发天级流控Permits:10', '100500210'],
    ['VOICE', 'isv.BUSINESS_LIMIT_CONTROL', '触发天级流控Permits:10', '100500706'],
    ['SMS', 'isv.DAY_LIMIT_CONTROL', '触发日发送限额', '100500210'],
    ['SMS', 'isv.AMOUNT_NOT_ENOUGH', '余额不足', 'FAILED'],
    ['SMS', 'isv.SMS_TEMPLATE_ILLEGAL', '模板不合法', 'FAILED'],
  ])(
    'refuses a %s with %s (%s): the page receives %s, and the message is not sent again',
    async (channel, Code, Message, title) => {
      answer = { status: 200, body: { Code, Message, RequestId: 'r' } };
      expect((await ask(newPerson(), channel)).messageTitle).toBe(title);
      world.clock.advance({ minutes: 5 });
      await world.app.jobs.drain();
      expect(received).toHaveLength(1);
    },
  );

  it.each<[string, Answer]>([
    ['an internal error', { status: 200, body: { Code: 'isp.SYSTEM_ERROR' } }],
    ['too many calls', { status: 400, body: { Code: 'Throttling.User' } }],
    ['an error of its server', { status: 503, body: 'none' }],
  ])('after %s the page is told at once, and the code is tried exactly once more', async (_what, trouble) => {
    answer = trouble;
    expect((await ask(newPerson(), 'SMS')).messageTitle).toBe('FAILED');
    for (let i = 0; i < 3; i++) {
      world.clock.advance({ minutes: 2 });
      await world.app.jobs.drain();
    }
    expect(received).toHaveLength(2);
  });
});
