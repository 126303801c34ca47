import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { type Database, type Tx, guessCounter, prepared, preparedText, runAlone } from '../database/index.ts';

/** The subjects guarded against guessing and flooding. */
export type GuardKind =
  | 'CODE'
  | 'LOGIN'
  | 'LOGIN_CLIENT'
  | 'PASSWORD'
  | 'SIGN_PASSWORD'
  | 'SEND_CLIENT'
  | 'SEND_CONTACT_CLIENT'
  | 'SEND_DEVICE'
  | 'SEND_ALL'
  | 'SEND_RESERVE'
  | 'ACCOUNT_QUESTION'
  | 'SCAN'
  | 'UPLOAD_KB'
  | 'ATTACHMENT_KB'
  | 'SHIELD'
  | 'SHIELD_PREPARE'
  | 'SHIELD_CODE'
  | 'SHIELD_CODE_SENT'
  | 'SHIELD_NUMBER'
  | 'COMPLAINT_CLIENT'
  | 'OPERATOR'
  | 'OPERATOR_CLIENT'
  | 'OPERATOR_DEVICE'
  | 'OPERATOR_CODE';

export interface Guard {
  readonly kind: GuardKind;
  /** A keyed hash of the subject: the table holds no contact in plain text. */
  readonly subject: string;
  /** The most tries in the window; then the subject is locked. */
  readonly tries: number;
  /** Seconds of the window, and of the lock. */
  readonly lockSec: number;
}

/** `open`: this try is counted and may be checked. `expireIn`: locked for so many seconds more. */
export type Attempt =
  | { readonly open: true; readonly failures: number }
  | { readonly open: false; readonly expireIn: number };

/**
 * Counts a try before it is checked, in one statement, so that of any number of parallel tries only the allowed number is
 * ever checked (security 9). A correct one is subtracted again by {@link forgive}.
 */
export async function countTry(tx: Tx, { kind, subject, tries, lockSec }: Guard, now: Date): Promise<Attempt> {
  const at = now.toISOString();
  const windowEnds = sql`${guessCounter.windowStartedAt} + make_interval(secs => ${lockSec})`;
  const isLapsed = sql`${windowEnds} <= ${at}::timestamptz`;
  const failures = sql`case when ${isLapsed} then 1 else ${guessCounter.failures} + 1 end`;
  const until = new Date(now.getTime() + lockSec * 1000);
  const [counted] = await tx
    .insert(guessCounter)
    .values({ kind, subject, failures: 1, windowStartedAt: now, lockedUntil: tries <= 1 ? until : null })
    .onConflictDoUpdate({
      target: [guessCounter.kind, guessCounter.subject],
      set: {
        failures,
        windowStartedAt: sql`case when ${isLapsed} then ${at}::timestamptz else ${guessCounter.windowStartedAt} end`,
        lockedUntil: sql`case when ${failures} >= ${tries} then ${until.toISOString()}::timestamptz else null end`,
      },
      setWhere: sql`${guessCounter.lockedUntil} is null or ${guessCounter.lockedUntil} <= ${at}::timestamptz`,
    })
    .returning({ failures: guessCounter.failures });
  return counted === undefined
    ? { open: false, expireIn: (await findLock(tx, { kind, subject }, now)) ?? 1 }
    : { open: true, ...counted };
}

/** What has to be true before a try is counted: a change, by whose rows it is judged. */
export interface Gate {
  readonly values: readonly unknown[];
  /** SQL of the change; `$1` is the time of the try, and `places` are those of its values. */
  text(places: readonly string[]): string;
  /** SQL of the condition on a row that it returns. */
  passes(places: readonly string[]): string;
}

type Counted = Record<string, number | null>;
const tryTexts = new Map<string, (tx: Tx, values: readonly unknown[]) => Promise<Counted[]>>();
const gates = new Map<Gate['text'], number>();

