import { createHmac } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import { type AddressInfo, type Server as PlainServer, createServer as createPlainServer } from 'node:net';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { api } from '@countersign/contract';
import { textPdf } from '@countersign/pdf/testing';
import { type World, createWorld } from '@countersign/testkit';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../app/sockets/testing/listen.ts';
import { startedEnvelope } from '../../signing/ceremony/testing/started-envelope.ts';

const SECRET = 'a secret of at least thirty-two characters';
interface Received {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

let world: World;
let webhook: Server;
let relay: SMTPServer;
let bouncePort = 0;
let answerWith = 200;
const received: Received[] = [];
const mails: { readonly from: string; readonly content: string }[] = [];
const UNKNOWN = 'unknown@example.com';
/** A domain to which the mail server relays nothing. */
const CLOSED = 'closed@example.com';
const BOUNCES = 'bounces@mail.example.com';
const REFUSALS: Readonly<Record<string, string>> = {
  [UNKNOWN]: '5.1.1 no such user',
  [CLOSED]: '5.7.1 relaying denied',
};
const directory = mkdtempSync(path.join(tmpdir(), 'countersign-relay-'));

const portOf = (server: PlainServer): number => (server.address() as AddressInfo).port;
const listening = (server: PlainServer): Promise<void> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

const USER = { user: 'countersign', pass: 'a relay password' };

/** A certificate for localhost, which stands for that of an operator's own mail server. */
function certificate(directory: string): { readonly key: Buffer; readonly cert: Buffer; readonly file: string } {
  const [key, file] = [path.join(directory, 'relay.key'), path.join(directory, 'relay.pem')];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', [...made, ...names, '-keyout', key, '-out', file], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(file), file };
}

/** A relay that accepts mail over TLS only, from a user with a password. */
function startRelay(own: { readonly key: Buffer; readonly cert: Buffer }): SMTPServer {
  return new SMTPServer({
    ...own,
    secure: true,
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === USER.user && password === USER.pass;
      done(isRight ? null : new Error('wrong user or password'), { user: username ?? '' });
    },
    onRcptTo: ({ address }, _session, done) => {
      const refusal = REFUSALS[address];
      done(refusal === undefined ? null : Object.assign(new Error(refusal), { responseCode: 550 }));
    },
    onData: (stream, { envelope }, done) => {
      void text(stream).then((content) => {
        mails.push({ from: envelope.mailFrom === false ? '' : envelope.mailFrom.address, content });
        done();
      });
    },
  });
}

/** What a mail server returns to `address` about a mail that it could not deliver (RFC 3464). */
async function bounce(port: number, address: string): Promise<void> {
  const report = ['Reporting-MTA: dns; mx.example.com', '', 'Action: failed', 'Status: 5.1.1', ''].join('\r\n');
  const content = [
    'From: MAILER-DAEMON@mx.example.com',
    'Subject: Undelivered',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="edge"',
    '',
    '--edge',
    'Content-Type: message/delivery-status',
    '',
    report,
    '--edge--',
    '',
  ].join('\r\n');
  const relay = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  await relay.sendMail({ envelope: { from: '', to: address }, raw: content });
}

beforeAll(async () => {
  webhook = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(answerWith).end();
    });
  });
  const own = certificate(directory);
  relay = startRelay(own);
  const probe = createPlainServer();
  await Promise.all([listening(webhook), listening(relay.server), listening(probe)]);
  bouncePort = portOf(probe);
  await new Promise((resolve) => probe.close(resolve));
  world = await createWorld({
    logLevel: 'fatal',
    env: {
      SMS_WEBHOOK_URL: `http://127.0.0.1:${portOf(webhook)}/sms`,
      SMS_WEBHOOK_SECRET: SECRET,
      SMTP_URL: `smtps://${USER.user}:${encodeURIComponent(USER.pass)}@localhost:${portOf(relay.server)}`,
      SMTP_CA_FILE: own.file,
      MAIL_FROM: 'countersign@example.com',
      MAIL_BOUNCE_ADDRESS: BOUNCES,
      MAIL_BOUNCE_PORT: String(bouncePort),
    },
  });
});
afterAll(async () => {
  await world.close();
  webhook.close();
  relay.close(() => {});
  rmSync(directory, { recursive: true, force: true });
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
  it('goes to the mail server over TLS with a password, as text and as HTML', async () => {
    const person = world.stranger({ name: 'Someone', contact: 'someone@example.com' });
    await person.requestCode('REGISTER');
    const digits = await person.readCode('REGISTER');
    await world.app.jobs.drain();
    const [mail] = mails.splice(0);
    expect(mail?.content).toContain('To: someone@example.com');
    expect(mail?.content).toContain('Content-Type: text/plain');
    expect(mail?.content).toContain('Content-Type: text/html');
    expect(mail?.content).toContain('Auto-Submitted: auto-generated');
    expect(mail?.content.split(digits).length).toBeGreaterThan(2);
    expect(mail?.from).toMatch(/^bounces\+[0-9a-f]{32}\.[0-9a-f]{16}@mail\.example\.com$/);
  });
});

