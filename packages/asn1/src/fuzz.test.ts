import { generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { signatureTimeStamp } from './cms/attributes.ts';
import { buildSignedData, parseSignedData } from './cms/signed-data.ts';
import { buildCrl, parseCrl } from './crl/crl.ts';
import { berToDer, splitFirstElement } from './der/ber.ts';
import { DerError } from './der/der-error.ts';
import { OID } from './oids.ts';
import { buildCertId, buildOcspRequest, parseOcspRequest } from './ocsp/request.ts';
import { buildOcspResponse, parseOcspResponse } from './ocsp/response.ts';
import {
  buildTimestampRequest,
  grantTimestamp,
  parseTimestampRequest,
  parseTimestampResponse,
} from './tsp/messages.ts';
import { buildImprint, buildTstInfo, parseTstInfo } from './tsp/tst-info.ts';
import { buildCertificate, parseCertificate } from './x509/certificate.ts';
import * as extensions from './x509/extension-writer.ts';
import { buildName } from './x509/name.ts';
import { parsePublicKeyInfo } from './x509/public-key.ts';

/** Every parser of untrusted bytes, and one valid structure to mutate for it. */
const parsers: Record<string, (bytes: Uint8Array) => unknown> = {
  certificate: parseCertificate,
  spki: parsePublicKeyInfo,
  cms: parseSignedData,
  crl: parseCrl,
  ocspRequest: parseOcspRequest,
  ocspResponse: parseOcspResponse,
  timestampRequest: parseTimestampRequest,
  timestampResponse: parseTimestampResponse,
  tstInfo: parseTstInfo,
  ber: berToDer,
  first: splitFirstElement,
};
const names = Object.keys(parsers);
const samples: Record<string, Uint8Array> = {};

beforeAll(() => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signBytes = (tbs: Uint8Array): Uint8Array => new Uint8Array(sign('sha256', tbs, privateKey));
  const spki = new Uint8Array(publicKey.export({ type: 'spki', format: 'der' }));
  const name = buildName([
    ['C', 'CN'],
    ['CN', '张三'],
  ]);
  const now = new Date('2026-01-02T03:04:05Z');
  const signatureAlgorithm = OID.sha256WithEcdsa;
  const certificate = buildCertificate(
    {
      serial: Uint8Array.of(1, 2),
      signatureAlgorithm,
      issuer: name,
      subject: name,
      spki,
      notBefore: now,
      notAfter: now,
      extensions: [
        extensions.basicConstraints({ ca: true, pathLength: 0 }),
        extensions.keyUsage(['keyCertSign', 'cRLSign']),
        extensions.extendedKeyUsage([OID.timeStamping], true),
        extensions.subjectKeyIdentifier(Uint8Array.of(1)),
        extensions.authorityKeyIdentifier(Uint8Array.of(1)),
        extensions.authorityInfoAccess({ ocsp: 'http://a.example/', caIssuers: 'http://b.example/' }),
        extensions.crlDistributionPoints(['http://c.example/']),
        extensions.certificatePolicies(['1.2.3']),
      ],
    },
    signBytes,
  );
  const imprint = buildImprint('sha256', new Uint8Array(32));
  const tst = { policy: '1.2.3', imprint, serial: Uint8Array.of(1), genTime: now, nonce: Uint8Array.of(5) };
  const tstInfo = buildTstInfo({ ...tst, accuracy: { seconds: 1, millis: 2, micros: 3 }, ordering: true });
  const hashes = { hash: 'sha1', issuerNameHash: new Uint8Array(20), issuerKeyHash: new Uint8Array(20) } as const;
  const certId = buildCertId({ ...hashes, serial: Uint8Array.of(1) });
  const reason = 'superseded' as const;
  const cms = buildSignedData(
    {
      contentType: OID.tstInfo,
      content: tstInfo,
      certificates: [certificate],
      messageDigest: new Uint8Array(32),
      signer: { issuerDer: name, serial: Uint8Array.of(1), certHash: new Uint8Array(32) },
      digestAlgorithm: 'sha256',
      signatureAlgorithm,
      unsignedAttributes: (signature) => [signatureTimeStamp(signature)],
    },
    signBytes,
  );
  const list = { signatureAlgorithm, issuer: name, thisUpdate: now, nextUpdate: now };
  const entries = [{ serial: Uint8Array.of(7), revokedAt: now, reason }];
  const answer = { certId, status: { kind: 'revoked', at: now, reason } as const, thisUpdate: now, nextUpdate: now };
  const response = { responderKeyHash: new Uint8Array(20), producedAt: now, responses: [answer], signatureAlgorithm };
  Object.assign(samples, {
    certificate,
    spki,
    cms,
    tstInfo,
    ber: cms,
    first: cms,
    crl: buildCrl({ ...list, entries, extensions: [extensions.crlNumber(5n)] }, signBytes),
    ocspRequest: buildOcspRequest([certId], Uint8Array.of(1)),
    ocspResponse: buildOcspResponse({ ...response, nonce: Uint8Array.of(1), certificates: [certificate] }, signBytes),
    timestampRequest: buildTimestampRequest({ hash: 'sha256', digest: new Uint8Array(32), certReq: true }),
    timestampResponse: grantTimestamp(cms),
  });
});

/** Accepts or throws a DerError; anything else is a defect. */
function survives(name: string, bytes: Uint8Array): void {
  try {
    parsers[name]?.(bytes);
  } catch (error) {
    if (!(error instanceof DerError)) throw error;
  }
}

describe.each(names)('the reader of %s', (name) => {
  it('accepts its valid sample', () => {
    expect(() => parsers[name]?.(samples[name] ?? new Uint8Array(0))).not.toThrow();
  });

  it('throws at most a DerError for arbitrary bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => survives(name, bytes)),
      { numRuns: 300 },
    );
  });

  it('throws at most a DerError for a valid structure with altered bytes', () => {
    const change = fc.record({ at: fc.nat(), to: fc.integer({ min: 0, max: 255 }), cut: fc.boolean() });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        let bytes = (samples[name] ?? new Uint8Array(0)).slice();
        for (const { at, to, cut } of changes) {
          const position = at % Math.max(1, bytes.length);
          if (cut && changes.length > 3) bytes = bytes.slice(0, position);
          else bytes[position] = to;
        }
        survives(name, bytes);
      }),
      { numRuns: 1500 },
    );
  });

  it('never accepts a truncated structure', () => {
    const sample = samples[name] ?? new Uint8Array(0);
    for (let length = 0; length < sample.length; length++) {
      expect(() => parsers[name]?.(sample.subarray(0, length))).toThrow(DerError);
    }
  });
});
