import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseCertificate, toPem } from '@countersign/asn1';
import { toWsid } from '@countersign/domain';
import { readSigningIntent } from '@countersign/pki';
import { type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAuditHead, recordAudit } from '../audit-trail/index.ts';
import { lockEnvelope } from '../signer/index.ts';
import { signedAnswers } from './pki.ts';
import { revokeCertificate } from './revoke-certificate.ts';

const root = mkdtempSync(path.join(tmpdir(), 'countersign-pki-'));
let world: World;
beforeAll(async () => {
  world = await createWorld();
  await fetchTo('/pki/ca/root.pem', 'root.pem');
  await fetchTo('/pki/ca/issuing.pem', 'issuing.pem');
});
afterAll(async () => {
  await world.close();
  rmSync(root, { recursive: true, force: true });
});

const at = (name: string): string => path.join(root, name);
const openssl = (...args: string[]): string =>
  execFileSync('sh', ['-c', 'exec openssl "$@" 2>&1', 'sh', ...args], { encoding: 'utf8' });

async function fetchTo(address: string, name: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(world.base + address, init);
  writeFileSync(at(name), Buffer.from(await response.arrayBuffer()));
  return response;
}

const post = (address: string, name: string, type: string, file: string): Promise<Response> =>
  fetchTo(address, name, { method: 'POST', body: readFileSync(at(file)), headers: { 'content-type': type } });

const sign = (envelopeId: string = randomUUID()) =>
  world.services.signer.sign({
    digest: createHash('sha256').update('x').digest(),
    subject: { commonName: '李雷', identityVerified: false },
    envelopeId,
    fileId: randomUUID(),
    participantId: randomUUID(),
    attempt: randomUUID(),
  });

/** The answer of the responder about a certificate, as OpenSSL reads and verifies it. */
const statusOf = (name: string, ...about: string[]) => statusBy('issuing.pem', name, ...about);
async function statusBy(issuer: string, name: string, ...about: string[]): Promise<string> {
  openssl('ocsp', '-issuer', at(issuer), ...about, '-reqout', at(`${name}.req`));
  await post('/pki/ocsp', `${name}.res`, 'application/ocsp-request', `${name}.req`);
  // The clock of this world is slightly ahead of that of OpenSSL, to which new certificates would not be valid yet.
  const when = `${Math.floor(world.clock.now().getTime() / 1000)}`;
  const answer = ['-respin', at(`${name}.res`), '-CAfile', at('root.pem'), '-attime', when];
  // With the request OpenSSL compares the nonces; with the certificate it prints the status.
  const nonce = openssl('ocsp', '-reqin', at(`${name}.req`), '-issuer', at(issuer), ...answer);
  return nonce + openssl('ocsp', '-issuer', at(issuer), ...about, ...answer, '-no_nonce');
}

const serialIn = (name: string): [string, string] => {
  const serial = openssl('x509', '-in', at(name), '-noout', '-serial')
    .trim()
    .replace(/^serial=/, '0x');
  return ['-serial', serial];
};

test('the signer works for two anonymous clients at a time, and their turns alternate (security 63)', async () => {
  let [running, most] = [0, 0];
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    most = Math.max(most, (running += 1));
    return work.finally(() => (running -= 1));
  };
  const { signer } = world.services;
  const timestamp: typeof signer.timestamp = (request) => counted(signer.timestamp(request));
  const services = { ...world.services, signer: { ...signer, timestamp } };
  const { postTsa } = signedAnswers();
  const done: string[] = [];
  const stamp = async (ip: string): Promise<void> => {
    await postTsa(services, { raw: new Uint8Array(), context: { ip } } as Parameters<typeof postTsa>[1]);
    done.push(ip);
  };
  const flood = Array.from({ length: 100 }, () => stamp('192.0.2.1'));
  await stamp('192.0.2.2');
  expect([most, done.length < 20]).toEqual([2, true]);
  await Promise.all(flood);
});

test('the certificates are available in both formats and form one path', async () => {
  const der = await fetchTo('/pki/ca/root.cer', 'root.cer');
  expect(der.headers.get('content-type')).toBe('application/pkix-cert');
  expect(openssl('x509', '-inform', 'DER', '-in', at('root.cer'))).toBe(readFileSync(at('root.pem'), 'utf8'));
  expect(openssl('verify', '-x509_strict', '-CAfile', at('root.pem'), at('issuing.pem'))).toContain('OK');
  expect(openssl('x509', '-in', at('root.pem'), '-noout', '-subject')).toContain('TEST');
});

