import { OID, buildName, der } from '@countersign/asn1';
import { describe, expect, it } from 'vitest';
import { customPdf } from '../../testing/sample-pdfs.ts';
import { TestAuthority, signFile } from '../../testing/test-authority.ts';
import { verifyPdf } from '../verify.ts';
import { namesAreAllowed } from './name-constraints.ts';

describe('An issuer restricted to some names (RFC 5280 §4.2.1.10)', () => {
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
    ['the permitted name', constraints(0, directory('Alice')), [], true],
    ['another name', constraints(0, directory('Bob')), [], false],
    ['an excluded name', constraints(1, directory('Alice')), [], false],
    ['an excluded name in another case and with more spaces', constraints(1, directory(' aLICE ')), [], false],
    [
      'a mail address within the permitted host',
      constraints(0, mail('example.com')),
      alternative('a@example.com'),
      true,
    ],
    ['a mail address elsewhere', constraints(0, mail('example.com')), alternative('a@example.org'), false],
    [
      'a name of a kind whose constraint is not supported',
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

  it('checks a mail address in the subject against the mail constraints', () => {
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
