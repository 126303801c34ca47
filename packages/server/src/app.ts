import type { FastifyInstance } from 'fastify';
import { apiClientHandlers } from './enterprise/api-keys/handlers.ts';
import { ARCHIVE_JOB } from './evidence/archive/job-kinds.ts';
import { archiveJobs } from './evidence/archive/jobs.ts';
import { authorityHandlers } from './trust/authority/authority-handlers.ts';
import { AUTHORITY_JOB, authorityJobs } from './trust/authority/keep-authority.ts';
import { pkiHandlers } from './trust/authority/pki-handlers.ts';
import { codeHandlers } from './contracts/signing-links/code-handlers.ts';
import { deliveryHandlers } from './platform/delivery/handlers.ts';
import { noticeHandlers } from './platform/delivery/notice-handlers.ts';
import { deliveryJobs } from './platform/delivery/jobs.ts';
import { outboxPage } from './platform/delivery/outbox-page.ts';
import { envelopeHandlers } from './contracts/envelopes/handlers.ts';
import { envelopeJobs } from './contracts/envelopes/flow/jobs.ts';
import { evidenceHandlers } from './evidence/record/handlers.ts';
import { makeEvidence } from './evidence/record/make-evidence.ts';
import { contractNumberHandlers } from './contracts/numbering/handlers.ts';
import { descriptionHandlers } from './app/api-docs/handlers.ts';
import { complaintHandlers } from './operator/complaints/handlers.ts';
import { enterpriseHandlers } from './enterprise/profile/handlers.ts';
import { completeBuiltInRoles } from './accounts/memberships/built-in-roles.ts';
import { departmentHandlers } from './enterprise/departments/handlers.ts';
import { enterpriseProfileHandlers } from './enterprise/profile/profile-handlers.ts';
import { invitationHandlers } from './enterprise/invitations/handlers.ts';
import { invitationReactors } from './enterprise/invitations/on-events.ts';
import { handoverHandlers } from './enterprise/handover/handlers.ts';
import { handoverJobs } from './enterprise/handover/perform.ts';
import { importJobs } from './enterprise/invitations/run-import.ts';
import { memberHandlers } from './enterprise/members/handlers.ts';
import { memberListHandlers } from './enterprise/members/member-handlers.ts';
import { identityHandlers } from './accounts/identity/handlers.ts';
import { completeNumberHashes } from './accounts/identity/number-hash.ts';
import { decisionHandlers } from './operator/console/decision-handlers.ts';
import { multiSendHandlers } from './contracts/multi-send/handlers.ts';
import { multiSendJobs } from './contracts/multi-send/jobs.ts';
import { operatorHandlers } from './operator/console/handlers.ts';
import { operatorRequestHandlers } from './operator/console/requests/handlers.ts';
import { COLLECT_JOB } from './contracts/files/collect.ts';
import { fileHandlers } from './contracts/files/handlers.ts';
import { fileJobs } from './contracts/files/jobs.ts';
import { financeHandlers } from './contracts/charges/handlers.ts';
import { financeReactors } from './contracts/charges/on-events.ts';
import { orderDecisionHandlers } from './operator/billing/operator-handlers.ts';
import { PURGE_JOB, purgeJobs } from './app/retention/jobs.ts';
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
import { labelHandlers } from './contracts/labels/handlers.ts';
import { manualHandlers } from './app/manual/handlers.ts';
import { expiringJobs } from './notifications/messages/expiring.ts';
import { messageHandlers } from './notifications/messages/handlers.ts';
import { messageReactors } from './notifications/messages/on-events.ts';
import { officeSealHandlers } from './signing/office-seals/handlers.ts';
import { nameCheckHandlers } from './signing/office-seals/name-checks.ts';
import { passkeyHandlers } from './accounts/passkeys/handlers.ts';
import { type Sockets, openSockets } from './app/sockets/sockets.ts';
import { roleHandlers } from './enterprise/roles/handlers.ts';
import { scanHandlers } from './signing/scan/handlers.ts';
import { sealHandlers } from './signing/personal-seals/handlers.ts';
import { sessionHandlers } from './contracts/signing-links/session-handlers.ts';
import { FORMER_SEALS_JOB, formerSealJobs } from './signing/office-seals/check-former-seals.ts';
import { FORMER_PHONES_JOB, formerPhoneJobs } from './signing/phone-signing/end-former-phones.ts';
import { shieldHandlers } from './signing/phone-signing/handlers.ts';
import { signingHandlers } from './signing/ceremony/handlers.ts';
import { SWEEP_JOB } from './signing/ceremony/core/job-kinds.ts';
import { signingJobs } from './signing/ceremony/completion/jobs.ts';
import { signingReactors } from './signing/ceremony/completion/on-events.ts';
import { templateHandlers } from './contracts/templates/handlers.ts';
import { logHandlers } from './trust/transparency-log/handlers.ts';
import { LOG_JOB, auditLogJobs, auditLogReactors } from './trust/transparency-log/jobs.ts';
import { userHandlers } from './enterprise/profile/user-handlers.ts';
import { profileHandlers } from './enterprise/profile/user-profile-handlers.ts';
import { secretHandlers } from './enterprise/profile/user-secret-handlers.ts';
import { verificationHandlers } from './evidence/verification/handlers.ts';
import { trustListHandlers } from './operator/trust-lists/handlers.ts';
import { webhookHandlers } from './notifications/webhooks/handlers.ts';
import { webhookJobs } from './notifications/webhooks/jobs.ts';
import { webhookReactors } from './notifications/webhooks/on-events.ts';

export interface App {
  readonly fastify: FastifyInstance;
  readonly jobs: Jobs;
  readonly sockets: Pick<Sockets, 'sweep'>;
  /** Finishes running requests, sockets and jobs and accepts no new ones. The services stay open. */
  close(): Promise<void>;
}

/** Every call's handler. */
const allHandlers = (services: Services): Handlers => ({
  ...sessionHandlers(services),
  ...codeHandlers(services),
  ...userHandlers(services),
  ...secretHandlers(services),
  ...profileHandlers(services),
  ...identityHandlers(services),
  ...enterpriseHandlers(services),
  ...enterpriseProfileHandlers(services),
  ...memberHandlers(services),
  ...memberListHandlers(services),
  ...handoverHandlers(services),
  ...departmentHandlers(services),
  ...invitationHandlers(services),
  ...roleHandlers(services),
  ...apiClientHandlers(services),
  ...webhookHandlers(services),
  ...complaintHandlers(services),
  ...operatorHandlers(services),
  ...decisionHandlers(services),
  ...operatorRequestHandlers(services),
  ...sealHandlers(services),
  ...officeSealHandlers(services),
  ...nameCheckHandlers(services),
  ...scanHandlers(services),
  ...passkeyHandlers(services),
  ...deliveryHandlers(services),
  ...noticeHandlers(services),
  ...messageHandlers(services),
  ...fileHandlers(services),
  ...envelopeHandlers(services),
  ...pkiHandlers(services),
  ...authorityHandlers(services),
  ...logHandlers(services),
  ...signingHandlers(services),
  ...shieldHandlers(services),
  ...multiSendHandlers(services),
  ...templateHandlers(services),
  ...verificationHandlers(services),
  ...trustListHandlers(services),
  ...evidenceHandlers(services),
  ...labelHandlers(services),
  ...manualHandlers(services),
  ...contractNumberHandlers(services),
  ...financeHandlers(services),
  ...orderDecisionHandlers(services),
  ...descriptionHandlers(),
});

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
  await bindCalls(fastify, services, allHandlers(services), { pages: { listOutbox: outboxPage }, limiter, brake });
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
