/** Where public/share-worker.js keeps the files of the share sheet. */
export const CACHE = 'shared-files';

/** Removes what was shared with the app and not used; pages without TLS have no such store. */
export const dropSharedFiles = (): void => void globalThis.caches?.delete(CACHE);
