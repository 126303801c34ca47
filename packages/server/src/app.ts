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
import { deskHandlers } from './operator/console/desk-handlers.ts';
import { multiSendHandlers } from './contracts/multi-send/handlers.ts';
import { multiSendJobs } from './contracts/multi-send/jobs.ts';
import { operatorHandlers } from './operator/console/handlers.ts';
import { operatorRequestHandlers } from './operator/console/requests/handlers.ts';
import { COLLECT_JOB } from './contracts/files/collect.ts';
import { fileHandlers } from './contracts/files/handlers.ts';
import { fileJobs } from './contracts/files/jobs.ts';
import { financeHandlers } from './contracts/charges/handlers.ts';
import { financeReactors } from './contracts/charges/on-events.ts';
import { orderDeskHandlers } from './operator/billing/operator-handlers.ts';
import { FORGET_JOB, forgettingJobs } from './app/retention/jobs.ts';
import { serveHealth } from './app/health/routes.ts';
import type { House } from './platform/config/house.ts';
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
import type { OpenHouse } from './open-house.ts';
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
  /** Finishes what runs, takes nothing new: requests, sockets, jobs. The house stays open. */
  close(): Promise<void>;
}

/** Every call's handler. */
const allHandlers = (house: House): Handlers => ({
  ...sessionHandlers(house),
  ...codeHandlers(house),
  ...userHandlers(house),
  ...secretHandlers(house),
  ...profileHandlers(house),
  ...identityHandlers(house),
  ...enterpriseHandlers(house),
  ...enterpriseProfileHandlers(house),
  ...memberHandlers(house),
  ...memberListHandlers(house),
  ...handoverHandlers(house),
  ...departmentHandlers(house),
  ...invitationHandlers(house),
  ...roleHandlers(house),
  ...apiClientHandlers(house),
  ...webhookHandlers(house),
  ...complaintHandlers(house),
  ...operatorHandlers(house),
  ...deskHandlers(house),
  ...operatorRequestHandlers(house),
  ...sealHandlers(house),
  ...officeSealHandlers(house),
  ...nameCheckHandlers(house),
  ...scanHandlers(house),
  ...passkeyHandlers(house),
  ...deliveryHandlers(house),
  ...noticeHandlers(house),
  ...messageHandlers(house),
  ...fileHandlers(house),
  ...envelopeHandlers(house),
  ...pkiHandlers(house),
  ...authorityHandlers(house),
  ...logHandlers(house),
  ...signingHandlers(house),
  ...shieldHandlers(house),
  ...multiSendHandlers(house),
  ...templateHandlers(house),
  ...verificationHandlers(house),
  ...trustListHandlers(house),
  ...evidenceHandlers(house),
  ...labelHandlers(house),
  ...manualHandlers(house),
  ...contractNumberHandlers(house),
  ...financeHandlers(house),
  ...orderDeskHandlers(house),
  ...descriptionHandlers(),
});

/** Every kind of work that a committed transaction may owe. */
const allJobs = (house: House): JobHandlers => ({
  ...authorityJobs(house),
  ...deliveryJobs(house),
  ...expiringJobs(house),
  ...fileJobs(house),
  ...envelopeJobs(house),
  ...multiSendJobs(house),
  ...importJobs(house),
  ...handoverJobs(house),
  ...signingJobs(house, makeEvidence),
  ...formerPhoneJobs(house),
  ...formerSealJobs(house),
  ...archiveJobs(house),
  ...forgettingJobs(house),
  ...auditLogJobs(house),
  ...webhookJobs(house),
  ...reactionJobs(allReactors(house), house),
});

/** Who reacts to the events of others, by name. */
const allReactors = (house: House): Reactors => ({
  ...auditLogReactors(house),
  ...financeReactors(house),
  ...invitationReactors(house),
  ...messageReactors(house),
  ...signingReactors(house),
  ...webhookReactors(house),
});

/** Work that runs for ever; each job enqueues its next run. */
const RECURRING = [FORGET_JOB, SWEEP_JOB, ARCHIVE_JOB, COLLECT_JOB, LOG_JOB, AUTHORITY_JOB];
/** Work that is owed at every start and ends once nothing of former releases is left to be put right. */
const AT_START = [FORMER_PHONES_JOB, FORMER_SEALS_JOB];

const CLOSE_REST_EVERY_MS = 100;

/** The product over an open house, wired by hand; it does not listen yet. */
export async function createApp(house: OpenHouse, { web = 'built' }: { readonly web?: WebKind } = {}): Promise<App> {
  const limiter = createRateLimiter();
  const brake = createBrake(limiter);
  const { app: fastify, guard } = await createHttpServer(house, { isDevelopment: web === 'development', brake });
  const requests = countRequests(fastify.server);
  await bindCalls(fastify, house, allHandlers(house), { pages: { listOutbox: outboxPage }, limiter, brake });
  serveHealth(fastify, house);
  await serveWeb(fastify, web, house.config.signatureLevel);
  await completeBuiltInRoles(house);
  await completeNumberHashes(house);
  const sockets = openSockets(fastify.server, house, { push: house.push, brake });
  guard.attach(fastify.server);
  await house.db.withTx(async (tx) => {
    const now = house.clock.now();
    for (const kind of [...RECURRING, ...AT_START])
      await enqueue(tx, { id: house.ids.next(), kind, key: kind, payload: {}, runAt: now, now });
  });
  const { db, clock, ids, log } = house;
  const jobs = startJobs({ db, clock, ids, log, handlers: allJobs(house) });
  const close = async (): Promise<void> => {
    // A connection whose last answer is only just leaving is done later than those that are closed at once.
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
