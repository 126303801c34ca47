import type { Readable } from 'node:stream';
import { findLiveSessions, isKeyInForce, judgeAccount } from '../../accounts/index.ts';
import type { Caller, Services } from '../../platform/index.ts';

const LOOK_EVERY_MS = 1000;

/**
 * Ends a download once its session has ended, its account has been disabled or its key is no longer valid, in any process
 * (Rulings §8.22). A download of less than a second causes no query.
 */
export function watchDownload(services: Pick<Services, 'db' | 'clock' | 'log'>, caller: Caller, body: Readable): void {
  const timer = setInterval(() => {
    mayGoOn(services, caller).then(
      (may) => may || body.destroy(new Error('the caller may no longer read this')),
      (error: unknown) => services.log.warn({ err: error }, 'the right to a download could not be checked again'),
    );
  }, LOOK_EVERY_MS);
  timer.unref();
  body.once('close', () => clearInterval(timer));
}

const mayGoOn = ({ db, clock }: Pick<Services, 'db' | 'clock'>, caller: Caller): Promise<boolean> =>
  db.withTx(async (tx) => {
    const { apiClient, sessionId } = caller;
    if (apiClient === undefined) return (await findLiveSessions(tx, [sessionId])).length > 0;
    return (await isKeyInForce(tx, apiClient.id, clock.now())) && (await judgeAccount(tx, caller)).ok;
  });