/** The statement for so many guards behind a gate of this kind. */
function statementOf(guards: number, gate: Gate | null) {
  if (gate !== null && !gates.has(gate.text)) gates.set(gate.text, gates.size + 1);
  const name = `${guards} ${gate === null ? 0 : gates.get(gate.text)}`;
  const known = tryTexts.get(name) ?? preparedText<Counted>(tryText(guards, gate));
  tryTexts.set(name, known);
  return known;
}

/**
 * Each counter after the first waits for the one before it, and is not counted where that is locked; the first one waits for the
 * gate.
 */
function tryText(guards: number, gate: Gate | null): string {
  const places = (gate?.values ?? []).map((_, n) => `$${guards * 4 + 2 + n}`);
  const gateText = gate === null ? [] : [`gate as (${gate.text(places)})`];
  const isPassed = gate === null ? 'true' : `exists (select from gate where ${gate.passes(places)})`;
  const parts = Array.from({ length: guards }, (_, n) => {
    const [kind, subject, tries, lockSec] = [2, 3, 4, 5].map((at) => `$${n * 4 + at}`);
    const until = `$1::timestamptz + make_interval(secs => ${lockSec}::float8)`;
    const isLapsed = `g.window_started_at + make_interval(secs => ${lockSec}::float8) <= $1::timestamptz`;
    const failures = `case when ${isLapsed} then 1 else g.failures + 1 end`;
    return `t${n} as (
      insert into guess_counter as g (kind, subject, failures, window_started_at, locked_until)
      select ${kind}, ${subject}, 1, $1::timestamptz, case when ${tries}::int <= 1 then ${until} end
      where ${n === 0 ? isPassed : `exists (select from t${n - 1})`}
      on conflict (kind, subject) do update set failures = ${failures},
        window_started_at = case when ${isLapsed} then $1::timestamptz else g.window_started_at end,
        locked_until = case when ${failures} >= ${tries}::int then ${until} end
      where g.locked_until is null or g.locked_until <= $1::timestamptz
      returning g.failures)`;
  });
  const counts = parts.map((_, n) => `(select failures from t${n}) as "${n}"`);
  return `with ${[...gateText, ...parts].join(', ')} select ${isPassed}::int as passed, ${counts.join(', ')}`;
}

/**
 * Counts a try for several subjects, one after the other, in one statement; those after the first locked one are not counted.
 * @returns the attempt of each that was reached; null where the gate is not passed, and nothing is counted
 */
export async function countTries(
  tx: Tx,
  guards: readonly Guard[],
  now: Date,
  gate: Gate | null = null,
): Promise<Attempt[] | null> {
  const values = guards.flatMap((guard) => [guard.kind, guard.subject, guard.tries, guard.lockSec]);
  const run = statementOf(guards.length, gate);
  const [counted] = await run(tx, [now.toISOString(), ...values, ...(gate?.values ?? [])]);
  if (counted?.['passed'] === 0) return null;
  const attempts: Attempt[] = [];
  for (const [n, guard] of guards.entries()) {
    const failures = counted?.[n] ?? null;
    if (failures === null) return [...attempts, { open: false, expireIn: (await findLock(tx, guard, now)) ?? 1 }];
    attempts.push({ open: true, failures });
  }
  return attempts;
}

/**
 * Adds `amount` to the count of a subject unless that would make it more than `tries` in the window.
 * @returns seconds until the window ends where it is too much, else null
 */
export async function spend(
  tx: Tx,
  { kind, subject, tries, lockSec }: Guard,
  amount: number,
  now: Date,
): Promise<number | null> {
  if (amount > tries) return lockSec;
  const rows = await spent(tx, [kind, subject, amount, now.toISOString(), lockSec, tries]);
  if (rows.length > 0) return null;
  const [row] = await tx
    .select({ since: guessCounter.windowStartedAt })
    .from(guessCounter)
    .where(and(eq(guessCounter.kind, kind), eq(guessCounter.subject, subject)));
  const leftMs = (row?.since.getTime() ?? 0) + lockSec * 1000 - now.getTime();
  return Math.max(1, Math.ceil(leftMs / 1000));
}

