import type { InPerson, ParticipantStatus } from '@countersign/domain';
import { sql } from 'drizzle-orm';
import { type Tx, participant, prepared } from '../../../platform/index.ts';

/** A participant who was removed or has handed on has no part any more; a link's session for them is no longer valid. */
const LEFT: readonly ParticipantStatus[] = ['ED_SUCCESS_REMOVE', 'ED_SUCCESS_AUTHORIZE'];
export const hasLeft = (status: ParticipantStatus): boolean => LEFT.includes(status);

interface Scoped {
  readonly scopes: readonly string[] | null;
  readonly inPerson: InPerson | null;
}

/**
 * @returns true while at least one participant of a free-login session's scope still has a part in its envelope
 * (Rulings §6.8); on the device of the sender, while one has still to act (security 78)
 */
export async function hasLiveScope(tx: Tx, { scopes, inPerson }: Scoped): Promise<boolean> {
  if (scopes === null) return true;
  if (scopes.length === 0) return false;
  const rows = await statusesOf(tx, { scopes: [...scopes] });
  return rows.some(({ status }) => (inPerson === null ? !hasLeft(status) : status.startsWith('ING_')));
}

const statusesOf = prepared<{ readonly scopes: string[] }, { status: ParticipantStatus }[]>((tx) =>
  tx
    .select({ status: participant.status })
    .from(participant)
    .where(sql`${participant.id} = any(${sql.placeholder('scopes')}::uuid[])`),
);
