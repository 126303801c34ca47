import { type RemoteInfo, type Socket, createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { openReceiver } from '@countersign/testkit';
import { describe, expect, it } from 'vitest';
import { hostOf, isPublicAddress, resolveAllowed, resolverByDns } from '../../platform/outgoing/address.ts';
import { sendWebhook } from './send.ts';
import { webhookUrlOf } from './webhook-url.ts';

const STRICT = { allowLoopback: false };
const TRIAL = { allowLoopback: true };

describe('A webhook goes to a public address only (security 50)', () => {
  it.each([
    '127.0.0.1',
    '127.8.9.10',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.192',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '168.63.129.16',
    '::',
    '::1',
    '::7f00:1',
    '::a00:1',
    '::127.0.0.1',
    '::808:808',
    '4000::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '100::1',
    '2001:db8::1',
    'nothing',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['1.1.1.1', '8.8.8.8', '223.5.5.5', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    'http://example.com/hook',
    'ftp://example.com/hook',
    'file:///etc/passwd',
    'https://example.com:22/',
    'https://example.com:8080/',
    'https://user:secret@example.com/',
    'https://user@example.com/',
    'https://example.com/#part',
    'https://localhost/',
    'https://localhost./',
    'https://a.localhost/',
    'https://intranet/',
    'https://db.internal/',
    'https://printer.local/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://0x7f.1/',
    'https://１２７.0.0.1/',
    'https://[::1]/',
    'https://[::7f00:1]/',
    'https://[::10.0.0.1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00:ec2::254]/',
    'https://0/',
    'not an address',
    '',
  ])('%s is refused', (text) => {
    expect(webhookUrlOf(text, STRICT)).toBeNull();
  });

  it.each([
    ['https://example.com/hook?token=1', 'example.com'],
    ['https://example.com:8443/', 'example.com'],
    ['https://EXAMPLE.com./', 'example.com'],
    ['https://8.8.8.8/', '8.8.8.8'],
    ['https://134744072/', '8.8.8.8'],
    ['https://[2606:4700:4700::1111]/', '2606:4700:4700::1111'],
    ['https://bücher.example/', 'xn--bcher-kva.example'],
  ])('%s is accepted, as %s', (text, host) => {
    const url = webhookUrlOf(text, STRICT);
    expect(url === null ? null : hostOf(url)).toBe(host);
  });

  it('goes to this machine in a trial only, and to no other internal address', () => {
    expect(webhookUrlOf('http://127.0.0.1:4000/', TRIAL)?.port).toBe('4000');
    expect(webhookUrlOf('http://localhost:4000/', TRIAL)?.port).toBe('4000');
    expect(webhookUrlOf('http://10.0.0.1/', TRIAL)).toBeNull();
    expect(webhookUrlOf('http://example.com/', TRIAL)).toBeNull();
    expect(webhookUrlOf('https://169.254.169.254/', TRIAL)).toBeNull();
  });
});

describe('A host name is checked by the addresses it resolves to, right before the connection (security 50)', () => {
  const answering =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? (6 as const) : (4 as const) }));

  it('is refused if any of its addresses is private', async () => {
    expect(await resolveAllowed('a.example', STRICT, answering('10.0.0.1'))).toBeNull();
    expect(await resolveAllowed('a.example', STRICT, answering('1.1.1.1', '10.0.0.1'))).toBeNull();
    expect(await resolveAllowed('a.example', STRICT, answering('::ffff:192.168.0.1'))).toBeNull();
    expect(await resolveAllowed('a.example', STRICT, answering())).toBeNull();
  });

  it('may be in the internal network only where the operator names it, and is never this machine or a metadata service', async () => {
    const named = { allowLoopback: false, allowPrivate: true };
    for (const address of ['10.1.2.3', '172.16.0.1', '192.168.0.1', 'fd12::1', '::ffff:10.0.0.1', '1.1.1.1'])
      expect(await resolveAllowed('a.example', named, answering(address)), address).not.toBeNull();
    for (const address of [
      '127.0.0.1',
      '::1',
      '0.0.0.0',
      '169.254.169.254',
      '100.100.100.200',
      'fd00:ec2::254',
      'fe80::1',
    ])
      expect(await resolveAllowed('a.example', named, answering(address)), address).toBeNull();
  });

  it('resolves to the one address that is called', async () => {
    const found = await resolveAllowed('a.example', STRICT, answering('1.1.1.1', '8.8.8.8'));
    expect(found).toEqual({ address: '1.1.1.1', family: 4 });
  });

  it('is resolved once, so that a later change of the answer has no effect', async () => {
    let asked = 0;
    const rebinding = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '192.168.0.1' : '127.0.0.1', family: 4 as const }];
    };
    const sending = { url: 'https://a.example/', headers: {}, body: '{}', rule: STRICT, resolve: rebinding };
    expect(await sendWebhook(sending)).toMatchObject({ ok: false, fault: 'ADDRESS_FORBIDDEN', responseStatus: null });
    expect(asked).toBe(1);
  });

  it('is called at the address that was checked, under its own name', async () => {
    const receiver = await openReceiver();
    const port = new URL(receiver.url).port;
    const sending = { url: `http://localhost:${port}/in`, headers: {}, body: '{}', rule: TRIAL };
    const outcome = await sendWebhook({ ...sending, resolve: answering('127.0.0.1') });
    expect(outcome).toMatchObject({ ok: true, fault: null, responseStatus: 200, responseBody: 'ok' });
    expect(receiver.received[0]?.headers['host']).toBe(`localhost:${port}`);
    await receiver.close();
    expect(await sendWebhook({ ...sending, resolve: answering('127.0.0.1') })).toMatchObject({ fault: 'UNREACHABLE' });
  });

  it('reports an unknown name', async () => {
    const unknown = async (): Promise<never> => {
      throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    };
    const sending = { url: 'https://a.example/', headers: {}, body: '{}', rule: STRICT, resolve: unknown };
    expect(await sendWebhook(sending)).toMatchObject({ ok: false, fault: 'NAME_UNKNOWN' });
  });

  it('has a time limit for its resolution', async () => {
    const silent = () => new Promise<never>(() => {});
    const sending = {
      url: 'https://a.example/',
      headers: {},
      body: '{}',
      rule: STRICT,
      resolve: silent,
      timeoutMs: 20,
    };
    expect(await sendWebhook(sending)).toMatchObject({ ok: false, fault: 'TIMEOUT' });
  });
});