describe('A notice about an envelope by e-mail', () => {
  it('names contract and sender, is answered to the sender, and can be sent again once it has come back', async () => {
    const wang = world.stranger({ name: '王芳', contact: 'wang@example.com' });
    const zhao = world.stranger({ name: '赵六', contact: 'zhao@example.com' });
    await wang.register();
    await zhao.register();
    const { envelopeWsid } = await startedEnvelope(world, wang, [{ person: zhao, sequence: 1 }], [textPdf(1)]);
    const params = { envelopeWsid };
    await wang.call(api.remindEnvelope, { params });
    await world.app.jobs.drain();
    const [mail] = mails.splice(0).filter(({ content }) => content.includes(`/sign/${envelopeWsid}`));
    const parsed = await PostalMime.parse(mail?.content ?? '');
    const { envelope } = await wang.call(api.getEnvelope, { params });
    expect(parsed.subject).toContain(envelope.title);
    expect(parsed.subject).toMatch(/\(from .+\)$/);
    expect(parsed.replyTo?.map(({ address }) => address)).toEqual(['wang@example.com']);
    expect((await wang.call(api.listNotices, { params })).notices[0]).toMatchObject({ status: 'SENT' });
    await bounce(bouncePort, mail?.from ?? '');
    await bounce(bouncePort, mail?.from ?? '');
    const { notices } = await wang.call(api.listNotices, { params });
    expect(notices[0]).toMatchObject({ status: 'FAILED', error: 'BOUNCED' });
    const { returned } = await wang.call(api.listReturned, { params });
    expect(returned).toMatchObject([{ field: 'email', reason: 'BOUNCED' }]);
    const noticeWsid = notices[0]?.noticeWsid ?? '';
    await wang.call(api.retryNotice, { params: { ...params, noticeWsid } });
    await world.app.jobs.drain();
    expect(mails.splice(0)).toHaveLength(1);
    expect((await wang.call(api.listNotices, { params })).notices[0]).toMatchObject({ status: 'SENT', error: null });
  });

  it.each([
    { contact: UNKNOWN, error: 'BOUNCED', reasons: ['BOUNCED'] },
    { contact: CLOSED, error: 'FAILED', reasons: [] },
  ])('that the mail server refuses for $contact counts as $error', async ({ contact, error, reasons }) => {
    const wang = world.stranger({ name: '王芳', contact: `to-${contact}` });
    const zhao = world.stranger({ name: '赵六', contact });
    await wang.register();
    const { envelopeWsid } = await startedEnvelope(world, wang, [{ person: zhao, sequence: 1 }], [textPdf(1)]);
    await wang.call(api.remindEnvelope, { params: { envelopeWsid } });
    await world.app.jobs.drain();
    const { notices } = await wang.call(api.listNotices, { params: { envelopeWsid } });
    expect(notices[0]).toMatchObject({ status: 'FAILED', attempts: 1, error });
    const { returned } = await wang.call(api.listReturned, { params: { envelopeWsid } });
    expect(returned.map(({ reason }) => reason)).toEqual(reasons);
    mails.splice(0);
  });

  it('has no recipient for returned mail without our MAC', async () => {
    const forged = BOUNCES.replace('@', `+${'0'.repeat(32)}.${'0'.repeat(16)}@`);
    await expect(bounce(bouncePort, forged)).rejects.toMatchObject({ responseCode: 550 });
    await expect(bounce(bouncePort, 'someone@example.com')).rejects.toMatchObject({ responseCode: 550 });
  });
});

describe('The page that waits for a code', () => {
  it.each(['13300000003', 'unknown@example.com'])('is told at once of a failure for %s', async (contact) => {
    answerWith = 503;
    relay.close(() => {});
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
