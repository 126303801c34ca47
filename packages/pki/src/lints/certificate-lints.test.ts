import { generateKeyPairSync } from 'node:crypto';
import {
  type CertificateFields,
  type Extension,
  OID,
  buildName,
  buildTbsCertificate,
  der,
  extensions,
  fromHex,
  parseCertificate,
  parseTbsCertificate,
  readDer,
} from '@countersign/asn1';
import { describe, expect, it } from 'vitest';
import { LintError } from '../errors.ts';
import { lintCertificate, randomSerial } from '../issue.ts';
import { keyIdentifier } from '../keys/key-identifier.ts';
import { POLICY } from '../oids.ts';
import { PROFILES, type Profile } from '../profiles.ts';
import { readSigningIntent, signingIntentExtension } from '../signing-intent.ts';
import { createSampleAuthority, sha256 } from '../testing/sample-authority.ts';
import { CERTIFICATE_LINTS } from './certificate-lints.ts';
import { runLints } from './lint.ts';

const { hierarchy } = await createSampleAuthority(new Date('2026-01-01T00:00:00Z'));
const issuer = parseCertificate(hierarchy.issuing.certificate);
const root = parseCertificate(hierarchy.root.certificate);
const DAY = 86_400_000;
const start = new Date('2026-06-01T00:00:00Z');
const later = (days: number): Date => new Date(start.getTime() + days * DAY);

const newSpki = (namedCurve = 'P-256'): Uint8Array =>
  new Uint8Array(generateKeyPairSync('ec', { namedCurve }).publicKey.export({ type: 'spki', format: 'der' }));
const newRsaSpki = (modulusLength: number): Uint8Array =>
  new Uint8Array(generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ type: 'spki', format: 'der' }));
const spki = newSpki();
const identifierOf = (key: Uint8Array): Uint8Array =>
  keyIdentifier(parseTbsCertificate(buildTbsCertificate({ ...base, spki: key, extensions: [] })).publicKey);

const url = (path: string): string => `http://pki.example/pki/${path}`;
const base: CertificateFields = {
  serial: randomSerial(),
  signatureAlgorithm: OID.sha256WithEcdsa,
  issuer: issuer.subject.der,
  subject: buildName([
    ['C', 'CN'],
    ['SN', '张'],
    ['GN', '三'],
    ['SERIALNUMBER', '0123456789ABCDEF0123'],
    ['CN', '张三'],
  ]),
  notBefore: start,
  notAfter: later(1),
  spki,
  extensions: [],
};

/** The extensions of a valid signer certificate by identifier, so that a case can replace or remove one. */
function soundExtensions(key: Uint8Array): Map<string, Extension> {
  const list = [
    extensions.basicConstraints({ ca: false, pathLength: null }),
    extensions.keyUsage(['digitalSignature', 'nonRepudiation']),
    extensions.extendedKeyUsage(PROFILES.signer.extendedKeyUsage.purposes, false),
    extensions.subjectKeyIdentifier(identifierOf(key)),
    extensions.authorityKeyIdentifier(issuer.subjectKeyId ?? new Uint8Array(0)),
    extensions.certificatePolicies([POLICY.verifiedName]),
    extensions.authorityInfoAccess({ ocsp: url('ocsp'), caIssuers: url('ca/issuing.cer') }),
    extensions.crlDistributionPoints([url('crl/issuing.crl')]),
  ];
  return new Map(list.map((extension) => [extension.oid, extension]));
}

type Changes = Partial<Omit<CertificateFields, 'extensions'>> & {
  readonly put?: readonly Extension[];
  readonly drop?: readonly string[];
};

function encode({ put = [], drop = [], ...fields }: Changes): Uint8Array {
  const map = soundExtensions(fields.spki ?? spki);
  for (const extension of put) map.set(extension.oid, extension);
  for (const oid of drop) map.delete(oid);
  return buildTbsCertificate({ ...base, ...fields, extensions: [...map.values()] });
}

function findings(changes: Changes, profile: Profile = PROFILES.signer, above = issuer): string[] {
  try {
    lintCertificate(encode(changes), { profile, issuer: above });
    return [];
  } catch (error) {
    if (error instanceof LintError) return error.findings.map(({ lint }) => lint);
    throw error;
  }
}

