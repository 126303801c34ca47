import { sign } from 'node:crypto';
import {
  type BasicOcspResponse,
  type Certificate,
  type Crl,
  type Extension,
  OID,
  buildCertId,
  buildCrl,
  buildName,
  buildOcspResponse,
  der,
  extensions,
  parseCrl,
  parseOcspResponse,
} from '@countersign/asn1';
import { describe, expect, it } from 'vitest';
import { type KeyPair, UNTIL, certificate, ecKey } from '../../testing/certificates.ts';
import { judgeCertificate } from '../certificate-judge.ts';
import { CertificateStore } from './certificate-store.ts';
import { EFFORT_LIMITS, Effort } from './effort.ts';
import { type Proved, RevocationIndex } from './revocation-data.ts';

const NOW = new Date('2026-05-04T00:00:00Z');
const root = ecKey();
const rootCertificate = certificate({ subject: 'Root', issuer: 'Root', spki: root.spki, by: root.key });
const leafKey = ecKey();
const leafBy = (issuer: string | Uint8Array, { key }: KeyPair, more: readonly Extension[] = []): Certificate =>
  certificate({ subject: 'Leaf', issuer, spki: leafKey.spki, by: key, more, isAuthority: false });
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

interface Data {
  readonly crls?: readonly Proved<Crl>[];
  readonly ocspResponses?: readonly Proved<BasicOcspResponse>[];
}

function judge(leaf: Certificate, pool: readonly Certificate[], { crls = [], ocspResponses = [] }: Data = {}) {
  const effort = new Effort();
  const { indication, subIndication, notes } = judgeCertificate({
    certificate: leaf,
    store: new CertificateStore(pool),
    roots: [rootCertificate],
    effort,
    purpose: 'SIGN',
    window: { start: NOW, end: NOW },
    isProved: false,
    noEarlierThan: null,
    mayServe: () => true,
    data: new RevocationIndex(ocspResponses, crls),
  });
  return { indication, subIndication, notes, spent: effort.spent };
}

const constraint = (tag: 0 | 1, bases: readonly Uint8Array[]): Extension => ({
  oid: OID.nameConstraints,
  critical: true,
  value: der.sequence(der.context(tag, ...bases.map((base) => der.sequence(base)))),
});
const host = (name: string): Uint8Array => der.contextPrimitive(2, Buffer.from(name));
const alternativeNames = (names: readonly Uint8Array[]): Extension => ({
  oid: OID.subjectAltName,
  critical: false,
  value: der.sequence(Buffer.concat(names)),
});

