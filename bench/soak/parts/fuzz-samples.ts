import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import * as asn1 from '@countersign/asn1';
import { createWorkbench } from '@countersign/asn1/testing';
import {
  beginDocumentTimestamp,
  beginSignature,
  embedSignature,
  joinRevision,
  prepareRevision,
  validationRevision,
} from '@countersign/pdf';
import {
  activePdf,
  customPdf,
  encryptedPdf,
  flatPdf,
  formPdf,
  layeredPdf,
  rotatedPdf,
  textPdf,
} from '@countersign/pdf/testing';

/** Valid structures by reader; a sample for several readers is listed under each. */
export type Samples = Readonly<Record<string, readonly Uint8Array[]>>;

const NOW = new Date('2026-01-02T03:04:05Z');

/** One of each kind of file and structure that the readers of untrusted bytes process; `corpus` contains more PDFs. */
export function makeSamples(corpus: string | null = null): Samples {
  const found = corpus === null ? [] : smallPdfs(corpus);
  const structures = makeStructures();
  const { cms, timestampToken } = structures;
  const signed = signedPdf(structures);
  const pdfs = [
    textPdf(2),
    activePdf(),
    formPdf(),
    layeredPdf(),
    rotatedPdf(90),
    flatPdf(40),
    customPdf({ pages: [{ CropBox: [10, 10, 300, 300] }, { UserUnit: 2 }] }),
    objectStreams(textPdf(3)),
    objectStreams(formPdf()),
    signed,
  ];
  const locked = [['40'], ['128'], ['128', '--use-aes=y'], ['256', '--force-R5'], ['256']].map((kind) =>
    encryptedPdf(formPdf(), { user: '', owner: 'owner', kind }),
  );
  const { certificate, crl, ocspRequest, ocspResponse, timestampRequest, timestampResponse, tstInfo, spki } =
    structures;
  return {
    pdf: [...pdfs, ...locked, ...found],
    pdfSigned: [signed, signed, ...found.filter(isSigned)],
    cms: [cms, timestampToken],
    ber: [cms, certificate],
    certificate: [certificate],
    spki: [spki],
    crl: [crl],
    ocspRequest: [ocspRequest],
    tstInfo: [tstInfo],
    ocspResponse: [ocspResponse],
    timestampRequest: [timestampRequest],
    timestampResponse: [timestampResponse],
  };
}

const LARGEST_SAMPLE = 100_000;

