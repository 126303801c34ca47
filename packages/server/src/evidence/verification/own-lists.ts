import { parseCertificate } from '@countersign/asn1';
import { SignerUnavailableError } from '../../trust/signer/client.ts';
import type { Signer } from '../../platform/signer/signer.ts';

/**
 * The revocation lists of all roots and issuing CAs of this authority, of whatever generation, DER: a signer who leaves
 * revocation out of the file does not get around what the house itself has revoked (security 57).
 * @throws where the signer does not answer, since nothing is judged then
 */
export async function ownLists(signer: Pick<Signer, 'generations' | 'crl'>, now: Date): Promise<Uint8Array[]> {
  const lists: Uint8Array[] = [];
  for (const { role, generation, certificate } of await signer.generations()) {
    if (role !== 'ROOT' && role !== 'ISSUING') continue;
    try {
      lists.push(await signer.crl(role, generation));
    } catch (error) {
      if (error instanceof SignerUnavailableError) throw error;
      // Before its first ceremony an offline root has no list; what has ended signs none any more (RFC 5280 §5.1.2.4).
      const isOffline = (error as { kind?: unknown }).kind === 'KEY_REFUSED';
      if (!isOffline && parseCertificate(certificate).notAfter > now) throw error;
    }
  }
  return lists;
}
