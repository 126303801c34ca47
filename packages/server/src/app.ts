import type { FastifyInstance } from 'fastify';
import { identityCalls } from './accounts/identity/calls.ts';
import { passkeyCalls } from './accounts/passkeys/calls.ts';
import { apiDocsCalls } from './app/api-docs/calls.ts';
import { manualCalls } from './app/manual/calls.ts';
import { chargeCalls } from './contracts/charges/calls.ts';
import { envelopeCalls } from './contracts/envelopes/calls.ts';
import { fileCalls } from './contracts/files/calls.ts';
import { labelCalls } from './contracts/labels/calls.ts';
import { multiSendCalls } from './contracts/multi-send/calls.ts';
import { contractNumberCalls } from './contracts/numbering/calls.ts';
import { sessionCalls } from './contracts/signing-links/calls.ts';
import { templateCalls } from './contracts/templates/calls.ts';
import { apiClientCalls } from './enterprise/api-keys/calls.ts';
import { departmentCalls } from './enterprise/departments/calls.ts';
import { handoverCalls } from './enterprise/handover/calls.ts';
import { invitationCalls } from './enterprise/invitations/calls.ts';
import { memberCalls } from './enterprise/members/calls.ts';
import { profileCalls } from './enterprise/profile/calls.ts';
import { roleCalls } from './enterprise/roles/calls.ts';
import { evidenceCalls } from './evidence/record/calls.ts';
import { verificationCalls } from './evidence/verification/calls.ts';
import { messageCalls } from './notifications/messages/calls.ts';
import { webhookCalls } from './notifications/webhooks/calls.ts';
import { orderDecisionCalls } from './operator/billing/calls.ts';
import { complaintCalls } from './operator/complaints/calls.ts';
import { consoleCalls } from './operator/console/calls.ts';
import { operatorRequestCalls } from './operator/console/requests/calls.ts';
import { trustListCalls } from './operator/trust-lists/calls.ts';
import { deliveryCalls } from './platform/delivery/calls.ts';
import { signingCalls } from './signing/ceremony/calls.ts';
import { officeSealCalls } from './signing/office-seals/calls.ts';
import { personalSealCalls } from './signing/personal-seals/calls.ts';
import { shieldCalls } from './signing/phone-signing/calls.ts';
import { scanCalls } from './signing/scan/calls.ts';
import { authorityCalls } from './trust/authority/calls.ts';
import { logCalls } from './trust/transparency-log/calls.ts';
import { financeReactors } from './contracts/charges/on-events.ts';
import { envelopeJobs } from './contracts/envelopes/flow/jobs.ts';
import { fileJobs } from './contracts/files/jobs.ts';
import { multiSendJobs } from './contracts/multi-send/jobs.ts';
import { handoverJobs } from './enterprise/handover/perform.ts';
import { invitationReactors } from './enterprise/invitations/on-events.ts';
import { importJobs } from './enterprise/invitations/run-import.ts';
import { archiveJobs } from './evidence/archive/jobs.ts';
import { expiringJobs } from './notifications/messages/expiring.ts';
import { messageReactors } from './notifications/messages/on-events.ts';
import { webhookJobs } from './notifications/webhooks/jobs.ts';
import { webhookReactors } from './notifications/webhooks/on-events.ts';
import { deliveryJobs } from './platform/delivery/jobs.ts';
import { signingJobs } from './signing/ceremony/completion/jobs.ts';
import { signingReactors } from './signing/ceremony/completion/on-events.ts';
import { ARCHIVE_JOB } from './evidence/archive/job-kinds.ts';
import { AUTHORITY_JOB, authorityJobs } from './trust/authority/keep-authority.ts';
import { outboxPage } from './platform/delivery/outbox-page.ts';
import { makeEvidence } from './evidence/record/make-evidence.ts';
import { completeBuiltInRoles } from './accounts/memberships/built-in-roles.ts';
import { completeNumberHashes } from './accounts/identity/number-hash.ts';
import { COLLECT_JOB } from './contracts/files/collect.ts';
import { PURGE_JOB, purgeJobs } from './app/retention/jobs.ts';
import { joinCalls } from './app/join-calls.ts';
import { serveHealth } from './app/health/routes.ts';
import type { Services } from './platform/config/services.ts';
import { bindCalls } from './app/http/bind.ts';
import type { Handlers } from './platform/http/handlers.ts';
import { createBrake } from './app/http/brake.ts';
import { countRequests } from './platform/http/open-requests.ts';
import { createRateLimiter } from './platform/http/rate-limit.ts';
import { createHttpServer } from './app/http/server.ts';
import { type WebKind, serveWeb } from './app/http/web.ts';
import { type Jobs, startJobs } from './platform/jobs/engine.ts';
import { enqueue } from './platform/jobs/enqueue.ts';
import type { JobHandlers } from './platform/jobs/job.ts';
import type { OpenServices } from './open-services.ts';
import { type Reactors, reactionJobs } from './platform/events/react.ts';
import { type Sockets, openSockets } from './app/sockets/sockets.ts';
import { FORMER_SEALS_JOB, formerSealJobs } from './signing/office-seals/check-former-seals.ts';
import { FORMER_PHONES_JOB, formerPhoneJobs } from './signing/phone-signing/end-former-phones.ts';
import { SWEEP_JOB } from './signing/ceremony/core/job-kinds.ts';
import { LOG_JOB, auditLogJobs, auditLogReactors } from './trust/transparency-log/jobs.ts';

