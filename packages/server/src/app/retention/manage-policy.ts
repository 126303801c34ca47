import type { Api, DataIn } from '@countersign/contract';
import {
  type RetentionDays,
  RETENTION_GRACE_DAYS,
  RETENTION_KINDS_OF,
  RETENTION_LISTED,
  isEarlier,
  judgeRetention,
  toWsid,
} from '@countersign/domain';
import { auditActor } from '../../accounts/index.ts';
import { type Ending, type Keeper, findEndings, wsidOf } from '../../contracts/index.ts';
import {
  type Call,
  type Caller,
  type Handler,
  type Handlers,
  type Services,
  type Tx,
  demand,
  lockKey,
  refuseWith,
} from '../../platform/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { type PolicyRow, daysOf, deleteAtOf, dropNotices, findPolicy, putPolicy } from './store.ts';

type Shown = DataIn<Api['getRetention']>;
type Preview = DataIn<Api['previewRetention']>;
type Setting = Pick<Call<Api['setRetention']>, 'body' | 'caller' | 'context'>;
type Previewing = Pick<Call<Api['previewRetention']>, 'query' | 'context'>;

const DAY_MS = 86_400_000;
/** A preview counts at most this many of each kind. */
const COUNTED = 1000;

const own = ({ personId }: Caller): Keeper => ({ owner: 'PERSON', id: personId });
const ofEnterprise = ({ enterpriseId }: Caller): Keeper => ({
  owner: 'ENTERPRISE',
  id: enterpriseId ?? refuseWith('ERROR_NOT_FOUND'),
});

const getRetention: Handler<Api['getRetention']> = (services, { caller }) => get(services, own(caller));
const getEnterpriseRetention: Handler<Api['getEnterpriseRetention']> = (services, { caller }) =>
  get(services, ofEnterprise(caller));
const setRetention: Handler<Api['setRetention']> = (services, call) => set(services, own(call.caller), call);
const setEnterpriseRetention: Handler<Api['setEnterpriseRetention']> = (services, call) =>
  set(services, ofEnterprise(call.caller), call);
const previewRetention: Handler<Api['previewRetention']> = (services, call) =>
  preview(services, own(call.caller), call);
const previewEnterpriseRetention: Handler<Api['previewEnterpriseRetention']> = (services, call) =>
  preview(services, ofEnterprise(call.caller), call);

const get = ({ db, config }: Services, keeper: Keeper): Promise<Shown> =>
  db.withTx(async (tx) => present(config.retention, keeper, await findPolicy(tx, keeper.id)));

const present = (bounds: Services['config']['retention'], { owner }: Keeper, row: PolicyRow | null): Shown => ({
  days: daysOf(row, bounds),
  kinds: RETENTION_KINDS_OF[owner].map((kind) => ({ kind, ...bounds[kind] })),
  graceDays: RETENTION_GRACE_DAYS,
  changedBy: row?.changedBy ?? null,
  changedDatetime: row?.changedAt.toISOString() ?? null,
});

function set(services: Services, keeper: Keeper, { body, caller, context }: Setting): Promise<Shown> {
  const bounds = services.config.retention;
  demand(judgeRetention(keeper.owner, body, bounds));
  const { now } = context;
  return services.db.withTx(async (tx) => {
    await lockKey(tx, `retention ${keeper.id}`);
    const former = await findPolicy(tx, keeper.id);
    const before = daysOf(former, bounds);
    const actor = await auditActor(tx, caller, context);
    const isSooner = former === null || isEarlier(before, body);
    const row: PolicyRow = {
      ...keeper,
      draftDays: body.drafts,
      contractDays: body.contracts,
      messageDays: body.messages,
      logDays: body.logs,
      sessionDays: body.sessions,
      since: isSooner ? now : former.since,
      changedAt: now,
      changedBy: actor.actorName,
    };
    await putPolicy(tx, row);
    if (before.contracts !== body.contracts) await dropNotices(tx, keeper.id);
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'retention.changed',
      ...actor,
      detail: { account: wsidOf(keeper), from: textOf(before), to: textOf(body) },
    });
    return present(bounds, keeper, row);
  });
}

/** `drafts 30, contracts 3650`; '' keeps everything. */
const textOf = (days: RetentionDays): string =>
  Object.entries(days)
    .flatMap(([kind, wanted]) => (wanted === null ? [] : [`${kind} ${String(wanted)}`]))
    .join(', ');

/** What the policy of these days would delete now and in the next 30 days, if it were set now or is the present one. */
function preview({ db, config }: Services, keeper: Keeper, { query, context: { now } }: Previewing): Promise<Preview> {
  const wanted = { drafts: query.drafts ?? null, contracts: query.contracts ?? null };
  return db.withTx(async (tx) => {
    const row = await findPolicy(tx, keeper.id);
    const current = daysOf(row, config.retention);
    const since = row === null || isEarlier(current, { ...current, ...wanted }) ? now : row.since;
    return {
      drafts: await section(tx, keeper, 'drafts', { days: wanted.drafts, since, now }),
      contracts: await section(tx, keeper, 'contracts', { days: wanted.contracts, since, now }),
    };
  });
}

async function section(
  tx: Tx,
  keeper: Keeper,
  kind: 'drafts' | 'contracts',
  { days, since, now }: { readonly days: number | null; readonly since: Date; readonly now: Date },
): Promise<Preview['drafts']> {
  if (days === null) return { now: 0, soon: 0, held: 0, isMore: false, items: [] };
  const before = new Date(now.getTime() + (30 - days) * DAY_MS);
  const found = await findEndings(tx, kind, keeper, { before, limit: COUNTED });
  const due = found.map((one) => ({ ...one, deleteAt: deleteAtOf(since, days, one.unchangedSince) }));
  const free = due.filter(({ isHeld }) => !isHeld);
  const isNow = free.filter(({ deleteAt }) => deleteAt <= now).length;
  // A draft is seen by its sender only.
  const titleOf = ({ title }: Ending) => (kind === 'drafts' && keeper.owner === 'ENTERPRISE' ? '' : title);
  return {
    now: isNow,
    soon: free.length - isNow,
    held: due.length - free.length,
    isMore: found.length === COUNTED,
    items: due.slice(0, RETENTION_LISTED).map((one) => ({
      envelopeWsid: toWsid('envelope', one.id),
      title: titleOf(one),
      deleteDatetime: one.deleteAt.toISOString(),
      isHeld: one.isHeld,
    })),
  };
}

export const retentionCalls = {
  getRetention,
  setRetention,
  previewRetention,
  getEnterpriseRetention,
  setEnterpriseRetention,
  previewEnterpriseRetention,
} satisfies Partial<Handlers>;
