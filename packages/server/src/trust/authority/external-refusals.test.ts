import { generateKeyPairSync } from 'node:crypto';
import { OID, buildName, der, parseCertificate } from '@countersign/asn1';
import { checkExternalChain, checkList } from '@countersign/pki';
import { describe, expect, it } from 'vitest';
import { readExternalAnswer } from '../signer/external-answer.ts';
import { type Differing, type OutsideCa, certified, issuing, outsideCa, outsideList } from './testing/outside-ca.ts';

const NOW = new Date();
const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const spki = new Uint8Array(publicKey.export({ type: 'spki', format: 'der' }));
const requested = buildName([
  ['C', 'CH'],
  ['CN', 'Acme Issuing CA'],
]);
const expected = { spki, requested, now: NOW };
const root = outsideCa('enterprise', null);
const ours = (by: OutsideCa, how: Differing = {}) =>
  certified({ subject: requested, spki }, issuing(by), { until: 3650, ...how });
const check = (chain: readonly Uint8Array[]) => () => checkExternalChain(chain, expected);
const UNKNOWN = { oid: '1.3.6.1.4.1.99999.1', critical: true, value: der.nullValue() };

describe('A path below an external root is refused', () => {
  it('accepts a good one, in any order', () => {
    const policy = outsideCa('policy', root, { pathLength: 1 });
    const chain = [root.der, ours(policy), policy.der];
    expect(checkExternalChain(chain, expected).between).toEqual([policy.der]);
    expect(checkExternalChain([ours(root), root.der], expected).between).toEqual([]);
  });

  it.each<[string, Differing, string]>([
    ['has expired', { from: -800, until: -1 }, 'CN=policy, O=Acme, C=CH has expired'],
    ['is not valid yet', { from: 2 }, 'CN=policy, O=Acme, C=CH is not valid yet'],
    ['ends before the issuing CA', { until: 3000 }, 'is not valid as long as the issuing CA'],
    ['is for TLS servers', { purposes: ['1.3.6.1.5.5.7.3.1'] }, 'purposes of CN=policy, O=Acme, C=CH are restricted'],
    ['signs lists only', { usages: ['cRLSign'] }, 'may not sign certificates (key usage)'],
    ['signs no lists', { usages: ['keyCertSign'] }, 'may not sign revocation lists (key usage)'],
    ['is signed with SHA-1', { isWeak: true }, 'the signature algorithm of CN=policy, O=Acme, C=CH is too weak'],
    ['has an unknown critical extension', { more: [UNKNOWN] }, 'not supported here: 1.3.6.1.4.1.99999.1'],
    ['permits no CA below it', { pathLength: 0 }, 'permits no CA below it (path length), and 1 is'],
    ['is not a CA', { isCa: false }, 'is not a CA (basic constraints)'],
  ])('whose CA between %s', (_what, how, why) => {
    const policy = outsideCa('policy', root, how);
    expect(check([ours(policy), policy.der, root.der])).toThrow(why);
  });

  it.each<[string, Differing, string]>([
    ['ends within three years', { until: 1000 }, 'ends within three years'],
    ['is not valid yet', { from: 2 }, 'is not valid yet'],
    ['is for signing code', { purposes: ['1.3.6.1.5.5.7.3.3'] }, 'purposes of the CA are restricted'],
    ['signs no certificates', { usages: ['cRLSign'] }, 'may not sign certificates and revocation lists (key usage)'],
    ['is signed with SHA-1', { isWeak: true }, 'signature algorithm of the certificate is too weak'],
    ['has an unknown critical extension', { more: [UNKNOWN] }, 'not supported here: 1.3.6.1.4.1.99999.1'],
  ])('whose issuing CA %s', (_what, how, why) => {
    expect(check([ours(root, how), root.der])).toThrow(why);
  });

  it('whose root has expired', () => {
    const old = outsideCa('old', null, { from: -900, until: -1 });
    expect(check([ours(old), old.der])).toThrow('the root has expired');
  });

  it('with more than four CAs between', () => {
    const between: OutsideCa[] = [];
    for (const name of ['one', 'two', 'three', 'four', 'five']) between.push(outsideCa(name, between.at(-1) ?? root));
    const [fourth = root, fifth = root] = between.slice(3);
    const four = between.slice(0, 4).map((ca) => ca.der);
    expect(checkExternalChain([ours(fourth), ...four, root.der], expected).between).toHaveLength(4);
    expect(check([ours(fifth), ...four, fifth.der, root.der])).toThrow('more than 4 CAs are between');
  });
});

describe('The list of a CA above is refused', () => {
  const policy = outsideCa('policy', root);
  const answer = ours(policy);
  const chain = [answer, policy.der, root.der];
  const read = (ofPolicy: Uint8Array, ofRoot = outsideList(root, { number: 1 })) =>
    readExternalAnswer({ chain, lists: [ofPolicy, ofRoot] }, [], expected);

  it('that has revoked a certificate of the path', () => {
    const { parsed } = policy;
    expect(read(outsideList(policy, { number: 7 })).between[0]?.made.number).toBe(7);
    const naming = outsideList(root, { number: 2, revoked: [parsed] });
    expect(() => read(outsideList(policy, { number: 7 }), naming)).toThrow(
      'the list of CN=enterprise, O=Acme, C=CH has revoked CN=policy, O=Acme, C=CH',
    );
    const below = outsideList(policy, { number: 8, revoked: [parseCertificate(answer)] });
    expect(() => read(below)).toThrow('has revoked CN=Acme Issuing CA');
  });

  it.each([
    ['that has expired', { number: 7, from: -90, until: -1 }, 'the CRL has expired'],
    ['of a time to come', { number: 7, from: 1 }, 'the CRL is of a time to come'],
    [
      'of changes only',
      { number: 7, more: [{ oid: OID.deltaCrlIndicator, critical: true, value: der.integer(6) }] },
      'a complete one is needed',
    ],
  ])('%s', (_what, how, why) => {
    expect(() => read(outsideList(policy, how))).toThrow(why);
  });

  it('that another key has signed, or whose number is too large', () => {
    const twin = outsideCa('policy', root);
    expect(() => read(outsideList(twin, { number: 7 }))).toThrow('the CRL is not of this root');
    const large = outsideList(root, { number: 2 ** 60 });
    expect(() => checkList(large, { root: root.der, lastNumber: null, revoked: [], now: NOW })).toThrow('larger than');
  });
});
