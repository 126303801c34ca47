import type { Authority } from './model.ts';
import { type StampedOnce, signWith } from './sign-once.ts';
import type { TimestampAuthority } from './tsa.ts';

/** `digest` is the SHA-256 of the signed byte range. */
export type PlatformSignatureRequest = {
  readonly authority: Authority;
  readonly timestamps: Pick<TimestampAuthority, 'timestampDigest'>;
  readonly digest: Uint8Array;
};

/**
 * The platform's own electronic seal on one document: PAdES-B-T, with the OCSP response about its certificate.
 * @throws PkiError CLOCK_BEHIND, or a LintError
 */
export async function signAsPlatform({
  authority,
  timestamps,
  digest,
}: PlatformSignatureRequest): Promise<StampedOnce> {
  const { platform } = authority;
  return signWith(platform.key, { authority, timestamps, digest, certificate: platform.parsed });
}