const lapsed = 'g.window_started_at + make_interval(secs => $5::float8) <= $4::timestamptz';
const sum = `case when ${lapsed} then $3::int else g.failures + $3::int end`;
const spent = preparedText<{ readonly failures: number }>(`
  insert into guess_counter as g (kind, subject, failures, window_started_at, locked_until)
  values ($1, $2, $3::int, $4::timestamptz, null)
  on conflict (kind, subject) do update set failures = ${sum},
    window_started_at = case when ${lapsed} then $4::timestamptz else g.window_started_at end
  where ${sum} <= $6::int
  returning g.failures`);

/** Returns whether the count was reset, and whether there was one. */
const deleteUnlocked = preparedText<{ readonly isReset: boolean; readonly wasCounted: boolean }>(`
  with gone as (
    delete from guess_counter where kind = $1 and subject = $2
      and (locked_until is null or locked_until <= $3::timestamptz) returning 1
  )
  select exists (select from gone) as "isReset",
    exists (select from guess_counter where kind = $1 and subject = $2) as "wasCounted"`);

/**
 * Resets the count of a subject after a correct try, unless the wrong ones before it have locked it; a wrong one that is being
 * counted is waited for.
 * @returns whether it may be locked; a statement after this one sees it
 */
export async function forgiveIn(tx: Tx, { kind, subject }: Guard, now: Date): Promise<boolean> {
  const [found] = await deleteUnlocked(tx, [kind, subject, now.toISOString()]);
  return found !== undefined && !found.isReset && found.wasCounted;
}

/**
 * The same, in a transaction of its own.
 * @returns null, or seconds until the lock ends
 */
export async function forgiveUnlocked(db: Pick<Database, 'withTx'>, guard: Guard, now: Date): Promise<number | null> {
  const mayBeLocked = await runAlone(db, (tx) => forgiveIn(tx, guard, now));
  return mayBeLocked ? db.withTx((tx) => findLock(tx, guard, now)) : null;
}

/** Resets the count of a subject. */
export async function forgive(tx: Tx, { kind, subject }: Pick<Guard, 'kind' | 'subject'>): Promise<void> {
  await tx.delete(guessCounter).where(and(eq(guessCounter.kind, kind), eq(guessCounter.subject, subject)));
}

/** Seconds until a lock ends; null where there is none. */
export async function findLock(
  tx: Tx,
  { kind, subject }: Pick<Guard, 'kind' | 'subject'>,
  now: Date,
): Promise<number | null> {
  const [row] = await lockOf(tx, { kind, subject });
  const leftMs = (row?.lockedUntil?.getTime() ?? 0) - now.getTime();
  return leftMs > 0 ? Math.ceil(leftMs / 1000) : null;
}

const lockOf = prepared<Pick<Guard, 'kind' | 'subject'> & Record<string, unknown>, { lockedUntil: Date | null }[]>(
  (tx) =>
    tx
      .select({ lockedUntil: guessCounter.lockedUntil })
      .from(guessCounter)
      .where(and(eq(guessCounter.kind, sql.placeholder('kind')), eq(guessCounter.subject, sql.placeholder('subject')))),
);

/** Tries counted in the current window. */
export async function countOf(tx: Tx, { kind, subject, lockSec }: Guard, now: Date): Promise<number> {
  const [row] = await tx
    .select({ failures: guessCounter.failures, since: guessCounter.windowStartedAt })
    .from(guessCounter)
    .where(and(eq(guessCounter.kind, kind), eq(guessCounter.subject, subject)));
  return row === undefined || row.since.getTime() + lockSec * 1000 <= now.getTime() ? 0 : row.failures;
}

/** The longest window in which anything is counted is a day. */
const COUNTERS_KEPT_MS = 24 * 3_600_000;

/** Deletes counters whose window and lock have passed. */
export async function purgeCounters(tx: Tx, now: Date): Promise<void> {
  const isUnlocked = or(isNull(guessCounter.lockedUntil), lt(guessCounter.lockedUntil, now));
  const before = new Date(now.getTime() - COUNTERS_KEPT_MS);
  await tx.delete(guessCounter).where(and(lt(guessCounter.windowStartedAt, before), isUnlocked));
}