describe('Certificates designed to be expensive (security 64)', () => {
  it('twelve issuers with one name and one key are a loop', () => {
    const loop = ecKey();
    const pool = times(12, () => certificate({ subject: 'Loop', issuer: 'Loop', spki: loop.spki, by: loop.key }));
    const { indication, subIndication, spent } = judge(leafBy('Loop', loop), pool);
    expect({ indication, subIndication }).toEqual({
      indication: 'INDETERMINATE',
      subIndication: 'NO_CERTIFICATE_CHAIN_FOUND',
    });
    expect(spent.signatures).toBe(1);
    expect(spent.steps).toBeLessThan(200);
  });

  it('forty authorities that certify each other', () => {
    const keys = times(40, () => ecKey());
    // Signatures are made once for each pair: all of them are valid, and none leads to the root.
    const pool = keys.flatMap((subject, i) =>
      times(4, (j) => {
        const by = (i + j + 1) % keys.length;
        return certificate({
          subject: `CA ${i}`,
          issuer: `CA ${by}`,
          spki: subject.spki,
          by: (keys[by] as KeyPair).key,
        });
      }),
    );
    const { indication, subIndication, notes, spent } = judge(leafBy('CA 0', keys[0] as KeyPair), pool);
    expect({ indication, subIndication, notes }).toEqual({
      indication: 'INDETERMINATE',
      subIndication: 'CERTIFICATE_CHAIN_GENERAL_FAILURE',
      notes: ['CHAIN_TOO_COMPLEX'],
    });
    expect(spent.signatures).toBeLessThanOrEqual(128);
  });

  it('a thousand issuers with one name and different keys: the right one is found by its key identifier', () => {
    const wrong = ecKey();
    const right = ecKey();
    const id = (octet: number): Extension => extensions.subjectKeyIdentifier(Buffer.alloc(20, octet));
    const pool = times(1_000, () => certificate({ subject: 'CA', issuer: 'Root', spki: wrong.spki, by: wrong.key }));
    const good = certificate({ subject: 'CA', issuer: 'Root', spki: right.spki, by: root.key, more: [id(1)] });
    const named = leafBy('CA', right, [extensions.authorityKeyIdentifier(Buffer.alloc(20, 1))]);
    expect(judge(named, [...pool, good])).toMatchObject({ indication: 'TOTAL_PASSED', spent: { signatures: 2 } });
    const { indication, spent } = judge(leafBy('CA', right), pool);
    expect(indication).toBe('INDETERMINATE');
    expect(spent.signatures).toBeLessThanOrEqual(128);
  });

  it('a chain of five hundred', () => {
    const keys = times(500, (i) => (i % 50 === 0 ? ecKey() : null)).map((_, i, all) => all[i - (i % 50)] as KeyPair);
    const pool = keys.map((key, i) => {
      const above = keys[i + 1];
      const issuer = above ? `CA ${i + 1}` : 'Root';
      return certificate({ subject: `CA ${i}`, issuer, spki: key.spki, by: (above ?? root).key });
    });
    const { indication, spent } = judge(leafBy('CA 0', keys[0] as KeyPair), pool);
    expect(indication).toBe('INDETERMINATE');
    expect(spent.signatures).toBeLessThanOrEqual(8);
  });

  it.each([[0], [1]] as const)('four thousand names under four thousand constraints (subtrees [%i])', (tag) => {
    const ca = ecKey();
    const more = [
      constraint(
        tag,
        times(4_000, (i) => host(`a${i}.example`)),
      ),
    ];
    const issuer = certificate({ subject: 'CA', issuer: 'Root', spki: ca.spki, by: root.key, more });
    const names = times(4_000, (i) => host(`b.a${i}.${tag === 0 ? 'example' : 'test'}`));
    const { indication, spent } = judge(leafBy('CA', ca, [alternativeNames(names)]), [issuer]);
    expect(indication).toBe('TOTAL_PASSED');
    // Each name and each subtree is read once for the path and once for its link.
    expect(spent.steps).toBeLessThan(20_000);
  });

  it('more names than the limit for one file', () => {
    const ca = ecKey();
    const more = [constraint(1, [host('excluded.example')])];
    const issuer = certificate({ subject: 'CA', issuer: 'Root', spki: ca.spki, by: root.key, more });
    const names = times(EFFORT_LIMITS.steps + 1, () => host('b'));
    expect(judge(leafBy('CA', ca, [alternativeNames(names)]), [issuer])).toMatchObject({
      indication: 'INDETERMINATE',
      subIndication: 'CERTIFICATE_CHAIN_GENERAL_FAILURE',
      notes: ['CHAIN_TOO_COMPLEX'],
    });
  });

  it('a name of twenty thousand parts', () => {
    const ca = ecKey();
    const name = buildName(times(20_000, (i) => ['OU', `part ${i}`] as const));
    const issuer = certificate({ subject: name, issuer: 'Root', spki: ca.spki, by: root.key });
    expect(judge(leafBy(name, ca), [issuer])).toMatchObject({ indication: 'TOTAL_PASSED', spent: { signatures: 2 } });
    const limited = { subject: 'CA', issuer: 'Root', spki: ca.spki, by: root.key };
    const directory = constraint(1, [der.context(4, buildName([['OU', 'part 0']]))]);
    const strict = certificate({ ...limited, more: [directory] });
    const long = certificate({
      subject: name,
      issuer: 'CA',
      spki: leafKey.spki,
      by: ca.key,
      isAuthority: false,
    });
    expect(judge(long, [strict])).toMatchObject({ subIndication: 'CHAIN_CONSTRAINTS_FAILURE' });
  });

  it('policies that map to each other at every level grow with the certificates, not with the paths between them', () => {
    const policies = times(40, (i) => `1.2.3.${i}`);
    const pairs = policies.flatMap((from) => policies.map((to) => der.sequence(der.oid(from), der.oid(to))));
    const more = [
      extensions.certificatePolicies(policies),
      { oid: OID.policyMappings, critical: true, value: der.sequence(...pairs) },
    ];
    const keys = times(6, () => ecKey());
    const pool = keys.map((key, i) => {
      const above = keys[i + 1];
      const issuer = above ? `CA ${i + 1}` : 'Root';
      return certificate({ subject: `CA ${i}`, issuer, spki: key.spki, by: (above ?? root).key, more });
    });
    const leaf = leafBy('CA 0', keys[0] as KeyPair, [extensions.certificatePolicies(policies)]);
    const { indication, spent } = judge(leaf, pool);
    expect(indication).toBe('TOTAL_PASSED');
    expect(spent.steps).toBeLessThan(20_000);
  });

  it.each([
    ['a modulus of 20,000 bits', 2_500, 3],
    ['an exponent of 2,048 bits', 256, 256],
  ])('RSA with %s is not computed', (_, modulus, exponent) => {
    const number = (octets: number): Uint8Array => der.unsignedInteger(Buffer.alloc(octets, 0xff));
    const rsa = der.sequence(der.oid(OID.rsaEncryption), der.nullValue());
    const spki = der.sequence(rsa, der.bitString(der.sequence(number(modulus), number(exponent))));
    const issuer = certificate({ subject: 'CA', issuer: 'Root', spki, by: root.key });
    const rsaSigned = { oid: OID.sha256WithRsa, parameters: null, der: Buffer.of() };
    const tampered = { ...leafBy('CA', ecKey()), signatureAlgorithm: rsaSigned };
    expect(judge(tampered, [issuer])).toMatchObject({ subIndication: 'CRYPTO_CONSTRAINTS_FAILURE' });
  });

  it('a curve with explicit parameters is not computed', () => {
    const curve = der.sequence(der.integer(1), ...times(1_000, () => der.unsignedInteger(Buffer.alloc(64, 0xff))));
    const spki = der.sequence(der.sequence(der.oid(OID.ecPublicKey), curve), der.bitString(Buffer.alloc(65, 4)));
    const issuer = certificate({ subject: 'CA', issuer: 'Root', spki, by: root.key });
    expect(judge(leafBy('CA', ecKey()), [issuer])).toMatchObject({ subIndication: 'CRYPTO_CONSTRAINTS_FAILURE' });
  });
});

