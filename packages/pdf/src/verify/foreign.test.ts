import { createHash, sign as signBytes } from 'node:crypto';
import { type Workbench, createWorkbench } from '@countersign/asn1/testing';
import {
  type HashName,
  OID,
  attribute,
  buildName,
  buildSignedData,
  der,
  fromPem,
  parseCertificate,
} from '@countersign/asn1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinRevision } from '../sign/revisions.ts';
import { PdfDocument } from '../syntax/document.ts';
import { Increment } from '../syntax/increment.ts';
import { asciiString, dict, name } from '../syntax/objects.ts';
import { customPdf } from '../testing/sample-pdfs.ts';
import { type Holder, TestAuthority, signFile, stampDigest } from '../testing/test-authority.ts';
import { judgeCms } from './cms-signature.ts';
import { digestOf } from './digest.ts';
import { namesAreAllowed } from './path/name-constraints.ts';
import { weaknessesAt } from './strength.ts';
import { verifyPdf } from './verify.ts';

const RESERVE = 16_384;
let bench: Workbench;
beforeAll(() => {
  bench = createWorkbench();
});
afterAll(() => bench.remove());

/** A file with a signature field as other programs make it, and what a CMS over it covers. */
function opened(subFilter: string) {
  const base = customPdf({ pages: [{}] });
  const increment = new Increment(PdfDocument.open(base));
  let at = 0;
  const signature = increment.addCustom((sink) => {
    sink.text(`<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /${subFilter} /M (D:20260504030201+02'00') /ByteRange `);
    sink.text(`${'*'.repeat(60)} /Contents `);
    at = sink.offset;
    sink.text(`<${'0'.repeat(2 * RESERVE)}> >>`);
  });
  const widget = {
    Type: name('Annot'),
    Subtype: name('Widget'),
    Rect: [0, 0, 0, 0],
    FT: name('Sig'),
    T: asciiString('s'),
  };
  const field = increment.add(dict({ ...widget, V: signature }));
  increment.edit(increment.document.rootRef).set('AcroForm', dict({ Fields: [field], SigFlags: 3 }));
  const file = Buffer.from(joinRevision(base, new Uint8Array(increment.write())));
  const second = at + 2 * RESERVE + 2;
  file.write(`[0 ${at} ${second} ${file.length - second}]`.padEnd(60), file.indexOf('*'.repeat(60)), 'latin1');
  return {
    covered: Buffer.concat([file.subarray(0, at), file.subarray(second)]),
    complete: (cms: Uint8Array): Uint8Array => {
      file.write(Buffer.from(cms).toString('hex'), at + 1, 'latin1');
      return file;
    },
  };
}

interface Foreign {
  readonly key: string;
  readonly options: string;
  readonly subFilter?: string;
  readonly isBer?: boolean;
}

const ecdsa = (curve: string): string => `-algorithm EC -pkeyopt ec_paramgen_curve:${curve}`;
const rsa = (bits: number): string => `-algorithm RSA -pkeyopt rsa_keygen_bits:${bits}`;

/** Signs what is covered with OpenSSL, as a program of another house would. */
function sign({ key, options, subFilter = 'adbe.pkcs7.detached', isBer = false }: Foreign): Uint8Array {
  bench.openssl('genpkey', ...key.split(' '), '-out', 'key.pem');
  const request = 'req -x509 -new -key key.pem -out cert.pem -days 30 -subj /CN=Foreign';
  bench.openssl(...request.split(' '));
  const file = opened(subFilter);
  const isSha1 = subFilter === 'adbe.pkcs7.sha1';
  bench.write('covered.bin', isSha1 ? createHash('sha1').update(file.covered).digest() : file.covered);
  const command = `cms -sign -binary -in covered.bin -signer cert.pem -inkey key.pem -outform DER -out out.cms ${options}`;
  bench.openssl(...command.split(' '));
  const cms = bench.read('out.cms');
  return file.complete(isBer ? indefinite(cms) : cms);
}

