import {
  type Certificate,
  OID,
  assembleSignedData,
  buildSignedAttributes,
  equalBytes,
  der,
  parseCertificate,
  parseSignedAttributes,
} from '@countersign/asn1';
import { LintError, PkiError } from './errors.ts';
import { chainOf, findIssuer } from './issuer-of.ts';
import { runLints } from './lints/lint.ts';
import { signedAttributes as attributesLint } from './lints/signed-attributes.ts';
import type { Authority } from './model.ts';
import { storedOcspAnswer } from './ocsp.ts';
import { PROFILES } from './profiles.ts';
import { isSignedBy } from './shield-certificate.ts';
import type { SignedOnce } from './sign-once.ts';
import { signerRefOf } from './signed-attributes.ts';
import { readSigningIntent } from './signing-intent.ts';
import { type Stamping, stampSignature } from './stamp-signature.ts';

/** The digests that a phone may sign, as node:crypto names them; weaker ones are refused (security 59). */
export type ShieldHash = 'sha256' | 'sha384' | 'sha512';

const ALGORITHMS: Readonly<Record<ShieldHash, { readonly octets: number; readonly signature: string }>> = {
  sha256: { octets: 32, signature: OID.sha256WithEcdsa },
  sha384: { octets: 48, signature: OID.sha384WithEcdsa },
  sha512: { octets: 64, signature: OID.sha512WithEcdsa },
};

/** One document's digest, by `hash`, and the certificate of the key that signs it. */
export type ShieldAttributesRequest = {
  readonly certificate: Uint8Array;
  readonly digest: Uint8Array;
  readonly hash: ShieldHash;
};

/**
 * The octets that the phone signs: CAdES signed attributes (content type, digest, ESS signingCertificateV2), linted.
 * The same request returns the same octets.
 * @throws LintError, or a PkiError INPUT for a hash that is not allowed
 */
export function shieldAttributes({ certificate, digest, hash }: ShieldAttributesRequest): Uint8Array {
  const parsed = parseCertificate(certificate);
  const contentType = OID.data;
  const built = buildSignedAttributes({ contentType, messageDigest: digest, signer: signerRefOf(parsed) });
  const attributes = parseSignedAttributes(built);
  const { octets: digestOctets } = algorithmsOf(hash);
  const findings = runLints([attributesLint], { attributes, certificate: parsed, contentType, digestOctets });
  if (findings.length > 0) throw new LintError(findings);
  return built;
}

function algorithmsOf(hash: string): { readonly octets: number; readonly signature: string } {
  if (!Object.hasOwn(ALGORITHMS, hash)) throw new PkiError('INPUT', `nothing is signed by ${hash}`);
  return ALGORITHMS[hash as ShieldHash];
}

/** `signature` is r and s side by side, as WebCrypto returns them. */
export type ShieldSignatureRequest = ShieldAttributesRequest & {
  readonly authority: Authority;
  readonly timestamps: Stamping;
  readonly signature: Uint8Array;
};

/**
 * Verifies the phone's signature, time-stamps it and builds the detached CMS (PAdES-B-T). The attributes are rebuilt
 * from the digest, so that a signature over anything else is refused (security 59). The caller must know that the
 * certificate is not revoked.
 * @throws PkiError SIGNATURE_REFUSED, KEY_MISMATCH or CLOCK_BEHIND, or a LintError
 */
export async function completeShieldSignature(request: ShieldSignatureRequest): Promise<SignedOnce> {
  const { authority, timestamps, certificate, hash, signature } = request;
  const parsed = parseCertificate(certificate);
  if (!isForPhone(authority, parsed)) throw new PkiError('KEY_MISMATCH', 'not a certificate of a phone');
  const intent = readSigningIntent(parsed);
  if (intent !== null && !equalBytes(intent.documentDigest, request.digest))
    throw new PkiError('KEY_MISMATCH', 'the certificate was issued for another document');
  const signedAttributes = shieldAttributes(request);
  if (!isSignedBy(parsed.publicKey.spki, { hash, content: signedAttributes, signature })) {
    throw new PkiError('SIGNATURE_REFUSED', 'the signature is not that of the phone over this document');
  }
  const inDer = der.sequence(
    der.unsignedInteger(signature.subarray(0, 32)),
    der.unsignedInteger(signature.subarray(32)),
  );
  const { at, unsignedAttributes, timestampTime, timestampToken } = await stampSignature(timestamps, inDer, parsed);
  const chain = chainOf(authority, parsed);
  const cms = assembleSignedData({
    signer: signerRefOf(parsed),
    signedAttributes,
    signature: inDer,
    contentType: OID.data,
    content: null,
    certificates: [certificate, ...chain],
    digestAlgorithm: hash,
    signatureAlgorithm: algorithmsOf(hash).signature,
    unsignedAttributes,
  });
  const ocsp = await storedOcspAnswer({ authority, certificate, status: { kind: 'good' }, now: at });
  return { cms, certificate, chain, serialHex: parsed.serialHex, ocsp, timestampTime, timestampToken };
}

/** Whether it is a certificate of this authority for the key of a phone (security 57). */
function isForPhone(authority: Authority, certificate: Certificate): boolean {
  const known = [...PROFILES.shield.policies, ...PROFILES.shieldOnce.policies];
  return (
    findIssuer(authority, certificate) !== null &&
    (certificate.policies ?? []).every((policy) => known.includes(policy))
  );
}