describe('Revocation data designed to be expensive', () => {
  const ca = ecKey();
  const issuer = certificate({ subject: 'CA', issuer: 'Root', spki: ca.spki, by: root.key });
  const leaf = leafBy('CA', ca);
  const proved = <T>(data: T): Proved<T> => ({ data, since: NOW });
  const crlBy = ({ key }: KeyPair, name: string, entries = 0, number = 1n): Crl =>
    parseCrl(
      buildCrl(
        {
          signatureAlgorithm: OID.sha256WithEcdsa,
          issuer: buildName([['CN', name]]),
          thisUpdate: NOW,
          nextUpdate: UNTIL,
          entries: times(entries, (i) => ({ serial: der.integer(i + 1).subarray(2), revokedAt: NOW, reason: null })),
          extensions: [extensions.crlNumber(number)],
        },
        (tbs) => sign('sha256', tbs, key),
      ),
    );

  it('three thousand lists of other signers with the name of the issuer', () => {
    const forged = ecKey();
    const crls = times(3_000, (i) => proved(crlBy(forged, 'CA', 0, BigInt(i))));
    const { indication, subIndication, spent } = judge(leaf, [issuer], { crls });
    expect({ indication, subIndication }).toEqual({
      indication: 'INDETERMINATE',
      subIndication: 'CERTIFICATE_CHAIN_GENERAL_FAILURE',
    });
    expect(spent.signatures).toBeLessThanOrEqual(EFFORT_LIMITS.signatures);
  });

  it('a list with twenty thousand entries is read once for all certificates', () => {
    const crl = crlBy(ca, 'CA', 20_000);
    expect(judge(leaf, [issuer], { crls: [proved(crl)] })).toMatchObject({
      indication: 'TOTAL_PASSED',
      spent: { signatures: 3 },
    });
  });

  it('answers with hundreds of forged delegates', () => {
    const forged = ecKey();
    const more = [extensions.extendedKeyUsage([OID.ocspSigning], false)];
    const delegates = times(200, () =>
      certificate({
        subject: 'OCSP',
        issuer: 'CA',
        spki: forged.spki,
        by: forged.key,
        more,
        isAuthority: false,
      }),
    );
    const digest = Buffer.alloc(32);
    const certId = buildCertId({
      hash: 'sha256',
      serial: leaf.serial,
      issuerNameHash: digest,
      issuerKeyHash: digest,
    });
    const response = parseOcspResponse(
      buildOcspResponse(
        {
          responderKeyHash: digest,
          producedAt: NOW,
          nonce: null,
          signatureAlgorithm: OID.sha256WithEcdsa,
          responses: [{ certId, status: { kind: 'good' }, thisUpdate: NOW, nextUpdate: UNTIL }],
          certificates: delegates.map((each) => each.der),
        },
        (tbs) => sign('sha256', tbs, forged.key),
      ),
    ).basic as BasicOcspResponse;
    const { spent } = judge(leaf, [issuer], { ocspResponses: times(50, () => proved(response)) });
    expect(spent.signatures).toBeLessThan(10);
  });

  const answer = (singles: number): BasicOcspResponse => {
    const digest = Buffer.alloc(32);
    const certId = buildCertId({
      hash: 'sha256',
      serial: leaf.serial,
      issuerNameHash: digest,
      issuerKeyHash: digest,
    });
    return parseOcspResponse(
      buildOcspResponse(
        {
          responderKeyHash: digest,
          producedAt: NOW,
          nonce: null,
          signatureAlgorithm: OID.sha256WithEcdsa,
          responses: times(singles, () => ({ certId, status: { kind: 'good' }, thisUpdate: NOW, nextUpdate: UNTIL })),
          certificates: [],
        },
        (tbs) => sign('sha256', tbs, ca.key),
      ),
    ).basic as BasicOcspResponse;
  };

  it('an answer with thousands of entries for one number is counted by its entries', () => {
    const [few, many] = [100, 1_100].map((singles) =>
      judge(leaf, [issuer], { ocspResponses: [proved(answer(singles))] }),
    );
    expect((many?.spent.steps ?? 0) - (few?.spent.steps ?? 0)).toBe(1_000);
  });
});
