import { parseCertificate, toPem } from '@countersign/asn1';
import { type Workbench, createWorkbench } from '@countersign/asn1/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { signCrl } from './crl.ts';
import { PkiError } from './errors.ts';
import { openAuthority } from './hierarchy.ts';
import { respondOcsp, storedOcspAnswer } from './ocsp.ts';
import type { Authority } from './model.ts';
import { dueRenewals, makeService, rolloverIssuing, rolloverRoot } from './rollover.ts';
import { signOnce } from './sign-once.ts';
import { withIssuing, withRoot, withService } from './testing/renewed-hierarchy.ts';
import { createSampleAuthority, sha256 } from './testing/sample-authority.ts';
import { addYears } from './times.ts';
import { createTimestampAuthority, lastStampInMemory } from './tsa.ts';

const now = new Date();
const first = await createSampleAuthority(now);
const issuing = await rolloverIssuing({ authority: first.authority, now });
const secondHierarchy = withIssuing(first.hierarchy, issuing);
const second = await openAuthority(secondHierarchy);
const root = await rolloverRoot({ authority: second, now });
const thirdHierarchy = withRoot(secondHierarchy, root);
const third = await openAuthority(thirdHierarchy);
const under = await rolloverIssuing({ authority: third, now, generations: { tsa: 2, ocsp: 2, platform: 2, log: 2 } });
const fourth = await openAuthority(withIssuing(thirdHierarchy, under));

const bench: Workbench = createWorkbench();
afterAll(() => bench.remove());
const pem = (name: string, ...certificates: Uint8Array[]): string => {
  bench.write(name, certificates.map((certificate) => toPem('CERTIFICATE', certificate)).join(''));
  return name;
};

const signWith = (authority: Authority) =>
  signOnce({
    authority,
    timestamps: createTimestampAuthority({ authority, clock: { now: () => now }, lastStamp: lastStampInMemory() }),
    subject: { name: '张三', organisation: null, identity: 'verified' },
    digest: sha256('a contract'),
    now,
    recordIssued: () => Promise.resolve(),
  });

describe('a rollover of the issuing CA', () => {
  it('gives it a new name, key and addresses, and renews everything below it', async () => {
    const next = parseCertificate(issuing.issuing.certificate);
    expect(next.subject.text).toContain('Issuing CA G2');
    expect(next.authorityInfoAccess?.caIssuers[0]).toMatch(/\/pki\/ca\/root\.cer$/);
    const { certificate } = await signWith(second);
    const leaf = parseCertificate(certificate);
    expect(leaf.crlUrls?.[0]).toMatch(/\/pki\/crl\/issuing-2\.crl$/);
    expect(leaf.authorityInfoAccess?.caIssuers[0]).toMatch(/\/pki\/ca\/issuing-2\.cer$/);
    const chain = [
      pem('root.pem', first.hierarchy.root.certificate),
      pem('i2.pem', issuing.issuing.certificate),
    ] as const;
    const check = ['verify', '-x509_strict', '-CAfile', chain[0], '-untrusted', chain[1]];
    expect(
      bench.openssl(...check, pem('leaf2.pem', certificate), pem('o2.pem', issuing.services.ocsp.certificate)),
    ).toBe('leaf2.pem: OK\no2.pem: OK\n');
    expect(bench.openssl(...check, '-purpose', 'timestampsign', pem('t2.pem', issuing.services.tsa.certificate))).toBe(
      't2.pem: OK\n',
    );
  });

  it('keeps earlier signatures valid: the old CA’s CRL and responder continue', async () => {
    const signed = await first.sign('signed before');
    const crl = await signCrl({ authority: second, ca: 'issuing', generation: 1, entries: [], lastNumber: null, now });
    bench.write('old.crl', crl.crl);
    bench.openssl('crl', '-inform', 'DER', '-in', 'old.crl', '-out', 'old.crl.pem');
    const [r, i] = [
      pem('root.pem', first.hierarchy.root.certificate),
      pem('i1.pem', first.hierarchy.issuing.certificate),
    ];
    const leaf = pem('leaf1.pem', signed.certificate);
    const strict = [
      'verify',
      '-x509_strict',
      '-crl_check',
      '-CRLfile',
      'old.crl.pem',
      '-CAfile',
      r,
      '-untrusted',
      i,
      leaf,
    ];
    expect(bench.openssl(...strict)).toBe('leaf1.pem: OK\n');
    bench.openssl('ocsp', '-issuer', i, '-cert', leaf, '-reqout', 'old.req');
    const lookup = () => Promise.resolve({ kind: 'good' } as const);
    bench.write('old.res', await respondOcsp({ authority: second, request: bench.read('old.req'), lookup, now }));
    const answer = bench.openssl('ocsp', '-issuer', i, '-cert', leaf, '-respin', 'old.res', '-CAfile', r, '-no_nonce');
    expect(answer).toContain('Response verify OK');
    expect(answer).toContain(': good');
    const kept = await storedOcspAnswer({
      authority: second,
      certificate: signed.certificate,
      status: { kind: 'good' },
      now,
    });
    bench.write('kept.res', kept);
    expect(
      bench.openssl('ocsp', '-issuer', i, '-cert', leaf, '-respin', 'kept.res', '-CAfile', r, '-no_nonce'),
    ).toContain(': good');
  });

  it('needs the key of the root', async () => {
    const offline = await openAuthority({ ...first.hierarchy, root: { ...first.hierarchy.root, privateKey: null } });
    await expect(rolloverIssuing({ authority: offline, now })).rejects.toThrow(PkiError);
    await expect(rolloverRoot({ authority: offline, now })).rejects.toThrow('offline');
  });
});

