/** The tasks of the pool for public verification, by name. */
export { verifyDocument } from '../../evidence/index.ts';
