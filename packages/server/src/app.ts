import type { FastifyInstance } from 'fastify';
import { apiClientHandlers } from './api-clients/handlers.ts';
import { ARCHIVE_JOB } from './archive/job-kinds.ts';
import { archiveJobs } from './archive/jobs.ts';
import { authorityHandlers } from './certificates/authority-handlers.ts';
import { AUTHORITY_JOB, authorityJobs } from './certificates/keep-authority.ts';
import { pkiHandlers } from './certificates/pki-handlers.ts';
import { codeHandlers } from './codes/handlers.ts';
import { deliveryHandlers } from './delivery/handlers.ts';
import { noticeHandlers } from './delivery/notice-handlers.ts';
import { deliveryJobs } from './delivery/jobs.ts';
import { outboxPage } from './delivery/outbox-page.ts';
import { envelopeHandlers } from './envelopes/handlers.ts';
import { envelopeJobs } from './envelopes/jobs.ts';
import { evidenceHandlers } from './evidence/handlers.ts';
import { makeEvidence } from './evidence/make-evidence.ts';
import { contractNumberHandlers } from './contract-numbers/handlers.ts';
import { descriptionHandlers } from './description/handlers.ts';
import { complaintHandlers } from './complaints/handlers.ts';
import { enterpriseHandlers } from './enterprises/handlers.ts';
import { completeBuiltInRoles } from './enterprises/built-in-roles.ts';
import { departmentHandlers } from './departments/handlers.ts';
import { enterpriseProfileHandlers } from './enterprises/profile-handlers.ts';
import { invitationHandlers } from './invitations/handlers.ts';
import { invitationReactors } from './invitations/on-events.ts';
import { handoverHandlers } from './handover/handlers.ts';
import { handoverJobs } from './handover/perform.ts';
import { importJobs } from './invitations/run-import.ts';
import { memberHandlers } from './members/handlers.ts';
import { memberListHandlers } from './members/member-handlers.ts';
import { identityHandlers } from './identity/handlers.ts';
import { completeNumberHashes } from './identity/number-hash.ts';
import { deskHandlers } from './operator/desk-handlers.ts';
import { multiSendHandlers } from './multi-send/handlers.ts';
import { multiSendJobs } from './multi-send/jobs.ts';
import { operatorHandlers } from './operator/handlers.ts';
import { operatorRequestHandlers } from './operator/requests/handlers.ts';
import { COLLECT_JOB } from './files/collect.ts';
import { fileHandlers } from './files/handlers.ts';
import { fileJobs } from './files/jobs.ts';
import { financeHandlers } from './finance/handlers.ts';
import { financeReactors } from './finance/on-events.ts';
import { orderDeskHandlers } from './finance/operator-handlers.ts';
import { FORGET_JOB, forgettingJobs } from './forgetting/jobs.ts';
import { serveHealth } from './health/routes.ts';
import type { House } from './house.ts';
import { bindCalls } from './http/bind.ts';
import type { Handlers } from './http/handlers.ts';
import { createBrake } from './http/brake.ts';
import { countRequests } from './http/open-requests.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { createHttpServer } from './http/server.ts';
import { type WebKind, serveWeb } from './http/web.ts';
import { type Jobs, startJobs } from './jobs/engine.ts';
import { enqueue } from './jobs/enqueue.ts';
import type { JobHandlers } from './jobs/job.ts';
import type { OpenHouse } from './open-house.ts';
import { type Reactors, reactionJobs } from './outbox/react.ts';
import { labelHandlers } from './labels/handlers.ts';
import { manualHandlers } from './manual/handlers.ts';
import { expiringJobs } from './messages/expiring.ts';
import { messageHandlers } from './messages/handlers.ts';
import { messageReactors } from './messages/on-events.ts';
import { officeSealHandlers } from './office-seals/handlers.ts';
import { nameCheckHandlers } from './office-seals/name-checks.ts';
import { passkeyHandlers } from './passkeys/handlers.ts';
import { type Sockets, openSockets } from './realtime/sockets.ts';
import { roleHandlers } from './roles/handlers.ts';
import { scanHandlers } from './scan/handlers.ts';
import { sealHandlers } from './seals/handlers.ts';
import { sessionHandlers } from './sessions/handlers.ts';
import { shieldHandlers } from './shields/handlers.ts';
import { signingHandlers } from './signing/handlers.ts';
import { SWEEP_JOB } from './signing/job-kinds.ts';
import { signingJobs } from './signing/jobs.ts';
import { signingReactors } from './signing/on-events.ts';
import { templateHandlers } from './templates/handlers.ts';
import { logHandlers } from './transparency-log/handlers.ts';
import { LOG_JOB, auditLogJobs, auditLogReactors } from './transparency-log/jobs.ts';
import { userHandlers } from './users/handlers.ts';
import { profileHandlers } from './users/profile-handlers.ts';
import { secretHandlers } from './users/secret-handlers.ts';
import { verificationHandlers } from './verification/handlers.ts';
import { trustListHandlers } from './verification/trust/handlers.ts';
import { webhookHandlers } from './webhooks/handlers.ts';
import { webhookJobs } from './webhooks/jobs.ts';
import { webhookReactors } from './webhooks/on-events.ts';

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

const CLOSE_REST_EVERY_MS = 100;

/** The product over an open house, wired by hand; it does not listen yet. */
export async function createApp(house: OpenHouse, { web = 'built' }: { readonly web?: WebKind } = {}): Promise<App> {
  const limiter = createRateLimiter();
  const brake = createBrake(limiter);
  const fastify = await createHttpServer(house, { isDevelopment: web === 'development', brake });
  const requests = countRequests(fastify.server);
  await bindCalls(fastify, house, allHandlers(house), { pages: { listOutbox: outboxPage }, limiter, brake });
  serveHealth(fastify, house);
  await serveWeb(fastify, web, house.config.signatureLevel);
  await completeBuiltInRoles(house);
  await completeNumberHashes(house);
  const sockets = openSockets(fastify.server, house, { push: house.push, brake });
  await house.db.withTx(async (tx) => {
    const now = house.clock.now();
    for (const kind of RECURRING)
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
