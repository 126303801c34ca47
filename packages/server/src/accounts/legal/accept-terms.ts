import type { RequestContext, Services, Tx } from '../../platform/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { type PersonRow, personActor, updatePerson } from '../users/index.ts';

/**
 * Records that a person has accepted the current version; nothing changes for another version, which they are asked for again at
 * their next login.
 */
export async function recordAcceptedTerms(
  tx: Tx,
  { ids, legal }: Pick<Services, 'ids' | 'legal'>,
  { person, version }: { readonly person: PersonRow; readonly version: string | undefined },
  context: RequestContext,
): Promise<void> {
  if (version !== legal.version || person.acceptedTerms === version) return;
  const { now } = context;
  await Promise.all([
    updatePerson(tx, person.id, { acceptedTerms: version, termsAcceptedAt: now }, now),
    recordAudit(tx, {
      id: ids.next(),
      at: now,
      kind: 'user.termsAccepted',
      ...personActor(person, context),
      detail: { version },
    }),
  ]);
}
