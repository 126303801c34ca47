/** The tasks of the pool for large JSON bodies. */
export { judgeBody } from '../../platform/index.ts';
