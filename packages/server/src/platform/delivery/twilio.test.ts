import { createHmac } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Language, api, operatorApi } from '@countersign/contract';
import { maskContact } from '@countersign/domain';
import { textPdf } from '@countersign/pdf/testing';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen } from '../../app/sockets/testing/listen.ts';
import { operatorAt } from '../../operator/console/testing/staff.ts';
import { startedEnvelope } from '../../signing/ceremony/testing/started-envelope.ts';
import type { TwilioConfig } from '../config/index.ts';
import { rememberReturned } from './returned.ts';
import { twilio } from './twilio.ts';

// A fake of Twilio, written from its published protocol: no message leaves this machine.
const ACCOUNT = `AC${'0'.repeat(32)}`;
const TOKEN = 'a token of the account';
const FROM = '+15005550006';
const CONFIG: TwilioConfig = {
  kind: 'twilio',
  accountSid: ACCOUNT,
  authToken: TOKEN,
  from: FROM,
  voiceFrom: FROM,
  endpoint: 'https://api.twilio.com',
};

interface Received {
  readonly resource: string;
  readonly form: Readonly<Record<string, string>>;
}
let world: World;
let wang: Person;
let li: Person;
let gateway: Server;
const QUEUED = { status: 201, body: { sid: `SM${'1'.repeat(32)}`, status: 'queued' } as unknown };
let answer = QUEUED;
const received: Received[] = [];
const gatewayAddress = (): string => `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;

beforeAll(async () => {
  gateway = createServer(async (request, response) => {
    const basic = Buffer.from(`${ACCOUNT}:${TOKEN}`).toString('base64');
    const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded';
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const known = request.method === 'POST' && isForm && request.headers.authorization === `Basic ${basic}`;
    if (known) received.push({ resource: request.url ?? '', form });
    const { status, body } = known ? answer : { status: 401, body: { code: 20003, status: 401 } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  world = await createWorld({
    logLevel: 'silent',
    env: {
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: ACCOUNT,
      TWILIO_AUTH_TOKEN: TOKEN,
      TWILIO_FROM: FROM,
      TWILIO_ENDPOINT: gatewayAddress(),
      SMS_COUNTRIES: 'CN,GG,DE',
    },
  });
  [wang, li] = await world.people('wang', 'li');
  await world.app.jobs.drain();
});
beforeEach(() => {
  answer = QUEUED;
  received.length = 0;
});
afterAll(async () => {
  await world.close();
  gateway.close();
});

/** A report as Twilio posts it, signed by the rule of its documentation. */
async function report(address: string, fields: Readonly<Record<string, string>>, token = TOKEN): Promise<number> {
  const signed = Object.keys(fields)
    .toSorted()
    .map((key) => key + fields[key]);
  const response = await fetch(address.replace(world.services.config.publicUrl, world.base), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      'x-twilio-signature': createHmac('sha1', token)
        .update(address + signed.join(''))
        .digest('base64'),
    },
    body: new URLSearchParams(fields).toString(),
  });
  return response.status;
}

const GUERNSEY = '+447911123456';

async function ask(person: Person, channel: 'SMS' | 'VOICE') {
  const captcha = await person.captcha('REGISTER');
  const page = await listen(world.base, person.jar.header());
  const body = { phone: person.contact, service: 'REGISTER', code: captcha, requestId: 'mine' } as const;
  await person.call(channel === 'SMS' ? api.sendSmsCode : api.sendVoiceCode, { body });
  await world.app.jobs.drain();
  const told = await page.next('CODE_RESULT');
  page.socket.disconnect();
  return told.messageTitle;
}

describe('Twilio', () => {
  it('tells a code by call in the language of its message, then in English', async () => {
    const send = twilio.open(
      { ...CONFIG, endpoint: gatewayAddress() },
      { publicUrl: 'https://sign.example', clock: world.services.clock },
    );
    const call = async (language: Language) => {
      const mail = { language, paragraphs: [] };
      await send({ channel: 'VOICE', contact: GUERNSEY, service: 'LOGIN', code: '120', text: '', mail }, 'id');
      return received.at(-1)?.form['Twiml'];
    };
    const english = '<Say language="en-US">Your code is 1, 2, 0</Say>';
    const german = `<Say language="de-DE">Ihr Code lautet 1, 2, 0</Say>${english}`;
    expect(await call('de')).toBe(`<Response>${german}${german}</Response>`);
    expect(await call('en')).toBe(`<Response>${english}${english}</Response>`);
  });

  it('signs a report as in the example of its documentation', () => {
    const body = 'CallSid=CA1234567890ABCDE&Caller=%2B14158675309&Digits=1234&From=%2B14158675309&To=%2B18005551212';
    const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
    const read = (signature: string, authToken = '12345') =>
      twilio.readReport?.({ ...CONFIG, authToken }, { url, headers: { 'x-twilio-signature': signature }, body });
    expect(read('RSOYDt4T1cUTdK1PDd93/VVr8B8=')).toBeNull();
    for (const wrong of ['SSOYDt4T1cUTdK1PDd93/VVr8B8=', '', 'x']) expect(read(wrong)).toBe('FORGED');
    expect(read('RSOYDt4T1cUTdK1PDd93/VVr8B8=', '54321')).toBe('FORGED');
  });

  it('sends codes by text message and by call to E.164 numbers, with the text of the outbox', async () => {
    const guest = world.stranger({ name: 'Guest', contact: '+44 7911 123456' });
    expect(await ask(guest, 'SMS')).toBe('SUCCESS');
    const [sent] = received;
    expect(sent).toMatchObject({
      resource: `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`,
      form: { To: GUERNSEY, From: FROM, Body: expect.stringMatching(/\d{6}/) as string },
    });
    expect(await ask(world.stranger({ name: '路人', contact: '13344440001' }), 'VOICE')).toBe('SUCCESS');
    expect(received[1]).toMatchObject({
      resource: `/2010-04-01/Accounts/${ACCOUNT}/Calls.json`,
      form: { To: '+8613344440001', From: FROM, Twiml: expect.stringMatching(/(\d, ){5}\d/) as string },
    });
  });

  it.each([
    [400, 21_610, '100500205', 1],
    [400, 21_211, 'FAILED', 1],
    [429, 20_429, 'FAILED', 2],
    [503, null, 'FAILED', 2],
  ])('answers %d with error %s: the page receives %s, after %d attempts', async (status, code, title, attempts) => {
    answer = { status, body: code === null ? 'none' : { code, status } };
    expect(await ask(world.stranger({ name: '路人', contact: `133555${code ?? '00000'}` }), 'SMS')).toBe(title);
    for (let i = 0; i < 3; i++) {
      world.clock.advance({ minutes: 2 });
      await world.app.jobs.drain();
    }
    expect(received).toHaveLength(attempts);
  });

  it('refuses numbers of other countries by the field, before anything is sent', async () => {
    const stranger = world.stranger({ name: 'Anne', contact: '+33 6 12 34 56 78' });
    const body = { phone: stranger.contact, service: 'REGISTER', code: await stranger.captcha('REGISTER') } as const;
    const refusal = { status: 422, error: 'ERROR_PHONE_COUNTRY' };
    expect(await stranger.refused(api.sendSmsCode, { body })).toMatchObject({ ...refusal, data: { field: 'phone' } });
    const { envelope } = await wang.call(api.createEnvelope, { body: {} });
    const add = (phone: string) => ({
      params: { envelopeWsid: envelope.envelopeWsid },
      body: {
        participants: [
          { name: 'Anne', assignedSequence: 1, type: 'PERSON', roleType: 'SIGNER', contact: { phone } } as const,
        ],
      },
    });
    expect(await wang.refused(api.addParticipants, add('+33 6 12 34 56 78'))).toMatchObject({
      ...refusal,
      data: { field: 'contact.phone' },
    });
    expect(await wang.refused(api.addParticipants, add('+49 1512'))).toMatchObject({
      error: 'ERROR_PARTICIPANT_CONTACT',
      data: { field: 'contact.phone' },
    });
    const { participants } = await wang.call(api.addParticipants, add('0049 (0)1512 345-6789'));
    expect(participants.at(-1)?.contact.phone).toBe('+4915123456789');
    expect(received).toEqual([]);
  });

  it('reports what became of a notice: arrived, not arrived, and that the person wants no more of them', async () => {
    const { envelopeWsid } = await startedEnvelope(world, wang, [{ person: li, sequence: 1 }], [textPdf(1)]);
    const params = { envelopeWsid };
    const latest = async () => (await wang.call(api.listNotices, { params })).notices[0];
    const remind = async () => {
      world.clock.advance({ days: 1 });
      await wang.login();
      await world.app.jobs.drain();
      received.length = 0;
      await wang.call(api.remindEnvelope, { params });
      await world.app.jobs.drain();
      return received.find(({ form }) => form['To'] === `+86${li.contact}`)?.form['StatusCallback'] ?? '';
    };
    let address = await remind();
    const fields = { MessageSid: `SM${'1'.repeat(32)}`, MessageStatus: 'delivered', To: `+86${li.contact}` };
    expect(await report(address, fields, 'another token')).toBe(403);
    expect(await report(address, { ...fields, MessageStatus: 'sent' })).toBe(204);
    expect(await latest()).toMatchObject({ status: 'SENT', deliveredDatetime: null });
    expect(await report(address, fields)).toBe(204);
    expect(await latest()).toMatchObject({ status: 'SENT', deliveredDatetime: expect.any(String) as string });

    address = await remind();
    expect(await report(address, { ...fields, MessageStatus: 'undelivered', ErrorCode: '30003' })).toBe(204);
    expect(await latest()).toMatchObject({ status: 'FAILED', error: 'UNDELIVERED' });

    address = await remind();
    expect(await report(address, { ...fields, MessageStatus: 'failed', ErrorCode: '21610' })).toBe(204);
    expect(await latest()).toMatchObject({ status: 'FAILED', error: 'COMPLAINED' });
    expect(await remind()).toBe('');
    expect(await latest()).toMatchObject({ status: 'FAILED', error: 'COMPLAINED' });

    // The sender is warned where the contact is given, and support lets notices go there again.
    const { returned } = await wang.call(api.listReturned, { params });
    expect(returned).toMatchObject([{ field: 'phone', reason: 'COMPLAINED' }]);
    const operator = await operatorAt(world, 'clerk');
    const filters = `contact=+86 ${li.contact}`;
    const listed = async (wanted = '') =>
      (await operator.call(operatorApi.listReturnedContacts, { query: { filters: wanted } })).returned;
    const complained = { contact: maskContact(li.contact), kind: 'CONTRACT', reason: 'COMPLAINED' };
    const bounced = { contact: 'go***@example.com', kind: 'CONTRACT', reason: 'BOUNCED' };
    const bounceAt = (at: Date) => {
      const { db, secrets } = world.services;
      const message = { contact: 'gone@example.com', kind: 'CONTRACT', outcome: 'BOUNCED' } as const;
      return db.withTx((tx) => rememberReturned(tx, { secrets, clock: { now: () => at } }, message));
    };
    // A number that did not exist may exist later.
    await bounceAt(new Date(world.clock.now().getTime() - 91 * 86_400_000));
    expect(await listed()).toMatchObject([complained]);
    await bounceAt(world.clock.now());
    expect(await listed()).toMatchObject([bounced, complained]);
    expect(await listed(filters)).toMatchObject([complained]);
    expect(await listed('reason=COMPLAINED')).toMatchObject([complained]);
    expect(await listed('reason=BOUNCED')).toMatchObject([bounced]);
    await operator.call(operatorApi.resumeNotices, { body: { contact: li.contact } });
    expect((await operator.refused(operatorApi.resumeNotices, { body: { contact: li.contact } })).status).toBe(404);
    expect((await wang.call(api.listReturned, { params })).returned).toEqual([]);
    expect(await remind()).not.toBe('');
    expect(await latest()).toMatchObject({ status: 'SENT', error: null });
  });
});
