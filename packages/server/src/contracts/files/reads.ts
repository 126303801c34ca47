/** Exports for other features of the server. */
export { type FileRow, listFiles, namedDigests } from './store.ts';