/** The outer elements with lengths that are not told beforehand; each had one of two octets. */
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
    ['its certificate named by the key', { key: ecdsa('P-256'), options: '-md sha256 -keyid' }],
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
  ])('%s is told as weak, and the content as unchanged', (_, plan, note) => {
    expect(judge(sign(plan))).toMatchObject({
      valid: false,
      signatures: [
        {
          ...{ integrity: true, trusted: false, indication: 'INDETERMINATE' },
          ...{ subIndication: 'CRYPTO_CONSTRAINTS_FAILURE', notes: expect.arrayContaining([note]) },
        },
      ],
    });
  });

  it('DSA is told as weak, and the content as unchanged', () => {
    bench.openssl('genpkey', '-genparam', '-algorithm', 'DSA', '-pkeyopt', 'dsa_paramgen_bits:1024', '-out', 'dsa.pem');
    expect(judge(sign({ key: '-paramfile dsa.pem', options: '-md sha256' })).signatures[0]).toMatchObject({
      ...{
        integrity: true,
        subIndication: 'CRYPTO_CONSTRAINTS_FAILURE',
        notes: expect.arrayContaining(['WEAK_KEY:DSA-1024']),
      },
    });
  });

  it('changed content is told as changed, however weak its algorithms', () => {
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
  ])('that does not hold: %s', (_, plan, subIndication) => {
    expect(judge(sign(plan))).toMatchObject({ valid: false, signatures: [{ integrity: false, subIndication }] });
  });

  it('is refused where two have signed one CMS', () => {
    const file = opened('adbe.pkcs7.detached');
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
        ...{ contentType: OID.data, content: null, certificates: [certificate], digestAlgorithm: hash },
        signer: { issuerDer: issuer.der, serial, certHash: createHash('sha256').update(certificate).digest() },
        ...{ signatureAlgorithm: OID[algorithm], messageDigest: digestOf(hash, covered) },
      },
      (attributes) => signBytes(null, attributes, Buffer.from(bench.read('key.pem')).toString()),
    );
  };

  it('is good, and is refused over another content', () => {
    const file = opened('ETSI.CAdES.detached');
    expect(judge(file.complete(signed(file.covered, right)))).toMatchObject({
      valid: true,
      signatures: [{ level: 'PAdES-B-B' }],
    });
    expect(judge(file.complete(signed(Buffer.from('another'), right)))).toMatchObject({
      signatures: [{ indication: 'TOTAL_FAILED', subIndication: 'HASH_FAILURE' }],
    });
  });

  it('beside another digest than its own is told (RFC 8419 §3.1)', () => {
    const file = opened('ETSI.CAdES.detached');
    expect(judge(file.complete(signed(file.covered, wrong))).signatures[0]).toMatchObject({
      ...{ integrity: true, indication: 'INDETERMINATE', subIndication: 'CRYPTO_CONSTRAINTS_FAILURE' },
      notes: expect.arrayContaining(['ALGORITHM_MISMATCH']),
    });
  });
});

it('ECDSA over another hash than the digest of the content is told (RFC 5753 §2.1.1)', () => {
  const validity = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') };
  const authority = new TestAuthority(validity);
  const signer = authority.signer('Alice', validity);
  const { cms, digest } = mixedHashes(signer);
  const judged = judgeCms(cms, { kind: 'DETACHED', digest: (hash) => digestOf(hash, digest), pieces: [digest] });
  expect(judged.failure).toBe(null);
  expect(weaknessesAt(judged.bindings, validity.from)).toEqual(['ALGORITHM_MISMATCH']);
});

/** A CMS whose content goes through SHA-512 and whose signature is ECDSA with SHA-256. */
function mixedHashes(signer: Holder): { cms: Uint8Array; digest: Uint8Array } {
  const digest = Buffer.from('content');
  const { issuer, serial } = signer.parsed;
  const cms = buildSignedData(
    {
      ...{ contentType: OID.data, content: null, certificates: [signer.certificate], digestAlgorithm: 'sha512' },
      signer: { issuerDer: issuer.der, serial, certHash: digestOf('sha256', signer.certificate) },
      ...{ signatureAlgorithm: OID.sha256WithEcdsa, messageDigest: digestOf('sha512', digest) },
    },
    (attributes) => signBytes('sha256', attributes, signer.key),
  );
  return { cms, digest };
}

