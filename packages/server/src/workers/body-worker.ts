/** The tasks of the pool for large JSON bodies. */
export { judgeBody } from './tasks/judge-body.ts';
