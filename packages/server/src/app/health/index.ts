// Whether the process is alive and ready.
export { serveHealth } from './routes.ts';
