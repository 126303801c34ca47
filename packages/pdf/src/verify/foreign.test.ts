import { createHash } from 'node:crypto';
import { type Workbench, createWorkbench } from '@countersign/asn1/testing';
import { fromPem } from '@countersign/asn1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinRevision } from '../sign/revisions.ts';
import { PdfDocument } from '../syntax/document.ts';
import { Increment } from '../syntax/increment.ts';
import { asciiString, dict, name } from '../syntax/objects.ts';
import { customPdf } from '../testing/sample-pdfs.ts';
import { verifyPdf } from './verify.ts';

const RESERVE = 16_384;
let bench: Workbench;
beforeAll(() => {
  bench = createWorkbench();
});
afterAll(() => bench.remove());

/** A file with a signature field as other programs make it, and what a CMS over it covers. */
function opened(subFilter: string) {
  const base = customPdf({ pages: [{}] });
  const increment = new Increment(PdfDocument.open(base));
  let at = 0;
  const signature = increment.addCustom((sink) => {
    sink.text(`<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /${subFilter} /M (D:20260504030201+02'00') /ByteRange `);
    sink.text(`${'*'.repeat(60)} /Contents `);
    at = sink.offset;
    sink.text(`<${'0'.repeat(2 * RESERVE)}> >>`);
  });
  const widget = {
    Type: name('Annot'),
    Subtype: name('Widget'),
    Rect: [0, 0, 0, 0],
    FT: name('Sig'),
    T: asciiString('s'),
  };
  const field = increment.add(dict({ ...widget, V: signature }));
  increment.edit(increment.document.rootRef).set('AcroForm', dict({ Fields: [field], SigFlags: 3 }));
  const file = Buffer.from(joinRevision(base, new Uint8Array(increment.write())));
  const second = at + 2 * RESERVE + 2;
  file.write(`[0 ${at} ${second} ${file.length - second}]`.padEnd(60), file.indexOf('*'.repeat(60)), 'latin1');
  return {
    covered: Buffer.concat([file.subarray(0, at), file.subarray(second)]),
    complete: (cms: Uint8Array): Uint8Array => {
      file.write(Buffer.from(cms).toString('hex'), at + 1, 'latin1');
      return file;
    },
  };
}

interface Foreign {
  readonly key: string;
  readonly options: string;
  readonly subFilter?: string;
}

const ecdsa = (curve: string): string => `-algorithm EC -pkeyopt ec_paramgen_curve:${curve}`;
const rsa = (bits: number): string => `-algorithm RSA -pkeyopt rsa_keygen_bits:${bits}`;

/** Signs what is covered with OpenSSL, as a program of another house would. */
function sign({ key, options, subFilter = 'adbe.pkcs7.detached' }: Foreign): Uint8Array {
  bench.openssl('genpkey', ...key.split(' '), '-out', 'key.pem');
  const request = 'req -x509 -new -key key.pem -out cert.pem -days 30 -subj /CN=Foreign';
  bench.openssl(...request.split(' '));
  const file = opened(subFilter);
  const isSha1 = subFilter === 'adbe.pkcs7.sha1';
  bench.write('covered.bin', isSha1 ? createHash('sha1').update(file.covered).digest() : file.covered);
  const command = `cms -sign -binary -in covered.bin -signer cert.pem -inkey key.pem -outform DER -out out.cms ${options}`;
  bench.openssl(...command.split(' '));
  return file.complete(bench.read('out.cms'));
}

function judge(file: Uint8Array) {
  const roots = fromPem('CERTIFICATE', Buffer.from(bench.read('cert.pem')).toString());
  return verifyPdf(file, { roots, now: new Date() });
}

describe('A signature of another program', () => {
  it.each<[string, Foreign]>([
    ['RSA, PKCS #1', { key: rsa(2048), options: '-md sha256' }],
    ['RSA-PSS', { key: rsa(2048), options: '-md sha256 -keyopt rsa_padding_mode:pss' }],
    ['ECDSA P-256 with SHA-512', { key: ecdsa('P-256'), options: '-md sha512' }],
    ['ECDSA P-384', { key: ecdsa('P-384'), options: '-md sha384' }],
    ['ECDSA P-521', { key: ecdsa('P-521'), options: '-md sha512 -cades' }],
    ['no signed attributes', { key: ecdsa('P-256'), options: '-md sha256 -noattr' }],
    ['its certificate named by the key', { key: ecdsa('P-256'), options: '-md sha256 -keyid' }],
    ['CAdES', { key: ecdsa('P-256'), options: '-md sha256 -cades', subFilter: 'ETSI.CAdES.detached' }],
  ])('%s', (_, plan) => {
    const report = judge(sign(plan));
    expect(report).toMatchObject({
      valid: true,
      signatures: [{ signer: 'Foreign', indication: 'TOTAL_PASSED', integrity: true }],
    });
    expect(report.signatures[0]?.signingTime).toEqual(new Date('2026-05-04T01:02:01Z'));
  });

  it.each<[string, Foreign, string]>([
    ['SHA-1', { key: ecdsa('P-256'), options: '-md sha1' }, 'CRYPTO_CONSTRAINTS_FAILURE'],
    ['MD5', { key: rsa(2048), options: '-md md5' }, 'CRYPTO_CONSTRAINTS_FAILURE'],
    ['a key of 1,024 bits', { key: rsa(1024), options: '-md sha256' }, 'CRYPTO_CONSTRAINTS_FAILURE'],
    [
      'adbe.pkcs7.sha1',
      { key: rsa(2048), options: '-nodetach -md sha256', subFilter: 'adbe.pkcs7.sha1' },
      'CRYPTO_CONSTRAINTS_FAILURE',
    ],
    [
      'adbe.x509.rsa_sha1',
      { key: ecdsa('P-256'), options: '-md sha256', subFilter: 'adbe.x509.rsa_sha1' },
      'FORMAT_FAILURE',
    ],
    ['content in the CMS', { key: ecdsa('P-256'), options: '-nodetach -md sha256' }, 'FORMAT_FAILURE'],
    ['no certificate', { key: ecdsa('P-256'), options: '-md sha256 -nocerts' }, 'NO_SIGNING_CERTIFICATE_FOUND'],
  ])('that does not hold: %s', (_, plan, subIndication) => {
    expect(judge(sign(plan))).toMatchObject({ valid: false, signatures: [{ integrity: false, subIndication }] });
  });

  it('is refused where two have signed one CMS', () => {
    const file = opened('adbe.pkcs7.detached');
    sign({ key: ecdsa('P-256'), options: '-md sha256' });
    bench.write('covered.bin', file.covered);
    bench.openssl('genpkey', ...ecdsa('P-256').split(' '), '-out', 'other.key');
    bench.openssl(...'req -x509 -new -key other.key -out other.pem -days 30 -subj /CN=Other'.split(' '));
    const both =
      'cms -sign -binary -in covered.bin -signer cert.pem -inkey key.pem -signer other.pem -inkey other.key -outform DER -out out.cms';
    bench.openssl(...both.split(' '));
    expect(judge(file.complete(bench.read('out.cms'))).signatures[0]).toMatchObject({
      subIndication: 'FORMAT_FAILURE',
    });
  });
});
