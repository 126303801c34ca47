import {
  type ServiceGenerations,
  type ServiceKeyName,
  dueRenewals,
  makeService,
  rolloverIssuing,
  rolloverRoot,
  type Kek,
} from '@countersign/pki';
import type {
  AuthorityGeneration,
  AuthorityRole,
  KeyRole,
  MaintenanceOrder,
  MaintenanceReport,
  StoredAuthorityKey,
  Succession,
} from '../../platform/index.ts';
import { destroySpentKeys, keepingAddresses } from './destroy-keys.ts';
import { type CorePorts, KEY_NAMES, type Loaded, sealed } from './load-authority.ts';

const ROLE_OF: Readonly<Record<ServiceKeyName, KeyRole>> = {
  tsa: 'TSA',
  ocsp: 'OCSP',
  platform: 'PLATFORM',
  log: 'LOG',
};

/** Keys still needed for answers about their certificates are kept; every other replaced key is destroyed. */
const KEPT: ReadonlySet<KeyRole> = new Set(['ROOT', 'ISSUING', 'OCSP']);

/** The number of generations of a role, current or not. */
export function lastGeneration(generations: readonly AuthorityGeneration[], role: AuthorityRole): number {
  return Math.max(0, ...generations.filter((one) => one.role === role).map(({ generation }) => generation));
}

export const serviceGenerations = (generations: readonly AuthorityGeneration[]): ServiceGenerations =>
  Object.fromEntries(Object.entries(ROLE_OF).map(([name, role]) => [name, lastGeneration(generations, role)]));

/** Returns every current generation of these roles, to be retired. */
export const retiring = (
  generations: readonly AuthorityGeneration[],
  roles: readonly KeyRole[],
): Succession['retire'] =>
  generations.flatMap(({ role, generation, status }) =>
    status === 'ACTIVE' && roles.some((one) => one === role)
      ? [{ role, generation, keepKey: KEPT.has(role as KeyRole) }]
      : [],
  );

/**
 * Renews what is due, or what was requested: the root first, then the issuing CA with all services below it, else single
 * services. `reload` opens the authority as stored by then. A root whose key is offline signs nothing here; the result says so,
 * and a ceremony is needed (docs/cycles/authority.md).
 */
export async function maintainAuthority(
  ports: CorePorts,
  first: Loaded,
  order: MaintenanceOrder,
  reload: () => Promise<Loaded>,
): Promise<MaintenanceReport> {
  const { now } = order;
  const due = dueRenewals(first.authority, now);
  const isIssuing = due.issuing || order.rollover !== null;
  const isRoot = (due.root && isIssuing) || order.rollover === 'ROOT';
  if (isIssuing && first.authority.root.key === null) {
    await destroySpentKeys(ports, first.authority.keys, now);
    return { done: [], isCeremonyDue: true };
  }
  const reason = order.rollover === null && order.services.length === 0 ? 'due' : 'by order';
  const store = async (succession: Omit<Succession, 'evaluation' | 'reason'>, loaded: Loaded): Promise<boolean> =>
    ports.host.storeSuccession({
      ...succession,
      retire: keepingAddresses(ports.kek(), (await ports.host.loadAuthority(null))?.keys ?? [], succession.retire),
      evaluation: loaded.authority.evaluation,
      reason,
    });
  const done: MaintenanceReport['done'][number][] = [];
  const carryOut = async (
    make: (loaded: Loaded) => Promise<Omit<Succession, 'evaluation' | 'reason'>>,
  ): Promise<void> => {
    const loaded = done.length === 0 ? first : await reload();
    const succession = await make(loaded);
    if (!(await store(succession, loaded))) return;
    done.push(...succession.add.map(({ role, generation }) => ({ role, generation })));
  };
  if (isRoot) await carryOut((loaded) => nextRoot(ports, loaded, now));
  if (isIssuing) await carryOut((loaded) => nextIssuing(ports, loaded, now));
  else {
    const services = new Set([...due.services, ...order.services]);
    for (const name of services) await carryOut((loaded) => nextService(ports, loaded, { name, now }));
  }
  if (done.length > 0) await reload();
  await destroySpentKeys(ports, first.authority.keys, now);
  return { done, isCeremonyDue: false };
}

async function nextRoot({ kek }: CorePorts, { authority, generations }: Loaded, now: Date) {
  const { root, newWithOld, oldWithNew } = await rolloverRoot({ authority, now });
  const { generation } = root;
  const cross = { generation, status: 'ACTIVE', sealedKey: new Uint8Array() } as const;
  return {
    add: [
      sealed(kek(), 'ROOT', generation, root),
      { ...cross, role: 'CROSS_NEW' as const, certificate: newWithOld },
      { ...cross, role: 'CROSS_OLD' as const, certificate: oldWithNew },
    ],
    retire: retiring(generations, ['ROOT']),
  };
}

async function nextIssuing({ kek }: CorePorts, { authority, generations }: Loaded, now: Date) {
  const made = await rolloverIssuing({ authority, now, generations: serviceGenerations(generations) });
  return {
    add: [sealed(kek(), 'ISSUING', made.issuing.generation, made.issuing), ...sealedServices(kek(), made.services)],
    retire: retiring(generations, ['ISSUING', 'TSA', 'OCSP', 'PLATFORM', 'LOG']),
  };
}

/** Returns the services below a new issuing CA, as they are stored. */
export const sealedServices = (
  kek: Kek,
  services: Awaited<ReturnType<typeof rolloverIssuing>>['services'],
): StoredAuthorityKey[] =>
  (Object.keys(ROLE_OF) as ServiceKeyName[]).map((name) =>
    sealed(kek, ROLE_OF[name], services[name].generation, services[name]),
  );

async function nextService(
  { kek }: CorePorts,
  { authority, generations }: Loaded,
  { name, now }: { readonly name: ServiceKeyName; readonly now: Date },
) {
  const role = ROLE_OF[name];
  const generation = lastGeneration(generations, role) + 1;
  const made = await makeService({ authority, name: KEY_NAMES[role], generation, now });
  return { add: [sealed(kek(), role, generation, made)], retire: retiring(generations, [role]) };
}
