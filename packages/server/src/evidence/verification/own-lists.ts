import { parseCertificate } from '@countersign/asn1';
import { SignerUnavailableError } from '../../trust/index.ts';
import type { Signer } from '../../platform/index.ts';

/**
 * Returns the revocation lists of all roots and issuing CAs of this authority, of all generations, DER: a signer cannot evade
 * the authority's own revocations by omitting revocation data from the file (security 57).
 * @throws where the signer process does not answer, because nothing can be verified then
 */
export async function ownLists(signer: Pick<Signer, 'generations' | 'crl'>, now: Date): Promise<Uint8Array[]> {
  const lists: Uint8Array[] = [];
  for (const { role, generation, certificate } of await signer.generations()) {
    if (role !== 'ROOT' && role !== 'ISSUING' && role !== 'INTERMEDIATE') continue;
    try {
      lists.push(await signer.crl(role, generation));
    } catch (error) {
      if (error instanceof SignerUnavailableError) throw error;
      // An offline root has no list before its first ceremony; an expired CA signs no list any more (RFC 5280 §5.1.2.4).
      const isOffline = (error as { kind?: unknown }).kind === 'KEY_REFUSED';
      if (!isOffline && parseCertificate(certificate).notAfter > now) throw error;
    }
  }
  return lists;
}
