/** Exports for other features of the server. */
export { type FileRow, listFiles } from './store.ts';