describe('A CMS in a form that RFC 5652 and ETSI EN 319 122-1 allow', () => {
  const validity = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') };
  const now = new Date('2026-05-04T00:00:00Z');
  const authority = new TestAuthority(validity, 'Forms');
  const alice = authority.signer('Alice', validity);
  const stamper = authority.stamper(validity);
  const { issuer, serial } = alice.parsed;
  const sha = (hash: string, bytes: Uint8Array) => createHash(hash).update(bytes).digest();
  const bytewise = (a: Uint8Array, b: Uint8Array): number => Buffer.compare(a, b);

  interface Form {
    readonly attributes?: (standard: Uint8Array[], covered: Uint8Array) => Uint8Array[];
    /** Over which order of the attributes the signature is made. */
    readonly signedAs?: 'DER' | 'WRITTEN';
    readonly certificates?: Uint8Array[];
    readonly crls?: Uint8Array[];
    readonly unsigned?: Uint8Array[];
    readonly segments?: boolean;
  }

  function signedIn({
    attributes,
    signedAs = 'DER',
    certificates = [],
    crls = [],
    unsigned = [],
    segments = false,
  }: Form) {
    const file = opened('ETSI.CAdES.detached');
    const standard = [
      attribute(OID.contentType, der.oid(OID.data)),
      attribute(OID.messageDigest, der.octetString(sha('sha256', file.covered))),
      attribute(
        OID.signingCertificateV2,
        der.sequence(der.sequence(der.sequence(der.octetString(sha('sha256', alice.certificate))))),
      ),
    ];
    const written = attributes?.(standard, file.covered) ?? standard.toSorted(bytewise);
    const over = signedAs === 'DER' ? written.toSorted(bytewise) : written;
    const value = signBytes('sha256', der.tlv(0x31, ...over), alice.key);
    const algorithmOf = (oid: string): Uint8Array => der.sequence(der.oid(oid));
    const signature = segments
      ? der.tlv(0x24, der.octetString(value.subarray(0, 20)), der.octetString(value.subarray(20)))
      : der.octetString(value);
    const signer = der.sequence(
      der.integer(1),
      der.sequence(issuer.der, der.unsignedInteger(serial)),
      algorithmOf(OID.sha256),
      der.tlv(0xa0, ...written),
      algorithmOf(OID.sha256WithEcdsa),
      signature,
      ...(unsigned.length === 0 ? [] : [der.tlv(0xa1, ...unsigned)]),
    );
    const signedData = der.sequence(
      der.integer(5),
      der.tlv(0x31, algorithmOf(OID.sha256)),
      der.sequence(der.oid(OID.data)),
      der.tlv(0xa0, ...certificates, alice.certificate),
      ...(crls.length === 0 ? [] : [der.tlv(0xa1, ...crls)]),
      der.tlv(0x31, signer),
    );
    const cms = der.sequence(der.oid(OID.signedData), der.context(0, signedData));
    return verifyPdf(file.complete(cms), { roots: [authority.root.certificate], now });
  }

  const unknown = der.sequence(der.oid('1.3.6.1.4.1.55555.9'), der.octetString(Uint8Array.of(1)));
  const contentStamp = '1.2.840.113549.1.9.16.2.20';
  it.each<[string, Form]>([
    ['signed attributes out of order, signed in order', { attributes: (all) => all.toReversed() }],
    ['signed attributes out of order, signed so', { attributes: (all) => all.toReversed(), signedAs: 'WRITTEN' }],
    ['a signature value in segments', { segments: true }],
    [
      'an attribute certificate and certificates of another format',
      {
        certificates: [der.tlv(0xa2, unknown), der.tlv(0xa3, der.oid('1.3.6.1.4.1.55555.8'), unknown)],
      },
    ],
    [
      'an OCSP response and another format among the revocation data',
      {
        crls: [
          der.tlv(0xa1, der.oid(OID.ocspRevocationInfo), authority.ocsp({ about: alice, at: now })),
          der.tlv(0xa1, der.oid('1.3.6.1.4.1.55555.7')),
        ],
      },
    ],
    ['unsigned attributes that are not known', { unsigned: [attribute('1.3.6.1.4.1.55555.6', unknown)] }],
    [
      'a time-stamp over its content, and attributes that are not known',
      {
        attributes: (all, covered) => [
          ...all,
          attribute(contentStamp, stampDigest(stamper, sha('sha256', covered), now)),
          attribute('1.3.6.1.4.1.55555.5', unknown),
        ],
      },
    ],
    [
      'its certificate named by SHA-1 (ESSCertID)',
      {
        attributes: ([type = unknown, digest = unknown]) => [
          type,
          digest,
          attribute(
            OID.signingCertificate,
            der.sequence(der.sequence(der.sequence(der.octetString(sha('sha1', alice.certificate))))),
          ),
        ],
      },
    ],
    [
      'two certificates of one name and number, of which one is signed by hash',
      {
        certificates: [reissued(alice.certificate)],
      },
    ],
  ])('is good: %s', (_, form) => {
    expect(signedIn(form)).toMatchObject({ valid: true, signatures: [{ signer: 'Alice', integrity: true }] });
  });
});

