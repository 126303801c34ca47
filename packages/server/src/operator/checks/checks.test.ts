import { type AddressInfo, type Server, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../../platform/config/index.ts';
import { checkPkiUrl, checkProxy, checkPublicUrl } from './addresses.ts';
import { checkAuthority, checkKek } from './authority.ts';
import { type CheckPorts, carryOut, down, ok, present } from './check.ts';
import { judgeClock } from './clock.ts';
import { judgeDatabase } from './database.ts';
import { checkMail, checkSms } from './delivery.ts';
import { checkFonts, checkOffice, judgeMemory } from './machine.ts';
import { checkDisk, checkStore, judgeDisk } from './storage.ts';

const config = (env: NodeJS.ProcessEnv = {}): Config => readConfig(env);
const NOW = new Date('2026-05-01T00:00:00Z');
const inDays = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000 + 1000);
const answers = (status: number, body = '', type = 'application/json') =>
  (async () => new Response(body, { status, headers: { 'content-type': type } })) as typeof fetch;
const fails = (async () => {
  throw new TypeError('fetch failed', {
    cause: Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }),
  });
}) as typeof fetch;

describe('The database', () => {
  it.each([
    ['14.11 (Debian)', 1, 'DATABASE_OLD'],
    ['15.6', 1, null],
    ['17.0', 45, 'DATABASE_SLOW'],
  ])('of version %s with a query in %d ms: %s', (version, latencyMs, problem) => {
    expect(judgeDatabase({ kind: 'PostgreSQL', version, latencyMs }).problem).toBe(problem);
  });
  it('whose statements may run for ever', () => {
    const facts = { kind: 'PostgreSQL', version: '15.14', latencyMs: 1 };
    expect(judgeDatabase(facts, false)).toMatchObject({ state: 'WARNING', problem: 'DATABASE_UNLIMITED' });
    expect(judgeDatabase({ ...facts, kind: 'PGlite' }, false).problem).toBeNull();
  });

  it.each([
    [0, 0, null],
    [-1500, 0, null],
    [3000, 0, 'CLOCK_DATABASE'],
    [-90_000, 0, 'CLOCK_DATABASE'],
    [0, 5000, 'CLOCK_BEHIND'],
  ])('whose clock is off by %d ms, %d ms after the last time-stamp: %s', (offsetMs, behindMs, problem) => {
    const found = judgeClock({ offsetMs, behindMs });
    expect(found.problem).toBe(problem);
    expect(found.state).toBe(problem === null ? 'OK' : offsetMs === 3000 ? 'WARNING' : 'DOWN');
  });
});

