import { hash, verify } from '@node-rs/argon2';
import { type RequestContext, clientOf, fairQueue } from '../../platform/index.ts';

/** argon2id; the other parameters are the library's defaults: 19 MiB, 2 passes, 1 lane (OWASP's first choice). */
const ARGON2ID = 2;
/**
 * Many people behind one address may log in at the same time of day; clients take turns, so that one client delays no other.
 */
const WAITING = 512;
const WAITING_OF_ONE = 64;

/**
 * Two at a time for people who are not logged in yet, so that logins leave processors free; a separate queue for logged-in
 * people, whose sign passwords never wait for strangers. When a queue is full, the caller is told to come back.
 */
const LINES = {
  STRANGERS: fairQueue({ places: 2, waiting: WAITING, waitingPerClient: WAITING_OF_ONE }),
  SESSIONS: fairQueue({ places: 1, waiting: WAITING, waitingPerClient: WAITING_OF_ONE }),
} as const;

/** The client that waits for a hash, and its queue. */
export interface Waits {
  readonly line: keyof typeof LINES;
  /** Takes turns with the others in the queue. */
  readonly client: string;
}

/** A person who is logged in. */
export const waitsAs = (id: string): Waits => ({ line: 'SESSIONS', client: id });

/** The caller of a request. */
export const waitsOf = ({ caller, operator, ip }: Pick<RequestContext, 'caller' | 'operator' | 'ip'>): Waits => {
  const id = caller?.personId ?? operator?.operatorId;
  return id === undefined ? { line: 'STRANGERS', client: clientOf(ip) } : waitsAs(id);
};

/** For commands, and for the preparations of a start. */
export const SYSTEM_WAITS: Waits = waitsAs('system');

async function inTurn<T>({ line, client }: Waits, work: () => Promise<T>): Promise<T> {
  const leave = await LINES[line](client);
  try {
    return await work();
  } finally {
    leave();
  }
}

/**
 * Hashes the form of a password that is sent; the pepper is used as argon2's secret.
 * @throws BusyError
 */
export const hashPassword = (wirePassword: string, pepper: Buffer, waits: Waits): Promise<string> =>
  inTurn(waits, () => hash(wirePassword, { algorithm: ARGON2ID, secret: pepper }));

let placeholder: Promise<string> | null = null;

/** The hash that is verified if the person has none. */
async function placeholderHash(pepper: Buffer, waits: Waits): Promise<string> {
  placeholder ??= hashPassword('', pepper, waits);
  return placeholder.catch((error: unknown) => {
    placeholder = null;
    throw error;
  });
}

/**
 * False for a missing hash as for a wrong password, after the same work (security 11).
 * @throws BusyError
 */
export async function isPassword(
  stored: string | null,
  wirePassword: string,
  { pepper, waits }: { readonly pepper: Buffer; readonly waits: Waits },
): Promise<boolean> {
  const against = stored ?? (await placeholderHash(pepper, waits));
  const isRight = await inTurn(waits, () => verify(against, wirePassword, { secret: pepper }));
  return isRight && stored !== null;
}