test('the responder answers POST and GET with the nonce, and calls only issued certificates good (security 58)', async () => {
  writeFileSync(at('leaf.pem'), toPem('CERTIFICATE', (await sign()).certificate));
  const answer = await statusOf('leaf', '-cert', at('leaf.pem'));
  expect(answer).toContain('Response verify OK');
  expect(answer).toContain(': good');
  expect(answer).not.toContain('no nonce');
  expect(await statusOf('unissued', '-serial', '0x77')).toContain(': unknown');
  const request = encodeURIComponent(readFileSync(at('leaf.req')).toString('base64'));
  const got = await fetchTo(`/pki/ocsp/${request}`, 'get.res');
  expect(got.headers.get('content-type')).toBe('application/ocsp-response');
  expect(openssl('ocsp', '-respin', at('get.res'), '-noverify', '-resp_text')).toContain('Cert Status: good');
});

test('a revoked certificate is reported at once and is in the next list, which has a higher number', async () => {
  const { serial, certificate } = await sign();
  writeFileSync(at('revoked.pem'), toPem('CERTIFICATE', certificate));
  await fetchTo('/pki/crl/issuing.crl', 'before.crl');
  world.clock.advance({ seconds: 2 });
  const about = { serial, reason: 'keyCompromise', actorName: 'operator' } as const;
  const first = await revokeCertificate(world.services, about);
  expect(await statusOf('revoked', '-cert', at('revoked.pem'))).toMatch(/: revoked[\s\S]*keyCompromise/);
  const list = await fetchTo('/pki/crl/issuing.crl', 'after.crl');
  expect(list.headers.get('cache-control')).toContain('max-age');
  const numberIn = (name: string) =>
    BigInt(openssl('crl', '-inform', 'DER', '-in', at(name), '-noout', '-crlnumber').trim().replace(/^.*=/, ''));
  expect(numberIn('after.crl') > numberIn('before.crl')).toBe(true);
  expect(openssl('crl', '-inform', 'DER', '-in', at('after.crl'), '-noout', '-text')).toContain(serial.toUpperCase());
  expect(await revokeCertificate(world.services, { ...about, reason: 'superseded' })).toEqual({
    ...first,
    at: expect.any(Date),
  });
});

test('the certificate of one signature names its purpose: the envelope, the document, and the record so far', async () => {
  const [envelopeId, now] = [randomUUID(), world.clock.now()];
  const entry = { id: world.services.ids.next(), at: now, kind: 'envelope.started' as const, actorName: 'x' };
  await world.services.db.withTx(async (tx) => {
    await lockEnvelope(tx, envelopeId);
    await recordAudit(tx, { ...entry, envelopeId });
  });
  const head = await world.services.db.withTx((tx) => findAuditHead(tx, envelopeId));
  const { certificate } = await sign(envelopeId);
  const intent = readSigningIntent(parseCertificate(certificate));
  expect(intent?.envelope).toBe(toWsid('envelope', envelopeId));
  expect(Buffer.from(intent?.documentDigest ?? [])).toEqual(createHash('sha256').update('x').digest());
  expect(Buffer.from(intent?.evidenceDigest ?? []).toString('hex')).toBe(head);
  writeFileSync(at('bound.pem'), toPem('CERTIFICATE', certificate));
  const text = openssl('x509', '-in', at('bound.pem'), '-noout', '-text');
  expect(text).toMatch(/CPS: http\S+\/practice-statement/);
  expect(
    openssl('verify', '-x509_strict', '-CAfile', at('root.pem'), '-untrusted', at('issuing.pem'), at('bound.pem')),
  ).toContain('OK');
});

