import type * as Prometheus from 'prom-client';

/** Bounds of the histograms, in seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const STEP_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5, 10, 60];
const SQL_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10];

export type Meters = ReturnType<typeof createMeters>;
type Library = Pick<typeof Prometheus, 'Counter' | 'Gauge' | 'Histogram' | 'Registry' | 'collectDefaultMetrics'>;

/** Every metric that the product counts or measures itself; docs/operate/observe.md describes each. */
export function createMeters({ Counter, Gauge, Histogram, Registry, collectDefaultMetrics }: Library) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name: `countersign_${name}`, help, labelNames, registers });
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name: `countersign_${name}`, help, labelNames, registers });
  const histogram = <L extends string>(name: string, help: string, buckets: number[], ...labelNames: L[]) =>
    new Histogram({ name: `countersign_${name}`, help, labelNames, buckets, registers });
  return {
    registry,
    requests: counter('http_requests_total', 'Requests by class of status', 'method', 'route', 'status'),
    requestSeconds: histogram(
      'http_request_duration_seconds',
      'Time until the reply',
      REQUEST_BUCKETS,
      'method',
      'route',
    ),
    requestsOpen: gauge('http_requests_in_progress', 'Requests whose reply has not ended'),
    sockets: gauge('sockets_open', 'Sockets of open pages'),
    poolSize: gauge('worker_pool_size', 'Tasks that may run at once', 'pool'),
    poolBusy: gauge('worker_pool_busy', 'Tasks that run', 'pool'),
    poolWaiting: gauge('worker_pool_waiting', 'Tasks that wait', 'pool'),
    tasks: counter('worker_tasks_total', 'Tasks by result', 'pool', 'task', 'result'),
    taskSeconds: histogram(
      'worker_task_duration_seconds',
      'Time of a task, with waiting',
      STEP_BUCKETS,
      'pool',
      'task',
    ),
    jobsDue: gauge('jobs_due', 'Jobs that could run now, at most 10000', 'kind'),
    jobsOldest: gauge('jobs_oldest_due_seconds', 'How long the oldest due job has waited', 'kind'),
    jobsDead: gauge('jobs_given_up', 'Jobs that failed for good, at most 10000', 'kind'),
    jobRuns: counter('job_runs_total', 'Runs of jobs by result', 'kind', 'result'),
    jobSeconds: histogram('job_duration_seconds', 'Time of one run of a job', STEP_BUCKETS, 'kind'),
    statements: counter('sql_statements_total', 'Statements by result', 'result'),
    statementSeconds: histogram('sql_statement_duration_seconds', 'Time until the answer', SQL_BUCKETS),
    transactions: counter('sql_transactions_total', 'Transactions by result', 'result'),
    transactionSeconds: histogram(
      'sql_transaction_duration_seconds',
      'Time of a transaction, with waiting',
      SQL_BUCKETS,
    ),
    connections: gauge('sql_connections', 'Connections to the database by state', 'state'),
    connectionsMost: gauge('sql_connections_limit', 'Connections that may be open'),
    connectionsWaiting: gauge('sql_connections_waiting', 'Transactions that wait for a connection'),
    signerRequests: counter('signer_requests_total', 'Requests to the signer by result', 'request', 'result'),
    signerSeconds: histogram('signer_request_duration_seconds', 'Time until its answer', STEP_BUCKETS, 'request'),
    signerEnds: counter('signer_ends_total', 'How often its process ended unexpectedly'),
    stamps: counter('timestamps_total', 'Time-stamps made', 'purpose'),
    events: counter('events_total', 'Events that were committed', 'event'),
    deliveries: counter('deliveries_total', 'Attempts to deliver a message', 'channel', 'result'),
    deliverySeconds: histogram('delivery_duration_seconds', 'Time of an attempt', STEP_BUCKETS, 'channel'),
    blobOperations: counter('blob_operations_total', 'Operations of the document store', 'operation', 'result'),
    blobSeconds: histogram('blob_operation_duration_seconds', 'Time of an operation', STEP_BUCKETS, 'operation'),
    blobBytes: counter('blob_bytes_total', 'Bytes of documents written and read', 'direction'),
    authorityExpiry: gauge('authority_certificate_expiry_seconds', 'Seconds until notAfter', 'role'),
    listExpiry: gauge('authority_list_expiry_seconds', 'Seconds until nextUpdate of a list made elsewhere', 'ca'),
    listValidity: gauge('authority_list_validity_seconds', 'From its thisUpdate to its nextUpdate', 'ca'),
    listRevoked: gauge('authority_list_revoked', 'Certificates of the path that it has revoked', 'ca'),
    logEntries: gauge('log_entries', 'Entries of the audit log'),
    logWaiting: gauge('log_waiting_rows', 'Audit rows that are not in the log yet, at most 10000'),
    logOldest: gauge('log_oldest_waiting_seconds', 'Age of the oldest of them'),
    checkpointEntries: gauge('log_checkpoint_entries', 'Entries of the last checkpoint'),
    checkpointAge: gauge('log_checkpoint_age_seconds', 'Age of the last checkpoint'),
    diskFree: gauge('disk_free_bytes', 'Free space on the disk of DATA_DIR'),
    ready: gauge('ready', 'Whether a part works, as /health/ready tells', 'check'),
    scraped: gauge('scrape_success', 'Whether a source of gauges answered', 'source'),
  };
}