describe('a rollover of the root', () => {
  it('connects each root to the certificates of the other', async () => {
    const [oldRoot, newRoot] = [first.hierarchy.root.certificate, root.root.certificate];
    const [before, after] = [await first.sign('before'), await signWith(fourth)];
    const verify = (trusted: string, untrusted: string, leaf: string): string =>
      bench.openssl('verify', '-x509_strict', '-CAfile', trusted, '-untrusted', untrusted, leaf);
    const [r1, r2] = [pem('r1.pem', oldRoot), pem('r2.pem', newRoot)];
    const newLeaf = pem('after.pem', after.certificate);
    const oldLeaf = pem('before.pem', before.certificate);
    expect(verify(r2, pem('u1.pem', under.issuing.certificate), newLeaf)).toBe('after.pem: OK\n');
    expect(verify(r1, pem('u2.pem', under.issuing.certificate, root.newWithOld), newLeaf)).toBe('after.pem: OK\n');
    expect(verify(r1, pem('u3.pem', first.hierarchy.issuing.certificate), oldLeaf)).toBe('before.pem: OK\n');
    expect(verify(r2, pem('u4.pem', first.hierarchy.issuing.certificate, root.oldWithNew), oldLeaf)).toBe(
      'before.pem: OK\n',
    );
    expect(bench.run('openssl', 'verify', '-CAfile', r1, '-untrusted', 'u1.pem', newLeaf).ok).toBe(false);
  });

  it('signs the CRL of each root by its own key', async () => {
    for (const [generation, trusted] of [
      [1, first.hierarchy.root.certificate],
      [2, root.root.certificate],
    ] as const) {
      const { crl } = await signCrl({ authority: fourth, ca: 'root', generation, entries: [], lastNumber: null, now });
      bench.write('root.crl', crl);
      const by = pem('by.pem', trusted);
      expect(bench.openssl('crl', '-inform', 'DER', '-in', 'root.crl', '-CAfile', by, '-noout')).toContain('verify OK');
    }
    await expect(
      signCrl({ authority: fourth, ca: 'root', generation: 9, entries: [], lastNumber: null, now }),
    ).rejects.toThrow(PkiError);
  });
});

describe('the renewals that are due', () => {
  const nothing = { root: false, issuing: false, services: [] };
  it('are none for seven years, then the issuing CA, and the root if it would shorten the new issuing CA', () => {
    expect(dueRenewals(first.authority, now)).toEqual(nothing);
    expect(dueRenewals(first.authority, addYears(now, 6))).toEqual(nothing);
    expect(dueRenewals(first.authority, addYears(now, 7))).toEqual({ ...nothing, issuing: true });
    expect(dueRenewals(first.authority, addYears(now, 11))).toEqual({ ...nothing, issuing: true, root: true });
  });

  it('are a service a year before it ends', async () => {
    const short = await makeService({ authority: first.authority, name: 'platform', generation: 2, now });
    const renewed = await openAuthority(withService(first.hierarchy, 'platform', short));
    expect(dueRenewals(renewed, now)).toEqual(nothing);
    const restored = await openAuthority({ ...first.hierarchy, log: undefined });
    expect(dueRenewals(restored, now).services).toEqual(['log']);
  });

  it('keep an authority running for thirty years without manual work', async () => {
    const start = new Date('2026-01-01T00:00:00Z');
    let hierarchy = (await createSampleAuthority(start)).hierarchy;
    let opened = await openAuthority(hierarchy);
    let [issuers, roots] = [1, 1];
    for (let year = 1; year <= 30; year += 1) {
      const at = addYears(start, year);
      const due = dueRenewals(opened, at);
      if (due.root) {
        hierarchy = withRoot(hierarchy, await rolloverRoot({ authority: opened, now: at }));
        opened = await openAuthority(hierarchy);
        roots += 1;
      }
      if (due.issuing) {
        hierarchy = withIssuing(hierarchy, await rolloverIssuing({ authority: opened, now: at }));
        opened = await openAuthority(hierarchy);
        issuers += 1;
      }
      const { issuing: present, root: above, tsa } = opened;
      const left = (end: Date): number => end.getTime() - addYears(at, 3).getTime();
      expect([present, tsa].every(({ parsed }) => left(parsed.notAfter) > 0)).toBe(true);
      expect(above.parsed.notAfter >= present.parsed.notAfter).toBe(true);
    }
    expect([issuers, roots]).toEqual([5, 3]);
  });
});
