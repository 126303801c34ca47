import { newestIssues } from './list-issue.ts';
import type { TrustFile } from './read-trust-file.ts';
import type { TrustListRow } from './store.ts';

/**
 * Whether a list has the required signer: the certificate that the operator names, else one that signed the former list of this
 * territory or that another list names for it (ETSI TS 119 612 §5.3.13, §5.7), by the newest issue of each. The first list of a
 * territory that no list names defines its own signer.
 */
export function isBySigner(file: TrustFile, named: string | null, known: readonly TrustListRow[]): boolean {
  const signer = file.scheme?.signer?.fingerprint ?? null;
  if (named !== null) return signer === named;
  const territory = file.scheme?.territory ?? null;
  if (file.kind !== 'TRUSTED_LIST') return true;
  // Without a territory, the list and therefore its required signer are unknown.
  if (territory === null) return false;
  const allowed = new Set(
    newestIssues(known).flatMap(({ scheme }) => [
      ...(scheme?.territory === territory && scheme.signerFingerprint != null ? [scheme.signerFingerprint] : []),
      ...(scheme?.pointers ?? '')
        .split(' ')
        .filter((pointer) => pointer.startsWith(`${territory}:`))
        .map((pointer) => pointer.slice(territory.length + 1)),
    ]),
  );
  return allowed.size === 0 || (signer !== null && allowed.has(signer));
}