const critical = (extension: Extension): Extension => ({ ...extension, critical: true });
const tolerant = (extension: Extension): Extension => ({ ...extension, critical: false });
const named = (...attributes: Parameters<typeof buildName>[0]): Uint8Array => buildName(attributes);

const NUMBER = '0123456789ABCDEF0123';
const REGISTERED = 'NTRCN-91350100M000100Y43';
/** The name of a verified person, with more attributes. */
const person = (...more: Parameters<typeof buildName>[0]): Uint8Array =>
  buildName([
    ['C', 'CN'],
    ...more,
    ...(more.some(([label]) => label === 'SERIALNUMBER') ? [] : [['SERIALNUMBER', NUMBER] as const]),
    ['SN', '张'],
    ['GN', '三'],
    ['CN', '张三'],
  ]);

const asGiven = { put: [extensions.certificatePolicies([POLICY.nameAsGiven])] };
const pseudonym = (name: string): Uint8Array =>
  named(['C', 'CN'], ['PSEUDONYM', name], ['SERIALNUMBER', NUMBER], ['CN', '张三']);

const INTENT = {
  envelope: 'WSID_ENVE_1',
  participant: 'WSID_PRTI_1',
  document: 'WSID_FILE_1',
  documentDigest: sha256('document'),
  evidenceDigest: sha256('record'),
};
const intent = signingIntentExtension(INTENT);
const USER_NOTICE = '1.3.6.1.5.5.7.2.2';
const noticed: Extension = {
  oid: OID.certificatePolicies,
  critical: false,
  value: der.sequence(
    der.sequence(der.oid(POLICY.verifiedName), der.sequence(der.sequence(der.oid(USER_NOTICE), der.sequence()))),
  ),
};

