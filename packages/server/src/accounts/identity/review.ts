import type { ApplicationReview } from '@countersign/contract';
import { displayName, differencesOf, reviewFindings } from '@countersign/domain';
import { type SQL, type SQLWrapper, and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { type Tx, identityApplication } from '../../platform/index.ts';
import { findPerson } from '../users/index.ts';
import type { ListedPaper } from './present.ts';
import { type ApplicationRow, papersOf } from './store.ts';

/** More than an operator compares; the newest are shown. */
const RELATED_MAX = 20;

interface Shown {
  readonly row: ApplicationRow;
  readonly papers: readonly ListedPaper[];
}

/**
 * Related records of an application (Rulings §8.14): earlier ones of the same applicant, others with its number, verified
 * enterprises of its name, each with its differences; and the findings that follow.
 * @param show presents an application for the operator
 */
export async function reviewOf(
  tx: Tx,
  row: ApplicationRow,
  show: (shown: Shown) => Promise<ApplicationReview['related'][number]['application']>,
): Promise<ApplicationReview> {
  const rows = await findRelated(tx, row);
  const papers = await papersOf(tx, [row.id, ...rows.map(({ id }) => id)]);
  const related = rows.map((other) => ({ other, relation: relationOf(row, other) }));
  const applicant = row.enterpriseId === null ? null : await findPerson(tx, row.personId);
  const findings = reviewFindings({
    stated: row,
    related: related.map(({ other, relation }) => ({ ...other, relation })),
    applicant:
      applicant === null
        ? null
        : {
            name: displayName(applicant),
            hasLetter: (papers.get(row.id) ?? []).some(({ kind }) => kind === 'AUTHORISATION'),
          },
  });
  const shown = [];
  for (const { other, relation } of related) {
    const application = await show({ row: other, papers: papers.get(other.id) ?? [] });
    shown.push({ relation, application, differences: differencesOf(row, other) });
  }
  return { findings, related: shown };
}

const isOwn = (row: ApplicationRow, other: ApplicationRow): boolean =>
  row.kind === 'PERSON' ? other.personId === row.personId : other.enterpriseId === row.enterpriseId;

function relationOf(row: ApplicationRow, other: ApplicationRow): ApplicationReview['related'][number]['relation'] {
  if (isOwn(row, other)) return 'EARLIER';
  return row.numberHash !== null && other.numberHash === row.numberHash ? 'SAME_NUMBER' : 'SAME_NAME';
}

/** Verified holders first, then the newest. */
function findRelated(tx: Tx, row: ApplicationRow): Promise<ApplicationRow[]> {
  const a = identityApplication;
  const own = row.enterpriseId === null ? eq(a.personId, row.personId) : eq(a.enterpriseId, row.enterpriseId);
  const held = ['PASSED', 'SUSPENDED'] as const;
  const isHeld = inArray(a.status, [...held]);
  const sameName = and(sql`${comparable(a.name)} = ${comparable(sql`${row.name}`)}`, isHeld);
  return (
    tx
      .select()
      .from(a)
      .where(
        and(
          eq(a.kind, row.kind),
          ne(a.id, row.id),
          or(
            and(own, lt(a.createdAt, row.createdAt)),
            row.numberHash === null ? undefined : eq(a.numberHash, row.numberHash),
            row.kind === 'ENTERPRISE' ? sameName : undefined,
          ),
        ),
      )
      // So that many returned applications do not displace a verified holder.
      .orderBy(desc(isHeld), desc(a.createdAt), desc(a.id))
      .limit(RELATED_MAX)
  );
}

/** Compares like `isSameName` of the domain, in SQL: width, case, spaces, middle dots and variation selectors are ignored. */
const comparable = (name: SQLWrapper): SQL =>
  sql`lower(regexp_replace(normalize(${name}, NFKC), '[\\s·•・‧∙\\U000E0100-\\U000E01EF]', '', 'g'))`;
