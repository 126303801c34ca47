export { apiDocsCalls } from './api-docs/index.ts';
export { seedDemo } from './demo/index.ts';
export { deletionCalls, deletionJobs } from './deletion/index.ts';
export { serveHealth } from './health/index.ts';
export { type WebKind, bindCalls, createRequestLimits, createDrain, createHttpServer, serveWeb } from './http/index.ts';
export { joinCalls } from './join-calls.ts';
export { demandDocuments, demandUsable, settleRestore } from './keeping/index.ts';
export { manualCalls } from './manual/index.ts';
export { REACTIONS } from './reactions.ts';
export {
  type Observing,
  observeRequests,
  observedBlobs,
  observedDatabase,
  observedJobs,
  observedWorkers,
  serveMetrics,
  startObserving,
} from './observe/index.ts';
export { POLICIES_JOB, PURGE_JOB, policyJobs, purgeJobs, retentionCalls } from './retention/index.ts';
export { type Sockets, openSockets } from './sockets/index.ts';
