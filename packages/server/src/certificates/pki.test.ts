import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toPem } from '@countersign/asn1';
import { type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const sign = () =>
  world.house.signer.sign({
    digest: createHash('sha256').update('x').digest(),
    subject: { commonName: '李雷', identityVerified: false },
    ...{ envelopeId: randomUUID(), fileId: randomUUID(), participantId: randomUUID(), attempt: randomUUID() },
  });

/** What the responder says of a certificate, as OpenSSL reads and verifies it. */
async function statusOf(name: string, ...about: string[]): Promise<string> {
  openssl('ocsp', '-issuer', at('issuing.pem'), ...about, '-reqout', at(`${name}.req`));
  await post('/pki/ocsp', `${name}.res`, 'application/ocsp-request', `${name}.req`);
  const answer = ['-respin', at(`${name}.res`), '-CAfile', at('root.pem')];
  // With the request OpenSSL compares the nonces, with the certificate it tells the status.
  const nonce = openssl('ocsp', '-reqin', at(`${name}.req`), '-issuer', at('issuing.pem'), ...answer);
  return nonce + openssl('ocsp', '-issuer', at('issuing.pem'), ...about, ...answer, '-no_nonce');
}

test('the certificates come in both spellings and form one path', async () => {
  const der = await fetchTo('/pki/ca/root.cer', 'root.cer');
  expect(der.headers.get('content-type')).toBe('application/pkix-cert');
  expect(openssl('x509', '-inform', 'DER', '-in', at('root.cer'))).toBe(readFileSync(at('root.pem'), 'utf8'));
  expect(openssl('verify', '-x509_strict', '-CAfile', at('root.pem'), at('issuing.pem'))).toContain('OK');
  expect(openssl('x509', '-in', at('root.pem'), '-noout', '-subject')).toContain('TEST');
});

test('the responder answers by POST and by GET, echoes the nonce, and calls nothing good that was never issued (security 58)', async () => {
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

test('a revoked certificate is told at once and stands in the next list, whose number has grown', async () => {
  const { serial, certificate } = await sign();
  writeFileSync(at('revoked.pem'), toPem('CERTIFICATE', certificate));
  await fetchTo('/pki/crl/issuing.crl', 'before.crl');
  world.clock.advance({ seconds: 2 });
  const about = { serial, reason: 'keyCompromise', actorName: 'operator' } as const;
  const first = await revokeCertificate(world.house, about);
  expect(await statusOf('revoked', '-cert', at('revoked.pem'))).toMatch(/: revoked[\s\S]*keyCompromise/);
  const list = await fetchTo('/pki/crl/issuing.crl', 'after.crl');
  expect(list.headers.get('cache-control')).toContain('max-age');
  const numberIn = (name: string) =>
    BigInt(openssl('crl', '-inform', 'DER', '-in', at(name), '-noout', '-crlnumber').trim().replace(/^.*=/, ''));
  expect(numberIn('after.crl') > numberIn('before.crl')).toBe(true);
  expect(openssl('crl', '-inform', 'DER', '-in', at('after.crl'), '-noout', '-text')).toContain(serial.toUpperCase());
  expect(await revokeCertificate(world.house, { ...about, reason: 'superseded' })).toEqual({
    ...first,
    at: expect.any(Date),
  });
});

test('a list is made anew after a day', async () => {
  await fetchTo('/pki/crl/root.crl', 'today.crl');
  world.clock.advance({ days: 1, minutes: 1 });
  await fetchTo('/pki/crl/root.crl', 'tomorrow.crl');
  expect(readFileSync(at('tomorrow.crl')).equals(readFileSync(at('today.crl')))).toBe(false);
});

test('what nobody issued cannot be revoked', async () => {
  expect(
    await revokeCertificate(world.house, { serial: '77', reason: 'keyCompromise', actorName: 'operator' }),
  ).toBeNull();
});

test('time-stamps verify, and a request that makes no sense gets an answer of the standard', async () => {
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

test('a clock that fell behind the last time-stamp stamps nothing (security 58)', async () => {
  world.clock.advance({ minutes: -10 });
  await post('/pki/tsa', 'late.tsr', 'application/timestamp-query', 'q.tsq');
  expect(openssl('ts', '-reply', '-in', at('late.tsr'), '-text')).toMatch(/Rejected[\s\S]*time source/i);
});
