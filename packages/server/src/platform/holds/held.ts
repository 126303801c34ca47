import { sql } from 'drizzle-orm';
import { type Tx, preparedText } from '../database/index.ts';
import { refuseWith } from '../http/index.ts';

/**
 * Whether something is under a legal hold: the only place that answers it, and everything that deletes asks here
 * (deletions.test.ts lists every such statement). A hold on a person or an enterprise keeps every envelope in which one of
 * their accounts has a part.
 */
const isActive = (subjects: string): string =>
  `exists (select 1 from legal_hold h where h.released_at is null and h.subject_id in (${subjects}))`;

/** SQL of whether a person or an enterprise itself is held. @param subject SQL of its id */
const subjectHeldText = (subject: string): string => isActive(`select ${subject}`);

/** SQL of whether a membership's person or enterprise is held, or a person. @param account SQL of the id of an account */
const accountHeldText = (account: string): string =>
  isActive(`select ${account} union all select m.enterprise_id from member m where m.id = ${account}
    union all select m.person_id from member m where m.id = ${account}`);

/** SQL of whether an envelope is held. @param envelope SQL of its id */
const envelopeHeldText = (envelope: string): string =>
  isActive(`select ${envelope}
    union all select e.sender_id from envelope e where e.id = ${envelope}
    union all select m.enterprise_id from envelope e join member m on m.id = e.sender_member_id where e.id = ${envelope}
    union all select p.person_id from participant p where p.envelope_id = ${envelope}
    union all select coalesce(m.enterprise_id, p.enterprise_id) from participant p left join member m on m.id = p.member_id
      where p.envelope_id = ${envelope}
    union all select v.person_id from envelope_viewer v where v.envelope_id = ${envelope}
    union all select v.enterprise_id from envelope_viewer v where v.envelope_id = ${envelope}`);

export const HELD = { subject: subjectHeldText, account: accountHeldText, envelope: envelopeHeldText } as const;

/** The condition of a statement that deletes rows. @param column SQL of the id, such as `session.person_id`; nothing is held of null */
export const isNotHeld = (kind: keyof typeof HELD, column: string) => sql.raw(`not ${HELD[kind](column)}`);

const LOCK = `hashtextextended('legal hold', 0)`;
const shared = preparedText(`select pg_advisory_xact_lock_shared(${LOCK})`);
const exclusive = preparedText(`select pg_advisory_xact_lock(${LOCK})`);

/** A transaction that deletes takes this first: no hold is placed until it ends, and those placed before it are seen. */
export const lockHolds = async (tx: Tx): Promise<void> => void (await shared(tx, []));

/** A transaction that places a hold takes this first: what was being deleted is gone before it, the rest is kept by it. */
export const lockDeletions = async (tx: Tx): Promise<void> => void (await exclusive(tx, []));

const asked = {
  subject: preparedText<{ held: boolean }>(`select ${HELD.subject('$1::uuid')} as held`),
  account: preparedText<{ held: boolean }>(`select ${HELD.account('$1::uuid')} as held`),
  envelope: preparedText<{ held: boolean }>(`select ${HELD.envelope('$1::uuid')} as held`),
} as const;

export async function isHeld(tx: Tx, kind: keyof typeof HELD, id: string): Promise<boolean> {
  const [row] = await asked[kind](tx, [id]);
  return row?.held === true;
}

/**
 * Before a transaction deletes what someone has asked it to.
 * @throws Refused ERROR_LEGAL_HOLD
 */
export async function demandNotHeld(tx: Tx, kind: keyof typeof HELD, id: string): Promise<void> {
  await lockHolds(tx);
  if (await isHeld(tx, kind, id)) refuseWith('ERROR_LEGAL_HOLD');
}
