import { parseCertificate } from '@countersign/asn1';
import { expect, it } from 'vitest';
import { createHierarchy, openAuthority } from './hierarchy.ts';
import { type AuthorityIdentity, EVALUATION_IDENTITY, identityProblems } from './identity.ts';
import { ARC, POLICY } from './oids.ts';
import { rolloverIssuing } from './rollover.ts';
import { signOnce } from './sign-once.ts';
import { createTimestampAuthority, lastStampInMemory } from './tsa.ts';

const now = new Date('2026-03-01T08:00:00Z');
const acme: AuthorityIdentity = {
  organisation: 'Acme Trust AG',
  country: 'CH',
  names: { root: 'Acme Root R1', tsa: 'Acme Time Stamps' },
  policyArc: '1.3.6.1.4.1.99999.7',
  cpsUrl: 'https://acme.example/cps',
};
const common = { evaluation: false, pkiUrl: 'https://pki.example', now };

it('is in every certificate of the authority and of its signers, and stays over a rollover', async () => {
  const hierarchy = await createHierarchy({ ...acme, ...common });
  const authority = await openAuthority(hierarchy);
  const subjects = (['root', 'issuing', 'tsa', 'ocsp', 'platform', 'log'] as const).map(
    (name) => parseCertificate(hierarchy[name]?.certificate ?? new Uint8Array()).subject.text,
  );
  expect(subjects).toEqual([
    'CN=Acme Root R1, O=Acme Trust AG, C=CH',
    'CN=Acme Trust AG Issuing CA, O=Acme Trust AG, C=CH',
    'CN=Acme Time Stamps, O=Acme Trust AG, C=CH',
    'CN=Acme Trust AG OCSP Responder, O=Acme Trust AG, C=CH',
    'CN=Acme Trust AG Evidence Seal, O=Acme Trust AG, C=CH',
    'CN=Acme Trust AG Log, O=Acme Trust AG, C=CH',
  ]);
  const timestamps = createTimestampAuthority({ authority, clock: { now: () => now }, lastStamp: lastStampInMemory() });
  const { certificate } = await signOnce({
    authority,
    timestamps,
    now,
    subject: { name: '李雷', organisation: null, identity: 'verified' },
    digest: new Uint8Array(32),
    recordIssued: () => Promise.resolve(),
  });
  const signer = parseCertificate(certificate);
  expect(signer.policies).toEqual([POLICY.verifiedName, '1.3.6.1.4.1.99999.7.1.1']);
  expect(Buffer.from(certificate).includes('https://acme.example/cps')).toBe(true);
  expect(signer.subject.text).toContain('C=CH');
  const next = (await rolloverIssuing({ authority, now })).issuing.certificate;
  expect(parseCertificate(next).subject.text).toBe('CN=Acme Trust AG Issuing CA G2, O=Acme Trust AG, C=CH');
});

it('stamps under the operator’s own policy', async () => {
  const authority = await openAuthority(await createHierarchy({ ...acme, ...common }));
  const { token } = await createTimestampAuthority({
    authority,
    clock: { now: () => now },
    lastStamp: lastStampInMemory(),
  }).timestampDigest(new Uint8Array(32));
  // The content of the policy's object identifier: 1.3.6.1.4.1.99999.7.2.1.
  expect(Buffer.from(token).includes(Buffer.from('060b2b06010401868d1f070201', 'hex'))).toBe(true);
});

it.each<[string, Partial<AuthorityIdentity>, boolean, RegExp]>([
  ['a name of an evaluation in production', { organisation: 'TEST Acme' }, false, /evaluation authorities only/],
  ['a country in words', { country: 'China' }, false, /country/],
  ['a blank organisation', { organisation: ' ' }, false, /O is empty/],
  ['a name that leaves no room for its generation', { names: { issuing: 'x'.repeat(62) } }, false, /issuing: CN/],
  ['one name for two roles', { names: { root: 'A', issuing: 'A' } }, false, /same common name/],
  ['an arc that is none', { policyArc: '1.2.x' }, false, /policy arc/],
  ['our own arc', { policyArc: `${ARC}.9` }, false, /policy arc/],
  ['a practice statement that is no address', { cpsUrl: 'acme.example' }, false, /practice statement/],
])('cannot be %s', (_, change, evaluation, problem) => {
  expect(identityProblems({ ...acme, ...change }, evaluation).join()).toMatch(problem);
});

it('of an evaluation is marked in every name, and cannot be a production authority’s', async () => {
  expect(identityProblems(acme, false)).toEqual([]);
  expect(identityProblems(EVALUATION_IDENTITY, true)).toEqual([]);
  expect(identityProblems(EVALUATION_IDENTITY, false)).not.toEqual([]);
  const { root, issuing } = await createHierarchy({ ...EVALUATION_IDENTITY, ...common, evaluation: true });
  expect([root, issuing].map(({ certificate }) => parseCertificate(certificate).subject.text)).toEqual([
    'CN=TEST Countersign Root CA, O=TEST Countersign, C=CN',
    'CN=TEST Countersign Issuing CA, O=TEST Countersign, C=CN',
  ]);
});
