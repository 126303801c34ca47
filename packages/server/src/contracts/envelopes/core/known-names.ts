import { type NameSource, enterpriseNameSource, isBoundToEnterprise, nameSource } from '@countersign/domain';
import { and, inArray } from 'drizzle-orm';
import { type Tx } from '../../../platform/index.ts';
import type { ShownParticipantRow } from './shown-columns.ts';
import { type PersonRow, findSenders } from './persons.ts';
import { enterprise } from '../../../accounts/memberships/views.ts';

/** The person who has sent an envelope, by the columns that name them. */
export type SenderRow = Omit<PersonRow, 'language' | 'reminders'>;

/** The source of the names in some envelopes: verified or as given (Rulings §8.13). */
export interface KnownNames {
  readonly senders: ReadonlyMap<string, SenderRow>;
  /** The verified names of the enterprises that participants are bound to, by the enterprise's id. */
  readonly enterprises: ReadonlyMap<string, string>;
}

/**
 * @param reading the participants of these envelopes; where they are still being read, the senders are read together with them
 * @param known the senders, where they are read already
 */
export async function findNames(
  tx: Tx,
  envelopeIds: readonly string[],
  reading: readonly ShownParticipantRow[] | Promise<readonly ShownParticipantRow[]>,
  known?: KnownNames['senders'],
): Promise<KnownNames> {
  const [senders, participants] = await Promise.all([known ?? findSenders(tx, envelopeIds), reading]);
  const ids = [...new Set(participants.filter(isBoundToEnterprise).flatMap(({ enterpriseId }) => enterpriseId ?? []))];
  if (ids.length === 0) return { senders, enterprises: new Map() };
  const rows = await tx
    .select({ id: enterprise.id, name: enterprise.name })
    .from(enterprise)
    .where(and(inArray(enterprise.id, ids), inArray(enterprise.idttvStatus, ['PASSED', 'SENIOR_NO_CERT'])));
  return { senders, enterprises: new Map(rows.map(({ id, name }) => [id, name])) };
}

/** The sender is named by their account, the others as the sender named them until they have acted. */
export const participantNameSource = (row: ShownParticipantRow, sender: SenderRow | undefined): NameSource =>
  row.actionType === 'SENDER' ? nameSource(row.name, sender) : row.nameSource;

/** Null without a name. `seesAccount`: whether the reader may know that an account is bound. */
export const participantEnterpriseSource = (
  row: ShownParticipantRow,
  { enterprises }: Pick<KnownNames, 'enterprises'>,
  seesAccount: boolean,
): NameSource | null =>
  row.enterpriseName === null
    ? null
    : enterpriseNameSource({
        name: row.enterpriseName,
        verifiedName: enterprises.get(row.enterpriseId ?? '') ?? null,
        isBound: isBoundToEnterprise(row) && (seesAccount || row.type === 'ENTERPRISE_ROLE'),
      });