const broken: readonly [lint: string, how: string, changes: Changes][] = [
  ['serial-number', 'zero', { serial: Uint8Array.of(0) }],
  ['serial-number', 'too short', { serial: new Uint8Array(15).fill(1) }],
  ['serial-number', 'longer than 20 octets', { serial: new Uint8Array(21).fill(1) }],
  ['serial-number', '21 octets because of its sign', { serial: new Uint8Array(20).fill(0xff) }],
  ['signature-algorithm', 'SHA-1', { signatureAlgorithm: OID.sha1WithEcdsa }],
  ['signature-algorithm', 'RSA', { signatureAlgorithm: OID.sha256WithRsa }],
  ['issuer-name', 'another issuer', { issuer: root.subject.der }],
  ['issuer-name', 'no issuer', { issuer: der.sequence() }],
  ['validity', 'ends before it begins', { notAfter: later(-1) }],
  ['validity', 'ends as it begins', { notAfter: start }],
  ['validity', 'longer than the profile allows', { notAfter: later(4000) }],
  ['validity', 'outlives its issuer', { notBefore: issuer.notAfter, notAfter: new Date('2036-01-02T00:00:00Z') }],
  ['validity', 'older than its issuer', { notBefore: new Date('2025-12-31T23:59:59Z'), notAfter: issuer.notBefore }],
  ['subject-name', 'empty', { subject: der.sequence() }],
  ['subject-name', 'without a country', { subject: named(['CN', 'x']) }],
  ['subject-name', 'two common names', { subject: named(['C', 'CN'], ['CN', 'x'], ['CN', 'y']) }],
  ['subject-name', 'a country in words', { subject: named(['C', 'China'], ['CN', 'x']) }],
  ['subject-name', 'a long organisation', { subject: named(['C', 'CN'], ['O', 'o'.repeat(65)], ['CN', 'x']) }],
  ['subject-name', 'a blank name', { subject: named(['C', 'CN'], ['CN', '\u3000']) }],
  ['subject-name', 'a line break', { subject: named(['C', 'CN'], ['CN', 'x\ny']) }],
  ['subject-name', 'a direction mark', { subject: named(['C', 'CN'], ['CN', 'x\u202ey']) }],
  ['public-key', 'another curve', { spki: newSpki('P-384') }],
  ['public-key', 'RSA of 2,048 bits', { spki: newRsaSpki(2048) }],
  ['public-key', 'the issuer’s own key', { spki: issuer.publicKey.spki }],
  ['basic-constraints', 'missing', { drop: [OID.basicConstraints] }],
  ['basic-constraints', 'a CA', { put: [extensions.basicConstraints({ ca: true, pathLength: null })] }],
  [
    'basic-constraints',
    'not critical',
    { put: [tolerant(extensions.basicConstraints({ ca: false, pathLength: null }))] },
  ],
  ['key-usage', 'missing', { drop: [OID.keyUsage] }],
  ['key-usage', 'signs certificates', { put: [extensions.keyUsage(['digitalSignature', 'keyCertSign'])] }],
  ['key-usage', 'not the profile’s', { put: [extensions.keyUsage(['digitalSignature'])] }],
  ['key-usage', 'not critical', { put: [tolerant(extensions.keyUsage(['digitalSignature', 'nonRepudiation']))] }],
  ['extended-key-usage', 'missing', { drop: [OID.extendedKeyUsage] }],
  ['extended-key-usage', 'a TSA', { put: [extensions.extendedKeyUsage([OID.timeStamping], true)] }],
  [
    'extended-key-usage',
    'critical',
    { put: [extensions.extendedKeyUsage(PROFILES.signer.extendedKeyUsage.purposes, true)] },
  ],
  ['key-identifiers', 'no subject key', { drop: [OID.subjectKeyIdentifier] }],
  ['key-identifiers', 'no authority key', { drop: [OID.authorityKeyIdentifier] }],
  ['key-identifiers', 'another subject key', { put: [extensions.subjectKeyIdentifier(new Uint8Array(20))] }],
  ['key-identifiers', 'another authority key', { put: [extensions.authorityKeyIdentifier(new Uint8Array(20))] }],
  ['key-identifiers', 'critical', { put: [critical(extensions.subjectKeyIdentifier(identifierOf(spki)))] }],
  ['policies', 'missing', { drop: [OID.certificatePolicies] }],
  ['policies', 'both', { put: [extensions.certificatePolicies([POLICY.verifiedName, POLICY.nameAsGiven])] }],
  ['policies', 'twice', { put: [extensions.certificatePolicies([POLICY.verifiedName, POLICY.verifiedName])] }],
  ['policies', 'unknown', { put: [extensions.certificatePolicies([OID.anyPolicy])] }],
  ['revocation-pointers', 'no list', { drop: [OID.crlDistributionPoints] }],
  ['revocation-pointers', 'no responder', { put: [extensions.authorityInfoAccess({ caIssuers: url('c') })] }],
  ['revocation-pointers', 'no issuer', { put: [extensions.authorityInfoAccess({ ocsp: url('o') })] }],
  ['revocation-pointers', 'not a URL', { put: [extensions.crlDistributionPoints(['issuing.crl'])] }],
  ['revocation-pointers', 'critical', { put: [critical(extensions.crlDistributionPoints([url('l')]))] }],
  ['ocsp-no-check', 'at a signer', { put: [extensions.ocspNoCheck()] }],
  ['subject-name', 'two organisations', { subject: named(['C', 'CN'], ['O', 'a'], ['O', 'b'], ['CN', 'x']) }],
  ['natural-person', 'no surname', { subject: named(['C', 'CN'], ['CN', '张三']) }],
  ['natural-person', 'parts of another name', { subject: named(['C', 'CN'], ['SN', '李'], ['CN', '张三']) }],
  [
    'natural-person',
    'the number of an identity document',
    { subject: person(['SERIALNUMBER', 'IDCCN-11010519491231002X']) },
  ],
  ['natural-person', 'two numbers', { subject: person(['SERIALNUMBER', NUMBER], ['SERIALNUMBER', NUMBER]) }],
  ['natural-person', 'no number', { subject: named(['C', 'CN'], ['SN', '张'], ['GN', '三'], ['CN', '张三']) }],
  ['natural-person', 'a pseudonym beside name parts', { subject: person(['PSEUDONYM', '张三']) }],
  [
    'natural-person',
    'name parts with a name as given',
    { put: [extensions.certificatePolicies([POLICY.nameAsGiven])] },
  ],
  [
    'natural-person',
    'a name as given without a pseudonym',
    { ...asGiven, subject: named(['C', 'CN'], ['CN', '张三']) },
  ],
  ['natural-person', 'another pseudonym', { ...asGiven, subject: pseudonym('老三') }],
  [
    'legal-person',
    'a number that is not a register number',
    { subject: person(['O', 'a'], ['ORGANIZATIONIDENTIFIER', '91350100M']) },
  ],
  ['legal-person', 'a number without an organisation', { subject: person(['ORGANIZATIONIDENTIFIER', REGISTERED]) }],
  ['content-commitment', 'a signer without content commitment', { put: [extensions.keyUsage(['digitalSignature'])] }],
  ['policy-qualifiers', 'no URL', { put: [extensions.certificatePolicies([POLICY.verifiedName], 'practice')] }],
  ['policy-qualifiers', 'a notice', { put: [noticed] }],
  ['qualified-claim', 'a claim', { put: [{ oid: OID.qcStatements, critical: false, value: der.sequence() }] }],
  ['signing-intent', 'critical', { put: [critical(intent)] }],
  [
    'signing-intent',
    'half a digest',
    { put: [signingIntentExtension({ ...INTENT, documentDigest: new Uint8Array(16) })] },
  ],
  ['signing-intent', 'no envelope', { put: [signingIntentExtension({ ...INTENT, envelope: '' })] }],
  ['signing-intent', 'something else', { put: [{ ...intent, value: der.nullValue() }] }],
  ['known-extensions', 'an unknown one', { put: [{ oid: '1.2.3', critical: true, value: der.nullValue() }] }],
];

