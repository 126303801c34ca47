import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import {
  buildCertId,
  buildOcspRequest,
  parseCertificate,
  parseOcspRequest,
  parseOcspResponse,
  toPem,
} from '@countersign/asn1';
import type { Workbench } from '@countersign/asn1/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PkiError } from './errors.ts';
import type { IssuedStatus, StatusQuestion } from './model.ts';
import { ocspTryLater, respondOcsp, storedOcspAnswer } from './ocsp.ts';
import { createSampleAuthority } from './testing/sample-authority.ts';

const execute = promisify(execFile);
const sample = await createSampleAuthority();
const { authority, hierarchy } = sample;
let bench: Workbench;
let serialHex: string;
beforeAll(async () => {
  bench = sample.bench();
  const signed = await sample.sign('x');
  serialHex = signed.serialHex;
  bench.write('leaf.pem', toPem('CERTIFICATE', signed.certificate));
});
afterAll(() => bench.remove());

const keyId = Buffer.from(authority.issuing.parsed.subjectKeyId ?? []);
const knows = (status: IssuedStatus) => (asked: StatusQuestion) =>
  Promise.resolve<IssuedStatus>(
    asked.serialHex === serialHex && keyId.equals(asked.issuerKeyId ?? new Uint8Array()) ? status : { kind: 'unknown' },
  );

