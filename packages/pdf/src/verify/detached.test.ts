import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { TestAuthority, signDigest } from '../testing/test-authority.ts';
import { verifyCertificate, verifyDetached } from './detached.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 4, number));
const authority = new TestAuthority({ from: day(-300), to: day(3000) });
const alice = authority.signer('Alice');
const content = Buffer.from('content');
const cms = signDigest(alice, createHash('sha256').update(content).digest(), {
  stamp: { by: authority.stamper(), at: day(1) },
});
const trust = { roots: [authority.root.certificate], certificates: [], ocsps: [], crls: [] };

it('A detached signature without a status of its signer passes only if none is required (security 71)', () => {
  const failureBy = (more: Partial<Parameters<typeof verifyDetached>[2]>) => [
    verifyDetached(cms, content, { ...trust, ...more }).failure,
    verifyCertificate(alice.certificate, day(1), { ...trust, ...more }),
  ];
  expect(failureBy({})).toEqual([null, null]);
  expect(failureBy({ needsStatus: true })).toEqual(['TRY_LATER', 'TRY_LATER']);
  // A list that had expired by then says nothing about that instant.
  const saying = (from: number, until: number) => [authority.ocsp({ about: alice, at: day(from), until: day(until) })];
  expect(failureBy({ needsStatus: true, ocsps: saying(-9, -1) })).toEqual(['TRY_LATER', 'TRY_LATER']);
  expect(failureBy({ needsStatus: true, ocsps: saying(-9, 5) })).toEqual([null, null]);
});
