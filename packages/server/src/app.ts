import type { FastifyInstance } from 'fastify';
import { completeBuiltInRoles, identityCalls, legalCalls, passkeyCalls } from './accounts/index.ts';
import {
  POLICIES_JOB,
  PURGE_JOB,
  type Sockets,
  type WebKind,
  apiDocsCalls,
  bindCalls,
  createRequestLimits,
  createDrain,
  createHttpServer,
  deletionCalls,
  deletionJobs,
  joinCalls,
  manualCalls,
  observeRequests,
  observedJobs,
  openSockets,
  policyJobs,
  purgeJobs,
  retentionCalls,
  serveHealth,
  serveMetrics,
  serveWeb,
} from './app/index.ts';
import {
  COLLECT_JOB,
  chargeCalls,
  contractNumberCalls,
  envelopeCalls,
  envelopeJobs,
  fileCalls,
  fileJobs,
  financeReactors,
  inPersonCalls,
  contactGroupCalls,
  labelCalls,
  multiSendCalls,
  multiSendJobs,
  sessionCalls,
  templateCalls,
} from './contracts/index.ts';
import {
  apiClientCalls,
  departmentCalls,
  handoverCalls,
  handoverJobs,
  holdCalls,
  importJobs,
  invitationCalls,
  invitationReactors,
  memberCalls,
  profileCalls,
  roleCalls,
} from './enterprise/index.ts';
import {
  ARCHIVE_JOB,
  archiveJobs,
  evidenceCalls,
  exportCalls,
  exportJobs,
  makeEvidence,
  verificationCalls,
} from './evidence/index.ts';
import {
  expiringJobs,
  messageCalls,
  messageReactors,
  webhookCalls,
  webhookJobs,
  webhookReactors,
} from './notifications/index.ts';
import {
  auditCalls,
  complaintCalls,
  consoleCalls,
  directoryCalls,
  operatorHoldCalls,
  operatorRequestCalls,
  STATISTICS_JOB,
  orderDecisionCalls,
  statisticsCalls,
  statisticsJobs,
  trustListCalls,
} from './operator/index.ts';
import {
  type Handlers,
  type JobHandlers,
  type Jobs,
  type Reactors,
  type Services,
  countRequests,
  createRateLimiter,
  deliverableContacts,
  deliveryCalls,
  deliveryJobs,
  enqueue,
  outboxPage,
  serveCarrierReports,
  receiveBounces,
  reactionJobs,
  startJobs,
  convertsOffice,
} from './platform/index.ts';
import {
  SWEEP_JOB,
  officeSealCalls,
  personalSealCalls,
  scanCalls,
  shieldCalls,
  signingCalls,
  signingJobs,
  signingReactors,
} from './signing/index.ts';
import {
  AUTHORITY_JOB,
  LISTS_JOB,
  LOG_JOB,
  auditLogJobs,
  auditLogReactors,
  authorityCalls,
  authorityJobs,
  listJobs,
  logCalls,
} from './trust/index.ts';
import type { OpenServices } from './open-services.ts';

export interface App {
  readonly fastify: FastifyInstance;
  readonly jobs: Jobs;
  readonly sockets: Pick<Sockets, 'sweep'>;
  /** For `ms`: answers as before, but is not ready any more and lets go of the connections of proxies. */
  drain(ms: number): Promise<void>;
  /** Finishes running requests, sockets and jobs and accepts no new ones. The services stay open. */
  close(): Promise<void>;
}

/** Every call of the contract with its handler. */
const allCalls = (services: Services): Handlers =>
  joinCalls(
    sessionCalls,
    inPersonCalls,
    profileCalls,
    identityCalls(),
    legalCalls,
    memberCalls,
    handoverCalls,
    departmentCalls,
    invitationCalls,
    roleCalls,
    apiClientCalls,
    webhookCalls,
    complaintCalls,
    consoleCalls,
    directoryCalls,
    operatorRequestCalls,
    auditCalls,
    statisticsCalls,
    personalSealCalls,
    officeSealCalls,
    scanCalls,
    passkeyCalls,
    deliveryCalls,
    messageCalls,
    fileCalls,
    envelopeCalls,
    authorityCalls(),
    logCalls,
    signingCalls,
    shieldCalls,
    multiSendCalls,
    templateCalls,
    verificationCalls(services),
    trustListCalls,
    evidenceCalls,
    exportCalls,
    holdCalls,
    operatorHoldCalls,
    deletionCalls,
    retentionCalls,
    contactGroupCalls,
    labelCalls,
    manualCalls(),
    contractNumberCalls,
    chargeCalls,
    orderDecisionCalls,
    apiDocsCalls(),
  );

