import { type Certificate, parseCertificate } from '@countersign/asn1';
import type { AuthorityCertificates, Signer } from '../../../platform/index.ts';

/**
 * Octets to reserve in a file for what the authority adds. `/Contents` is padded with zeros to the reserved size and written in
 * hex, so each unused octet costs two in the file; what does not fit is refused (SIGNATURE_TOO_LARGE), the turn is given back,
 * and the next attempt computes the sizes again.
 */
export interface ReservedSizes {
  /** A CMS signature with the signer's certificate, those of the CAs above it without the root, and a time-stamp. */
  readonly signature: number;
  /** A time-stamp token with its certificate and those of the CAs above it without the root. */
  readonly timestamp: number;
}

/** Octets measured around certificates and signature values, slightly more than the largest of each key algorithm. */
const IN_TOKEN = 640;
const IN_CMS = 512;
/**
 * How much larger a signer's certificate is than its issuer's: purposes, policy, intent, and the longest names of four octets a
 * character.
 */
const LEAF_MORE = 1280;
/** The same policy below the operator's arc, with the longest address of a practice statement, which is then in both. */
const OWN_POLICY = 320;
/** The key and the signature of RSA-3072, which the new key may use; a long-term key may be older than the settings. */
const RSA_KEY = 340;
const RSA_SIGNATURE = 384;
const STEP = 512;

const signatureOctets = ({ publicKey: { kind, bits } }: Certificate): number =>
  kind === 'rsa' ? Math.ceil((bits ?? 4096) / 8) : 72;
const rounded = (octets: number): number => Math.ceil(octets / STEP) * STEP;

const known = new WeakMap<AuthorityCertificates, ReservedSizes>();

/** Returns the sizes for the current signing and time-stamping certificates. */
export async function reservedSizes(signer: Pick<Signer, 'certificates'>): Promise<ReservedSizes> {
  const certificates = await signer.certificates();
  const sizes = known.get(certificates) ?? sizesFor(certificates);
  known.set(certificates, sizes);
  return sizes;
}

function sizesFor({ issuing, between, tsa, platform }: AuthorityCertificates): ReservedSizes {
  const [ca, stamper] = [parseCertificate(issuing), parseCertificate(tsa)];
  const path = issuing.length + between.reduce((sum, { length }) => sum + length, 0);
  const token = tsa.length + path + IN_TOKEN + signatureOctets(stamper);
  // A signer's certificate has two addresses more than its issuer's, each about as long as the address of the list.
  const addresses = 2 * Math.max(64, ...(ca.crlUrls ?? []).map(({ length }) => length));
  const policies = platform.length === 0 ? 1 : (parseCertificate(platform).policies?.length ?? 1);
  const own = policies > 1 ? OWN_POLICY : 0;
  const leaf = issuing.length + LEAF_MORE + own + addresses + RSA_KEY + signatureOctets(ca);
  return {
    signature: rounded(leaf + path + token + IN_CMS + RSA_SIGNATURE),
    timestamp: rounded(token),
  };
}