export interface App {
  readonly fastify: FastifyInstance;
  readonly jobs: Jobs;
  readonly sockets: Pick<Sockets, 'sweep'>;
  /** Finishes running requests, sockets and jobs and accepts no new ones. The services stay open. */
  close(): Promise<void>;
}

/** Every call of the contract with its handler. */
const allCalls = (services: Services): Handlers =>
  joinCalls(
    sessionCalls,
    profileCalls,
    identityCalls(),
    memberCalls,
    handoverCalls,
    departmentCalls,
    invitationCalls,
    roleCalls,
    apiClientCalls,
    webhookCalls,
    complaintCalls,
    consoleCalls,
    operatorRequestCalls,
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
  ...deliveryJobs(services),
  ...expiringJobs(services),
  ...fileJobs(services),
  ...envelopeJobs(services),
  ...multiSendJobs(services),
  ...importJobs(services),
  ...handoverJobs(services),
  ...signingJobs(services, makeEvidence),
  ...formerPhoneJobs(services),
  ...formerSealJobs(services),
  ...archiveJobs(services),
  ...purgeJobs(services),
  ...auditLogJobs(services),
  ...webhookJobs(services),
  ...reactionJobs(allReactors(services), services),
});

/** The reactions of features to the events of other features, by name. */
const allReactors = (services: Services): Reactors => ({
  ...auditLogReactors(services),
  ...financeReactors(services),
  ...invitationReactors(services),
  ...messageReactors(services),
  ...signingReactors(services),
  ...webhookReactors(services),
});

/** Recurring jobs; each run enqueues the next one. */
const RECURRING = [PURGE_JOB, SWEEP_JOB, ARCHIVE_JOB, COLLECT_JOB, LOG_JOB, AUTHORITY_JOB];
/** Jobs of every start that correct data of former releases; they end once none is left. */
const AT_START = [FORMER_PHONES_JOB, FORMER_SEALS_JOB];

const CLOSE_REST_EVERY_MS = 100;

/** The product over its services, wired by hand; it does not listen yet. */
export async function createApp(
  services: OpenServices,
  { web = 'built' }: { readonly web?: WebKind } = {},
): Promise<App> {
  const limiter = createRateLimiter();
  const brake = createBrake(limiter);
  const { app: fastify, guard } = await createHttpServer(services, { isDevelopment: web === 'development', brake });
  const requests = countRequests(fastify.server);
  await bindCalls(fastify, services, allCalls(services), { pages: { listOutbox: outboxPage }, limiter, brake });
  serveHealth(fastify, services);
  await serveWeb(fastify, web, services.config.signatureLevel);
  await completeBuiltInRoles(services);
  await completeNumberHashes(services);
  const sockets = openSockets(fastify.server, services, { push: services.push, brake });
  guard.attach(fastify.server);
  await services.db.withTx(async (tx) => {
    const now = services.clock.now();
    for (const kind of [...RECURRING, ...AT_START])
      await enqueue(tx, { id: services.ids.next(), kind, key: kind, payload: {}, runAt: now, now });
  });
  const { db, clock, ids, log } = services;
  const jobs = startJobs({ db, clock, ids, log, handlers: allJobs(services) });
  const close = async (): Promise<void> => {
    // A connection whose last reply is still being sent ends later than those that are closed at once.
    const rest = setInterval(() => requests.closeRest(), CLOSE_REST_EVERY_MS);
    try {
      await sockets.close();
      await fastify.close();
      await jobs.stop();
    } finally {
      clearInterval(rest);
    }
  };
  return { fastify, jobs, sockets, close };
}
