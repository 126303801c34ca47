import { createHash, sign as signBytes } from 'node:crypto';
import { type Workbench, createWorkbench } from '@countersign/asn1/testing';
import { type HashName, OID, buildSignedData, fromPem, parseCertificate } from '@countersign/asn1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foreignFile } from '../testing/foreign-file.ts';
import { type Holder, TestAuthority } from '../testing/test-authority.ts';
import { judgeCms } from './cms-signature.ts';
import { digestOf } from './digest.ts';
import { weaknessesAt } from './strength.ts';
import { verifyPdf } from './verify.ts';

let bench: Workbench;
beforeAll(() => {
  bench = createWorkbench();
});
afterAll(() => bench.remove());

interface Foreign {
  readonly key: string;
  readonly options: string;
  readonly subFilter?: string;
  readonly isBer?: boolean;
}

const ecdsa = (curve: string): string => `-algorithm EC -pkeyopt ec_paramgen_curve:${curve}`;
const rsa = (bits: number): string => `-algorithm RSA -pkeyopt rsa_keygen_bits:${bits}`;

/** Signs the covered octets with OpenSSL, like another vendor's program. */
function sign({ key, options, subFilter = 'adbe.pkcs7.detached', isBer = false }: Foreign): Uint8Array {
  bench.openssl('genpkey', ...key.split(' '), '-out', 'key.pem');
  const request = 'req -x509 -new -key key.pem -out cert.pem -days 30 -subj /CN=Foreign';
  bench.openssl(...request.split(' '));
  const file = foreignFile(subFilter);
  const isSha1 = subFilter === 'adbe.pkcs7.sha1';
  bench.write('covered.bin', isSha1 ? createHash('sha1').update(file.covered).digest() : file.covered);
  const command = `cms -sign -binary -in covered.bin -signer cert.pem -inkey key.pem -outform DER -out out.cms ${options}`;
  bench.openssl(...command.split(' '));
  const cms = bench.read('out.cms');
  return file.complete(isBer ? indefinite(cms) : cms);
}

/** Rewrites the outer elements with indefinite lengths; each had a length of two octets. */
const indefinite = (cms: Uint8Array): Uint8Array => {
  const [contentType, inner] = [cms.subarray(4, 15), cms.subarray(19)];
  const [begin, end] = [Buffer.of(0x30, 0x80), Buffer.alloc(4)];
  return Buffer.concat([begin, contentType, Buffer.of(0xa0, 0x80), inner, end]);
};

function judge(file: Uint8Array) {
  const roots = fromPem('CERTIFICATE', Buffer.from(bench.read('cert.pem')).toString());
  return verifyPdf(file, { roots, now: new Date() });
}

describe('A signature of another program', () => {
  it.each<[string, Foreign]>([
    ['RSA, PKCS #1', { key: rsa(2048), options: '-md sha256' }],
    ['RSA-PSS', { key: rsa(2048), options: '-md sha256 -keyopt rsa_padding_mode:pss' }],
    ['ECDSA P-256 with SHA-512', { key: ecdsa('P-256'), options: '-md sha512' }],
    ['ECDSA P-384', { key: ecdsa('P-384'), options: '-md sha384' }],
    ['ECDSA P-521', { key: ecdsa('P-521'), options: '-md sha512 -cades' }],
    ['no signed attributes', { key: ecdsa('P-256'), options: '-md sha256 -noattr' }],
    ['its certificate identified by the key', { key: ecdsa('P-256'), options: '-md sha256 -keyid' }],
    ['BER of indefinite length', { key: ecdsa('P-256'), options: '-md sha256', isBer: true }],
    ['CAdES', { key: ecdsa('P-256'), options: '-md sha256 -cades', subFilter: 'ETSI.CAdES.detached' }],
  ])('%s', (_, plan) => {
    const report = judge(sign(plan));
    expect(report).toMatchObject({
      valid: true,
      signatures: [{ signer: 'Foreign', indication: 'TOTAL_PASSED', integrity: true }],
    });
    expect(report.signatures[0]?.signingTime).toEqual(new Date('2026-05-04T01:02:01Z'));
  });

  it.each<[string, Foreign, string]>([
    ['SHA-1', { key: ecdsa('P-256'), options: '-md sha1' }, 'WEAK_DIGEST:SHA-1'],
    ['MD5', { key: rsa(2048), options: '-md md5' }, 'WEAK_DIGEST:MD5'],
    ['RSA of 1,024 bits', { key: rsa(1024), options: '-md sha256' }, 'WEAK_KEY:RSA-1024'],
    ['P-192', { key: ecdsa('P-192'), options: '-md sha256' }, 'WEAK_KEY:P-192'],
    [
      'adbe.pkcs7.sha1',
      { key: rsa(2048), options: '-nodetach -md sha256', subFilter: 'adbe.pkcs7.sha1' },
      'WEAK_DIGEST:SHA-1',
    ],
  ])('%s is reported as weak, and the content as unchanged', (_, plan, note) => {
    expect(judge(sign(plan))).toMatchObject({
      valid: false,
      signatures: [
        {
          integrity: true,
          trusted: false,
          indication: 'INDETERMINATE',
          subIndication: 'CRYPTO_CONSTRAINTS_FAILURE',
          notes: expect.arrayContaining([note]),
        },
      ],
    });
  });

  it('DSA is reported as weak, and the content as unchanged', () => {
    bench.openssl('genpkey', '-genparam', '-algorithm', 'DSA', '-pkeyopt', 'dsa_paramgen_bits:1024', '-out', 'dsa.pem');
    expect(judge(sign({ key: '-paramfile dsa.pem', options: '-md sha256' })).signatures[0]).toMatchObject({
      integrity: true,
      subIndication: 'CRYPTO_CONSTRAINTS_FAILURE',
      notes: expect.arrayContaining(['WEAK_KEY:DSA-1024']),
    });
  });

  it('changed content is reported as changed, even with weak algorithms', () => {
    const file = sign({ key: ecdsa('P-256'), options: '-md sha1' });
    const at = Buffer.from(file).indexOf('/Type');
    file[at + 1] = (file[at + 1] ?? 0) ^ 1;
    expect(judge(file).signatures[0]).toMatchObject({ integrity: false, subIndication: 'HASH_FAILURE' });
  });

  it.each<[string, Foreign, string]>([
    [
      'adbe.x509.rsa_sha1',
      { key: ecdsa('P-256'), options: '-md sha256', subFilter: 'adbe.x509.rsa_sha1' },
      'FORMAT_FAILURE',
    ],
    ['content in the CMS', { key: ecdsa('P-256'), options: '-nodetach -md sha256' }, 'FORMAT_FAILURE'],
    ['no certificate', { key: ecdsa('P-256'), options: '-md sha256 -nocerts' }, 'NO_SIGNING_CERTIFICATE_FOUND'],
  ])('that is invalid: %s', (_, plan, subIndication) => {
    expect(judge(sign(plan))).toMatchObject({ valid: false, signatures: [{ integrity: false, subIndication }] });
  });

  it('is refused if one CMS has two signers', () => {
    const file = foreignFile('adbe.pkcs7.detached');
    sign({ key: ecdsa('P-256'), options: '-md sha256' });
    bench.write('covered.bin', file.covered);
    bench.openssl('genpkey', ...ecdsa('P-256').split(' '), '-out', 'other.key');
    bench.openssl(...'req -x509 -new -key other.key -out other.pem -days 30 -subj /CN=Other'.split(' '));
    const both =
      'cms -sign -binary -in covered.bin -signer cert.pem -inkey key.pem -signer other.pem -inkey other.key -outform DER -out out.cms';
    bench.openssl(...both.split(' '));
    expect(judge(file.complete(bench.read('out.cms'))).signatures[0]).toMatchObject({
      subIndication: 'FORMAT_FAILURE',
    });
  });
});