test('after a rollover every certificate has its own address, and earlier signatures stay valid', async () => {
  const { signer, clock } = world.services;
  writeFileSync(at('early.pem'), toPem('CERTIFICATE', (await sign()).certificate));
  expect((await fetchTo('/pki/ca/issuing-2.cer', 'none')).status).toBe(404);
  const { done } = await signer.maintain({ now: clock.now(), rollover: 'ROOT', services: [] });
  expect(done.map(({ role, generation }) => `${role} ${generation}`)).toEqual([
    'ROOT 2',
    'CROSS_NEW 2',
    'CROSS_OLD 2',
    'ISSUING 2',
    'TSA 2',
    'OCSP 2',
    'PLATFORM 2',
    'LOG 2',
  ]);
  writeFileSync(at('late.pem'), toPem('CERTIFICATE', (await sign()).certificate));
  const toPemFile = (name: string) =>
    openssl('x509', '-inform', 'DER', '-in', at(`${name}.cer`), '-out', at(`${name}.pem`));
  for (const name of ['issuing-2', 'root-2', 'root-2-cross-new', 'root-2-cross-old']) {
    expect((await fetchTo(`/pki/ca/${name}.cer`, `${name}.cer`)).status).toBe(200);
    toPemFile(name);
  }
  for (const ca of ['issuing', 'issuing-2', 'root-2']) {
    await fetchTo(`/pki/crl/${ca}.crl`, `${ca}.crl`);
    const by = ca === 'root-2' ? 'root-2.pem' : `${ca}.pem`;
    expect(openssl('crl', '-inform', 'DER', '-in', at(`${ca}.crl`), '-CAfile', at(by), '-noout')).toContain(
      'verify OK',
    );
  }
  const when = `${Math.floor(clock.now().getTime() / 1000)}`;
  const verify = (trusted: string, leaf: string, ...between: string[]) =>
    openssl(
      'verify',
      '-x509_strict',
      '-attime',
      when,
      '-CAfile',
      at(trusted),
      ...between.flatMap((one) => ['-untrusted', at(one)]),
      at(leaf),
    );
  expect(verify('root.pem', 'early.pem', 'issuing.pem')).toContain('OK');
  expect(verify('root-2.pem', 'late.pem', 'issuing-2.pem')).toContain('OK');
  expect(verify('root.pem', 'late.pem', 'issuing-2.pem', 'root-2-cross-new.pem')).toContain('OK');
  expect(verify('root-2.pem', 'early.pem', 'issuing.pem', 'root-2-cross-old.pem')).toContain('OK');
  expect(await statusOf('early', '-cert', at('early.pem'))).toContain(': good');
  await fetchTo('/pki/ca/root.pem', 'root.pem');
  expect(readFileSync(at('root.pem'), 'utf8').match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
  expect(await statusBy('issuing-2.pem', 'late', '-cert', at('late.pem'))).toContain(': good');
  // The serials are on record, but were issued by other CAs than the requested one (RFC 6960 §2.2; security 58).
  for (const other of ['early', 'issuing', 'root', 'root-2-cross-new', 'issuing-2']) {
    expect(await statusBy('issuing-2.pem', other, ...serialIn(`${other}.pem`))).toContain(': unknown');
  }
  expect(await statusOf('late', ...serialIn('late.pem'))).toContain(': unknown');
});

test('a list is made again after a day', async () => {
  await fetchTo('/pki/crl/root.crl', 'today.crl');
  world.clock.advance({ days: 1, minutes: 1 });
  await fetchTo('/pki/crl/root.crl', 'tomorrow.crl');
  expect(readFileSync(at('tomorrow.crl')).equals(readFileSync(at('today.crl')))).toBe(false);
});

test('a certificate that was never issued cannot be revoked', async () => {
  expect(
    await revokeCertificate(world.services, { serial: '77', reason: 'keyCompromise', actorName: 'operator' }),
  ).toBeNull();
});

test('time-stamps verify, and a malformed request gets a standard error response', async () => {
  writeFileSync(at('text'), 'stamp me');
  openssl('ts', '-query', '-data', at('text'), '-sha256', '-cert', '-out', at('q.tsq'));
  const stamped = await post('/pki/tsa', 'q.tsr', 'application/timestamp-query', 'q.tsq');
  expect(stamped.headers.get('content-type')).toBe('application/timestamp-reply');
  const when = `${Math.floor(world.clock.now().getTime() / 1000)}`;
  expect(
    openssl('ts', '-verify', '-queryfile', at('q.tsq'), '-in', at('q.tsr'), '-CAfile', at('root.pem'), '-attime', when),
  ).toContain('OK');
  await post('/pki/tsa', 'bad.tsr', 'application/timestamp-query', 'text');
  expect(openssl('ts', '-reply', '-in', at('bad.tsr'), '-text')).toMatch(/Status: Rejected/i);
});

test('no time-stamp is made while the clock is behind the last time-stamp (security 58)', async () => {
  world.clock.advance({ minutes: -10 });
  await post('/pki/tsa', 'late.tsr', 'application/timestamp-query', 'q.tsq');
  expect(openssl('ts', '-reply', '-in', at('late.tsr'), '-text')).toMatch(/Rejected[\s\S]*time source/i);
});
