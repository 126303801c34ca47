import { parseCertificate } from '@countersign/asn1';
import type { Signer } from '../../platform/index.ts';

/**
 * Returns when each of the authority's current certificates ends, by role.
 * @throws where the signer process does not answer
 */
export async function authorityEnds(signer: Signer): Promise<Readonly<Record<string, Date>>> {
  const ends = Object.entries(await signer.certificates()).map(
    ([role, der]) => [role, parseCertificate(der as Uint8Array).notAfter] as const,
  );
  return Object.fromEntries(ends);
}
