import type { Hierarchy, KeyedCertificate, RetiredIssuer, ServiceKeyName, StoredRoot } from '../model.ts';
import type { IssuingRollover, RootRollover } from '../rollover.ts';

/** The authority's keys after a service was renewed. */
export const withService = (hierarchy: Hierarchy, name: ServiceKeyName, key: KeyedCertificate): Hierarchy => ({
  ...hierarchy,
  [name]: key,
});

/** The authority's keys after a rollover of the issuing CA: the old one still answers for its certificates. */
export function withIssuing(hierarchy: Hierarchy, { issuing, services }: IssuingRollover): Hierarchy {
  const retired: RetiredIssuer = { issuing: hierarchy.issuing, ocsp: hierarchy.ocsp };
  return { ...hierarchy, issuing, ...services, retired: [retired, ...(hierarchy.retired ?? [])] };
}

/** The authority's keys after a rollover of the root. */
export function withRoot(hierarchy: Hierarchy, { root }: RootRollover): Hierarchy {
  const old: StoredRoot = hierarchy.root;
  return { ...hierarchy, root, retiredRoots: [old, ...(hierarchy.retiredRoots ?? [])] };
}
