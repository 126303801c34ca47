import type { Api, DataIn } from '@countersign/contract';
import { EXPIRING_SOON_MS, type ShownStatus, type ShownStatusFilter, shownStatusFor } from '@countersign/domain';
import { type Call, type Services, type Tx, pageOf, refuseWith } from '../../../platform/index.ts';
import { findLabels } from '../../labels/index.ts';
import { factsOf, findRoleHolders, findUnavailable } from '../core/facts.ts';
import { countByShownStatus } from '../core/list-counts.ts';
import { type EnvelopeFilters, type Span, parseFilters, parseSorts } from './list-query.ts';
import { type ListOwner, type ListSpec, type PageEntry, countList, listPage } from './list-store.ts';
import { findNames } from '../core/known-names.ts';
import { presentRow } from '../core/present.ts';
import { type Reader, accountOf, callerAsReader, withRights } from '../core/reader.ts';
import { listEnvelopeRows } from '../core/store.ts';

type List = Api['listEnvelopes'];
type EnterpriseList = Api['listEnterpriseEnvelopes'];

const RUNNING: readonly ShownStatus[] = [
  'WAITING_ME_SIGN',
  'WAITING_ME_CHECK',
  'WAITING_OTHERS',
  'WAITING_JOIN_ENTERPRISE',
  'CANCEL_WAITING_ME',
  'CANCEL_WAITING_OTHERS',
];

/** The envelopes in which the active account has a part (Spec §7), in a total order, with an exact total. */
export async function listEnvelopes(services: Services, call: Call<List>): Promise<DataIn<List>> {
  const { query, caller } = call;
  if (query.authorWsid !== undefined && query.authorWsid !== caller.userWsid) {
    refuseWith('ERROR_MALFORMED', { field: 'authorWsid', detail: 'is not the active account' });
  }
  return answer(services, call, { accountId: accountOf(caller) });
}

/** The envelopes in which any account of the enterprise has a part, each once. */
export async function listEnterpriseEnvelopes(
  services: Services,
  call: Call<EnterpriseList>,
): Promise<DataIn<EnterpriseList>> {
  const { enterpriseId } = call.caller;
  if (enterpriseId === null) return refuseWith('ERROR_NOT_FOUND');
  return answer(services, call, { enterpriseId });
}

type AnyList = Pick<Call<List>, 'query' | 'caller' | 'context'>;

async function answer(
  services: Services,
  { query, caller, context }: AnyList,
  owner: ListOwner,
): Promise<DataIn<List>> {
  const filters = parseFilters(query.filters);
  const cancellable = query.cancellable === 'true';
  const spec: ListSpec = {
    ...filters,
    ...shownOf(filters, query.envelopeShownStatus, context.now),
    ...(cancellable ? { shown: ['ED_SUCCESS'], isSender: true } : {}),
    isCancellable: cancellable,
    title: query.title ?? filters.title,
    participantName: query.participantName ?? filters.participantName,
    search: query.search ?? filters.search,
    owner,
    labelsOf: accountOf(caller),
    sorts: parseSorts(query.sorts),
    ...pageOf(query),
  };
  const { offset, limit } = spec;
  return services.db.withTx(async (tx) => {
    const { entries, total } = await listPage(tx, spec);
    const isExact = total.isExact || query.total === 'exact';
    const totalElements = total.isExact || !isExact ? total.count : await countList(tx, spec);
    const reader = await withRights(tx, { ...callerAsReader({ caller, context }), isSender: true });
    const envelopes = await presentPage(tx, entries, reader, spec.labelsOf);
    const told = query.total === 'quick' ? { isExact } : {};
    return { envelopes, page: { offset, limit, totalElements, ...told } };
  });
}

async function presentPage(
  tx: Tx,
  entries: readonly PageEntry[],
  by: Reader,
  labelsOf: string,
): Promise<DataIn<List>['envelopes']> {
  if (entries.length === 0) return [];
  const ids = entries.map(({ envelopeId }) => envelopeId);
  const reading = listEnvelopeRows(tx, ids);
  const [{ envelopes, participants, documentCounts }, labels, names] = await Promise.all([
    reading,
    findLabels(tx, labelsOf, ids),
    findNames(
      tx,
      ids,
      reading.then((rows) => rows.participants),
    ),
  ]);
  const roleHolders = await findRoleHolders(tx, participants);
  const running = new Set(envelopes.flatMap(({ id, status }) => (status === 'ING_PROCESS' ? [id] : [])));
  const waiting = participants.filter((one) => running.has(one.envelopeId));
  const unavailable = await findUnavailable(tx, waiting, roleHolders);
  const rows = new Map(envelopes.map((row) => [row.id, row]));
  return entries.flatMap(({ envelopeId, accountId }) => {
    const row = rows.get(envelopeId);
    if (!row) return [];
    const theirs = participants.filter((one) => one.envelopeId === envelopeId);
    const facts = factsOf(row, theirs, roleHolders);
    if (shownStatusFor(facts, accountId) === null) return [];
    // In the list of the enterprise the caller is only a reader of envelopes held by other accounts.
    const isOwn = accountId === labelsOf;
    const own = isOwn ? facts.participants.filter((one) => one.heldBy.includes(accountId)) : [];
    const reader = {
      ...by,
      isSender: isOwn && facts.senderId === accountId,
      own: new Set(own.map(({ id }) => id)),
      accounts: isOwn ? [accountId] : [],
      readsAs: isOwn ? [] : [accountId],
      isViewer: !isOwn,
    };
    const extra = {
      documentCount: documentCounts.get(envelopeId) ?? 0,
      reader,
      labels: labels.get(envelopeId) ?? [],
    };
    return [presentRow({ row, participants: theirs, facts, unavailable, names }, extra)];
  });
}

/** An envelope has to match both the query and its filters. */
function shownOf(
  { shown: wanted, expire }: Pick<EnvelopeFilters, 'shown' | 'expire'>,
  filter: ShownStatusFilter,
  now: Date,
): Pick<ListSpec, 'shown' | 'expire'> {
  const asked = [expand([filter]), ...(wanted === undefined ? [] : [expand(wanted)])];
  const lists = asked.flatMap((one) => (one === null ? [] : [one]));
  const [first] = lists;
  const isExpiring = filter === 'EXPIRING_SOON' || wanted?.includes('EXPIRING_SOON') === true;
  return {
    shown: first === undefined ? null : first.filter((status) => lists.every((one) => one.includes(status))),
    expire: isExpiring ? both(expire, [now, new Date(now.getTime() + EXPIRING_SOON_MS)]) : expire,
  };
}

/** The intersection of two spans. */
const both = ([from, to]: Span, [begin, end]: readonly [Date, Date]): Span => [
  from === null || from < begin ? begin : from,
  to === null || to > end ? end : to,
];

function expand(filters: readonly ShownStatusFilter[]): readonly ShownStatus[] | null {
  if (filters.includes('ALL')) return null;
  const statuses = filters.flatMap((filter) =>
    filter === 'EXPIRING_SOON' ? RUNNING : filter === 'ALL' ? [] : [filter],
  );
  return [...new Set(statuses)];
}

export async function countEnvelopes(
  services: Services,
  call: Call<Api['countEnvelopes']>,
): Promise<DataIn<Api['countEnvelopes']>> {
  return { counts: await services.db.withTx((tx) => countByShownStatus(tx, accountOf(call.caller))) };
}
