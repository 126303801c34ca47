import type { Language, ServiceHealth } from '@countersign/contract';
import type { Config, Database } from '../../platform/index.ts';
import type { ListEnd } from '../../trust/index.ts';
import { type Problem, problemWords } from './words.ts';

export type Facts = ServiceHealth['facts'];
type State = ServiceHealth['state'];

/** What a check found. An unknown error is thrown instead. */
export interface Finding {
  readonly state: State;
  readonly facts: Facts;
  /** Null where nothing has to be done. */
  readonly problem: Problem | null;
}

export type Check = () => Promise<Finding>;

/** What the checks look at, from the running server or from a command beside it. */
export interface CheckPorts {
  readonly config: Config;
  readonly now: Date;
  readonly db: Pick<Database, 'withTx' | 'kind'>;
  /** When each of the authority's current certificates ends, by role; null: there is no authority yet. */
  readonly authorityEnds: () => Promise<Readonly<Record<string, Date>> | null>;
  /** The revocation lists that are made elsewhere. */
  readonly listEnds: () => Promise<readonly ListEnd[]>;
  /** How many sealed keys the key-encryption key opens, and the names of those that it does not open. */
  readonly judgeKek: () => Promise<{ readonly opened: number; readonly closed: readonly string[] }>;
  /** Writes a blob and removes it; null: there is no store yet. */
  readonly probeStore: () => Promise<'WORKS' | 'LOST' | null>;
}

export const ok = (facts: Facts = {}): Finding => ({ state: 'OK', facts, problem: null });
export const warning = (problem: Problem, facts: Facts = {}): Finding => ({ state: 'WARNING', facts, problem });
export const down = (problem: Problem, facts: Facts = {}): Finding => ({ state: 'DOWN', facts, problem });

/** Longer than each of the time limits within the checks. */
const CHECK_MS = 15_000;

/** The finding; an error and a silence are findings too. */
export async function carryOut(check: Check): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => resolve(down('NO_ANSWER', { seconds: CHECK_MS / 1000 })), CHECK_MS);
  });
  const found = check().catch((error: unknown) => down('FAILED', { detail: detailOf(error) }));
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}

/** The innermost reason in one short line. A wrapper such as `fetch failed` says nothing. */
export function detailOf(error: unknown): string {
  let at = error;
  while (at instanceof Error && at.cause instanceof Error) at = at.cause;
  const { code, message } = at as { code?: unknown; message?: unknown };
  const text = typeof message === 'string' && message !== '' ? message : String(at);
  const shown = typeof code === 'string' && !text.includes(code) ? `${code}: ${text}` : text;
  return shown.split('\n', 1)[0]?.slice(0, 300) ?? '';
}

/** A finding as people read it. */
export function present(name: string, { state, facts, problem }: Finding, language: Language): ServiceHealth {
  const words = problem === null ? null : problemWords(problem, facts, language);
  return { name, state, facts, problem: words?.problem ?? null, fix: words?.fix ?? null };
}
