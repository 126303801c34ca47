import type { Language, ServiceHealth } from '@countersign/contract';
import { authorityEnds, listEnds } from '../../trust/index.ts';
import type { Services } from '../../platform/index.ts';
import { type Check, type CheckPorts, type Finding, carryOut, present } from './check.ts';
import { checksOfDatabase, checksOfMachine } from './checks.ts';

/** Other machines are asked at most this often, however many operators look. */
const KEPT_MS = 60_000;
const REMOTE = ['mail', 'sms', 'office', 'publicUrl', 'pkiUrl'];

interface Kept {
  readonly at: number;
  readonly finding: Promise<Finding>;
}
const keptOf = new WeakMap<object, Map<string, Kept>>();

/** Asks again where the last answer is old. */
function kept(config: object, name: string, check: Check): Promise<Finding> {
  const known = keptOf.get(config) ?? new Map<string, Kept>();
  keptOf.set(config, known);
  const last = known.get(name);
  if (last !== undefined && performance.now() - last.at < KEPT_MS) return last.finding;
  const finding = carryOut(check);
  known.set(name, { at: performance.now(), finding });
  return finding;
}

/** The same checks as those of `npm run doctor`, of the running server. */
export async function checkServices(services: Services, now: Date, language: Language): Promise<ServiceHealth[]> {
  const { config, db, signer, blobs, ids } = services;
  const ports: CheckPorts = {
    config,
    db,
    now,
    authorityEnds: () => authorityEnds(signer),
    listEnds: () => db.withTx((tx) => listEnds(tx, now)),
    // The signer process opens every key at its start, and does not start with another key-encryption key.
    judgeKek: async () => ({ opened: (await signer.generations()).length, closed: [] }),
    async probeStore() {
      const { digest } = await blobs.put(Buffer.from(`health ${ids.next()}`));
      const size = await blobs.has(digest);
      await blobs.delete(digest);
      return size === null ? 'LOST' : 'WORKS';
    },
  };
  // Whether requests come from an unknown proxy is seen in the requests themselves.
  const { proxy: _proxy, ...ofMachine } = checksOfMachine(ports);
  const checks = Object.entries({ ...checksOfDatabase(ports), ...ofMachine });
  return Promise.all(
    checks.map(async ([name, check]) => {
      const finding = await (REMOTE.includes(name) ? kept(config, name, check) : carryOut(check));
      if (finding.state === 'DOWN')
        services.log.error({ service: name, problem: finding.problem, facts: finding.facts }, 'a check failed');
      return present(name, finding, language);
    }),
  );
}