describe('a certificate', () => {
  it('passes if it is sound', () => {
    expect(findings({})).toEqual([]);
  });

  it.each(broken)('against %s: %s', (lint, _, changes) => {
    expect(findings(changes)).toContain(lint);
  });

  it('must name a legal person, and no organisation in a natural person’s own certificate', () => {
    const by = (policy: string) => ({ put: [extensions.certificatePolicies([policy])] });
    const plain = { subject: named(['C', 'CN'], ['CN', '张三']) };
    const identified = named(['C', 'CN'], ['O', '甲公司'], ['ORGANIZATIONIDENTIFIER', REGISTERED], ['CN', '甲公司']);
    const member = person(['O', '甲公司'], ['ORGANIZATIONIDENTIFIER', REGISTERED]);
    const unverified = named(['C', 'CN'], ['O', '甲公司'], ['CN', '张三']);
    expect(findings({ ...by(POLICY.enterprise), subject: person() }, PROFILES.holder)).toEqual(['legal-person']);
    expect(findings({ ...by(POLICY.enterprise), subject: identified }, PROFILES.holder)).toEqual([]);
    expect(findings({ ...by(POLICY.enterprise), subject: member }, PROFILES.holder)).toEqual([]);
    expect(findings({ ...by(POLICY.enterprise), subject: unverified }, PROFILES.holder)).toEqual(['natural-person']);
    expect(findings({ ...by(POLICY.personal), subject: person(['O', '甲公司']) }, PROFILES.holder)).toEqual([
      'legal-person',
    ]);
    expect(findings({ ...by(POLICY.platformSeal), ...plain }, PROFILES.platform)).toEqual(['legal-person']);
  });

  it('must not have nonRepudiation unless it signs documents, or an intent unless it is for one signature', () => {
    expect(findings({}, PROFILES.tsa)).toContain('content-commitment');
    const many = { put: [extensions.certificatePolicies([POLICY.personal]), intent] };
    expect(findings(many, PROFILES.holder)).toEqual(['signing-intent']);
  });

  it('for one signature of a phone needs the intent, and lasts minutes at most', () => {
    const put = [extensions.certificatePolicies([POLICY.shieldOneSignature])];
    const once = { subject: pseudonym('张三'), notAfter: new Date(start.getTime() + 600_000) };
    expect(findings({ ...once, put: [...put, intent] }, PROFILES.shieldOnce)).toEqual([]);
    expect(findings({ ...once, put }, PROFILES.shieldOnce)).toEqual(['signing-intent']);
    expect(findings({ ...once, put: [...put, intent], notAfter: later(1) }, PROFILES.shieldOnce)).toEqual(['validity']);
  });

  it('with a name as given needs it as a pseudonym with a number', () => {
    expect(findings({ ...asGiven, subject: pseudonym('张三') })).toEqual([]);
  });

  it('must have the intent that was requested', () => {
    expect(readSigningIntent(parseTbsCertificate(encode({ put: [intent] })))).toEqual(INTENT);
    expect(findings({ put: [intent] })).toEqual([]);
    expect(readSigningIntent(parseTbsCertificate(encode({})))).toBeNull();
  });

  /** Replaces or adds a field of the encoded structure, which no builder of this package does. */
  const rewritten = (change: (fields: Uint8Array[]) => Uint8Array[]): string[] => {
    const fields = readDer(encode({}), (reader) =>
      reader.sequence('tbs').all((inner) => inner.next('a field').bytes.slice()),
    );
    const tbs = parseTbsCertificate(der.sequence(...change(fields)));
    return runLints(CERTIFICATE_LINTS, { tbs, profile: PROFILES.signer, issuer }).map(({ lint }) => lint);
  };

  it('against time-encoding: a year of this half of the century as GeneralizedTime', () => {
    const times = der.sequence(der.generalizedTime(start), der.utcTime(later(1)));
    expect(rewritten((fields) => fields)).toEqual([]);
    expect(rewritten((fields) => fields.toSpliced(4, 1, times))).toEqual(['time-encoding']);
  });

  it('against unique-identifiers', () => {
    const identifier = der.contextPrimitive(1, Uint8Array.of(0, 1));
    expect(rewritten((fields) => fields.toSpliced(7, 0, identifier))).toEqual(['unique-identifiers']);
  });

  it('against version: of version 1', () => {
    const tbs = { ...parseTbsCertificate(encode({})), version: 1 };
    const found = runLints(CERTIFICATE_LINTS, { tbs, profile: PROFILES.signer, issuer });
    expect(found.map(({ lint }) => lint)).toEqual(['version']);
  });

  it('against serial-number: a negative one', () => {
    const tbs = { ...parseTbsCertificate(encode({})), serial: fromHex(`ff${'00'.repeat(16)}`) };
    const found = runLints(CERTIFICATE_LINTS, { tbs, profile: PROFILES.signer, issuer });
    expect(found.map(({ problem }) => problem)).toEqual(['the serial is negative']);
  });

  it('against basic-constraints: a CA below a path length of zero, or below a certificate that is not a CA', () => {
    const put = [extensions.basicConstraints({ ca: true, pathLength: 0 })];
    expect(findings({ put }, PROFILES.issuing, issuer)).toContain('basic-constraints');
    const leaf = parseCertificate(hierarchy.tsa.certificate);
    expect(findings({}, PROFILES.signer, leaf)).toContain('basic-constraints');
  });

  it('against ocsp-no-check: a responder without it', () => {
    const put = [extensions.extendedKeyUsage([OID.ocspSigning], false)];
    expect(findings({ put }, PROFILES.ocsp)).toContain('ocsp-no-check');
  });

  it('against extended-key-usage: a TSA with another purpose, or not critical (RFC 3161 §2.3)', () => {
    for (const [purposes, isCritical] of [
      [[OID.timeStamping, OID.emailProtection], true],
      [[OID.timeStamping], false],
    ] as const) {
      const put = [extensions.extendedKeyUsage(purposes, isCritical)];
      expect(findings({ put }, PROFILES.tsa)).toContain('extended-key-usage');
    }
  });

  it('every lint has a failing case and cites its clause', () => {
    const covered = new Set([
      ...broken.map(([lint]) => lint),
      'version',
      'time-encoding',
      'legal-person',
      'unique-identifiers',
    ]);
    expect(CERTIFICATE_LINTS.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([]);
    for (const { clause } of CERTIFICATE_LINTS) expect(clause).toMatch(/^(RFC \d+|ETSI EN 319 \d+-\d) §/);
  });
});
