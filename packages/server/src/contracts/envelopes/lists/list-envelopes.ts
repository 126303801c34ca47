import type { Api, DataIn } from '@countersign/contract';
import { EXPIRING_SOON_MS, type ShownStatus, type ShownStatusFilter, shownStatusFor } from '@countersign/domain';
import { type Call, type Services, type Tx, keepText, pageOf, refuseWith } from '../../../platform/index.ts';
import { countByShownStatus } from '../core/list-counts.ts';
import { type EnvelopeFilters, type Span, parseFilters, parseSorts } from './list-query.ts';
import { type ListOwner, type ListSpec, countList, listPage } from './list-store.ts';
import { keptPagesOf, untilWhen } from './kept-pages.ts';
import { type PlainList, isSamePage, plainListOf, plainPage, tablesOf } from './plain-page.ts';
import { presentRow } from '../core/present.ts';
import { type Reader, accountOf, callerAsReader, withRights } from '../core/reader.ts';
import { type ShownPage, type ShownRecord, listShown } from '../core/shown-store.ts';

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
  const by = { ...callerAsReader({ caller, context }), isSender: true };
  const plain = plainListOf(spec);
  return plain === null
    ? services.db.withTx((tx) => filtered(tx, spec, by, query.total))
    : keptOrRead(services, { spec, plain, by, total: query.total });
}

type Total = Call<List>['query']['total'];

async function filtered(tx: Tx, spec: ListSpec, by: Reader, total: Total): Promise<DataIn<List>> {
  const [page, reader] = await Promise.all([filteredPage(tx, spec, total === 'exact'), withRights(tx, by)]);
  return presentPage(page, { spec, reader, told: total === 'quick' ? { isExact: page.isExact } : {} });
}

interface PlainRead {
  readonly spec: ListSpec;
  readonly plain: PlainList;
  readonly by: Reader;
  readonly total: Total;
}

/** A page that the same reader was shown before is shown again while it has the same version. */
async function keptOrRead({ db }: Services, { spec, plain, by, total }: PlainRead): Promise<DataIn<List>> {
  const { now, personId, memberId, isOwner, isGuest, apiScopes } = by;
  const pages = keptPagesOf(db);
  const key = JSON.stringify([plain, total, personId, memberId, isOwner, isGuest, apiScopes]);
  const known = pages.find(key, now);
  const [tables, since] = [tablesOf(plain), pages.begun()];
  const writes = db.writes(tables);
  // The rights of a member are read in any case.
  const isUnwritten =
    typeof known === 'object' && known.writes !== null && known.writes === writes && memberId === null;
  if (isUnwritten) return pages.shown(key, known);
  return db.withTx(async (tx) => {
    const rights = withRights(tx, by);
    if (typeof known === 'object') {
      const [isSame, { mayMakeTemplates }] = await Promise.all([isSamePage(tx, plain, known.version), rights]);
      if (isSame && known.mayMakeTemplates === mayMakeTemplates) return pages.shown(key, { ...known, writes });
    }
    const isKept = known === 'ASKED' || (typeof known === 'object' && pages.drop(key));
    const [page, reader] = await Promise.all([plainPage(tx, plain, isKept), rights]);
    const answer = presentPage(page, { spec, reader, told: total === 'quick' ? { isExact: true } : {} });
    if (page.version !== null && !page.hasRoles) {
      const until = untilWhen(page, now);
      const { mayMakeTemplates } = reader;
      pages.keep(key, { answer, version: page.version, mayMakeTemplates, writes, from: now, until }, since);
      keepText(answer);
    }
    return answer;
  });
}

interface Presenting {
  readonly spec: ListSpec;
  readonly reader: Reader;
  readonly told: { readonly isExact?: boolean };
}

function presentPage(
  { records, total }: Pick<ShownPage, 'records' | 'total'>,
  { spec: { offset, limit, labelsOf }, reader, told }: Presenting,
): DataIn<List> {
  const envelopes = records.flatMap((one) => presentAs(one, reader, labelsOf));
  return { envelopes, page: { offset, limit, totalElements: total, ...told } };
}

/** A page found by filters, in a few statements. */
async function filteredPage(
  tx: Tx,
  spec: ListSpec,
  mustBeExact: boolean,
): Promise<Pick<ShownPage, 'records' | 'total'> & { readonly isExact: boolean }> {
  const { entries, total } = await listPage(tx, spec);
  const isExact = total.isExact || mustBeExact;
  const [records, count] = await Promise.all([
    listShown(tx, entries, spec.labelsOf),
    total.isExact || !mustBeExact ? total.count : countList(tx, spec),
  ]);
  return { records, total: count, isExact };
}

/** Nothing where the account has no part in it any more. */
function presentAs(
  { accountId, envelope, documentCount, labels }: ShownRecord,
  by: Reader,
  labelsOf: string,
): DataIn<List>['envelopes'] {
  const { facts } = envelope;
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
  return [presentRow(envelope, { documentCount, reader, labels })];
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
