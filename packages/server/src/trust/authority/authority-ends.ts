import { parseCertificate } from '@countersign/asn1';
import type { Signer, Tx } from '../../platform/index.ts';
import { findAuthority } from '../signer/index.ts';

/** The same as they are stored, without the process that holds the keys; null before the authority is made. */
export async function storedAuthorityEnds(tx: Tx): Promise<Readonly<Record<string, Date>> | null> {
  const authority = await findAuthority(tx);
  if (authority === null) return null;
  const active = authority.keys.filter(
    ({ status, role }) =>
      status === 'ACTIVE' && role !== 'CROSS_NEW' && role !== 'CROSS_OLD' && role !== 'INTERMEDIATE',
  );
  return Object.fromEntries(
    active.map(({ role, certificate }) => [role.toLowerCase(), parseCertificate(certificate).notAfter]),
  );
}

/**
 * Returns when each of the authority's current certificates ends, by role.
 * @throws where the signer process does not answer
 */
export async function authorityEnds(signer: Signer): Promise<Readonly<Record<string, Date>>> {
  const { between: _others, ...own } = await signer.certificates();
  const ends = Object.entries(own).map(([role, der]) => [role, parseCertificate(der as Uint8Array).notAfter] as const);
  return Object.fromEntries(ends);
}
