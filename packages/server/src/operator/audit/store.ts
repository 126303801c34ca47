import { and, eq, getViewSelectedFields, or, sql } from 'drizzle-orm';
import { type Tx } from '../../platform/index.ts';
import type { AuditWhere } from './filters.ts';
import { operator } from '../../accounts/operators/views.ts';
import { person } from '../../accounts/users/views.ts';
import { envelope } from '../../contracts/envelopes/views.ts';
import { audit } from '../../trust/audit-trail/views.ts';
import { logLeaf } from '../../trust/transparency-log/views.ts';

/** The place of a row in the order of a search: by time, then by number. */
export interface AuditKey {
  readonly at: Date;
  readonly number: number;
}

export interface AuditWalk {
  readonly order: 'newest' | 'oldest';
  /** The last row that was looked at; null = from the beginning. */
  readonly after: AuditKey | null;
  /** The number of rows of one answer. */
  readonly limit: number;
  /** Only rows that the log had included at this size. */
  readonly logSize?: number | undefined;
  /** How many rows one statement looks through where they have to be read. */
  readonly lookThrough?: number;
}

type Named = Pick<typeof person.$inferSelect, 'nickname' | 'realName' | 'idttvStatus' | 'phone' | 'email'>;
export interface FoundAudit {
  readonly row: typeof audit.$inferSelect;
  readonly operatorName: string | null;
  readonly person: Named | null;
  readonly envelopeTitle: string | null;
  readonly contractNumber: string | null;
  /** Null until the log has included it. */
  readonly logIndex: number | null;
}

export interface AuditStep {
  readonly rows: FoundAudit[];
  /** Where to go on; null at the end. */
  readonly next: AuditKey | null;
}

const isIncluded = (logSize: number) =>
  sql`exists (select from ${logLeaf} where ${logLeaf.auditId} = ${audit.id} and ${logLeaf.index} < ${logSize})`;

/** So many rows that must be read take at most about eight times as long as a page of an index (`npm run bench -- audit-search`). */
const LOOK_THROUGH = 20_000;

/**
 * Rows that match, in order, and where to go on; null at the end. One statement, whose cost does not depend on the size of the
 * table: where rows have to be read, it ends after so many of them, even if none matches.
 */
export async function walkAudit(
  tx: Tx,
  { indexed, read }: AuditWhere,
  { order, after, limit, logSize, lookThrough = LOOK_THROUGH }: AuditWalk,
): Promise<AuditStep> {
  // One more than asked for tells whether there are more.
  const most = read === null ? limit + 1 : lookThrough;
  const direction = order === 'newest' ? sql`desc` : sql`asc`;
  const following =
    after === null
      ? undefined
      : sql`(${audit.at}, ${audit.number}) ${order === 'newest' ? sql`<` : sql`>`} (${after.at.toISOString()}::timestamptz, ${after.number}::bigint)`;
  const inOrder = sql`${audit.at} ${direction}, ${audit.number} ${direction}`;
  const looked = tx
    .select({
      id: audit.id,
      at: audit.at,
      number: audit.number,
      place: sql<number>`(row_number() over (order by ${inOrder}))::int`.as('place'),
      matches: sql<boolean>`${read ?? sql`true`}`.as('matches'),
    })
    .from(audit)
    .where(and(indexed, following, logSize === undefined ? undefined : isIncluded(logSize)))
    .orderBy(inOrder)
    .limit(most)
    .as('looked');
  // In the order in which they are looked at, so that it ends with the last row that is wanted; only then the joins.
  const kept = tx
    .select({ id: looked.id, place: looked.place, matches: looked.matches })
    .from(looked)
    .where(or(looked.matches, eq(looked.place, most)))
    .orderBy(sql`${looked.at} ${direction}, ${looked.number} ${direction}`)
    .limit(limit + 1)
    .as('kept');
  const found = await tx
    .select({
      row: getViewSelectedFields(audit),
      place: kept.place,
      matches: kept.matches,
      operatorName: operator.name,
      // The column that is never null comes first: a joined row counts as missing if its first column is null.
      person: {
        idttvStatus: person.idttvStatus,
        nickname: person.nickname,
        realName: person.realName,
        phone: person.phone,
        email: person.email,
      },
      envelopeTitle: envelope.title,
      contractNumber: envelope.contractNumber,
      logIndex: logLeaf.index,
    })
    .from(kept)
    .innerJoin(audit, eq(audit.id, kept.id))
    .leftJoin(logLeaf, eq(logLeaf.auditId, audit.id))
    .leftJoin(person, eq(person.id, audit.personId))
    .leftJoin(envelope, eq(envelope.id, audit.envelopeId))
    .leftJoin(operator, eq(sql`'operator:' || ${operator.login}`, audit.actorName))
    .orderBy(kept.place);
  const matching = found.filter(({ matches }) => matches);
  const rows = matching.slice(0, limit);
  // Where more match than fit, the next answer follows the last one given; else it goes on where this one stopped looking.
  const last = matching.length > limit ? rows.at(-1) : found.find(({ place }) => place === most);
  return { rows, next: last === undefined ? null : { at: last.row.at, number: last.row.number } };
}
