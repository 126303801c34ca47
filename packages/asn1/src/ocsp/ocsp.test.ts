import { X509Certificate, createHash, sign, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OID } from '../oids.ts';
import { fromPem } from '../pem.ts';
import { createWorkbench, type Workbench } from '../testing/openssl.ts';
import { parseCertificate } from '../x509/certificate.ts';
import { buildCertId, buildOcspRequest, parseOcspRequest } from './request.ts';
import { buildOcspError, buildOcspResponse, parseOcspResponse } from './response.ts';

let bench: Workbench;
let serialHex: string;
beforeAll(() => {
  bench = createWorkbench();
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  bench.openssl('req', '-x509', ...key, '-keyout', 'key.pem', '-out', 'cert.pem', '-subj', '/CN=ca');
  serialHex = new X509Certificate(Buffer.from(bench.read('cert.pem'))).serialNumber.toLowerCase();
});
afterAll(() => bench.remove());

const sha1 = (bytes: Uint8Array): Uint8Array => new Uint8Array(createHash('sha1').update(bytes).digest());

describe('messages made by OpenSSL', () => {
  it('a request is read with its certificate and nonce', () => {
    bench.openssl('ocsp', '-issuer', 'cert.pem', '-cert', 'cert.pem', '-reqout', 'req.der');
    const request = parseOcspRequest(bench.read('req.der'));
    expect(request.certIds.map((id) => [id.serialHex, id.hash])).toEqual([[serialHex, 'sha1']]);
    expect(request.nonce?.length).toBeGreaterThanOrEqual(16);
  });

  it('a response about a good and about a revoked certificate is read, and its signature covers tbs', () => {
    const index = (state: string, at: string): string =>
      `${state}\t491231235959Z\t${at}\t${serialHex.toUpperCase()}\tunknown\t/CN=ca\n`;
    const ask = (): ReturnType<typeof parseOcspResponse> => {
      const request = ['-issuer', 'cert.pem', '-cert', 'cert.pem', '-reqout', 'req.der'];
      bench.openssl('ocsp', ...request);
      const responder = ['-index', 'index', '-rsigner', 'cert.pem', '-rkey', 'key.pem', '-CA', 'cert.pem'];
      bench.openssl('ocsp', ...responder, '-reqin', 'req.der', '-respout', 'res.der', '-ndays', '1');
      return parseOcspResponse(bench.read('res.der'));
    };
    bench.write('index', index('V', ''));
    const { status, basic } = ask();
    expect(status).toBe('successful');
    expect(basic?.responses.map((single) => single.status)).toEqual([{ kind: 'good' }]);
    expect(basic?.nonce).toEqual(parseOcspRequest(bench.read('req.der')).nonce);
    expect(basic?.responderId).toMatchObject({ kind: 'name', name: { text: 'CN=ca' } });
    const key = new X509Certificate(Buffer.from(bench.read('cert.pem'))).publicKey;
    expect(basic !== null && verify('sha256', basic.tbs, key, basic.signature)).toBe(true);
    bench.write('index', index('R', '250102030405Z,keyCompromise'));
    const at = new Date('2025-01-02T03:04:05Z');
    expect(ask().basic?.responses[0]?.status).toEqual({ kind: 'revoked', at, reason: 'keyCompromise' });
  });
});

describe('messages built by this package', () => {
  it('a request is read by OpenSSL', () => {
    const fields = { hash: 'sha256', issuerNameHash: new Uint8Array(32), issuerKeyHash: new Uint8Array(32) } as const;
    const certId = buildCertId({ ...fields, serial: Uint8Array.of(0xab, 0xcd) });
    bench.write('own.der', buildOcspRequest([certId], Uint8Array.of(1, 2, 3)));
    const text = bench.openssl('ocsp', '-reqin', 'own.der', '-req_text');
    expect(text).toContain('Hash Algorithm: sha256');
    expect(text).toContain('Serial Number: ABCD');
    expect(parseOcspRequest(bench.read('own.der')).nonce).toEqual(Uint8Array.of(1, 2, 3));
  });

  it('a response is verified by OpenSSL and read by this package', () => {
    const [der] = fromPem('CERTIFICATE', Buffer.from(bench.read('cert.pem')).toString());
    const issuer = parseCertificate(der ?? new Uint8Array(0));
    const { keyBits } = issuer.publicKey;
    const hashes = { issuerNameHash: sha1(issuer.subject.der), issuerKeyHash: sha1(keyBits) };
    const certId = buildCertId({ hash: 'sha1', ...hashes, serial: issuer.serial });
    const now = new Date(Math.floor(Date.now() / 1000) * 1000);
    const at = new Date('2026-01-01T00:00:00Z');
    const response = buildOcspResponse(
      {
        responderKeyHash: sha1(keyBits),
        producedAt: now,
        responses: [
          {
            certId,
            status: { kind: 'revoked', at, reason: 'superseded' },
            thisUpdate: now,
            nextUpdate: new Date(now.getTime() + 3_600_000),
          },
        ],
        nonce: Uint8Array.of(5),
        signatureAlgorithm: OID.sha256WithEcdsa,
        certificates: [issuer.der],
      },
      (tbs) => sign('sha256', tbs, Buffer.from(bench.read('key.pem')).toString()),
    );
    bench.write('own.der', response);
    const check = [
      '-respin',
      'own.der',
      '-issuer',
      'cert.pem',
      '-cert',
      'cert.pem',
      '-CAfile',
      'cert.pem',
      '-no_nonce',
    ];
    const output = bench.openssl('ocsp', ...check);
    expect(output).toContain('Response verify OK');
    expect(output).toContain('cert.pem: revoked');
    expect(output).toContain('Reason: superseded');
    const [single] = parseOcspResponse(response).basic?.responses ?? [];
    if (single === undefined) throw new Error('no answer');
    expect(single.status).toEqual({ kind: 'revoked', at, reason: 'superseded' });
    expect(single.certId).toEqual(parseOcspRequest(buildOcspRequest([certId])).certIds[0]);
  });

  it('an error response is read by OpenSSL and by this package', () => {
    bench.write('own.der', buildOcspError('tryLater'));
    expect(bench.run('openssl', 'ocsp', '-respin', 'own.der', '-noverify').output).toContain('trylater');
    expect(parseOcspResponse(bench.read('own.der'))).toEqual({ status: 'tryLater', basic: null });
  });
});
