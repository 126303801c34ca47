import { webcrypto } from 'node:crypto';
import { nameValue, parseCertificate, parseSignedData } from '@countersign/asn1';
import type { Workbench } from '@countersign/asn1/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PkiError } from './errors.ts';
import type { IssuedCertificate } from './model.ts';
import { POLICY } from './oids.ts';
import { issueShieldCertificate, issueShieldOnce } from './shield-certificate.ts';
import { type ShieldHash, completeShieldSignature, shieldAttributes } from './shield-signature.ts';
import { createSampleAuthority } from './testing/sample-authority.ts';

const sample = await createSampleAuthority();
const { authority, timestamps } = sample;
let bench: Workbench;
beforeAll(() => {
  bench = sample.bench();
  bench.write('data', 'the byte range');
});
afterAll(() => bench.remove());

const HASHES: readonly [ShieldHash, string][] = [
  ['sha256', 'SHA-256'],
  ['sha384', 'SHA-384'],
  ['sha512', 'SHA-512'],
];
const challenge = new TextEncoder().encode('the octets that the phone is asked to sign');
const digestBy = async (name: string, text: string): Promise<Uint8Array> =>
  new Uint8Array(await webcrypto.subtle.digest(name, new TextEncoder().encode(text)));

/** A phone whose key cannot be exported. */
async function phone(namedCurve = 'P-256') {
  const keys = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve }, false, ['sign', 'verify']);
  const spki = new Uint8Array(await webcrypto.subtle.exportKey('spki', keys.publicKey));
  const sign = async (content: Uint8Array, hash = 'SHA-256') =>
    new Uint8Array(await webcrypto.subtle.sign({ name: 'ECDSA', hash }, keys.privateKey, content));
  return { spki, sign, proof: await sign(challenge) };
}

const issue = (
  { spki, proof }: { spki: Uint8Array; proof: Uint8Array },
  identity: 'verified' | 'as-given' = 'verified',
  recordIssued: (issued: IssuedCertificate) => Promise<void> = () => Promise.resolve(),
) =>
  issueShieldCertificate({
    authority,
    spki,
    proof,
    challenge,
    now: new Date(),
    recordIssued,
    subject: { name: '张三', organisation: null, identity },
  });

const kindOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'accepted',
    (error: unknown) => (error instanceof PkiError ? error.kind : String(error)),
  );

describe("the certificate of a phone's key", () => {
  it('has a verified name, and ends within a year', async () => {
    const made = await phone();
    const { certificate } = await issue(made);
    const parsed = parseCertificate(certificate);
    expect(parsed.policies).toEqual([POLICY.shieldVerifiedName]);
    expect(nameValue(parsed.subject, 'CN')).toBe('张三');
    expect(parsed.publicKey.spki).toEqual(made.spki);
    expect(parsed.notAfter.getTime() - parsed.notBefore.getTime()).toBeLessThanOrEqual(366 * 86_400_000);
  });

  it('is refused without proof of possession: another key, other data, another curve', async () => {
    const [one, other, wide] = [await phone(), await phone(), await phone('P-384')];
    expect(await kindOf(issue({ spki: one.spki, proof: other.proof }))).toBe('SIGNATURE_REFUSED');
    expect(await kindOf(issue({ spki: one.spki, proof: await one.sign(new Uint8Array(8)) }))).toBe('SIGNATURE_REFUSED');
    expect(await kindOf(issue(wide))).toBe('SIGNATURE_REFUSED');
    expect(await kindOf(issue({ spki: new Uint8Array(9), proof: one.proof }))).toBe('SIGNATURE_REFUSED');
  });

  it('is not released if it cannot be recorded', async () => {
    const full = () => Promise.reject(new Error('the disk is full'));
    expect(await kindOf(issue(await phone(), 'verified', full))).toContain('the disk is full');
  });

  it('is refused for a name that was not verified', async () => {
    expect(await kindOf(issue(await phone(), 'as-given'))).toBe('INPUT');
  });
});

