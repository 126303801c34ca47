import {
  type TimestampFailure,
  buildTimestampRequest,
  equalBytes,
  parseSignedData,
  parseTimestampRequest,
  parseTimestampResponse,
  parseTstInfo,
  toHex,
  signingCertificateIds,
} from '@countersign/asn1';
import type { Workbench } from '@countersign/asn1/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LintError, PkiError } from './errors.ts';
import { POLICY } from './oids.ts';
import { createSampleAuthority, sha256 } from './testing/sample-authority.ts';
import { createTimestampAuthority, lastStampInMemory } from './tsa.ts';

const sample = await createSampleAuthority();
const { authority, timestamps } = sample;
let bench: Workbench;
beforeAll(() => {
  bench = sample.bench();
  bench.write('data', 'stamp me');
});
afterAll(() => bench.remove());

const tokenInfo = (token: Uint8Array) => parseTstInfo(parseSignedData(token).content ?? new Uint8Array(0));

describe('the time-stamp service over its protocol', () => {
  it.each(['-sha256', '-sha384', '-sha512'])('answers a request with %s, verified by OpenSSL', async (hash) => {
    bench.openssl('ts', '-query', '-data', 'data', hash, '-cert', '-out', 'q.tsq');
    bench.write('r.tsr', await timestamps.respond(bench.read('q.tsq')));
    const check = ['ts', '-verify', '-queryfile', 'q.tsq', '-in', 'r.tsr', '-CAfile', 'root.pem'];
    expect(bench.openssl(...check)).toContain('Verification: OK');
    const text = bench.openssl('ts', '-reply', '-in', 'r.tsr', '-text');
    expect(text).toContain('Accuracy: 0x01 seconds');
    expect(text).toContain(`Policy OID: ${POLICY.timestamp}`);
  });

  it('echoes the nonce, and omits the certificates if they are not requested', async () => {
    bench.openssl('ts', '-query', '-data', 'data', '-sha256', '-out', 'q.tsq');
    const response = parseTimestampResponse(await timestamps.respond(bench.read('q.tsq')));
    const token = response.token ?? new Uint8Array(0);
    expect(tokenInfo(token).nonce).toEqual(parseTimestampRequest(bench.read('q.tsq')).nonce);
    expect(parseSignedData(token).certificates).toEqual([]);
    bench.write('r.tsr', await timestamps.respond(bench.read('q.tsq')));
    const check = ['ts', '-verify', '-queryfile', 'q.tsq', '-in', 'r.tsr', '-CAfile', 'root.pem'];
    bench.write('both.pem', Buffer.concat([bench.read('tsa.pem'), bench.read('issuing.pem')]));
    expect(bench.openssl(...check, '-untrusted', 'both.pem')).toContain('Verification: OK');
  });

  const digest = new Uint8Array(32);
  const refusals: readonly [string, Uint8Array, TimestampFailure][] = [
    ['SHA-1', buildTimestampRequest({ hash: 'sha1', digest: new Uint8Array(20), certReq: true }), 'badAlg'],
    ['MD5', buildTimestampRequest({ hash: 'md5', digest: new Uint8Array(16), certReq: true }), 'badAlg'],
    ['a digest that is too short', buildTimestampRequest({ hash: 'sha512', digest, certReq: true }), 'badDataFormat'],
    [
      'another policy',
      buildTimestampRequest({ hash: 'sha256', digest, certReq: true, policy: '1.2.3' }),
      'unacceptedPolicy',
    ],
    ['an invalid request', Uint8Array.of(1, 2, 3), 'badDataFormat'],
    ['nothing', new Uint8Array(0), 'badDataFormat'],
    ['a request that is too large', new Uint8Array(1_000_000), 'badDataFormat'],
  ];
  it.each(refusals)('refuses %s', async (_, request, failure) => {
    const response = parseTimestampResponse(await timestamps.respond(request));
    expect(response).toMatchObject({ status: 2, failures: [failure], token: null });
  });
});