describe.each([
  ['Ed25519', 'ed25519', 'sha512', 'sha256'],
  ['Ed448', 'ed448', 'shake256', 'sha512'],
] as const)('%s', (_, algorithm, right, wrong) => {
  const signed = (covered: Uint8Array, hash: HashName): Uint8Array => {
    bench.openssl('genpkey', '-algorithm', algorithm, '-out', 'key.pem');
    bench.openssl(...'req -x509 -new -key key.pem -out cert.pem -days 30 -subj /CN=Foreign'.split(' '));
    const [certificate = new Uint8Array()] = fromPem('CERTIFICATE', Buffer.from(bench.read('cert.pem')).toString());
    const { issuer, serial } = parseCertificate(certificate);
    return buildSignedData(
      {
        contentType: OID.data,
        content: null,
        certificates: [certificate],
        digestAlgorithm: hash,
        signer: { issuerDer: issuer.der, serial, certHash: createHash('sha256').update(certificate).digest() },
        signatureAlgorithm: OID[algorithm],
        messageDigest: digestOf(hash, covered),
      },
      (attributes) => signBytes(null, attributes, Buffer.from(bench.read('key.pem')).toString()),
    );
  };

  it('is valid, and is refused over other content', () => {
    const file = foreignFile('ETSI.CAdES.detached');
    expect(judge(file.complete(signed(file.covered, right)))).toMatchObject({
      valid: true,
      signatures: [{ level: 'PAdES-B-B' }],
    });
    expect(judge(file.complete(signed(Buffer.from('another'), right)))).toMatchObject({
      signatures: [{ indication: 'TOTAL_FAILED', subIndication: 'HASH_FAILURE' }],
    });
  });

  it('with another digest than its own is reported (RFC 8419 §3.1)', () => {
    const file = foreignFile('ETSI.CAdES.detached');
    expect(judge(file.complete(signed(file.covered, wrong))).signatures[0]).toMatchObject({
      integrity: true,
      indication: 'INDETERMINATE',
      subIndication: 'CRYPTO_CONSTRAINTS_FAILURE',
      notes: expect.arrayContaining(['ALGORITHM_MISMATCH']),
    });
  });
});

it('ECDSA over another hash than the digest of the content is reported (RFC 5753 §2.1.1)', () => {
  const validity = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') };
  const authority = new TestAuthority(validity);
  const signer = authority.signer('Alice', validity);
  const { cms, digest } = mixedHashes(signer);
  const judged = judgeCms(cms, { kind: 'DETACHED', digest: (hash) => digestOf(hash, digest), pieces: [digest] });
  expect(judged.failure).toBe(null);
  expect(weaknessesAt(judged.bindings, validity.from)).toEqual(['ALGORITHM_MISMATCH']);
});

/** A CMS with SHA-512 for the content and ECDSA with SHA-256 for the signature. */
function mixedHashes(signer: Holder): { cms: Uint8Array; digest: Uint8Array } {
  const digest = Buffer.from('content');
  const { issuer, serial } = signer.parsed;
  const cms = buildSignedData(
    {
      contentType: OID.data,
      content: null,
      certificates: [signer.certificate],
      digestAlgorithm: 'sha512',
      signer: { issuerDer: issuer.der, serial, certHash: digestOf('sha256', signer.certificate) },
      signatureAlgorithm: OID.sha256WithEcdsa,
      messageDigest: digestOf('sha512', digest),
    },
    (attributes) => signBytes('sha256', attributes, signer.key),
  );
  return { cms, digest };
}
