/** The tasks of the pool for public verification, under the names they are called by. */
export { verifyDocument } from '../../evidence/verification/verification-task.ts';