/** Sorted by name, so that a seed gives the same cases again. */
const smallPdfs = (directory: string): Uint8Array[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.pdf$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .filter((file) => statSync(file).size <= LARGEST_SAMPLE)
    .map((file) => new Uint8Array(readFileSync(file)));

const isSigned = (pdf: Uint8Array): boolean => Buffer.from(pdf).includes('/ByteRange');

/** The same file with object and cross-reference streams. */
function objectStreams(file: Uint8Array): Uint8Array {
  const bench = createWorkbench();
  try {
    bench.write('in.pdf', file);
    bench.run('qpdf', '--object-streams=generate', 'in.pdf', 'out.pdf');
    return bench.read('out.pdf');
  } finally {
    bench.remove();
  }
}

type Structures = Readonly<
  Record<
    | 'certificate'
    | 'spki'
    | 'cms'
    | 'timestampToken'
    | 'tstInfo'
    | 'crl'
    | 'ocspRequest'
    | 'ocspResponse'
    | 'timestampRequest'
    | 'timestampResponse',
    Uint8Array
  >
>;

function makeStructures(): Structures {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signBytes = (tbs: Uint8Array): Uint8Array => new Uint8Array(sign('sha256', tbs, privateKey));
  const spki = new Uint8Array(publicKey.export({ type: 'spki', format: 'der' }));
  const name = asn1.buildName([
    ['C', 'CN'],
    ['CN', '张三'],
  ]);
  const signatureAlgorithm = asn1.OID.sha256WithEcdsa;
  const certificate = asn1.buildCertificate(
    {
      serial: Uint8Array.of(1, 2),
      signatureAlgorithm,
      issuer: name,
      subject: name,
      spki,
      notBefore: NOW,
      notAfter: new Date('2036-01-02T03:04:05Z'),
      extensions: [
        asn1.extensions.basicConstraints({ ca: true, pathLength: 0 }),
        asn1.extensions.keyUsage(['keyCertSign', 'cRLSign']),
        asn1.extensions.extendedKeyUsage([asn1.OID.timeStamping], true),
        asn1.extensions.subjectKeyIdentifier(Uint8Array.of(1)),
        asn1.extensions.authorityKeyIdentifier(Uint8Array.of(1)),
        asn1.extensions.authorityInfoAccess({ ocsp: 'http://a.example/', caIssuers: 'http://b.example/' }),
        asn1.extensions.crlDistributionPoints(['http://c.example/']),
        asn1.extensions.certificatePolicies(['1.2.3']),
      ],
    },
    signBytes,
  );
  const imprint = asn1.buildImprint('sha256', new Uint8Array(32));
  const precision = { accuracy: { seconds: 1, millis: 2, micros: 3 }, nonce: Uint8Array.of(5) };
  const tstInfo = asn1.buildTstInfo({ policy: '1.2.3', imprint, serial: Uint8Array.of(1), genTime: NOW, ...precision });
  const signedData = (contentType: string, content: Uint8Array | null): Uint8Array =>
    asn1.buildSignedData(
      {
        contentType,
        certificates: [certificate],
        messageDigest: new Uint8Array(32),
        content,
        signer: { issuerDer: name, serial: Uint8Array.of(1, 2), certHash: new Uint8Array(32) },
        digestAlgorithm: 'sha256',
        signatureAlgorithm,
      },
      signBytes,
    );
  const timestampToken = signedData(asn1.OID.tstInfo, tstInfo);
  const hashes = { hash: 'sha1', issuerNameHash: new Uint8Array(20), issuerKeyHash: new Uint8Array(20) } as const;
  const certId = asn1.buildCertId({ ...hashes, serial: Uint8Array.of(1) });
  const reason = 'superseded' as const;
  const list = { signatureAlgorithm, issuer: name, thisUpdate: NOW, nextUpdate: NOW };
  const entries = [{ serial: Uint8Array.of(7), revokedAt: NOW, reason }];
  const answer = { certId, status: { kind: 'revoked', at: NOW, reason } as const, thisUpdate: NOW, nextUpdate: NOW };
  const response = { responderKeyHash: new Uint8Array(20), producedAt: NOW, responses: [answer], signatureAlgorithm };
  return {
    certificate,
    spki,
    tstInfo,
    timestampToken,
    cms: signedData(asn1.OID.data, null),
    crl: asn1.buildCrl({ ...list, entries, extensions: [asn1.extensions.crlNumber(5n)] }, signBytes),
    ocspRequest: asn1.buildOcspRequest([certId], Uint8Array.of(1)),
    ocspResponse: asn1.buildOcspResponse(
      { ...response, nonce: Uint8Array.of(1), certificates: [certificate] },
      signBytes,
    ),
    timestampRequest: asn1.buildTimestampRequest({ hash: 'sha256', digest: new Uint8Array(32), certReq: true }),
    timestampResponse: asn1.grantTimestamp(timestampToken),
  };
}

/** Prepared, signed, with validation data and a document time-stamp: four revisions. Its signatures need not be valid. */
function signedPdf({ cms, timestampToken, certificate, ocspResponse, crl }: Structures): Uint8Array {
  const upload = textPdf(1);
  const place = { page: 1, box: { ulx: 100, uly: 200, lrx: 200, lry: 150 } };
  let file = joinRevision(upload, prepareRevision(upload, { fields: [{ kind: 'SIGNATURE', fieldId: 's', place }] }));
  const open = beginSignature(file, { fieldId: 's', name: '张三', signingTime: NOW });
  file = joinRevision(file, embedSignature(open, cms));
  file = joinRevision(file, validationRevision(file, { certs: [certificate], ocsps: [ocspResponse], crls: [crl] }));
  const stamp = beginDocumentTimestamp(file, { fieldId: 't' });
  return joinRevision(file, embedSignature(stamp, timestampToken));
}
