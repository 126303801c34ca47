import { sign } from 'node:crypto';
import {
  type Extension,
  OID,
  type RevocationReason,
  assembleSigned,
  buildCrl,
  buildTbsCrl,
  der,
  extensions,
} from '@countersign/asn1';
import { describe, expect, it } from 'vitest';
import { joinRevision, prepareRevision } from '../sign/revisions.ts';
import { validationRevision } from '../sign/validation-data.ts';
import { customPdf } from '../testing/sample-pdfs.ts';
import { type Holder, TestAuthority, signFile, stampFile } from '../testing/test-authority.ts';
import { verifyPdf } from './verify.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 4, number));
const validity = { from: day(-300), to: day(3000) };
const authority = new TestAuthority(validity);
const alice = authority.signer('Alice');
const stamper = authority.stamper();
const upload = customPdf({ pages: [{}] });
const fields = [{ kind: 'SIGNATURE' as const, fieldId: 'alice', place: null }];
const prepared = joinRevision(upload, prepareRevision(upload, { fields }));
const signed = signFile(prepared, alice, { fieldId: 'alice', signingTime: day(1) });
const stamped = signFile(
  prepared,
  alice,
  { fieldId: 'alice', signingTime: day(1) },
  { stamp: { by: stamper, at: day(1) } },
);

const verify = (file: Uint8Array, now: Date, data: { ocsps?: Uint8Array[]; crls?: Uint8Array[] } = {}) => {
  const withData = joinRevision(file, validationRevision(file, { certs: [], ocsps: [], crls: [], ...data }));
  const [one] = verifyPdf(withData, { roots: [authority.root.certificate], now, needsStatus: true }).signatures;
  return one;
};
const good = { indication: 'TOTAL_PASSED', integrity: true, trusted: true };
const later = { indication: 'INDETERMINATE', subIndication: 'TRY_LATER', integrity: true, trusted: false };

interface CrlPlan {
  readonly by?: Holder;
  readonly at?: Date;
  readonly until?: Date;
  readonly hash?: 'sha256' | 'sha1';
  readonly more?: readonly Extension[];
  readonly entry?: { readonly of: Holder; readonly at: Date; readonly reason: RevocationReason | null };
}

function crl({
  by = authority.root,
  at = day(1),
  until = day(5),
  hash = 'sha256',
  more = [],
  entry,
}: CrlPlan): Uint8Array {
  const signatureAlgorithm = hash === 'sha1' ? OID.sha1WithEcdsa : OID.sha256WithEcdsa;
  return buildCrl(
    {
      signatureAlgorithm,
      issuer: authority.root.parsed.subject.der,
      thisUpdate: at,
      nextUpdate: until,
      entries: entry ? [{ serial: entry.of.parsed.serial, revokedAt: entry.at, reason: entry.reason }] : [],
      extensions: [extensions.crlNumber(1n), ...more],
    },
    (tbs) => sign(hash, tbs, by.key),
  );
}

/** A list in which an entry of another certificate has an unknown critical extension. */
function crlWithUnknownEntry(): Uint8Array {
  const tbs = buildTbsCrl({
    signatureAlgorithm: OID.sha256WithEcdsa,
    issuer: authority.root.parsed.subject.der,
    thisUpdate: day(1),
    nextUpdate: day(5),
    extensions: [],
    entries: [{ serial: Buffer.of(9), revokedAt: day(1), reason: 'superseded' }],
  });
  // Turns the reason into a critical extension with another identifier of the same length.
  const reason = Buffer.from(der.oid(OID.reasonCode));
  const at = Buffer.from(tbs).indexOf(reason);
  const unknown = Buffer.from(tbs);
  unknown[at + reason.length - 1] = 99;
  const critical = Buffer.from(der.boolean(true));
  const grown = Buffer.concat([
    unknown.subarray(0, at + reason.length),
    critical,
    unknown.subarray(at + reason.length),
  ]);
  // Extension, Extensions, entry, entries, TBSCertList.
  for (const start of enclosing(tbs, at)) grown[start + 1] = (grown[start + 1] ?? 0) + critical.length;
  return assembleSigned(grown, OID.sha256WithEcdsa, sign('sha256', grown, authority.root.key));
}

/** The offsets of the elements that contain an octet; their lengths are in the short form or in one additional octet. */
function enclosing(bytes: Uint8Array, target: number): number[] {
  const found: number[] = [];
  const walk = (from: number, to: number): void => {
    for (let at = from; at < to;) {
      const long = (bytes[at + 1] ?? 0) === 0x81 ? 1 : 0;
      const length = bytes[at + 1 + long] ?? 0;
      const start = at + 2 + long;
      if (target >= start && target < start + length && ((bytes[at] ?? 0) & 0x20) !== 0) {
        found.push(at + long);
        walk(start, start + length);
      }
      at = start + length;
    }
  };
  walk(0, bytes.length);
  return found;
}

