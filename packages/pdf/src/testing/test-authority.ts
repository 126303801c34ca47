import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import {
  type Certificate,
  type Extension,
  type HashName,
  OID,
  type OcspCertStatus,
  buildCertId,
  buildCertificate,
  buildImprint,
  buildName,
  buildOcspResponse,
  buildSignedData,
  buildTstInfo,
  extensions,
  parseCertificate,
  signatureTimeStamp,
} from '@countersign/asn1';
import { beginDocumentTimestamp, beginSignature, joinRevision } from '../sign/revisions.ts';
import { embedSignature } from '../sign/signature-dictionary.ts';
import type { SignatureRequest } from '../model.ts';

/** The validity period of a certificate. */
export interface Validity {
  readonly from: Date;
  readonly to: Date;
}

/** A certificate and its key, P-256. */
export interface Holder {
  readonly certificate: Uint8Array;
  readonly parsed: Certificate;
  readonly key: KeyObject;
}

export interface OcspSaying {
  readonly about: Holder;
  readonly at: Date;
  readonly until?: Date | null;
  readonly status?: OcspCertStatus;
  /** An issuer other than the root. */
  readonly by?: Holder;
}

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

/** A root with the certificates, OCSP responses and CRLs it issues, for correctly and incorrectly signed files. */
export class TestAuthority {
  readonly root: Holder;
  readonly #validity: Validity;

  constructor(validity: Validity, name = 'Test Root', more: readonly Extension[] = []) {
    this.#validity = validity;
    this.root = issue(null, name, validity, [
      extensions.basicConstraints({ ca: true, pathLength: null }),
      extensions.keyUsage(['keyCertSign', 'cRLSign', 'digitalSignature']),
      ...more,
    ]);
  }

  signer(name: string, validity: Validity = this.#validity, more: readonly Extension[] = []): Holder {
    const usage = [extensions.keyUsage(['digitalSignature', 'nonRepudiation'])];
    return issue(this.root, name, validity, [
      ...usage,
      extensions.extendedKeyUsage([OID.documentSigning], false),
      ...more,
    ]);
  }

  stamper(validity: Validity = this.#validity, name = 'Test TSA'): Holder {
    return issue(this.root, name, validity, [extensions.extendedKeyUsage([OID.timeStamping], true)]);
  }

  /** `more` may leave out the no-check extension of the responder. */
  responder(validity: Validity = this.#validity, more: readonly Extension[] = [extensions.ocspNoCheck()]): Holder {
    return issue(this.root, 'Test OCSP', validity, [extensions.extendedKeyUsage([OID.ocspSigning], false), ...more]);
  }

  ocsp({ about, at, until = null, status = { kind: 'good' }, by = this.root }: OcspSaying): Uint8Array {
    const { subject, publicKey } = this.root.parsed;
    const certId = buildCertId({
      hash: 'sha256',
      serial: about.parsed.serial,
      issuerNameHash: sha256(subject.der),
      issuerKeyHash: sha256(publicKey.keyBits),
    });
    return buildOcspResponse(
      {
        responderKeyHash: createHash('sha1').update(by.parsed.publicKey.keyBits).digest(),
        producedAt: at,
        nonce: null,
        signatureAlgorithm: OID.sha256WithEcdsa,
        responses: [{ certId, status, thisUpdate: at, nextUpdate: until }],
        certificates: by === this.root ? [] : [by.certificate],
      },
      signBy(by.key),
    );
  }
}

const signBy =
  (key: KeyObject, hash: HashName = 'sha256') =>
  (bytes: Uint8Array): Uint8Array =>
    sign(hash, bytes, key);

function issue(issuer: Holder | null, name: string, { from, to }: Validity, more: readonly Extension[]): Holder {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = buildName([['CN', name]]);
  const certificate = buildCertificate(
    {
      serial: randomBytes(16),
      signatureAlgorithm: OID.sha256WithEcdsa,
      extensions: more,
      issuer: issuer?.parsed.subject.der ?? subject,
      subject,
      notBefore: from,
      notAfter: to,
      spki: new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })),
    },
    signBy(issuer?.key ?? privateKey),
  );
  return { certificate, parsed: parseCertificate(certificate), key: privateKey };
}

/** The parts of a CMS in a test; correct by default. */
export interface CmsPlan {
  readonly hash?: HashName;
  readonly signatureAlgorithm?: string;
  /** The certificate contained in the CMS, if it differs. */
  readonly shown?: Holder;
  /** The certificate whose hash is signed, if it differs. */
  readonly bound?: Holder;
  readonly content?: Uint8Array | null;
  readonly stamp?: { readonly by: Holder; readonly at: Date; readonly over?: Uint8Array };
}

/** A CAdES signature over a digest. */
export function signDigest(signer: Holder, digest: Uint8Array, plan: CmsPlan = {}): Uint8Array {
  const shown = plan.shown ?? signer;
  const { stamp, hash = 'sha256' } = plan;
  return buildSignedData(
    {
      contentType: OID.data,
      content: plan.content ?? null,
      digestAlgorithm: hash,
      messageDigest: digest,
      certificates: [shown.certificate],
      signer: {
        issuerDer: shown.parsed.issuer.der,
        serial: shown.parsed.serial,
        certHash: sha256((plan.bound ?? shown).certificate),
      },
      signatureAlgorithm: plan.signatureAlgorithm ?? OID.sha256WithEcdsa,
      unsignedAttributes: (value) =>
        stamp ? [signatureTimeStamp(stampDigest(stamp.by, sha256(stamp.over ?? value), stamp.at))] : [],
    },
    signBy(signer.key, hash),
  );
}

/** An RFC 3161 token over a SHA-256. */
export function stampDigest(stamper: Holder, digest: Uint8Array, at: Date): Uint8Array {
  const content = buildTstInfo({
    policy: '1.3.6.1.4.1.55555.1',
    imprint: buildImprint('sha256', digest),
    serial: randomBytes(16),
    genTime: at,
    accuracy: null,
    nonce: null,
  });
  return buildSignedData(
    {
      contentType: OID.tstInfo,
      content,
      digestAlgorithm: 'sha256',
      messageDigest: sha256(content),
      certificates: [stamper.certificate],
      signer: {
        issuerDer: stamper.parsed.issuer.der,
        serial: stamper.parsed.serial,
        certHash: sha256(stamper.certificate),
      },
      signatureAlgorithm: OID.sha256WithEcdsa,
    },
    signBy(stamper.key),
  );
}

type Signing = Partial<SignatureRequest> & Pick<SignatureRequest, 'fieldId' | 'signingTime'>;

/** Adds one signature to a file. */
export function signFile(base: Uint8Array, signer: Holder, request: Signing, plan: CmsPlan = {}): Uint8Array {
  const open = beginSignature(base, { name: 'Signer', ...request });
  return joinRevision(base, embedSignature(open, signDigest(signer, open.digest, plan)));
}

/** Adds one document time-stamp to a file. */
export function stampFile(base: Uint8Array, stamper: Holder, fieldId: string, at: Date): Uint8Array {
  const open = beginDocumentTimestamp(base, { fieldId });
  return joinRevision(base, embedSignature(open, stampDigest(stamper, open.digest, at)));
}
