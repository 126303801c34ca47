import { webcrypto } from 'node:crypto';
import {
  OID,
  type SignedData,
  contentTypeAttribute,
  messageDigestAttribute,
  nameValue,
  parseCertificate,
  parseOcspResponse,
  parseSignedData,
  parseTstInfo,
  timestampTokens,
  toPem,
} from '@countersign/asn1';
import type { Workbench } from '@countersign/asn1/testing';
import * as pkijs from 'pkijs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LintError, PkiError } from './errors.ts';
import type { SignerSubject } from './model.ts';
import { POLICY } from './oids.ts';
import { signOnce, signerNameProblem } from './sign-once.ts';
import { PKI_URL, createSampleAuthority, sha256 } from './testing/sample-authority.ts';

const sample = await createSampleAuthority();
const { authority, timestamps } = sample;
let bench: Workbench;
beforeAll(() => {
  bench = sample.bench();
  bench.write('data', 'the byte range');
});
afterAll(() => bench.remove());

const signerOf = (data: SignedData) => {
  const [signer] = data.signerInfos;
  if (signer === undefined) throw new Error('no signer');
  return signer;
};

const request = (changes: Partial<Parameters<typeof signOnce>[0]> = {}) => ({
  authority,
  timestamps,
  subject: { name: '张三', organisation: null, identity: 'verified' } as SignerSubject,
  digest: sha256('the byte range'),
  now: new Date(),
  recordIssued: () => Promise.resolve(),
  ...changes,
});

