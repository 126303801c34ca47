import type { RevocationReason } from '@countersign/asn1';
import { expect, it, describe } from 'vitest';
import { joinRevision, prepareRevision } from '../sign/revisions.ts';
import { validationRevision } from '../sign/validation-data.ts';
import { customPdf } from '../testing/sample-pdfs.ts';
import { type Holder, TestAuthority, signFile, stampFile } from '../testing/test-authority.ts';
import { verifyPdf } from './verify.ts';

const year = (number: number): Date => new Date(Date.UTC(2026 + number, 4, 4));
const span = (from: number, to: number) => ({ from: year(from), to: year(to) });
const authority = new TestAuthority(span(-1, 60));
const alice = authority.signer('Alice', span(-1, 2));
const bob = authority.signer('Bob', span(-1, 10));
/** Each is valid for ten years and is replaced after eight. */
const stampers = [0, 8, 16, 24, 32].map((start) => authority.stamper(span(start - 1, start + 9), `TSA ${start}`));

const upload = customPdf({ pages: [{}] });
const fields = ['alice', 'bob'].map((fieldId) => ({ kind: 'SIGNATURE' as const, fieldId, place: null }));
const prepared = joinRevision(upload, prepareRevision(upload, { fields }));
const verify = (file: Uint8Array, now: Date) => verifyPdf(file, { roots: [authority.root.certificate], now });

const by = (stamper: Holder, at: Date) => ({ stamp: { by: stamper, at } });
const withData = (file: Uint8Array, ...ocsps: Uint8Array[]): Uint8Array =>
  joinRevision(file, validationRevision(file, { certs: [], ocsps, crls: [] }));
const [first] = stampers as [Holder];
const signed = signFile(prepared, alice, { fieldId: 'alice', signingTime: year(0) }, by(first, year(0)));
const good = (about: Holder, at: Date) => authority.ocsp({ about, at, until: at });

describe('A contract over thirty years', () => {
  const completed = stampFile(withData(signed, good(alice, year(0)), good(first, year(0))), first, 'stamp-0', year(0));
  const renewals = [8, 16, 24].map((at, index) => ({ at, old: stampers[index]!, next: stampers[index + 1]! }));
  const renewed = renewals.reduce(
    (file, { at, old, next }) => stampFile(withData(file, good(old, year(at))), next, `stamp-${at}`, year(at)),
    completed,
  );

  it('passes at the end if it is renewed, each time-stamp at the instant that the next one proves', () => {
    const report = verify(renewed, year(30));
    expect(report).toMatchObject({ valid: true, signatures: [{ level: 'PAdES-B-LTA', indication: 'TOTAL_PASSED' }] });
    expect(report.signatures[0]?.proofOfExistence).toEqual({ time: year(0), source: 'SIGNATURE_TIMESTAMP' });
    expect(report.timestamps.map(({ proofOfExistence }) => proofOfExistence.time)).toEqual([
      year(8),
      year(16),
      year(24),
      null,
    ]);
  });

  it('does not pass if it was not renewed', () => {
    expect(verify(completed, year(8))).toMatchObject({ valid: true });
    expect(verify(completed, year(30))).toMatchObject({
      valid: false,
      signatures: [{ integrity: true, indication: 'INDETERMINATE', subIndication: 'OUT_OF_BOUNDS_NO_POE' }],
      timestamps: [{ integrity: true, indication: 'INDETERMINATE', subIndication: 'OUT_OF_BOUNDS_NO_POE' }],
    });
  });

  it('does not pass if it was renewed too late', () => {
    const late = stampFile(withData(completed, good(first, year(10))), stampers[1]!, 'stamp-10', year(10));
    expect(verify(late, year(11))).toMatchObject({ valid: false, timestamps: [{ trusted: false }, { trusted: true }] });
  });

  it('passes with OCSP answers of an expired responder only with a time-stamp over them', () => {
    const responder = authority.responder(span(-1, 1));
    const answers = [alice, first].map((about) =>
      authority.ocsp({ about, at: year(0), until: year(1), by: responder }),
    );
    const bare = withData(signed, ...answers);
    expect(verify(bare, year(3)).signatures[0]).toMatchObject({ subIndication: 'REVOCATION_OUT_OF_BOUNDS_NO_POE' });
    expect(verify(stampFile(bare, first, 'stamp', year(0)), year(3))).toMatchObject({ valid: true });
  });
});

