import { X509Certificate, generateKeyPairSync, sign, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OID } from '../oids.ts';
import { fromPem, toPem } from '../pem.ts';
import { createWorkbench, type Workbench } from '../testing/openssl.ts';
import { buildCertificate } from '../x509/certificate.ts';
import * as extensions from '../x509/extension-writer.ts';
import { buildName } from '../x509/name.ts';
import { buildCrl, parseCrl } from './crl.ts';

let bench: Workbench;
beforeAll(() => {
  bench = createWorkbench();
});
afterAll(() => bench.remove());

describe('a CRL made by OpenSSL', () => {
  it('is read with its number, key identifier, and entries with their times and reasons', () => {
    const config = ['[ca]', 'default_ca=d', '[d]', 'database=index', 'crlnumber=number', 'default_md=sha256'];
    config.push('default_crl_days=3', 'crl_extensions=x', '[x]', 'authorityKeyIdentifier=keyid:always');
    bench.write('ca.cnf', config.join('\n'));
    bench.write('number', '1AFFFF\n');
    const revoked = (serial: string, reason: string): string =>
      ['R', '491231235959Z', `250102030405Z${reason}`, serial, 'unknown', '/CN=x'].join('\t');
    bench.write('index', [revoked('01', ',keyCompromise'), revoked('00FFEE', ''), ''].join('\n'));
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-keyout', 'key.pem'];
    bench.openssl('req', '-x509', '-nodes', ...key, '-out', 'cert.pem', '-subj', '/CN=ca');
    bench.openssl('ca', '-gencrl', '-config', 'ca.cnf', '-keyfile', 'key.pem', '-cert', 'cert.pem', '-out', 'crl.pem');
    const [der] = fromPem('X509 CRL', Buffer.from(bench.read('crl.pem')).toString());
    const certificate = new X509Certificate(Buffer.from(bench.read('cert.pem')));
    const crl = parseCrl(der ?? new Uint8Array(0));
    expect(crl.version).toBe(2);
    expect(crl.number).toBe(0x1affffn);
    expect(crl.issuer.text).toBe('CN=ca');
    expect(crl.partial).toBe(false);
    const revokedAt = new Date('2025-01-02T03:04:05Z');
    expect(crl.entries.map(({ serialHex, reason }) => [serialHex, reason])).toEqual([
      ['01', 'keyCompromise'],
      ['ffee', null],
    ]);
    expect(crl.entries.map((entry) => entry.revokedAt)).toEqual([revokedAt, revokedAt]);
    expect((crl.nextUpdate?.getTime() ?? 0) - crl.thisUpdate.getTime()).toBe(3 * 86_400_000);
    expect(crl.authorityKeyId?.keyId?.length).toBe(20);
    expect(verify('sha256', crl.tbs, certificate.publicKey, crl.signature)).toBe(true);
  });
});

describe('a CRL built here', () => {
  it('is verified by OpenSSL and read back, empty or with entries', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const signBytes = (tbs: Uint8Array): Uint8Array => new Uint8Array(sign('sha256', tbs, privateKey));
    const name = buildName([['CN', '契约 CA']]);
    const certificate = buildCertificate(
      {
        serial: Uint8Array.of(1),
        signatureAlgorithm: OID.sha256WithEcdsa,
        issuer: name,
        subject: name,
        notBefore: new Date('2026-01-01T00:00:00Z'),
        notAfter: new Date('2036-01-01T00:00:00Z'),
        spki: new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })),
        extensions: [extensions.basicConstraints({ ca: true, pathLength: null }), extensions.keyUsage(['cRLSign'])],
      },
      signBytes,
    );
    bench.write('own.pem', toPem('CERTIFICATE', certificate));
    const revokedAt = new Date('2026-02-03T04:05:06Z');
    const listed = [
      { serial: Uint8Array.of(0xff, 1), revokedAt, reason: 'superseded' },
      { serial: Uint8Array.of(0, 2), revokedAt, reason: 'unspecified' },
    ] as const;
    for (const entries of [[], listed]) {
      const der = buildCrl(
        {
          signatureAlgorithm: OID.sha256WithEcdsa,
          issuer: name,
          thisUpdate: new Date('2026-03-01T00:00:00Z'),
          nextUpdate: new Date('2050-03-08T00:00:00Z'),
          entries,
          extensions: [extensions.authorityKeyIdentifier(Uint8Array.of(9)), extensions.crlNumber(200n)],
        },
        signBytes,
      );
      bench.write('own.crl', der);
      const command = ['crl', '-inform', 'DER', '-in', 'own.crl', '-noout', '-text', '-CAfile', 'own.pem'];
      expect(bench.openssl(...command)).toContain('verify OK');
      const crl = parseCrl(der);
      expect(crl.number).toBe(200n);
      expect(crl.nextUpdate).toEqual(new Date('2050-03-08T00:00:00Z'));
      expect(crl.entries.map(({ serialHex, reason }) => [serialHex, reason])).toEqual(
        entries.length === 0
          ? []
          : [
              ['ff01', 'superseded'],
              ['02', null],
            ],
      );
    }
  });
});
