import type { PersonRow } from './people-rows.ts';
import { whoIs } from './who-is.ts';

/** The sequence number of each line, from 1 and without gaps. */
export function sequencesOf(rows: readonly Pick<PersonRow, 'withPrevious'>[]): number[] {
  let number = 0;
  return rows.map((row, at) => {
    if (at === 0 || !row.withPrevious) number += 1;
    return number;
  });
}

/** Removes a line; if it led a parallel group, the next line of the group leads it. */
function taken(rows: readonly PersonRow[], at: number): PersonRow[] {
  const led = rows[at]!;
  return rows.flatMap((row, index) => {
    if (index === at) return [];
    return [index === at + 1 && row.withPrevious && !led.withPrevious ? { ...row, withPrevious: false } : row];
  });
}
/** A line dropped into the middle of a group joins it; elsewhere it acts alone. */
export function moveRow(rows: readonly PersonRow[], key: string, by: number): PersonRow[] {
  const from = rows.findIndex((row) => row.key === key);
  const to = Math.min(rows.length - 1, Math.max(0, from + by));
  if (from < 0 || to === from) return [...rows];
  const next = taken(rows, from);
  next.splice(to, 0, { ...rows[from]!, withPrevious: next[to]?.withPrevious ?? false });
  return next;
}
export const dropRow = (rows: readonly PersonRow[], key: string): PersonRow[] => {
  const at = rows.findIndex((row) => row.key === key);
  return at < 0 ? [...rows] : taken(rows, at);
};

/** All in sequence, all in parallel, or mixed. */
export type FlowOrder = 'oneByOne' | 'together' | 'mixed';
export function orderOf(rows: readonly PersonRow[]): FlowOrder {
  const later = rows.slice(1);
  if (later.every(({ withPrevious }) => !withPrevious)) return 'oneByOne';
  return later.every(({ withPrevious }) => withPrevious) ? 'together' : 'mixed';
}
export const withOrder = (rows: readonly PersonRow[], order: 'oneByOne' | 'together'): PersonRow[] =>
  rows.map((row, at) => ({ ...row, withPrevious: at > 0 && order === 'together' }));

type OrderWarning = 'checkerAfterSigners' | 'checkerBesideSigner' | 'allCheckers';
export type PeopleWarning = OrderWarning | 'sameTwice';
/** A permitted order that is rarely intended (ux 4). */
export function orderWarnings(rows: readonly PersonRow[]): PeopleWarning[] {
  const numbers = sequencesOf(rows);
  const of = (role: PersonRow['role']) => numbers.filter((_, at) => rows[at]!.role === role);
  const [signers, checkers] = [of('SIGNER'), of('CHECKER')];
  const twice = isTwiceInARow(rows, numbers) ? (['sameTwice'] as const) : [];
  if (checkers.length === 0) return [...twice];
  if (signers.length === 0) return ['allCheckers'];
  return [
    ...(checkers.some((number) => number > Math.max(...signers)) ? (['checkerAfterSigners'] as const) : []),
    ...(checkers.some((number) => signers.includes(number)) ? (['checkerBesideSigner'] as const) : []),
    ...twice,
  ];
}

/** The same person in two consecutive steps, with no one else between. */
function isTwiceInARow(rows: readonly PersonRow[], numbers: readonly number[]): boolean {
  const alone = (number: number): string | null => {
    const here = rows.filter((_, at) => numbers[at] === number);
    return here.length === 1 ? whoIs(here[0]!) : null;
  };
  return numbers.some((number) => {
    const who = alone(number);
    return who !== null && who === alone(number + 1);
  });
}
