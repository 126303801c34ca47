// Whether the process is alive and ready.
export type { Readiness } from './readiness.ts';
export { serveHealth } from './routes.ts';
