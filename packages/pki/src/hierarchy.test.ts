import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { type Certificate, nameValue, parseCertificate } from '@countersign/asn1';
import type { Workbench } from '@countersign/asn1/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PkiError } from './errors.ts';
import { createHierarchy, openAuthority } from './hierarchy.ts';
import type { Hierarchy } from './model.ts';
import { PKI_URL, createSampleAuthority } from './testing/sample-authority.ts';

const NAMES = ['root', 'issuing', 'tsa', 'ocsp'] as const;
const now = new Date();
const { hierarchy, bench: openBench } = await createSampleAuthority(now);
let bench: Workbench;
beforeAll(() => {
  bench = openBench();
});
afterAll(() => bench.remove());

const parsed = (name: (typeof NAMES)[number], from: Hierarchy = hierarchy): Certificate =>
  parseCertificate(from[name].certificate);
const yearsOf = ({ notBefore, notAfter }: Certificate): number =>
  notAfter.getUTCFullYear() - notBefore.getUTCFullYear();

describe('a new authority', () => {
  it('passes OpenSSL’s strict checks, each certificate for its purpose', () => {
    const check = ['verify', '-x509_strict', '-CAfile', 'root.pem', '-untrusted', 'issuing.pem'];
    expect(bench.openssl(...check, 'root.pem', 'issuing.pem', 'ocsp.pem')).toBe(
      'root.pem: OK\nissuing.pem: OK\nocsp.pem: OK\n',
    );
    expect(bench.openssl(...check, '-purpose', 'timestampsign', 'tsa.pem')).toBe('tsa.pem: OK\n');
  });

  it('has a root for 20 years and an issuing CA for 10; the services end with the issuing CA', () => {
    expect(yearsOf(parsed('root'))).toBe(20);
    expect(yearsOf(parsed('issuing'))).toBe(10);
    expect(parsed('tsa').notAfter).toEqual(parsed('issuing').notAfter);
    expect(parsed('ocsp').notAfter).toEqual(parsed('issuing').notAfter);
  });

  it('has TEST in every subject for evaluation, and in none for production', async () => {
    for (const name of NAMES) expect(nameValue(parsed(name).subject, 'CN')).toMatch(/^TEST 契约 Countersign /);
    const real = await createHierarchy({ organisation: '契约', evaluation: false, pkiUrl: 'https://pki.example', now });
    for (const name of NAMES) expect(parsed(name, real).subject.text).not.toContain('TEST');
  });

  it('points to its permanent address', () => {
    expect(parsed('issuing').crlUrls).toEqual([`${PKI_URL}/pki/crl/root.crl`]);
    expect(parsed('issuing').authorityInfoAccess).toEqual({ ocsp: [], caIssuers: [`${PKI_URL}/pki/ca/root.cer`] });
    expect(parsed('tsa').crlUrls).toEqual([`${PKI_URL}/pki/crl/issuing.crl`]);
    const access = { ocsp: [`${PKI_URL}/pki/ocsp`], caIssuers: [`${PKI_URL}/pki/ca/issuing.cer`] };
    expect(parsed('tsa').authorityInfoAccess).toEqual(access);
    expect(parsed('ocsp').ocspNoCheck).toBe(true);
  });

  it('has a different key and serial for each certificate, and matching keys', () => {
    expect(new Set(NAMES.map((name) => parsed(name).serialHex)).size).toBe(4);
    for (const name of NAMES) {
      const key = createPrivateKey({
        key: Buffer.from(hierarchy[name].privateKey ?? []),
        format: 'der',
        type: 'pkcs8',
      });
      const { publicKey } = new X509Certificate(hierarchy[name].certificate);
      expect(createPublicKey(key).equals(publicKey)).toBe(true);
    }
  });
});

describe('refuses to make an authority', () => {
  const make = (changes: Partial<Parameters<typeof createHierarchy>[0]>) =>
    createHierarchy({ organisation: '契约', evaluation: false, pkiUrl: 'https://pki.example', now, ...changes });

  it.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:80', 'http://x.localhost', 'http://0.0.0.0'])(
    'for production at %s',
    async (pkiUrl) => {
      await expect(make({ pkiUrl })).rejects.toThrow(PkiError);
      await expect(make({ pkiUrl, evaluation: true })).resolves.toBeDefined();
    },
  );

  it.each(['', 'pki.example', 'ftp://pki.example', 'https://u:p@pki.example', 'https://pki.example/?a=1'])(
    'at the address "%s"',
    async (pkiUrl) => {
      await expect(make({ pkiUrl })).rejects.toThrow(PkiError);
    },
  );

  it('with an organisation that is too long for a name', async () => {
    await expect(make({ organisation: 'x'.repeat(65) })).rejects.toThrow('root: O is longer than 64 characters');
    await expect(make({ organisation: ' ' })).rejects.toThrow(PkiError);
  });

  it('with a double slash in its addresses', async () => {
    const slashed = await make({ pkiUrl: 'https://pki.example/' });
    expect(parsed('tsa', slashed).crlUrls).toEqual(['https://pki.example/pki/crl/issuing.crl']);
  });
});

describe('opening an authority', () => {
  it('refuses a key that does not match its certificate', async () => {
    const swapped = { ...hierarchy, tsa: { ...hierarchy.tsa, privateKey: hierarchy.ocsp.privateKey } };
    await expect(openAuthority(swapped)).rejects.toThrow(PkiError);
  });

  it('works without the root’s key, which may be offline', async () => {
    const offline = { ...hierarchy, root: { ...hierarchy.root, privateKey: null } };
    expect((await openAuthority(offline)).root.key).toBeNull();
  });

  it('refuses production at an address of the local machine', async () => {
    await expect(openAuthority({ ...hierarchy, evaluation: false, pkiUrl: 'http://localhost' })).rejects.toThrow(
      PkiError,
    );
  });
});