describe("the signature of a phone's key", () => {
  async function signed(hash: ShieldHash = 'sha256', name = 'SHA-256') {
    const made = await phone();
    const { certificate } = await issue(made);
    const request = { certificate, digest: await digestBy(name, 'the byte range'), hash };
    return { made, request, signature: await made.sign(shieldAttributes(request), name) };
  }

  it.each(HASHES)('by %s is verified by OpenSSL as CAdES, and is time-stamped', async (hash, name) => {
    const { request, signature } = await signed(hash, name);
    const { cms } = await completeShieldSignature({ ...request, authority, timestamps, signature });
    bench.write('sig.der', cms);
    const check = ['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-in', 'sig.der', '-CAfile', 'root.pem'];
    expect(bench.openssl(...check, '-content', 'data', '-out', 'got')).toContain('CAdES Verification successful');
    expect(parseSignedData(cms).signerInfos[0]?.unsignedAttributes).toHaveLength(1);
  });

  it('is refused over another digest, of another key, cut short or altered (security 59)', async () => {
    const { made, request, signature } = await signed();
    const finish = (changes: object) =>
      kindOf(completeShieldSignature({ ...request, authority, timestamps, signature, ...changes }));
    const other = await phone();
    const altered = signature.slice();
    altered[40] = (altered[40] ?? 0) ^ 1;
    expect(await finish({ digest: await digestBy('SHA-256', 'another') })).toBe('SIGNATURE_REFUSED');
    expect(await finish({ signature: await other.sign(shieldAttributes(request)) })).toBe('SIGNATURE_REFUSED');
    expect(await finish({ signature: await made.sign(shieldAttributes(request), 'SHA-384') })).toBe(
      'SIGNATURE_REFUSED',
    );
    expect(await finish({ signature: signature.subarray(1) })).toBe('SIGNATURE_REFUSED');
    expect(await finish({ signature: altered })).toBe('SIGNATURE_REFUSED');
    expect(await finish({})).toBe('accepted');
  });

  it.each(['md5', 'sha1', 'SHA-1', '__proto__'])('is refused with %s (security 59)', async (hash) => {
    const { request, signature } = await signed();
    const weak = { ...request, hash: hash as ShieldHash };
    expect(() => shieldAttributes(weak)).toThrow(PkiError);
    expect(await kindOf(completeShieldSignature({ ...weak, authority, timestamps, signature }))).toBe('INPUT');
  });

  it('is refused with a certificate of another kind or of another authority (security 57)', async () => {
    const { request, signature } = await signed();
    const disposable = await sample.sign('something');
    const foreign = await createSampleAuthority();
    const of = (changes: object) =>
      kindOf(completeShieldSignature({ ...request, authority, timestamps, signature, ...changes }));
    expect(await of({ certificate: disposable.certificate })).toBe('KEY_MISMATCH');
    expect(await of({ authority: foreign.authority })).toBe('KEY_MISMATCH');
  });
});

describe('the certificate for one signature of a phone', () => {
  const once = async (hash: ShieldHash, name: string) => {
    const made = await phone();
    const digest = await digestBy(name, 'the byte range');
    const names = { envelope: 'WSID_ENVE_1', participant: 'WSID_PRTI_1', document: 'WSID_FILE_1' };
    const { certificate } = await issueShieldOnce({
      authority,
      spki: made.spki,
      now: new Date(),
      recordIssued: () => Promise.resolve(),
      subject: { name: '张三', organisation: null, identity: 'as-given' },
      intent: { ...names, documentDigest: digest, evidenceDigest: new Uint8Array(32) },
    });
    return { made, name, request: { certificate, digest, hash } };
  };

  it.each(HASHES)(
    'signs the digest by %s that it names, under its own policy, and ends within minutes',
    async (...by) => {
      const { made, name, request } = await once(...by);
      const parsed = parseCertificate(request.certificate);
      expect(parsed.policies).toEqual([POLICY.shieldOneSignature]);
      expect(nameValue(parsed.subject, 'PSEUDONYM')).toBe('张三');
      expect(parsed.notAfter.getTime() - Date.now()).toBeLessThanOrEqual(600_000);
      const signature = await made.sign(shieldAttributes(request), name);
      const { cms } = await completeShieldSignature({ ...request, authority, timestamps, signature });
      expect(parseSignedData(cms).signerInfos).toHaveLength(1);
    },
  );

  it('signs nothing else', async () => {
    const { made, request } = await once('sha256', 'SHA-256');
    const other = { ...request, digest: await digestBy('SHA-256', 'another contract') };
    const signature = await made.sign(shieldAttributes(other));
    expect(await kindOf(completeShieldSignature({ ...other, authority, timestamps, signature }))).toBe('KEY_MISMATCH');
  });
});
