import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { OID, assembleSignedData, buildSignedAttributes, parseCertificate } from '@countersign/asn1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginSignature,
  joinRevision,
  openRevisionFromJson,
  openRevisionToJson,
  type OpenRevision,
  resumeSignature,
} from '../index.ts';
import { coveredOctets, createJudges, type Judges } from '../testing/judges.ts';
import { textPdf } from '../testing/sample-pdfs.ts';

const AT = new Date('2026-05-04T03:02:01Z');
const newFields = [{ kind: 'SIGNATURE' as const, fieldId: 'outside', place: null }];
const opened = (base: Uint8Array, reserve?: number): OpenRevision =>
  beginSignature(base, {
    fieldId: 'outside',
    newFields,
    name: '外部签署人',
    signingTime: AT,
    ...(reserve && { reserve }),
  });

let judges: Judges;
let base: Uint8Array;
let open: OpenRevision;
/** Signs with OpenSSL, which receives the octets. */
let cms: Uint8Array;
beforeAll(() => {
  judges = createJudges();
  base = textPdf(2);
  open = opened(base);
  cms = judges.sign('Outside_Signer', coveredOctets(joinRevision(base, open.append), open.byteRange));
});
afterAll(() => judges.bench.remove());

/** Signs with a key in OpenSSL that receives only the signed attributes with the digest. */
function cmsOverDigest(digest: Uint8Array): Uint8Array {
  const { bench } = judges;
  const certificate = new Uint8Array(new X509Certificate(bench.read('leaf.pem')).raw);
  const { issuer, serial } = parseCertificate(certificate);
  const certHash = new Uint8Array(createHash('sha256').update(certificate).digest());
  const signer = { issuerDer: issuer.der, serial, certHash };
  const signedAttributes = buildSignedAttributes({ contentType: OID.data, messageDigest: digest, signer });
  bench.write('attributes.der', signedAttributes);
  bench.openssl('dgst', '-sha256', '-sign', 'leaf.key', '-out', 'value.der', 'attributes.der');
  return assembleSignedData({
    signer,
    signedAttributes,
    signature: bench.read('value.der'),
    contentType: OID.data,
    content: null,
    certificates: [certificate],
    digestAlgorithm: 'sha256' as const,
    signatureAlgorithm: OID.sha256WithEcdsa,
    unsignedAttributes: [],
  });
}
const expectValid = (file: Uint8Array): void => {
  expect(judges.pdfsig(file)).toEqual([{ valid: true, trusted: true, wholeFile: true, signer: 'Outside_Signer' }]);
  expect(judges.qpdfRemarks(file)).toBe('');
};
const kindOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return (error as { kind?: string }).kind ?? String(error);
  }
  return 'accepted';
};

describe('a revision that waits for an external signer', () => {
  it('can be stored as JSON and resumed by another process', () => {
    const { bench } = judges;
    bench.write('open.json', openRevisionToJson(open));
    bench.write('base.pdf', base);
    bench.write('outside.cms', cms);
    const script = `
      import { readFileSync, writeFileSync } from 'node:fs';
      import { joinRevision, openRevisionFromJson, resumeSignature } from ${JSON.stringify(join(import.meta.dirname, '..', 'index.ts'))};
      const base = readFileSync('base.pdf');
      const open = openRevisionFromJson(readFileSync('open.json', 'utf8'));
      writeFileSync('signed.pdf', joinRevision(base, resumeSignature(base, open, readFileSync('outside.cms'))));`;
    const tsx = import.meta.resolve('tsx');
    execFileSync(process.execPath, ['--import', tsx, '--input-type=module', '-e', script], { cwd: bench.directory });
    const signed = bench.read('signed.pdf');
    expect(Buffer.from(signed.subarray(0, base.length)).equals(Buffer.from(base))).toBe(true);
    expectValid(signed);
  });

  it('is unchanged after a round trip through JSON', () => {
    expect(openRevisionFromJson(openRevisionToJson(open))).toEqual(open);
    for (const text of [
      '',
      'null',
      '{}',
      '{"size":-1}',
      openRevisionToJson(open).replace('"byteRange":[0,', '"byteRange":["0",'),
    ])
      expect(kindOf(() => openRevisionFromJson(text))).toBe('DAMAGED');
  });

  it('accepts a signature whose key received only the digest', () => {
    expectValid(joinRevision(base, resumeSignature(base, open, cmsOverDigest(open.digest))));
  });

  it('is refused if the base changed meanwhile', () => {
    const moved = joinRevision(base, open.append);
    const changed = Uint8Array.from(base);
    changed[base.length - 40]! ^= 1;
    for (const other of [moved, changed, base.subarray(0, -1)])
      expect(kindOf(() => resumeSignature(other, open, cms))).toBe('BASE_MOVED');
  });

  it('is refused if the open revision was changed', () => {
    const append = Uint8Array.from(open.append);
    append[10]! ^= 1;
    const full = Uint8Array.from(open.append);
    full[open.contentsAt] = 0x31;
    const changes: Partial<OpenRevision>[] = [
      { append },
      { append: full },
      { digest: new Uint8Array(32) },
      { digest: new Uint8Array(20) },
      { contentsAt: open.contentsAt - 2 },
      { reserve: open.reserve - 1 },
      { byteRange: [0, open.byteRange[1] - 2, open.byteRange[2], open.byteRange[3]] },
    ];
    for (const change of changes)
      expect(kindOf(() => resumeSignature(base, { ...open, ...change }, cms))).toBe('BASE_MOVED');
  });

  it('is refused if the CMS is larger than the reserved space', () => {
    const small = opened(base, 600);
    expect(kindOf(() => resumeSignature(base, small, cmsOverDigest(small.digest)))).toBe('SIGNATURE_TOO_LARGE');
  });

  it('is refused if the CMS signs something else or is not a CMS (security 59)', () => {
    const other = opened(textPdf(3));
    const broken = Uint8Array.from(cms);
    broken[broken.length - 3]! ^= 1;
    for (const wrong of [
      cmsOverDigest(other.digest),
      broken,
      new Uint8Array(),
      Uint8Array.of(0x30, 0),
      Buffer.concat([cms, cms]),
    ])
      expect(kindOf(() => resumeSignature(base, open, wrong))).toBe('SIGNATURE_MISMATCH');
  });

  it('is refused if the signature does not bind its certificate or uses a weak hash (security 59)', () => {
    const { bench } = judges;
    bench.write('covered.bin', coveredOctets(joinRevision(base, open.append), open.byteRange));
    for (const how of ['-md sha256', '-cades -md sha1']) {
      const words = `cms -sign ${how} -binary -in covered.bin -signer leaf.pem -inkey leaf.key -outform DER -out weak.cms`;
      bench.openssl(...words.split(' '));
      expect(kindOf(() => resumeSignature(base, open, bench.read('weak.cms')))).toBe('SIGNATURE_MISMATCH');
    }
  });
});