describe('a token made in process', () => {
  it('is verified by OpenSSL, refers to the TSA’s certificate and contains the chain', async () => {
    const { token, serialHex, time } = await timestamps.timestampDigest(sha256('stamp me'));
    bench.write('token.der', token);
    const check = ['ts', '-verify', '-token_in', '-in', 'token.der', '-data', 'data', '-CAfile', 'root.pem'];
    expect(bench.openssl(...check)).toContain('Verification: OK');
    const signed = parseSignedData(token);
    expect(signed.certificates.map(({ der }) => toHex(sha256(der))).toSorted()).toEqual(
      [authority.tsa.certificate, authority.issuing.certificate].map((der) => toHex(sha256(der))).toSorted(),
    );
    const [id] = signingCertificateIds(signed.signerInfos[0]?.signedAttributes ?? []) ?? [];
    expect(id !== undefined && equalBytes(id.certHash, sha256(authority.tsa.certificate))).toBe(true);
    expect(tokenInfo(token)).toMatchObject({ serialHex, genTime: time });
  });

  it('has a unique serial with 128 random bits', async () => {
    const stamps = await Promise.all(Array.from({ length: 50 }, () => timestamps.timestampDigest(sha256('x'))));
    expect(new Set(stamps.map(({ serialHex }) => serialHex)).size).toBe(50);
    for (const { serialHex } of stamps) expect(serialHex.length).toBeGreaterThanOrEqual(32);
  });

  it('is refused for data that is not a digest', async () => {
    await expect(timestamps.timestampDigest(new Uint8Array(31))).rejects.toThrow(LintError);
    await expect(timestamps.timestampDigest(new Uint8Array(20), 'sha1')).rejects.toThrow(LintError);
  });
});

describe('a clock behind the last time-stamp', () => {
  const start = Date.now();
  const service = (lastStamp = lastStampInMemory()) => {
    let now = start;
    const clock = { now: () => new Date(now) };
    const tsa = createTimestampAuthority({ authority, clock, lastStamp });
    return { tsa, set: (time: number) => void (now = time) };
  };

  it('is refused until it has caught up', async () => {
    const { tsa, set } = service();
    set(start + 60_000);
    await tsa.timestampDigest(sha256('x'));
    set(start + 30_000);
    await expect(tsa.timestampDigest(sha256('x'))).rejects.toMatchObject({ kind: 'CLOCK_BEHIND' });
    const request = buildTimestampRequest({ hash: 'sha256', digest: sha256('x'), certReq: true });
    const refused = parseTimestampResponse(await tsa.respond(request));
    expect(refused).toMatchObject({ status: 2, failures: ['timeNotAvailable'] });
    set(start + 60_000);
    await expect(tsa.timestampDigest(sha256('x'))).resolves.toBeDefined();
  });

  it('is refused after a restart too, by the recorded time', async () => {
    const lastStamp = lastStampInMemory();
    const first = service(lastStamp);
    first.set(start + 60_000);
    await first.tsa.timestampDigest(sha256('x'));
    await expect(service(lastStamp).tsa.timestampDigest(sha256('x'))).rejects.toThrow(PkiError);
  });

  it('does not refuse concurrent requests', async () => {
    let tick = start;
    const slow = {
      advance: (at: Date) => new Promise<boolean>((done) => setImmediate(() => done(at >= new Date(start - 1000)))),
    };
    const clock = { now: () => new Date((tick += 400)) };
    const tsa = createTimestampAuthority({ authority, clock, lastStamp: slow });
    const stamps = await Promise.all(Array.from({ length: 20 }, () => tsa.timestampDigest(sha256('x'))));
    const times = stamps.map(({ time }) => time.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('reports a failing record, and stamps again when it works', async () => {
    let works = false;
    const flaky = { advance: () => (works ? Promise.resolve(true) : Promise.reject(new Error('database gone'))) };
    const tsa = createTimestampAuthority({ authority, clock: { now: () => new Date() }, lastStamp: flaky });
    await expect(tsa.timestampDigest(sha256('x'))).rejects.toThrow('database gone');
    works = true;
    await expect(tsa.timestampDigest(sha256('x'))).resolves.toBeDefined();
  });
});
