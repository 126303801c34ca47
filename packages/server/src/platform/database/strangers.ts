import { AsyncLocalStorage } from 'node:async_hooks';

/** The client, as one of platform/throttling/client-of.ts, in whose name the current flow of control works; null: somebody known. */
const stranger = new AsyncLocalStorage<string | null>();

/**
 * Runs `work`, whose transactions wait for each other's and not in front of those of people who have logged in: what anybody
 * may ask for shares no line with what is asked for by right (security 63).
 */
export const asStranger = <T>(client: string, work: () => T): T => stranger.run(client, work);

/** Runs `work` for the server itself, although a stranger's request is what set it off. */
export const asServer = <T>(work: () => T): T => stranger.run(null, work);

export const currentStranger = (): string | null => stranger.getStore() ?? null;
