import { createHash, generateKeyPairSync, sign, verify, X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concatBytes, equalBytes } from '../der/bytes.ts';
import { DerError } from '../der/der-error.ts';
import { setOf, sequence, context, integer, octetString, oid, tlv } from '../der/der-writer.ts';
import { OID } from '../oids.ts';
import { fromPem, toPem } from '../pem.ts';
import { createWorkbench, type Workbench } from '../testing/openssl.ts';
import { buildCertificate, parseCertificate } from '../x509/certificate.ts';
import * as extensions from '../x509/extension-writer.ts';
import { buildName } from '../x509/name.ts';
import {
  contentTypeAttribute,
  messageDigestAttribute,
  signatureTimeStamp,
  signingCertificateIds,
  timestampTokens,
} from './attributes.ts';
import { buildSignedData, parseSignedData } from './signed-data.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => new Uint8Array(createHash('sha256').update(bytes).digest());

let bench: Workbench;
beforeAll(() => {
  bench = createWorkbench();
  bench.write('data', 'the content');
  const request = ['req', '-x509', '-nodes', '-newkey', 'rsa:2048', '-keyout', 'key.pem', '-out', 'cert.pem'];
  bench.openssl(...request, '-days', '2', '-subj', '/CN=signer');
});
afterAll(() => bench.remove());

function opensslSignature(...args: readonly string[]): Uint8Array {
  const files = ['-in', 'data', '-signer', 'cert.pem', '-inkey', 'key.pem', '-outform', 'DER', '-out', 'out.der'];
  bench.openssl('cms', '-sign', '-binary', ...args, ...files);
  return bench.read('out.der');
}

function opensslCertificate(): X509Certificate {
  return new X509Certificate(Buffer.from(bench.read('cert.pem')));
}

describe('a SignedData made by OpenSSL', () => {
  it('is read with its signer, and the signature covers the attributes as given', () => {
    const data = parseSignedData(opensslSignature('-cades'));
    const [signer] = data.signerInfos;
    if (signer?.signedAttributesDer == null) throw new Error('no signed attributes');
    expect(data.encoding).toBe('DER');
    expect(data.content).toBeNull();
    expect(data.certificates.map(({ subject }) => subject.text)).toEqual(['CN=signer']);
    expect(contentTypeAttribute(signer.signedAttributes)).toBe(OID.data);
    expect(messageDigestAttribute(signer.signedAttributes)).toEqual(sha256(bench.read('data')));
    expect(signer.signedAttributes.map(({ oid }) => oid)).toContain(OID.signingTime);
    const [id] = signingCertificateIds(signer.signedAttributes) ?? [];
    expect(id?.certHash).toEqual(sha256(opensslCertificate().raw));
    expect(id?.hash).toBe('sha256');
    expect(signer.sid).toMatchObject({ kind: 'issuerAndSerial', serialHex: data.certificates[0]?.serialHex });
    expect(verify('sha256', signer.signedAttributesDer, opensslCertificate().publicKey, signer.signature)).toBe(true);
  });

  it('streamed in BER is read the same, and reports that encoding', () => {
    const bytes = opensslSignature('-stream', '-nodetach');
    expect(equalBytes(bytes.subarray(0, 2), Uint8Array.of(0x30, 0x80))).toBe(true);
    const data = parseSignedData(bytes);
    expect(data.encoding).toBe('BER');
    expect(Buffer.from(data.content ?? []).toString()).toBe('the content');
    const [signer] = data.signerInfos;
    if (signer?.signedAttributesDer == null) throw new Error('no signed attributes');
    expect(verify('sha256', signer.signedAttributesDer, opensslCertificate().publicKey, signer.signature)).toBe(true);
  });

  it('is read if it identifies its signer by key identifier or has no attributes', () => {
    const byKey = parseSignedData(opensslSignature('-keyid')).signerInfos[0];
    expect(byKey?.sid.kind).toBe('subjectKeyId');
    const bare = parseSignedData(opensslSignature('-noattr')).signerInfos[0];
    expect(bare?.signedAttributesDer).toBeNull();
    expect(bare?.signedAttributes).toEqual([]);
  });

  it('is refused if anything follows it', () => {
    for (const args of [['-cades'], ['-stream', '-nodetach']]) {
      const padded = concatBytes([opensslSignature(...args), Uint8Array.of(0)]);
      expect(() => parseSignedData(padded)).toThrow(DerError);
    }
  });
});