describe('a signature with a disposable certificate', () => {
  it('is verified by OpenSSL as CAdES over its content, up to the root', async () => {
    const { cms } = await sample.sign('the byte range');
    bench.write('sig.der', cms);
    const check = ['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-in', 'sig.der', '-CAfile', 'root.pem'];
    expect(bench.openssl(...check, '-content', 'data', '-out', 'got')).toContain('CAdES Verification successful');
    bench.write('other', 'another byte range');
    expect(bench.run('openssl', ...check, '-content', 'other', '-out', 'got').ok).toBe(false);
  });

  it('uses an RSA key on request, and is verified by OpenSSL', async () => {
    const { cms, certificate } = await signOnce(request({ keyAlgorithm: 'RSA-3072' }));
    const { kind, bits } = parseCertificate(certificate).publicKey;
    expect([kind, bits]).toEqual(['rsa', 3072]);
    expect(signerOf(parseSignedData(cms)).signatureAlgorithm.oid).toBe(OID.sha256WithRsa);
    bench.write('rsa.der', cms);
    const check = ['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-in', 'rsa.der', '-CAfile', 'root.pem'];
    expect(bench.openssl(...check, '-content', 'data', '-out', 'got')).toContain('CAdES Verification successful');
  });

  it('is verified by pkijs, chain and content', async () => {
    const { cms } = await sample.sign('the byte range');
    pkijs.setEngine('node', new pkijs.CryptoEngine({ name: 'node', crypto: webcrypto as Crypto }));
    const info = pkijs.ContentInfo.fromBER(new Uint8Array(cms));
    const signed = new pkijs.SignedData({ schema: info.content });
    const root = pkijs.Certificate.fromBER(new Uint8Array(sample.hierarchy.root.certificate));
    const data = new Uint8Array(bench.read('data')).buffer;
    await expect(signed.verify({ signer: 0, data, trustedCerts: [root], checkChain: true })).resolves.toBe(true);
  });

  it('carries a time-stamp over its signature value, which OpenSSL verifies', async () => {
    const { cms, timestampTime, timestampToken } = await sample.sign('the byte range');
    const signer = signerOf(parseSignedData(cms));
    expect(timestampTokens(signer.unsignedAttributes)).toEqual([timestampToken]);
    bench.write('value', signer.signature);
    bench.write('token.der', timestampToken);
    const check = ['ts', '-verify', '-token_in', '-in', 'token.der', '-data', 'value', '-CAfile', 'root.pem'];
    expect(bench.openssl(...check)).toContain('Verification: OK');
    expect(parseTstInfo(parseSignedData(timestampToken).content ?? new Uint8Array(0)).genTime).toEqual(timestampTime);
  });

  it('has the attributes of PAdES and no signing time', async () => {
    const { cms } = await sample.sign('the byte range');
    const { signedAttributes } = signerOf(parseSignedData(cms));
    expect(signedAttributes.map(({ oid }) => oid)).not.toContain(OID.signingTime);
    expect(contentTypeAttribute(signedAttributes)).toBe(OID.data);
    expect(messageDigestAttribute(signedAttributes)).toEqual(sha256('the byte range'));
  });

  it('comes with an OCSP answer that is not older than its time-stamp', async () => {
    const { certificate, ocsp, timestampTime } = await sample.sign('the byte range');
    bench.write('leaf.pem', toPem('CERTIFICATE', certificate));
    bench.write('r.der', ocsp);
    const check = ['-respin', 'r.der', '-CAfile', 'root.pem', '-verify_other', 'issuing.pem', '-no_nonce'];
    const answer = bench.openssl('ocsp', ...check, '-issuer', 'issuing.pem', '-cert', 'leaf.pem');
    expect(answer).toContain('leaf.pem: good');
    const thisUpdate = parseOcspResponse(ocsp).basic?.responses[0]?.thisUpdate ?? new Date(0);
    expect(thisUpdate.getTime()).toBeGreaterThanOrEqual(timestampTime.getTime());
  });

  it('has a certificate that passes OpenSSL’s strict checks and points to the authority', async () => {
    const { certificate } = await sample.sign('the byte range');
    bench.write('leaf.pem', toPem('CERTIFICATE', certificate));
    const check = ['verify', '-x509_strict', '-CAfile', 'root.pem', '-untrusted', 'issuing.pem'];
    expect(bench.openssl(...check, '-purpose', 'smimesign', 'leaf.pem')).toBe('leaf.pem: OK\n');
    const leaf = parseCertificate(certificate);
    const access = { ocsp: [`${PKI_URL}/pki/ocsp`], caIssuers: [`${PKI_URL}/pki/ca/issuing.cer`] };
    expect(leaf.authorityInfoAccess).toEqual(access);
    expect(leaf.crlUrls).toEqual([`${PKI_URL}/pki/crl/issuing.crl`]);
  });

  it('names the signer, any organisation, TEST, and where the name comes from', async () => {
    const person = parseCertificate(
      (await sample.sign('x', { identity: 'as-given', number: 'A'.repeat(20) })).certificate,
    );
    expect(person.subject.text).toBe(`CN=张三, SERIALNUMBER=${'A'.repeat(20)}, PSEUDONYM=张三, OU=TEST, C=CN`);
    expect(person.policies).toEqual([POLICY.nameAsGiven]);
    const subject = {
      name: '王小明',
      organisation: '契约（上海）有限公司',
      identity: 'verified' as const,
      number: '0123456789ABCDEF0123',
      organisationIdentifier: 'NTRCN-91350100M000100Y43',
    } as const;
    const member = parseCertificate((await sample.sign('x', subject)).certificate);
    expect(nameValue(member.subject, 'O')).toBe('契约（上海）有限公司');
    expect(member.policies).toEqual([POLICY.verifiedName]);
    // ETSI EN 319 412-2 §4.2.4 and EN 319 412-1 §5.1.4, as OpenSSL reads them.
    bench.write('member.der', member.der);
    const shown = [
      'x509',
      '-inform',
      'DER',
      '-in',
      'member.der',
      '-noout',
      '-subject',
      '-nameopt',
      'utf8,sep_comma_plus',
    ];
    expect(bench.openssl(...shown)).toContain(
      'organizationIdentifier=NTRCN-91350100M000100Y43,OU=TEST,SN=王,GN=小明,serialNumber=0123456789ABCDEF0123,CN=王小明',
    );
  });

  it('has a unique key and serial', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => sample.sign('x')));
    const leaves = made.map(({ certificate }) => parseCertificate(certificate));
    expect(new Set(leaves.map(({ serialHex }) => serialHex)).size).toBe(20);
    expect(new Set(leaves.map(({ publicKey }) => Buffer.from(publicKey.keyBits).toString('hex'))).size).toBe(20);
  });
});