describe('The store and the disk', () => {
  const stores = (probeStore: CheckPorts['probeStore']) => checkStore({ config: config(), probeStore });

  it('is fine if a blob is found again, and names what is wrong otherwise', async () => {
    expect(await stores(async () => 'WORKS')).toMatchObject({
      state: 'OK',
      facts: { kind: 'DATA_DIR', writable: 'yes' },
    });
    expect((await stores(async () => 'LOST')).problem).toBe('STORE_LOST');
    expect((await stores(async () => null)).problem).toBe('STORE_NONE');
    const denied = stores(() =>
      Promise.reject(Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' })),
    );
    expect(await denied).toMatchObject({ state: 'DOWN', facts: { detail: 'EACCES: permission denied' } });
  });

  it.each([
    [10_000, 64, null],
    [1500, 64, 'DISK_LOW'],
    [63, 64, 'DISK_FULL'],
    [5000, 8000, 'DISK_FULL'],
  ])('with %d MB free, where %d are needed: %s', (free, least, problem) => {
    expect(judgeDisk(free, least).problem).toBe(problem);
  });

  it('measures the disk of DATA_DIR', async () => {
    const { facts } = await checkDisk({ config: config() });
    expect(facts['freeMb']).toBeTypeOf('number');
  });
});

describe('Mail and text messages', () => {
  let server: Server;
  let url: string;
  let answer: (line: string) => string;
  let lines: string[];
  beforeEach(async () => {
    lines = [];
    answer = (line) => (line.startsWith('EHLO') ? '250-test\r\n250 AUTH PLAIN\r\n' : '235 ok\r\n');
    server = createServer((socket) => {
      socket.write('220 test ESMTP\r\n');
      socket.on('error', () => {});
      socket.on('data', (part) => {
        const line = String(part).trim();
        lines.push(line.split(' ')[0] ?? '');
        if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write(answer(line));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `smtp://u:secret-word@127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('logs in to the mail server and sends nothing', async () => {
    expect((await checkMail({ config: config({ SMTP_URL: url }) })).state).toBe('OK');
    expect(lines).toContain('AUTH');
    expect(lines).not.toContain('MAIL');
  });

  it('says what the mail server answered to a wrong password, without the password', async () => {
    answer = (line) => (line.startsWith('EHLO') ? '250-test\r\n250 AUTH PLAIN\r\n' : '535 5.7.8 not accepted\r\n');
    const found = await checkMail({ config: config({ SMTP_URL: url }) });
    expect(found).toMatchObject({ state: 'DOWN', problem: 'MAIL_FAILED' });
    expect(found.facts['detail']).toContain('535 5.7.8 not accepted');
    expect(JSON.stringify(found)).not.toContain('secret-word');
  });

  it('says that no mail server answers', async () => {
    const found = await checkMail({ config: config({ SMTP_URL: 'smtp://127.0.0.1:1' }) });
    expect(found).toMatchObject({ problem: 'MAIL_FAILED', facts: { server: '127.0.0.1:1' } });
    expect(found.facts['detail']).toContain('ECONNREFUSED');
  });

  const webhook = { SMS_WEBHOOK_URL: 'https://sms.example.com/send', SMS_WEBHOOK_SECRET: 'x'.repeat(32) };
  it.each([
    ['none wanted', { SMS_PROVIDER: 'none' }, fails, null],
    ['the outbox of an evaluation', {}, fails, null],
    ['a webhook that answers another method', webhook, answers(405), null],
    ['a webhook that fails', webhook, answers(502), 'SMS_SILENT'],
    ['a webhook whose name is unknown', webhook, fails, 'SMS_SILENT'],
  ])('judges the carrier of text messages: %s', async (_what, env, ask, problem) => {
    expect((await checkSms({ config: config(env) }, ask)).problem).toBe(problem);
  });
});

describe('The machine', () => {
  it('has to have memory left', () => {
    expect([judgeMemory(512).problem, judgeMemory(4096).problem]).toEqual(['MEMORY_LOW', null]);
  });

  it('has the fonts of the program', async () => {
    expect(await checkFonts()).toMatchObject({ state: 'OK', facts: { fonts: 112 } });
    expect(await checkFonts(() => ['/none.ttf'])).toMatchObject({ problem: 'FONTS', facts: { detail: '/none.ttf' } });
    const missing = checkFonts(() => {
      throw new Error("Cannot find module '@expo-google-fonts'\nRequire stack");
    });
    expect(await missing).toMatchObject({
      state: 'DOWN',
      facts: { detail: "Cannot find module '@expo-google-fonts'" },
    });
  });

  it.each([
    [{ program: null, runs: false, isolated: false }, 'OFFICE_NONE'],
    [{ program: '/opt/none', runs: false, isolated: false }, 'OFFICE_MISSING'],
    [{ program: '/usr/bin/soffice', runs: true, isolated: false }, 'OFFICE_OPEN'],
    [{ program: '/usr/bin/soffice', runs: true, isolated: true }, null],
  ])('converts office documents in production with %j: %s', async (program, problem) => {
    const production = { ...config(), mode: 'production' as const };
    expect((await checkOffice({ config: production }, () => program)).problem).toBe(problem);
  });
});

describe('The authority', () => {
  it.each([
    [{ root: inDays(4000), tsa: inDays(100) }, 'OK', null],
    [{ root: inDays(4000), tsa: inDays(20) }, 'WARNING', 'the certificate tsa ends in 20 days'],
    [{ root: inDays(4000), ocsp: inDays(-2), tsa: inDays(20) }, 'DOWN', 'the certificate ocsp has ended'],
    [null, 'WARNING', 'there is no certificate authority yet'],
  ])('whose certificates end at %j is %s', async (ends, state, problem) => {
    const authorityEnds = async () => ends as Record<string, Date> | null;
    const found = await checkAuthority({ now: NOW, authorityEnds, listEnds: async () => [] });
    expect(present('certificateAuthority', found, 'en')).toMatchObject({ state, problem });
  });

  const list = { ca: 'root 1', subject: 'CN=Acme Root', thisUpdate: inDays(-80), isEnding: false, revoked: [] };
  it.each([
    [{ ...list, nextUpdate: inDays(40) }, 'OK', null],
    [
      { ...list, nextUpdate: inDays(5), isEnding: true },
      'WARNING',
      'the revocation list of CN=Acme Root ends on 2026-05-06, and there is no newer one',
    ],
    [
      { ...list, nextUpdate: inDays(-2), isEnding: true },
      'DOWN',
      'the revocation list of CN=Acme Root has ended: new signatures cannot be confirmed',
    ],
    [
      { ...list, nextUpdate: inDays(40), revoked: ['CN=Acme Policy CA'] },
      'DOWN',
      'the revocation list of CN=Acme Root names CN=Acme Policy CA: readers trust no new signature',
    ],
  ])('whose external root has the list %j is %s', async (outside, state, problem) => {
    const authorityEnds = async () => ({ issuing: inDays(3000) });
    const found = await checkAuthority({ now: NOW, authorityEnds, listEnds: async () => [outside] });
    expect(present('certificateAuthority', found, 'en')).toMatchObject({ state, problem });
  });

  it('names the keys that the key-encryption key does not open', async () => {
    const found = await checkKek({ judgeKek: async () => ({ opened: 5, closed: ['issuing', 'tsa 2'] }) });
    expect(present('kek', found, 'en')).toMatchObject({ state: 'DOWN', problem: 'KEK does not open issuing, tsa 2' });
    expect(present('kek', found, 'zh-CN').problem).toBe('KEK 无法打开 issuing, tsa 2');
  });
});

describe('The addresses', () => {
  it.each([
    ['https://sign.example.com', '', 'PROXY_NONE'],
    ['https://sign.example.com', '10.0.0.0/8', null],
    ['http://localhost:8080', '', null],
  ])('%s with TRUST_PROXY=%s: %s', async (PUBLIC_URL, TRUST_PROXY, problem) => {
    expect((await checkProxy({ config: config({ PUBLIC_URL, TRUST_PROXY }) })).problem).toBe(problem);
  });

  it.each([
    [answers(200, '{"status":"ok"}'), null],
    [answers(200, '<html>another program</html>', 'text/html'), 'ADDRESS_OTHER'],
    [answers(502), 'ADDRESS_OTHER'],
    [answers(301), 'ADDRESS_OTHER'],
    [fails, 'ADDRESS_AWAY'],
  ])('are asked whether this program answers at them', async (ask, problem) => {
    expect((await checkPublicUrl({ config: config() }, ask)).problem).toBe(problem);
  });

  it('of certificates lead to the certificate of the root', async () => {
    expect((await checkPkiUrl({ config: config() }, answers(200, 'x', 'application/pkix-cert'))).state).toBe('OK');
    expect((await checkPkiUrl({ config: config() }, answers(200, 'x', 'text/html'))).problem).toBe('ADDRESS_OTHER');
    const away = await checkPkiUrl({ config: config() }, fails);
    expect(away.facts).toEqual({ url: 'http://localhost:8080/pki/ca/root.cer', detail: 'getaddrinfo ENOTFOUND' });
  });
});

it('A check that throws is a finding with the innermost reason', async () => {
  expect(await carryOut(() => fails('') as never)).toEqual(down('FAILED', { detail: 'getaddrinfo ENOTFOUND' }));
  expect(await carryOut(async () => ok({ a: 1 }))).toEqual(ok({ a: 1 }));
});