function ownSigner() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = buildName([['CN', '李四']]);
  const certificate = buildCertificate(
    {
      serial: Uint8Array.of(0x91, 2, 3),
      signatureAlgorithm: OID.sha256WithEcdsa,
      issuer: name,
      subject: name,
      notBefore: new Date(Date.now() - 60_000),
      notAfter: new Date(Date.now() + 600_000),
      spki: new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })),
      extensions: [
        extensions.keyUsage(['digitalSignature']),
        extensions.extendedKeyUsage([OID.emailProtection], false),
      ],
    },
    (tbs) => sign('sha256', tbs, privateKey),
  );
  return { certificate, signBytes: (tbs: Uint8Array) => new Uint8Array(sign('sha256', tbs, privateKey)) };
}

describe('a SignedData built here', () => {
  const build = (content: Uint8Array, detached: boolean, others: readonly Uint8Array[] = []) => {
    const { certificate, signBytes } = ownSigner();
    const parsed = parseCertificate(certificate);
    const cms = buildSignedData(
      {
        contentType: OID.data,
        content: detached ? null : content,
        certificates: [certificate, ...others],
        signer: { issuerDer: parsed.issuer.der, serial: parsed.serial, certHash: sha256(certificate) },
        digestAlgorithm: 'sha256',
        signatureAlgorithm: OID.sha256WithEcdsa,
        messageDigest: sha256(content),
        unsignedAttributes: (signature) => [signatureTimeStamp(sequence(octetString(signature)))],
      },
      signBytes,
    );
    return { cms, certificate };
  };

  it('is accepted by OpenSSL as CAdES, detached and encapsulated', () => {
    const content = new TextEncoder().encode('content of our own');
    bench.write('own', content);
    for (const detached of [true, false]) {
      const { cms, certificate } = build(content, detached);
      bench.write('own.der', cms);
      bench.write('own.pem', toPem('CERTIFICATE', certificate));
      const extra = detached ? ['-content', 'own'] : [];
      const how = ['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-in', 'own.der', '-CAfile', 'own.pem'];
      const output = bench.openssl(...how, '-out', 'got', ...extra);
      expect(output).toContain('CAdES Verification successful');
      expect(bench.read('got')).toEqual(content);
    }
  });

  it('has no signing time, and passes the signature to the unsigned attributes', () => {
    const [signer] = parseSignedData(build(Uint8Array.of(1), true).cms).signerInfos;
    if (signer === undefined) throw new Error('no signer');
    expect(signer.signedAttributes.map(({ oid: type }) => type).toSorted()).toEqual(
      [OID.contentType, OID.messageDigest, OID.signingCertificateV2].toSorted(),
    );
    expect(timestampTokens(signer.unsignedAttributes)).toEqual([sequence(octetString(signer.signature))]);
  });

  it('does not change the octets that it is read from, including those of a Buffer', () => {
    const given = Buffer.from(build(Uint8Array.of(1), true).cms);
    const before = given.toString('hex');
    parseSignedData(given);
    expect(given.toString('hex')).toBe(before);
  });

  it('is still read if one of its certificates is malformed', () => {
    const [other] = fromPem('CERTIFICATE', Buffer.from(bench.read('cert.pem')).toString());
    if (other === undefined) throw new Error('no certificate');
    const broken = other.slice();
    broken[4] = 0x31;
    const data = parseSignedData(build(Uint8Array.of(1), true, [other, broken]).cms);
    expect(data.certificates.length).toBe(2);
    expect(data.unreadableCertificates).toEqual([broken]);
  });
});

it('a repeated attribute, or one with two values, is refused', () => {
  const twice = [
    { oid: OID.messageDigest, values: [octetString(Uint8Array.of(1))] },
    { oid: OID.messageDigest, values: [octetString(Uint8Array.of(2))] },
  ];
  expect(() => messageDigestAttribute(twice)).toThrow(DerError);
  const two = [{ oid: OID.messageDigest, values: [octetString(Uint8Array.of(1)), octetString(Uint8Array.of(2))] }];
  expect(() => messageDigestAttribute(two)).toThrow(DerError);
});

it('revocation data is returned by kind: plain lists, and OCSP answers in the form of RFC 5940', () => {
  const ocspAnswer = sequence(integer(7));
  const crl = sequence(integer(8));
  const info = tlv(0xa1, crl, tlv(0xa1, oid(OID.ocspRevocationInfo), ocspAnswer), tlv(0xa1, oid('1.2.3'), sequence()));
  const inner = sequence(integer(1), setOf(), sequence(oid(OID.data)), info, setOf());
  const data = parseSignedData(sequence(oid(OID.signedData), context(0, inner)));
  expect(data.crls).toEqual([crl]);
  expect(data.ocspResponses).toEqual([ocspAnswer]);
});
