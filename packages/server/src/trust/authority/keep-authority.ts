import { parseCertificate } from '@countersign/asn1';
import { type JobHandlers, type Services, asStoreError, enqueue } from '../../platform/index.ts';
import { publishRoots } from '../signer/index.ts';

/**
 * Renews certificates that are due and keeps every revocation list fresh, even without requests; the job's key is its own name.
 */
export const AUTHORITY_JOB = 'authority.keep';
const EVERY_MS = 3_600_000;

type KeepingServices = Pick<Services, 'db' | 'ids' | 'signer' | 'log' | 'config'>;

/** docs/cycles/authority.md: certificates are renewed before they end, lists before their nextUpdate. */
export const authorityJobs = (services: KeepingServices): JobHandlers => ({
  [AUTHORITY_JOB]: {
    concurrency: 1,
    maxAttempts: 1_000_000,
    run: async (job) => {
      const { now } = job;
      await keepAuthority(services, now);
      await services.db.withTx(async (tx) => {
        await job.finishIn(tx);
        const runAt = new Date(now.getTime() + EVERY_MS);
        await enqueue(tx, {
          id: services.ids.next(),
          kind: AUTHORITY_JOB,
          key: AUTHORITY_JOB,
          payload: {},
          runAt,
          now,
        });
      });
    },
  },
});

/**
 * One round: renews what is due, then every outdated list; a list that cannot be made does not block the others.
 * @throws where the signer process does not answer, and after the round the first error of a file or list
 */
export async function keepAuthority({ signer, log, config }: KeepingServices, now: Date): Promise<void> {
  const { done, isCeremonyDue } = await signer.maintain({ now, rollover: null, services: [] });
  if (done.length > 0) log.info({ renewed: done.map(({ role, generation }) => `${role} ${generation}`) }, 'renewed');
  if (isCeremonyDue) log.warn({}, 'the issuing authority needs a successor, and the key of its root is offline');
  const generations = await signer.generations();
  const failed: unknown[] = [];
  try {
    publishRoots(config.dataDir, generations);
  } catch (error) {
    failed.push(asStoreError(error));
  }
  for (const { role, generation, certificate } of generations) {
    // An expired CA signs no list any more (RFC 5280 §5.1.2.4); its last one remains.
    if ((role !== 'ISSUING' && role !== 'ROOT') || parseCertificate(certificate).notAfter <= now) continue;
    try {
      await signer.crl(role, generation);
    } catch (error) {
      // A root whose key is offline provides its list with the ceremony.
      if ((error as { kind?: unknown }).kind === 'KEY_REFUSED')
        log.warn({ role, generation }, 'a root whose key is offline needs a new revocation list');
      else failed.push(error);
    }
  }
  if (failed.length > 0) throw failed[0];
}