/** Every kind of job that a committed transaction may enqueue. */
const allJobs = (services: Services): JobHandlers => ({
  ...authorityJobs(services),
  ...listJobs(services),
  ...deliveryJobs(services),
  ...expiringJobs(services),
  ...fileJobs(services),
  ...envelopeJobs(services),
  ...multiSendJobs(services),
  ...importJobs(services),
  ...handoverJobs(services),
  ...signingJobs(services, makeEvidence),
  ...archiveJobs(services),
  ...exportJobs(services),
  ...deletionJobs(services),
  ...purgeJobs(services),
  ...policyJobs(services),
  ...auditLogJobs(services),
  ...statisticsJobs(services),
  ...webhookJobs(services),
  ...reactionJobs(allReactors(services), services),
});

/** The reactions of features to the events of other features, by name. */
const allReactors = (services: Services): Reactors => ({
  ...auditLogReactors(services),
  ...financeReactors(services),
  ...invitationReactors(),
  ...messageReactors(services),
  ...signingReactors(services),
  ...webhookReactors(services),
});

/** Recurring jobs; each run enqueues the next one. */
const RECURRING = [
  POLICIES_JOB,
  PURGE_JOB,
  SWEEP_JOB,
  ARCHIVE_JOB,
  COLLECT_JOB,
  LOG_JOB,
  AUTHORITY_JOB,
  LISTS_JOB,
  STATISTICS_JOB,
];

const CLOSE_REST_EVERY_MS = 100;
/** A proxy that has just connected sends its request by then. */
const CLOSE_REST_AFTER_DRAIN_MS = 500;

/**
 * The product over its services, wired by hand; it does not listen yet.
 * @param options.pages the directory of the built pages; that of the web package unless given
 */
export async function createApp(
  services: OpenServices,
  { web = 'built', pages }: { readonly web?: WebKind; readonly pages?: string | undefined } = {},
): Promise<App> {
  const limiter = createRateLimiter();
  const requestLimits = createRequestLimits(limiter);
  const { app: fastify, guard } = await createHttpServer(services, {
    isDevelopment: web === 'development',
    requestLimits,
  });
  const drain = createDrain(fastify);
  const { observing } = services;
  observeRequests(fastify, observing.meters, observing.traces);
  const requests = countRequests(fastify.server);
  await bindCalls(fastify, services, allCalls(services), { pages: { listOutbox: outboxPage }, limiter, requestLimits });
  await serveCarrierReports(fastify, services);
  const readiness = serveHealth(fastify, services, drain.isOn);
  let sockets: Sockets | null = null;
  const handlers = observedJobs(allJobs(services), services.observer);
  const endMetrics = await serveMetrics(fastify, observing, {
    services,
    kinds: Object.keys(handlers),
    readiness,
    openRequests: () => requests.count(),
    openSockets: () => sockets?.count() ?? 0,
  });
  const { publicUrl, signatureLevel: level, supportContact: support } = services.config;
  const phones = deliverableContacts(services.config).PHONE;
  const facts = { publicUrl, level, support, phones, office: convertsOffice(services.config) };
  await serveWeb(fastify, web, { name: services.authorityName, terms: services.legal.version, ...facts }, pages);
  await completeBuiltInRoles(services);
  const opened = openSockets(fastify.server, services, { push: services.push, requestLimits });
  sockets = opened;
  guard.attach(fastify.server);
  await services.db.withTx(async (tx) => {
    const now = services.clock.now();
    for (const kind of RECURRING)
      await enqueue(tx, { id: services.ids.next(), kind, key: kind, payload: {}, runAt: now, now });
  });
  const { db, clock, ids, log } = services;
  const jobs = startJobs({ db, clock, ids, log, handlers });
  const bounces = await receiveBounces(services);
  const close = async (): Promise<void> => {
    // A connection whose last reply is still being sent ends later than those that are closed at once.
    const rest = setInterval(
      () => requests.closeRest(),
      drain.isOn() ? CLOSE_REST_AFTER_DRAIN_MS : CLOSE_REST_EVERY_MS,
    );
    try {
      await bounces?.close();
      await opened.close();
      await fastify.close();
      await jobs.stop();
      await endMetrics();
    } finally {
      clearInterval(rest);
    }
  };
  return { fastify, jobs, sockets: opened, drain: (ms) => drain.begin(ms), close };
}