describe('the order of steps', () => {
  it('records the certificate before its key signs anything', async () => {
    const own = await createSampleAuthority();
    const before: string[] = [];
    await signOnce({
      ...request(),
      authority: own.authority,
      timestamps: own.timestamps,
      recordIssued: ({ certificate, serialHex, subject }) => {
        before.push(...own.audit.filter(({ phase }) => phase === 'after').map(({ kind }) => kind));
        expect(parseCertificate(certificate).serialHex).toBe(serialHex);
        expect(subject).toContain('张三');
        return Promise.resolve();
      },
    });
    expect(before).toEqual(['certificate']);
    const after = own.audit.filter(({ phase }) => phase === 'after').map(({ kind, key }) => [kind, key]);
    expect(after).toEqual([
      ['certificate', 'issuing'],
      ['signature', 'signer'],
      ['timestamp', 'tsa'],
      ['ocsp', 'ocsp'],
    ]);
  });

  it('signs nothing if the certificate cannot be recorded', async () => {
    const own = await createSampleAuthority();
    const recordIssued = () => Promise.reject(new Error('database gone'));
    const made = signOnce({ ...request(), authority: own.authority, timestamps: own.timestamps, recordIssued });
    await expect(made).rejects.toThrow('database gone');
    expect(own.audit.map(({ kind }) => kind)).toEqual(['certificate', 'certificate']);
  });

  it('releases nothing if no time-stamp can be made', async () => {
    const refusing = { timestampDigest: () => Promise.reject(new PkiError('CLOCK_BEHIND', 'behind')) };
    await expect(signOnce(request({ timestamps: refusing }))).rejects.toMatchObject({ kind: 'CLOCK_BEHIND' });
  });

  it('releases nothing if the time-stamp falls outside the certificate', async () => {
    const { timestampDigest } = timestamps;
    const late = {
      timestampDigest: async (digest: Uint8Array) => {
        const stamp = await timestampDigest(digest);
        return { ...stamp, time: new Date(stamp.time.getTime() + 2 * 86_400_000) };
      },
    };
    await expect(signOnce(request({ timestamps: late, validForSec: 86_400 }))).rejects.toThrow(PkiError);
  });
});

describe('no certificate is issued', () => {
  const names: readonly [string, string][] = [
    ['without a name', '  '],
    ['for a name longer than 64 characters', '字'.repeat(65)],
    ['for a name with control characters', 'a\nb'],
    ['for a name that changes the direction of text', 'a\u202eb'],
    ['for a name with half a surrogate pair', 'a\ud800'],
  ];
  it.each(names)('%s', async (_, name) => {
    const recorded: unknown[] = [];
    const recordIssued = (issued: unknown) => {
      recorded.push(issued);
      return Promise.resolve();
    };
    const subject = { name, organisation: null, identity: 'verified' } as const;
    await expect(signOnce(request({ subject, recordIssued }))).rejects.toThrow(LintError);
    expect(recorded).toEqual([]);
    expect(signerNameProblem(subject)).not.toBeNull();
  });

  it('beyond the end of its issuer', async () => {
    await expect(signOnce(request({ validForSec: 11 * 366 * 86_400 }))).rejects.toThrow(LintError);
  });

  it('and nothing is signed, for data that is not a SHA-256 digest', async () => {
    await expect(signOnce(request({ digest: new Uint8Array(20) }))).rejects.toThrow(LintError);
  });
});

it('a name of 64 characters is accepted in full', async () => {
  const name = '字'.repeat(64);
  expect(signerNameProblem({ name, organisation: name, identity: 'verified' })).toBeNull();
  const { certificate } = await sample.sign('x', { name });
  expect(nameValue(parseCertificate(certificate).subject, 'CN')).toBe(name);
});
