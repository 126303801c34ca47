/** What other features of the server may use of this one. */
export { type FileRow, listFiles, namedDigests } from './store.ts';