describe('The DNS resolution of receivers', () => {
  /** A DNS server on this machine, and how to query it. */
  async function openNames(onQuestion: (question: Buffer, from: RemoteInfo, names: Socket) => void) {
    const names = createSocket('udp4');
    names.on('message', (question, from) => onQuestion(question, from, names));
    names.bind(0, '127.0.0.1');
    await once(names, 'listening');
    return { resolve: resolverByDns([`127.0.0.1:${names.address().port}`]), close: () => names.close() };
  }
  /** One address in the answer, 93.184.216.34, to a query for an IPv4 address (RFC 1035 §4.1). */
  function answer(question: Buffer, { address, port }: RemoteInfo, names: Socket): void {
    const end = question.indexOf(0, 12) + 5;
    const isFour = question.readUInt16BE(end - 4) === 1;
    const head = Buffer.from(question.subarray(0, end));
    head.writeUInt16BE(0x8180, 2);
    for (const [at, count] of [isFour ? 1 : 0, 0, 0].entries()) head.writeUInt16BE(count, 6 + 2 * at);
    const record = Buffer.from('c00c000100010000003c00045db8d822', 'hex');
    names.send(isFour ? Buffer.concat([head, record]) : head, port, address);
  }

  it('queries a DNS server', async () => {
    const { resolve, close } = await openNames(answer);
    expect(await resolve('a.example')).toEqual([{ address: '93.184.216.34', family: 4 }]);
    close();
  });

  it('does not delay other names of this process while its server is silent', async () => {
    const { resolve, close } = await openNames(() => {});
    const silent = Array.from({ length: 16 }, (_none, at) => resolve(`a${at}.example`).catch(() => []));
    const other = lookup('localhost').then(() => 'found');
    expect(await Promise.race([other, ...silent])).toBe('found');
    close();
    await Promise.all(silent);
  });

  it('uses the system for the names of this machine', async () => {
    const found = await resolverByDns()('localhost');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ address }) => address === '127.0.0.1' || address === '::1')).toBe(true);
  });
});
