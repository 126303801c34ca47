import type { CallName } from '@countersign/contract';
import type { Handlers } from './http/handlers.ts';
import { refuseWith } from './http/refused.ts';

/** Calls whose feature is being built; the list shrinks to nothing. */
const PENDING = [] as const satisfies readonly CallName[];

export const pendingHandlers = (): Handlers<(typeof PENDING)[number]> =>
  Object.fromEntries(PENDING.map((name) => [name, async () => refuseWith('ERROR_BUSY', { expireIn: 60 })])) as never;
