import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The client, as platform/throttling/client-of.ts names it, for whom the current flow of control works; null: a caller who
 * has logged in, or the server itself.
 */
const stranger = new AsyncLocalStorage<string | null>();

/**
 * Runs `work`; its transactions wait for other transactions of strangers, never ahead of those of people who have logged
 * in. Work that anyone may request shares no queue with authorised work (security 63).
 */
export const asStranger = <T>(client: string, work: () => T): T => stranger.run(client, work);

/** Runs `work` as the server's own, although the request of a stranger started it. */
export const asServer = <T>(work: () => T): T => stranger.run(null, work);

export const currentStranger = (): string | null => stranger.getStore() ?? null;
