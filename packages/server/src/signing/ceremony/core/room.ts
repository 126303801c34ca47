import { type Certificate, parseCertificate } from '@countersign/asn1';
import type { Signer } from '../../../platform/signer/signer.ts';

/**
 * Octets to leave open in a file for what the authority puts there. `/Contents` is padded with zeros to its place and written in
 * hex, so that each octet too much costs two in the file; what does not fit is refused whole (SIGNATURE_TOO_LARGE), the turn is
 * given back, and the next attempt measures anew.
 */
export interface Room {
  /** A CMS signature with its certificate, that of its issuer and a time-stamp. */
  readonly signature: number;
  /** A time-stamp token with its certificate and that of its issuer. */
  readonly timestamp: number;
}

/** Of the octets measured around certificates and signature values, some more than the largest of each key algorithm. */
const IN_TOKEN = 640;
const IN_CMS = 512;
/** A signer's certificate beside its issuer's: purposes, policy, intent, and the longest names of four octets a character. */
const LEAF_MORE = 1280;
/** The key and the signature of RSA-3072, which the fresh key may be; a long-term key may be older than the settings. */
const RSA_KEY = 340;
const RSA_SIGNATURE = 384;
const STEP = 512;

const signatureOctets = ({ publicKey: { kind, bits } }: Certificate): number =>
  kind === 'rsa' ? Math.ceil((bits ?? 4096) / 8) : 72;
const rounded = (octets: number): number => Math.ceil(octets / STEP) * STEP;

/** By the certificates that sign and stamp now. */
export async function roomFor(signer: Pick<Signer, 'certificates'>): Promise<Room> {
  const { issuing, tsa } = await signer.certificates();
  const [ca, stamper] = [parseCertificate(issuing), parseCertificate(tsa)];
  const token = tsa.length + issuing.length + IN_TOKEN + signatureOctets(stamper);
  // It names two addresses more than its issuer's, which are as long as that of the list.
  const addresses = 2 * Math.max(64, ...(ca.crlUrls ?? []).map(({ length }) => length));
  const leaf = issuing.length + LEAF_MORE + addresses + RSA_KEY + signatureOctets(ca);
  return {
    signature: rounded(leaf + issuing.length + token + IN_CMS + RSA_SIGNATURE),
    timestamp: rounded(token),
  };
}
