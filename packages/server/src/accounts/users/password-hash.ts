import { hash, verify } from '@node-rs/argon2';
import { clientOf } from '../../platform/throttling/client-of.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { fairLine } from '../../platform/workers/fair-line.ts';

/** argon2id; the other parameters are the library's defaults: 19 MiB, 2 passes, 1 lane (OWASP's first choice). */
const ARGON2ID = 2;
/** An office behind one address logs in at nine; clients take turns, so that its line keeps nobody else back. */
const WAITING = 512;
const WAITING_OF_ONE = 64;

/**
 * Two at a time for whoever is not logged in yet, so that logins leave processors to the rest; a place of their own for those who
 * are, whose sign passwords never wait for strangers. Beyond a queue the caller is told to come again.
 */
const LINES = {
  STRANGERS: fairLine({ places: 2, waiting: WAITING, waitingOfOne: WAITING_OF_ONE }),
  SESSIONS: fairLine({ places: 1, waiting: WAITING, waitingOfOne: WAITING_OF_ONE }),
} as const;

/** Who waits for a hash, and in which line. */
export interface Waits {
  readonly line: keyof typeof LINES;
  /** Takes turns with the others in the line. */
  readonly client: string;
}

/** Somebody who is logged in. */
export const waitsAs = (id: string): Waits => ({ line: 'SESSIONS', client: id });

/** The caller of a request. */
export const waitsOf = ({ caller, operator, ip }: Pick<RequestContext, 'caller' | 'operator' | 'ip'>): Waits => {
  const id = caller?.personId ?? operator?.operatorId;
  return id === undefined ? { line: 'STRANGERS', client: clientOf(ip) } : waitsAs(id);
};

/** Commands, and what a start prepares. */
export const WAITS_FOR_NOBODY: Waits = waitsAs('system');

async function inTurn<T>({ line, client }: Waits, work: () => Promise<T>): Promise<T> {
  const leave = await LINES[line](client);
  try {
    return await work();
  } finally {
    leave();
  }
}

/** Hashes what travelled in place of a password; the pepper goes in as argon2's secret. @throws BusyError */
export const hashPassword = (wirePassword: string, pepper: Buffer, waits: Waits): Promise<string> =>
  inTurn(waits, () => hash(wirePassword, { algorithm: ARGON2ID, secret: pepper }));

let nobody: Promise<string> | null = null;

/** The hash that stands for whoever has none. */
async function nobodysHash(pepper: Buffer, waits: Waits): Promise<string> {
  nobody ??= hashPassword('', pepper, waits);
  return nobody.catch((error: unknown) => {
    nobody = null;
    throw error;
  });
}

/** False for no hash as for a wrong password, after the same work (security 11). @throws BusyError */
export async function isPassword(
  stored: string | null,
  wirePassword: string,
  { pepper, waits }: { readonly pepper: Buffer; readonly waits: Waits },
): Promise<boolean> {
  const against = stored ?? (await nobodysHash(pepper, waits));
  const isRight = await inTurn(waits, () => verify(against, wirePassword, { secret: pepper }));
  return isRight && stored !== null;
}
