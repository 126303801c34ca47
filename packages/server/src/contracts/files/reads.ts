/** What other features of the server may use of this feature. */
export { type FileRow, listFiles, namedDigests } from './store.ts';