/** The certificate with another signature value: damaged, and of the same name and number. */
function reissued(certificate: Uint8Array): Uint8Array {
  const copy = new Uint8Array(certificate);
  copy[copy.length - 1] = (copy.at(-1) ?? 0) ^ 1;
  return copy;
}

describe('An issuer that may issue for some names alone (RFC 5280 §4.2.1.10)', () => {
  const validity = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') };
  const now = new Date('2026-05-04T00:00:00Z');
  const constraints = (tag: 0 | 1, base: Uint8Array) => {
    const value = der.sequence(der.context(tag, der.sequence(base)));
    return [{ oid: OID.nameConstraints, critical: true, value }];
  };
  const directory = (name: string): Uint8Array => der.context(4, buildName([['CN', name]]));
  const mail = (address: string): Uint8Array => der.contextPrimitive(1, Buffer.from(address));
  const alternative = (address: string) => [
    { oid: OID.subjectAltName, critical: false, value: der.sequence(mail(address)) },
  ];

  it.each([
    ['the name that is permitted', constraints(0, directory('Alice')), [], true],
    ['another name', constraints(0, directory('Bob')), [], false],
    ['a name that is excluded', constraints(1, directory('Alice')), [], false],
    ['a name that is excluded in another case and with more spaces', constraints(1, directory(' aLICE ')), [], false],
    [
      'a mail address within the permitted host',
      constraints(0, mail('example.com')),
      alternative('a@example.com'),
      true,
    ],
    ['a mail address elsewhere', constraints(0, mail('example.com')), alternative('a@example.org'), false],
    [
      'a name of a kind whose constraint is not understood',
      constraints(1, der.contextPrimitive(8, Buffer.of(0x2a, 3))),
      [
        {
          oid: OID.subjectAltName,
          critical: false,
          value: der.sequence(der.contextPrimitive(8, Buffer.of(0x2a, 3, 4))),
        },
      ],
      false,
    ],
  ])('%s', (_, limits, names, isGood) => {
    const authority = new TestAuthority(validity, 'Limited', limits);
    const base = customPdf({ pages: [{}] });
    const newFields = [{ kind: 'SIGNATURE' as const, fieldId: 's', place: null }];
    const alice = authority.signer('Alice', validity, names);
    const file = signFile(base, alice, { fieldId: 's', signingTime: now, newFields });
    const report = verifyPdf(file, { roots: [authority.root.certificate], now });
    expect(report.signatures[0]).toMatchObject(
      isGood ? { trusted: true } : { trusted: false, subIndication: 'CHAIN_CONSTRAINTS_FAILURE' },
    );
  });

  it('holds a mail address of the subject against the constraints of mail', () => {
    const { root } = new TestAuthority(validity, 'Limited', constraints(1, mail('example.com')));
    const named = (address: string) => ({
      ...root.parsed,
      extensions: [],
      subject: {
        ...root.parsed.subject,
        rdns: [[{ oid: OID.emailAddress, label: 'E', stringTag: 0x16, value: address }]],
      },
    });
    expect(namesAreAllowed(root.parsed, named('a@example.org'))).toBe(true);
    expect(namesAreAllowed(root.parsed, named('a@Example.com'))).toBe(false);
  });
});
