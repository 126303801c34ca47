import { hash, verify } from '@node-rs/argon2';
import { BusyError } from '../workers/workers.ts';

/** argon2id; the other parameters are the library's defaults: 19 MiB, 2 passes, 1 lane (OWASP's first choice). */
const ARGON2ID = 2;
const RUNNING_MAX = 2;
const WAITING_MAX = 128;

let running = 0;
const waiting: (() => void)[] = [];

/** Two at a time, so that logins leave processors to the rest; beyond the queue the caller is told to come again. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= RUNNING_MAX) {
    if (waiting.length >= WAITING_MAX) throw new BusyError();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Hashes what travelled in place of a password; the pepper goes in as argon2's secret. @throws BusyError */
export const hashPassword = (wirePassword: string, pepper: Buffer): Promise<string> =>
  inTurn(() => hash(wirePassword, { algorithm: ARGON2ID, secret: pepper }));

let nobody: Promise<string> | null = null;

/** The hash that stands for whoever has none. */
async function nobodysHash(pepper: Buffer): Promise<string> {
  nobody ??= hashPassword('', pepper);
  return nobody.catch((error: unknown) => {
    nobody = null;
    throw error;
  });
}

/** False for no hash as for a wrong password, after the same work (security 11). @throws BusyError */
export async function isPassword(stored: string | null, wirePassword: string, pepper: Buffer): Promise<boolean> {
  const against = stored ?? (await nobodysHash(pepper));
  const isRight = await inTurn(() => verify(against, wirePassword, { secret: pepper }));
  return isRight && stored !== null;
}
