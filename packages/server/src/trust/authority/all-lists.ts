import { parseCertificate } from '@countersign/asn1';
import type { AuthorityGeneration, ListIssuer, Signer } from '../../platform/index.ts';
import { SignerUnavailableError } from '../signer/index.ts';

/** The revocation list of one CA, DER. */
export interface NamedList {
  /** Such as `root`; with its generation, as in `root-1`, if a later one has a list. */
  readonly name: string;
  readonly der: Uint8Array;
}

const isListed = (one: AuthorityGeneration): one is AuthorityGeneration & { readonly role: ListIssuer } =>
  one.role === 'ROOT' || one.role === 'ISSUING' || one.role === 'INTERMEDIATE';

/**
 * Returns the revocation lists of every root, issuing CA and CA between them, of all generations; a CA without one is left out.
 * @throws where the signer process does not answer
 */
export async function allLists(signer: Pick<Signer, 'generations' | 'crl'>, now: Date): Promise<NamedList[]> {
  const lists: { readonly role: ListIssuer; readonly generation: number; readonly der: Uint8Array }[] = [];
  for (const { role, generation, certificate } of (await signer.generations()).filter(isListed)) {
    try {
      lists.push({ role, generation, der: await signer.crl(role, generation) });
    } catch (error) {
      if (error instanceof SignerUnavailableError) throw error;
      // An offline root has no list before its first ceremony; an expired CA signs no list any more (RFC 5280 §5.1.2.4).
      const isOffline = (error as { kind?: unknown }).kind === 'KEY_REFUSED';
      if (!isOffline && parseCertificate(certificate).notAfter > now) throw error;
    }
  }
  const newest = (role: ListIssuer): number =>
    Math.max(...lists.filter((one) => one.role === role).map(({ generation }) => generation));
  return lists.map(({ role, generation, der }) => {
    const stem = role.toLowerCase();
    return { name: generation === newest(role) ? stem : `${stem}-${generation}`, der };
  });
}
