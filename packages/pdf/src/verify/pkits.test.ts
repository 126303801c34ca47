import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Certificate, type Crl, DerError, OID, parseCertificate, parseCrl } from '@countersign/asn1';
import { describe, expect, it } from 'vitest';
import { judgeCertificate } from './certificate-judge.ts';
import { CertificateStore } from './path/certificate-store.ts';
import { Effort } from './path/effort.ts';
import { type Proved, RevocationIndex } from './path/revocation-data.ts';
import { ANY_POLICIES, type PolicySettings } from './path/policies.ts';

/** The path of the NIST Public Key Interoperability Test Suite in Debian's python3-cryptography-vectors. */
const PKITS = process.env.PKITS_DATA ?? '/usr/lib/python3/dist-packages/cryptography_vectors/x509/PKITS_data';
const NOW = new Date('2026-05-04T00:00:00Z');

const read = (folder: string) =>
  readdirSync(path.join(PKITS, folder)).map((file) => ({
    file,
    der: new Uint8Array(readFileSync(path.join(PKITS, folder, file))),
  }));

function readable<T>(parse: (der: Uint8Array) => T, der: Uint8Array): T | null {
  try {
    return parse(der);
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}

const certificates = new Map<string, Certificate | null>(
  read('certs').map(({ file, der }) => [file.replace(/\.crt$/, ''), readable(parseCertificate, der)]),
);
const crls: Proved<Crl>[] = read('crls').flatMap(({ der }) => {
  const data = readable(parseCrl, der);
  return data === null ? [] : [{ data, since: NOW }];
});
const all = [...certificates.values()].filter((each) => each !== null);
const root = certificates.get('TrustAnchorRootCertificate') as Certificate;
const store = new CertificateStore(all);
const effort = new Effort({ signatures: 5_000, octets: 1e9, steps: 1e6 });

/** Every test has all certificates and lists of the suite available, so that unrelated ones could mislead it. */
function isValid(name: string, policies: PolicySettings = ANY_POLICIES): boolean {
  const certificate = certificates.get(name);
  if (certificate === undefined) throw new Error(`PKITS has no ${name}`);
  if (certificate === null) return false;
  const { indication } = judgeCertificate({
    certificate,
    store,
    roots: [root],
    effort,
    policies,
    needsStatus: true,
    purpose: 'SIGN',
    window: { start: NOW, end: NOW },
    isProved: false,
    noEarlierThan: null,
    mayServe: () => true,
    data: new RevocationIndex([], crls),
  });
  return indication === 'TOTAL_PASSED';
}

/** Valid by PKITS, and refused here. */
const REFUSED: Readonly<Record<string, string>> = {
  ValidDSASignaturesTest4EE: 'DSA is no longer a secure algorithm (ETSI TS 119 312)',
  ValidDSAParameterInheritanceTest5EE: 'DSA, with parameters inherited from the issuer',
  ValidcRLIssuerTest30EE: 'only the list itself covers the certificate of its signer',
};

/** Tests whose name does not state the result; section 4.8 with its settings is below. */
const named = [...certificates.keys()].filter((name) => /^(Valid|Invalid).*Test\d+EE$/.test(name));

describe('NIST PKITS', () => {
  it.each(named)('%s', (name) => {
    expect(isValid(name)).toBe(name.startsWith('Valid') && !(name in REFUSED));
  });
});

const policy = (number: number): string => `2.16.840.1.101.3.2.1.48.${number}`;

/** Test, name, acceptable policies, settings (e: initial-explicit-policy, m: inhibit mapping, a: inhibit anyPolicy), result. */
type PolicyCase = readonly [test: string, name: string, acceptable: readonly number[], flags: string, isValid: boolean];
const POLICY_CASES: readonly PolicyCase[] = [
  ['4.8.1.1', 'ValidCertificatePathTest1EE', [], 'e', true],
  ['4.8.1.2', 'ValidCertificatePathTest1EE', [1], 'e', true],
  ['4.8.1.3', 'ValidCertificatePathTest1EE', [2], 'e', false],
  ['4.8.1.4', 'ValidCertificatePathTest1EE', [1, 2], 'e', true],
  ['4.8.2.1', 'AllCertificatesNoPoliciesTest2EE', [], '', true],
  ['4.8.2.2', 'AllCertificatesNoPoliciesTest2EE', [], 'e', false],
  ['4.8.3.1', 'DifferentPoliciesTest3EE', [], '', true],
  ['4.8.3.2', 'DifferentPoliciesTest3EE', [], 'e', false],
  ['4.8.3.3', 'DifferentPoliciesTest3EE', [1, 2], 'e', false],
  ['4.8.4', 'DifferentPoliciesTest4EE', [], '', false],
  ['4.8.5', 'DifferentPoliciesTest5EE', [], '', false],
  ['4.8.6.1', 'OverlappingPoliciesTest6EE', [], '', true],
  ['4.8.6.2', 'OverlappingPoliciesTest6EE', [1], '', true],
  ['4.8.6.3', 'OverlappingPoliciesTest6EE', [2], '', false],
  ['4.8.7', 'DifferentPoliciesTest7EE', [], '', false],
  ['4.8.8', 'DifferentPoliciesTest8EE', [], '', false],
  ['4.8.9', 'DifferentPoliciesTest9EE', [], '', false],
  ['4.8.10.1', 'AllCertificatesSamePoliciesTest10EE', [], '', true],
  ['4.8.10.2', 'AllCertificatesSamePoliciesTest10EE', [1], '', true],
  ['4.8.10.3', 'AllCertificatesSamePoliciesTest10EE', [2], '', true],
  ['4.8.11.1', 'AllCertificatesanyPolicyTest11EE', [], '', true],
  ['4.8.11.2', 'AllCertificatesanyPolicyTest11EE', [1], '', true],
  ['4.8.12', 'DifferentPoliciesTest12EE', [], '', false],
  ['4.8.13.1', 'AllCertificatesSamePoliciesTest13EE', [1], '', true],
  ['4.8.13.2', 'AllCertificatesSamePoliciesTest13EE', [2], '', true],
  ['4.8.13.3', 'AllCertificatesSamePoliciesTest13EE', [3], '', true],
  ['4.8.14.1', 'AnyPolicyTest14EE', [1], '', true],
  ['4.8.14.2', 'AnyPolicyTest14EE', [2], '', false],
  ['4.8.15', 'UserNoticeQualifierTest15EE', [], '', true],
  ['4.8.16', 'UserNoticeQualifierTest16EE', [], '', true],
  ['4.8.17', 'UserNoticeQualifierTest17EE', [], '', true],
  ['4.8.18.1', 'UserNoticeQualifierTest18EE', [1], '', true],
  ['4.8.18.2', 'UserNoticeQualifierTest18EE', [2], '', true],
  ['4.8.19', 'UserNoticeQualifierTest19EE', [], '', true],
  ['4.8.20', 'CPSPointerQualifierTest20EE', [], 'e', true],
  ['4.10.1.1', 'ValidPolicyMappingTest1EE', [1], '', true],
  ['4.10.1.2', 'ValidPolicyMappingTest1EE', [2], '', false],
  ['4.10.1.3', 'ValidPolicyMappingTest1EE', [], 'm', false],
  ['4.10.2.2', 'InvalidPolicyMappingTest2EE', [], 'm', false],
  ['4.10.3.1', 'ValidPolicyMappingTest3EE', [1], '', false],
  ['4.10.3.2', 'ValidPolicyMappingTest3EE', [2], '', true],
  ['4.10.5.1', 'ValidPolicyMappingTest5EE', [1], '', true],
  ['4.10.5.2', 'ValidPolicyMappingTest5EE', [6], '', false],
  ['4.10.6.1', 'ValidPolicyMappingTest6EE', [1], '', true],
  ['4.10.6.2', 'ValidPolicyMappingTest6EE', [6], '', false],
  ['4.10.12.1', 'ValidPolicyMappingTest12EE', [1], '', true],
  ['4.10.12.2', 'ValidPolicyMappingTest12EE', [2], '', true],
  ['4.12.3.1', 'inhibitAnyPolicyTest3EE', [], '', true],
  ['4.12.3.2', 'inhibitAnyPolicyTest3EE', [], 'a', false],
];

it.each(POLICY_CASES)('NIST PKITS %s %s with policies %j, settings "%s"', (_, name, acceptable, flags, expected) => {
  const settings = {
    acceptable: acceptable.length === 0 ? [OID.anyPolicy] : acceptable.map(policy),
    isExplicit: flags.includes('e'),
    inhibitsMapping: flags.includes('m'),
    inhibitsAny: flags.includes('a'),
  };
  expect(isValid(name, settings)).toBe(expected);
});

it('NIST PKITS is complete, and all its tests are run', () => {
  const run = new Set([...named, ...POLICY_CASES.map(([, name]) => name)]);
  expect([...certificates.keys()].filter((name) => /Test\d+EE$/.test(name) && !run.has(name))).toEqual([]);
  expect(run.size).toBe(223);
});
