import {
  type Certificate,
  type SignerCertificateRef,
  buildSignedAttributes,
  parseSignedAttributes,
} from '@countersign/asn1';
import type { LintFinding } from './errors.ts';
import { clear } from './keys/clearance.ts';
import type { SigningKey } from './keys/signing-key.ts';
import { runLints } from './lints/lint.ts';
import { sha256 } from './sha256.ts';
import { signedAttributes as attributesLint } from './lints/signed-attributes.ts';
import type { SignedKind } from './model.ts';

/** The parts of a SignerInfo that depend on the signature. */
export type SignedAttributesResult = {
  readonly signer: SignerCertificateRef;
  readonly signedAttributes: Uint8Array;
  readonly signature: Uint8Array;
};

/** How a signature refers to its certificate. */
export const signerRefOf = (certificate: Certificate): SignerCertificateRef => ({
  issuerDer: certificate.issuer.der,
  serial: certificate.serial,
  certHash: sha256(certificate.der),
});

/**
 * Builds CMS signed attributes (content type, digest, ESS signingCertificateV2), lints them together with the caller's
 * findings about the content, and signs them with the key.
 * @throws LintError
 */
export async function signAttributes(
  key: SigningKey,
  request: {
    readonly kind: Extract<SignedKind, 'timestamp' | 'signature'>;
    readonly contentType: string;
    readonly messageDigest: Uint8Array;
    readonly certificate: Certificate;
    readonly reference: string;
    readonly findings: readonly LintFinding[];
  },
): Promise<SignedAttributesResult> {
  const { kind, contentType, messageDigest, certificate, reference } = request;
  const signer = signerRefOf(certificate);
  const signedAttributes = buildSignedAttributes({ contentType, messageDigest, signer });
  const attributes = parseSignedAttributes(signedAttributes);
  const findings = [...request.findings, ...runLints([attributesLint], { attributes, certificate, contentType })];
  const signature = await key.sign(clear({ tbs: signedAttributes, kind, reference }, findings));
  return { signer, signedAttributes, signature };
}
