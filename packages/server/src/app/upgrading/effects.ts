import type { TableSize } from '../../platform/index.ts';

/** What a statement of a migration does to a table that exists. */
export interface Effect {
  readonly table: string;
  /** Who waits while it runs: all calls that use the table, those that write it, or none. */
  readonly waiting: 'all' | 'writers' | 'none';
  /** Whether it takes the longer the more rows there are: it reads or writes all of them. */
  readonly isSlow: boolean;
  /** Whether it writes as much again as there is. */
  readonly isRewrite: boolean;
}

const NAME = '(?:"?public"?\\.)?"?(\\w+)"?';
const KINDS: readonly (readonly [pattern: string, Omit<Effect, 'table'>])[] = [
  [
    `create (?:unique )?index concurrently .*? on (?:only )?${NAME}`,
    { waiting: 'none', isSlow: true, isRewrite: true },
  ],
  [`create (?:unique )?index .*? on (?:only )?${NAME}`, { waiting: 'writers', isSlow: true, isRewrite: true }],
  [`alter table (?:only )?${NAME} alter column .* type `, { waiting: 'all', isSlow: true, isRewrite: true }],
  [
    `alter table (?:only )?${NAME} (?:alter column .* set not null|add constraint|validate constraint)`,
    { waiting: 'all', isSlow: true, isRewrite: false },
  ],
  [
    `(?:alter|drop|truncate) table (?:if exists )?(?:only )?${NAME}`,
    { waiting: 'all', isSlow: false, isRewrite: false },
  ],
  [`update (?:only )?${NAME}`, { waiting: 'none', isSlow: true, isRewrite: true }],
  [`delete from (?:only )?${NAME}`, { waiting: 'none', isSlow: true, isRewrite: false }],
];

/** What a statement does to one of these tables; null for what concerns none of them, as where it makes a new one. */
export function effectOf(statement: string, sizes: ReadonlyMap<string, TableSize>): Effect | null {
  const line = statement.replaceAll(/\s+/g, ' ').trim();
  for (const [pattern, effect] of KINDS) {
    const table = new RegExp(`^${pattern}`, 'i').exec(line)?.[1];
    if (table !== undefined) return sizes.has(table) ? { table, ...effect } : null;
  }
  return null;
}
