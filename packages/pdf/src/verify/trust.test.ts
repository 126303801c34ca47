import { OID, buildCrl, extensions } from '@countersign/asn1';
import { sign } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { PdfDocument } from '../syntax/document.ts';
import { PdfStream, dict } from '../syntax/objects.ts';
import { customPdf } from '../testing/sample-pdfs.ts';
import { TestAuthority } from '../testing/test-authority.ts';
import { nameKey } from './path/names.ts';
import { Trust } from './trust.ts';

const NOW = new Date('2026-05-04T00:00:00Z');
const later = new Date('2027-05-04T00:00:00Z');
const authority = new TestAuthority({ from: new Date('2026-01-01T00:00:00Z'), to: later });
const { root } = authority;

it('A store that lists one item thousands of times is read like one that lists it once (security 63)', () => {
  const alice = authority.signer('Alice');
  const crl = buildCrl(
    {
      signatureAlgorithm: OID.sha256WithEcdsa,
      issuer: root.parsed.subject.der,
      thisUpdate: NOW,
      nextUpdate: later,
      entries: [],
      extensions: [extensions.crlNumber(1n)],
    },
    (tbs) => sign('sha256', tbs, root.key),
  );
  const often = <T>(one: T): T[] => Array.from({ length: 1_000 }, () => one);
  const file = customPdf({
    pages: [{}],
    catalog: (writer) => {
      const stream = (der: Uint8Array) => writer.add(new PdfStream(new Map(), Buffer.from(der)));
      // The same object many times, and another one with the same octets.
      const pieces = (der: Uint8Array) => [...often(stream(der)), stream(der)];
      const ocsp = authority.ocsp({ about: alice, at: NOW });
      return { DSS: dict({ Certs: pieces(alice.certificate), OCSPs: pieces(ocsp), CRLs: pieces(crl) }) };
    },
  });
  const document = PdfDocument.open(file);
  const decode = vi.spyOn(document, 'decode');
  const known = { ocsps: [], crls: [], needsStatus: true, ownArc: null, grants: [] };
  const trust = new Trust(document, [root.parsed], NOW, known);
  expect(decode).toHaveBeenCalledTimes(6);
  const data = trust.revocation({ ocspResponses: [], crls: [] }, 0);
  expect(data.answersOn(alice.parsed.serialHex)).toHaveLength(1);
  expect(data.listsOf(nameKey(root.parsed.subject))).toHaveLength(1);
});
