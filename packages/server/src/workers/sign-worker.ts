/** The tasks of the pool for this server's own bytes, under the names they are called by. */
export { encodePng } from './tasks/images.ts';