/** Runs a responder on a free port while `ask` runs. */
async function served<T>(status: IssuedStatus, ask: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((request, reply) => {
    const answer = async (): Promise<void> => {
      const body = Buffer.concat(await request.toArray());
      reply.setHeader('content-type', 'application/ocsp-response');
      reply.end(await respondOcsp({ authority, request: body, lookup: knows(status), now: new Date() }));
    };
    answer().catch(() => reply.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    return await ask(`http://127.0.0.1:${port}/`);
  } finally {
    server.close();
  }
}

/** OpenSSL asks over HTTP with a nonce and verifies the response. */
function askOpenssl(certificate: string, status: IssuedStatus, ...how: readonly string[]): Promise<string> {
  return served(status, async (url) => {
    const question = ['ocsp', '-url', url, '-issuer', 'issuing.pem', ...how, '-cert', certificate];
    const check = ['-CAfile', 'root.pem', '-verify_other', 'issuing.pem', '-respout', 'r.der', '-reqout', 'q.der'];
    const { stdout, stderr } = await execute('openssl', [...question, ...check], { cwd: bench.directory });
    return stdout + stderr;
  });
}

describe('the OCSP responder, asked and verified by OpenSSL', () => {
  it('reports a good certificate, by SHA-1 and by SHA-256', async () => {
    for (const hash of [[], ['-sha256']]) {
      const answer = await askOpenssl('leaf.pem', { kind: 'good' }, ...hash);
      expect(answer).toContain('Response verify OK');
      expect(answer.toLowerCase()).not.toContain('nonce');
    }
    const [single] = parseOcspResponse(bench.read('r.der')).basic?.responses ?? [];
    expect(single?.status).toEqual({ kind: 'good' });
  });

  it('reports a revoked certificate with its time and reason', async () => {
    const at = new Date(Date.now() - 60_000);
    const answer = await askOpenssl('leaf.pem', { kind: 'revoked', at, reason: 'keyCompromise' });
    expect(answer).toContain('leaf.pem: revoked');
    expect(answer).toContain('Reason: keyCompromise');
  });

  it('never reports a serial as good that was not issued', async () => {
    const unissued = await askOpenssl('tsa.pem', { kind: 'good' });
    expect(unissued).toContain('tsa.pem: unknown');
  });

  it('reports a certificate of another issuer as unknown, even if its serial exists here', async () => {
    const wrong = { hash: 'sha1', issuerNameHash: new Uint8Array(20), issuerKeyHash: new Uint8Array(20) } as const;
    const request = buildOcspRequest([buildCertId({ ...wrong, serial: Buffer.from(serialHex, 'hex') })]);
    const lookup = knows({ kind: 'good' });
    const answer = parseOcspResponse(await respondOcsp({ authority, request, lookup, now: new Date() }));
    expect(answer.basic?.responses[0]?.status).toEqual({ kind: 'unknown' });
  });

  it('answers for a certificate revoked in the same second', async () => {
    const now = new Date();
    now.setUTCMilliseconds(900);
    const request = buildOcspRequest([parseOcspRequest(bench.read('q.der')).certIds[0]?.der ?? new Uint8Array(0)]);
    const lookup = () => Promise.resolve({ kind: 'revoked', at: now, reason: 'superseded' } as const);
    const answer = parseOcspResponse(await respondOcsp({ authority, request, lookup, now }));
    expect(answer.status).toBe('successful');
  });

  it('echoes the nonce and answers for each requested certificate', async () => {
    const ids = ['leaf.pem', 'tsa.pem'].flatMap((name) => {
      bench.openssl('ocsp', '-issuer', 'issuing.pem', '-cert', name, '-reqout', 'q.der');
      return parseOcspRequest(bench.read('q.der')).certIds.map(({ der }) => der);
    });
    const request = buildOcspRequest(ids, Uint8Array.of(1, 2, 3));
    const lookup = knows({ kind: 'good' });
    const { basic } = parseOcspResponse(await respondOcsp({ authority, request, lookup, now: new Date() }));
    expect(basic?.nonce).toEqual(Uint8Array.of(1, 2, 3));
    expect(basic?.responses.map(({ status }) => status.kind)).toEqual(['good', 'unknown']);
  });
});

describe('a malformed OCSP request', () => {
  const certId = buildCertId({
    hash: 'sha1',
    issuerNameHash: new Uint8Array(20),
    issuerKeyHash: new Uint8Array(20),
    serial: Uint8Array.of(1),
  });
  const requests: readonly [string, Uint8Array][] = [
    ['no request', Uint8Array.of(0x30, 0x00)],
    ['nothing', new Uint8Array(0)],
    ['too many certificates', buildOcspRequest(Array.from({ length: 17 }, () => certId))],
    ['no certificate', buildOcspRequest([])],
    ['an empty nonce', buildOcspRequest([certId], new Uint8Array(0))],
    ['a nonce that is too long', buildOcspRequest([certId], new Uint8Array(129))],
    ['a request that is too large', new Uint8Array(100_000)],
  ];
  it.each(requests)('gets malformedRequest: %s', async (_, request) => {
    const lookup = () => Promise.resolve({ kind: 'good' } as const);
    const answer = parseOcspResponse(await respondOcsp({ authority, request, lookup, now: new Date() }));
    expect(answer).toEqual({ status: 'malformedRequest', basic: null });
  });

  it('a failing lookup can be answered with tryLater', async () => {
    const lookup = () => Promise.reject(new Error('database gone'));
    const issuer = parseCertificate(hierarchy.issuing.certificate);
    bench.openssl('ocsp', '-issuer', 'issuing.pem', '-cert', 'leaf.pem', '-reqout', 'q.der');
    const request = bench.read('q.der');
    await expect(respondOcsp({ authority, request, lookup, now: issuer.notBefore })).rejects.toThrow('database gone');
    expect(parseOcspResponse(ocspTryLater()).status).toBe('tryLater');
  });
});

describe('a response stored with a document', () => {
  it('is verified by OpenSSL for the TSA’s certificate', async () => {
    const certificate = hierarchy.tsa.certificate;
    bench.write('r.der', await storedOcspAnswer({ authority, certificate, status: { kind: 'good' }, now: new Date() }));
    const check = ['-respin', 'r.der', '-CAfile', 'root.pem', '-verify_other', 'issuing.pem', '-no_nonce'];
    const answer = bench.openssl('ocsp', ...check, '-issuer', 'issuing.pem', '-cert', 'tsa.pem');
    expect(answer).toContain('Response verify OK');
    expect(answer).toContain('tsa.pem: good');
  });

  it('is refused for a certificate that the issuing CA did not issue', async () => {
    const certificate = hierarchy.issuing.certificate;
    const make = storedOcspAnswer({ authority, certificate, status: { kind: 'good' }, now: new Date() });
    await expect(make).rejects.toThrow(PkiError);
  });
});
