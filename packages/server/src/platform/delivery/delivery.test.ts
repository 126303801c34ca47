import { createHmac } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import { type AddressInfo, type Server as PlainServer, createServer as createPlainServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../app/sockets/testing/listen.ts';

const SECRET = 'a secret of at least thirty-two characters';
interface Received {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

let world: World;
let webhook: Server;
let mailServer: PlainServer;
let answerWith = 200;
const received: Received[] = [];
const mails: string[] = [];

const portOf = (server: PlainServer): number => (server.address() as AddressInfo).port;
const listening = (server: PlainServer): Promise<void> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

/** The part of RFC 5321 that one message needs. */
function startMailServer(): PlainServer {
  return createPlainServer((socket) => {
    let pending = '';
    let mail: string | null = null;
    socket.setEncoding('utf8').write('220 test ESMTP\r\n');
    socket.on('data', (part) => {
      pending += String(part);
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        if (mail !== null && line === '.') {
          mails.push(mail);
          mail = null;
          socket.write('250 kept\r\n');
        } else if (mail !== null) mail += `${line}\n`;
        else if (line === 'DATA') {
          mail = '';
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
    socket.on('error', () => {});
  });
}

beforeAll(async () => {
  webhook = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(answerWith).end();
    });
  });
  mailServer = startMailServer();
  await Promise.all([listening(webhook), listening(mailServer)]);
  world = await createWorld({
    logLevel: 'fatal',
    env: {
      SMS_WEBHOOK_URL: `http://127.0.0.1:${portOf(webhook)}/sms`,
      SMS_WEBHOOK_SECRET: SECRET,
      SMTP_URL: `smtp://127.0.0.1:${portOf(mailServer)}`,
      MAIL_FROM: 'countersign@example.com',
    },
  });
});
afterAll(async () => {
  await world.close();
  webhook.close();
  mailServer.close();
});

describe('A text message', () => {
  it('goes to the webhook, with a signature over its time and body', async () => {
    const person = world.stranger({ name: '路人', contact: '13300000001' });
    await person.requestCode('REGISTER');
    const digits = await person.readCode('REGISTER');
    await world.app.jobs.drain();
    const [message] = received.splice(0);
    expect(JSON.parse(message?.body ?? '')).toMatchObject({ channel: 'SMS', contact: '13300000001', code: digits });
    const signed = `${String(message?.headers['x-countersign-timestamp'])}.${message?.body}`;
    expect(message?.headers['x-countersign-signature']).toBe(createHmac('sha256', SECRET).update(signed).digest('hex'));
  });

  it('is sent again under its own id after the webhook fails', async () => {
    answerWith = 503;
    const person = world.stranger({ name: '路人', contact: '13300000002' });
    await person.requestCode('REGISTER');
    await world.app.jobs.drain();
    answerWith = 200;
    world.clock.advance({ seconds: 30 });
    await world.app.jobs.drain();
    const ids = received.splice(0).map(({ body }) => (JSON.parse(body) as { id: string }).id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

describe('An e-mail', () => {
  it('goes to the mail server', async () => {
    const person = world.stranger({ name: 'Someone', contact: 'someone@example.com' });
    await person.requestCode('REGISTER');
    const digits = await person.readCode('REGISTER');
    await world.app.jobs.drain();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('To: someone@example.com');
    expect(mails[0]).toContain(digits);
  });
});

describe('The page that waits for a code', () => {
  it.each(['13300000003', 'unknown@example.com'])('is told at once of a failure for %s', async (contact) => {
    answerWith = 503;
    mailServer.close();
    const person = world.stranger({ name: '路人', contact });
    await person.captcha('REGISTER');
    const page = await listen(world.base, person.jar.header());
    await person.requestCode('REGISTER');
    await world.app.jobs.drain();
    expect((await page.next('CODE_RESULT')).messageTitle).toBe('FAILED');
    page.socket.disconnect();
    answerWith = 200;
  });
});
