import { parseCrl, toPem } from '@countersign/asn1';
import type { Workbench } from '@countersign/asn1/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signCrl } from './crl.ts';
import { LintError, PkiError } from './errors.ts';
import { openAuthority } from './hierarchy.ts';
import { ACCEPTED_REASONS, revoke } from './revoke.ts';
import { createSampleAuthority } from './testing/sample-authority.ts';

const sample = await createSampleAuthority();
const { authority } = sample;
let bench: Workbench;
beforeAll(() => {
  bench = sample.bench();
});
afterAll(() => bench.remove());

describe('a revocation list', () => {
  it.each(['root', 'issuing'] as const)('of the %s CA is verified by OpenSSL', async (ca) => {
    const { crl, nextUpdate } = await signCrl({ authority, ca, entries: [], lastNumber: null, now: new Date() });
    bench.write('list.crl', crl);
    const check = ['crl', '-inform', 'DER', '-in', 'list.crl', '-noout', '-CAfile', `${ca}.pem`];
    expect(bench.openssl(...check)).toContain('verify OK');
    expect(parseCrl(crl).nextUpdate).toEqual(nextUpdate);
  });

  it('makes OpenSSL refuse only the certificate that it lists', async () => {
    const revoked = await sample.sign('x');
    const sound = await sample.sign('x');
    const now = new Date();
    const entry = revoke({ serialHex: revoked.serialHex, reason: 'affiliationChanged', now, existing: null });
    const issuing = await signCrl({ authority, ca: 'issuing', entries: [entry], lastNumber: null, now });
    const root = await signCrl({ authority, ca: 'root', entries: [], lastNumber: null, now });
    bench.write('crls.pem', toPem('X509 CRL', issuing.crl) + toPem('X509 CRL', root.crl));
    bench.write('revoked.pem', toPem('CERTIFICATE', revoked.certificate));
    bench.write('sound.pem', toPem('CERTIFICATE', sound.certificate));
    const check = ['verify', '-x509_strict', '-crl_check_all', '-CRLfile', 'crls.pem', '-CAfile', 'chain.pem'];
    expect(bench.openssl(...check, 'sound.pem')).toContain('OK');
    expect(bench.run('openssl', ...check, 'revoked.pem').output).toContain('certificate revoked');
  });

  it('has the Unix time as its number, or the successor of the last number if that is larger', async () => {
    const now = new Date('2026-11-21T10:00:00.900Z');
    const fresh = (await createSampleAuthority(new Date('2026-11-21T00:00:00Z'))).authority;
    const unix = 1_795_255_200n;
    const numberAfter = async (lastNumber: bigint | null): Promise<bigint> =>
      parseCrl((await signCrl({ authority: fresh, ca: 'issuing', entries: [], lastNumber, now })).crl).number ?? 0n;
    expect(await numberAfter(null)).toBe(unix);
    expect(await numberAfter(unix - 1n)).toBe(unix);
    expect(await numberAfter(unix)).toBe(unix + 1n);
    expect(await numberAfter(unix + 500n)).toBe(unix + 501n);
  });

  it('is not signed with a duplicate serial, or with a revocation in the future', async () => {
    const now = new Date();
    const entry = { serialHex: '0a', at: now, reason: 'superseded' } as const;
    const later = { ...entry, at: new Date(now.getTime() + 10_000) };
    const request = { authority, ca: 'issuing', lastNumber: null, now } as const;
    await expect(signCrl({ ...request, entries: [entry, entry] })).rejects.toThrow(LintError);
    await expect(signCrl({ ...request, entries: [later] })).rejects.toThrow(LintError);
  });

  it('of the root is not signed if its key is offline', async () => {
    const { hierarchy } = sample;
    const offline = await openAuthority({ ...hierarchy, root: { ...hierarchy.root, privateKey: null } });
    const request = { authority: offline, ca: 'root', entries: [], lastNumber: null, now: new Date() } as const;
    await expect(signCrl(request)).rejects.toThrow(PkiError);
  });
});

describe('a revocation', () => {
  const now = new Date('2026-11-21T10:00:00.900Z');

  it.each(ACCEPTED_REASONS)('for the reason %s is recorded in whole seconds', (reason) => {
    const at = new Date('2026-11-21T10:00:00Z');
    expect(revoke({ serialHex: '0abc', reason, now, existing: null })).toEqual({ serialHex: '0abc', at, reason });
  });

  it('is final: a second revocation changes neither time nor reason', () => {
    const existing = { serialHex: '0a', at: new Date(0), reason: 'superseded' } as const;
    expect(revoke({ serialHex: '0a', reason: 'keyCompromise', now, existing })).toBe(existing);
  });

  it.each(['certificateHold', 'removeFromCRL'] as const)('for the reason %s is refused', (reason) => {
    expect(() => revoke({ serialHex: '0a', reason, now, existing: null })).toThrow(PkiError);
  });

  it.each(['', '0', '000a', 'XY', '0A', 'ab'.repeat(21)])('of the serial "%s" is refused', (serialHex) => {
    expect(() => revoke({ serialHex, reason: 'superseded', now, existing: null })).toThrow(PkiError);
  });
});