describe('A revoked certificate', () => {
  const revoked = (about: Holder, at: Date, reason: RevocationReason = 'keyCompromise') =>
    authority.ocsp({ about, at: year(1), status: { kind: 'revoked', at, reason } });
  const one = (file: Uint8Array) => verify(file, year(1)).signatures[0];

  it('leaves the signature valid if a time-stamp proves that it existed before the revocation', () => {
    const file = withData(signed, revoked(alice, new Date(year(0).getTime() + 1000)));
    expect(one(file)).toMatchObject({
      indication: 'TOTAL_PASSED',
      trusted: true,
      revocation: { status: 'REVOKED', source: 'OCSP', revokedAt: new Date(year(0).getTime() + 1000) },
    });
  });

  it('makes the signature fail if the signature proves that it was made after the revocation', () => {
    const before = new Date(year(0).getTime() - 86_400_000);
    expect(one(withData(signed, revoked(alice, before)))).toMatchObject({
      indication: 'TOTAL_FAILED',
      subIndication: 'REVOKED',
    });
  });

  it('makes the signature INDETERMINATE if nothing proves that it existed before the revocation', () => {
    const unstamped = signFile(prepared, alice, { fieldId: 'alice', signingTime: year(0) });
    const file = withData(unstamped, revoked(alice, new Date(year(0).getTime() + 1000)));
    expect(one(file)).toMatchObject({ indication: 'INDETERMINATE', subIndication: 'REVOKED_NO_POE' });
  });

  it('is also detected by external revocation data', () => {
    const ocsps = [revoked(alice, new Date(year(0).getTime() - 86_400_000))];
    const report = verifyPdf(signed, { roots: [authority.root.certificate], now: year(1), ocsps });
    expect(report.signatures[0]).toMatchObject({ indication: 'TOTAL_FAILED', subIndication: 'REVOKED' });
  });

  it('of a time-stamp authority matters if the key was compromised, not if it was superseded', () => {
    const later = new Date(year(0).getTime() + 1000);
    expect(one(withData(signed, revoked(first, later, 'superseded')))).toMatchObject({
      trusted: true,
      timeSource: 'TIMESTAMP',
    });
    const stolen = one(withData(signed, revoked(first, later, 'keyCompromise')));
    expect(stolen).toMatchObject({ timeSource: 'CLAIMED', notes: expect.arrayContaining(['TIMESTAMP_NOT_TRUSTED']) });
  });
});

describe('Time', () => {
  it('a signature over a time-stamp fails if its certificate had expired before that time-stamp', () => {
    const stamped = stampFile(signed, stampers[1]!, 'stamp', year(8));
    const ended = authority.signer('Ended', span(-1, 7));
    const file = signFile(stamped, ended, { fieldId: 'bob', signingTime: year(6) });
    expect(verify(file, year(9)).signatures[1]).toMatchObject({ indication: 'TOTAL_FAILED', subIndication: 'EXPIRED' });
  });

  it('a signature without proof of existence is INDETERMINATE if its certificate expired unrevoked', () => {
    const unstamped = signFile(prepared, alice, { fieldId: 'alice', signingTime: year(0) });
    expect(verify(withData(unstamped, good(alice, year(2))), year(3)).signatures[0]).toMatchObject({
      integrity: true,
      indication: 'INDETERMINATE',
      subIndication: 'OUT_OF_BOUNDS_NOT_REVOKED',
      proofOfExistence: { time: null, source: 'NONE' },
    });
  });

  it('time-stamps in the wrong order prove nothing', () => {
    const backwards = stampFile(stampFile(signed, stampers[0]!, 'one', year(2)), stampers[0]!, 'two', year(1));
    const report = verify(backwards, year(3));
    expect(report.timestamps[0]).toMatchObject({ trusted: false, subIndication: 'TIMESTAMP_ORDER_FAILURE' });
    expect(report.valid).toBe(false);
  });

  it('an answer older than the signature says nothing about it', () => {
    const file = withData(
      signFile(prepared, bob, { fieldId: 'bob', signingTime: year(1) }, by(first, year(1))),
      authority.ocsp({ about: bob, at: year(0), until: new Date(year(0).getTime() + 86_400_000) }),
    );
    expect(verify(file, year(1)).signatures[0]).toMatchObject({
      indication: 'INDETERMINATE',
      subIndication: 'TRY_LATER',
    });
  });
});