describe('Revocation data (security 70)', () => {
  it('that has expired says nothing about the present', () => {
    const ocsps = [authority.ocsp({ about: alice, at: day(1), until: day(5) })];
    for (const data of [{ ocsps }, { crls: [crl({})] }]) {
      expect(verify(signed, day(4), data)).toMatchObject(good);
      expect(verify(signed, day(6), data)).toMatchObject({
        ...later,
        notes: expect.arrayContaining(['REVOCATION_STALE']),
      });
      // It was fresh at the instant that a time-stamp proves.
      expect(verify(stamped, day(6), data)).toMatchObject(good);
    }
  });

  it('of the future is refused', () => {
    const ocsps = [authority.ocsp({ about: alice, at: day(9), until: day(12) })];
    for (const data of [{ ocsps }, { crls: [crl({ at: day(9), until: day(12) })] }]) {
      expect(verify(signed, day(4), data)).toMatchObject(later);
      expect(verify(signed, day(10), data)).toMatchObject(good);
    }
  });

  it('dated after the time-stamp over it is refused', () => {
    const data = { certs: [], crls: [], ocsps: [authority.ocsp({ about: alice, at: day(9), until: day(12) })] };
    const held = joinRevision(stamped, validationRevision(stamped, data));
    const file = stampFile(held, stamper, 'over', day(4));
    const verified = verifyPdf(file, { roots: [authority.root.certificate], now: day(10), needsStatus: true });
    expect(verified.signatures[0]).toMatchObject(later);
  });

  it.each([
    [
      'a critical extension of the list',
      () => crl({ more: [{ oid: '2.5.29.99', critical: true, value: der.nullValue() }] }),
    ],
    ['a critical extension of an entry', crlWithUnknownEntry],
    ['SHA-1', () => crl({ hash: 'sha1' })],
    ['another key', () => crl({ by: alice })],
  ])('is refused for %s', (_, made) => {
    expect(verify(signed, day(4), { crls: [made()] })).toMatchObject(later);
  });

  it('is accepted with a non-critical unknown extension of the list', () => {
    const more = [{ oid: '2.5.29.99', critical: false, value: der.nullValue() }];
    expect(verify(signed, day(4), { crls: [crl({ more })] })).toMatchObject(good);
  });

  it('of a revoked responder is refused', () => {
    const delegate = authority.responder(validity, []);
    const ocsps = [authority.ocsp({ about: alice, at: day(1), until: day(5), by: delegate })];
    expect(verify(signed, day(4), { ocsps })).toMatchObject(good);
    const entry = { of: delegate, at: day(0), reason: 'keyCompromise' } as const;
    const onlyDelegate = crl({ entry, at: day(1), until: day(2) });
    expect(verify(signed, day(4), { ocsps, crls: [onlyDelegate] })).toMatchObject(later);
  });

  // The authority reported an earlier revocation later; the author of the file may put the more favourable one first.
  it.each([
    [
      'OCSP',
      (revokedAt: Date) => ({
        ocsps: [authority.ocsp({ about: alice, at: day(2), status: { kind: 'revoked', at: revokedAt, reason: null } })],
      }),
    ],
    ['CRL', (revokedAt: Date) => ({ crls: [crl({ at: day(2), entry: { of: alice, at: revokedAt, reason: null } })] })],
  ] as const)('with two revocations counts from the earlier one (%s)', (_, toldBy) => {
    const [early, late] = [toldBy(day(0)), toldBy(day(3))] as { ocsps?: Uint8Array[]; crls?: Uint8Array[] }[];
    for (const all of [
      [late, early],
      [early, late],
    ]) {
      const data = { ocsps: all.flatMap((one) => one?.ocsps ?? []), crls: all.flatMap((one) => one?.crls ?? []) };
      expect(verify(stamped, day(4), data)).toMatchObject({
        indication: 'TOTAL_FAILED',
        subIndication: 'REVOKED',
        revocation: { revokedAt: day(0) },
      });
    }
  });

  it('with a compromised and a superseded key counts as compromised', () => {
    const saying = (reason: RevocationReason) =>
      authority.ocsp({ about: stamper, at: day(3), status: { kind: 'revoked', at: day(2), reason } });
    for (const reasons of [['superseded', 'keyCompromise'] as const, ['keyCompromise', 'superseded'] as const]) {
      const data = { certs: [], crls: [], ocsps: reasons.map(saying) };
      const file = joinRevision(stamped, validationRevision(stamped, data));
      const [one] = verifyPdf(file, { roots: [authority.root.certificate], now: day(4) }).signatures;
      expect(one?.timestamps).toMatchObject([{ trusted: false, subIndication: 'REVOKED_NO_POE' }]);
    }
  });
});
