// Metrics and traces of this server (docs/operate/observe.md).
export { serveMetrics } from './observe-app.ts';
export { type Observing, startObserving } from './observing.ts';
export { observedBlobs, observedDatabase, observedJobs, observedWorkers } from './ports.ts';
export { observeRequests } from './requests.ts';
