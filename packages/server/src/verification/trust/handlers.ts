import type { TrustAnchorRow, TrustList } from '@countersign/contract';
import { type ErrorName, TRUST_ANCHORS_MAX, TRUST_LISTS_MAX, fromWsid, toWsid } from '@countersign/domain';
import type { House } from '../../house.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { demandSorts, filtersOf, pageOf } from '../../http/list.ts';
import { readUpload } from '../../http/read-upload.ts';
import { refuseWith } from '../../http/refused.ts';
import { requireReadyOperator } from '../../operator/handlers.ts';
import { operatorName, recordOperatorAct } from '../../operator/record.ts';
import { TaskKilledError, TaskRefusal } from '../../workers/workers.ts';
import { isBySigner } from './judge-signer.ts';
import { areOfOneList, compareIssues, schemeOf } from './list-issue.ts';
import type { TrustFile } from './read-trust-file.ts';
import {
  type TrustAnchorFacts,
  type TrustListRow,
  deleteTrustList,
  findTrustList,
  insertTrustList,
  listTrustAnchors,
  listTrustLists,
  updateTrustList,
} from './store.ts';

type TrustListCalls =
  | 'listTrustLists'
  | 'createTrustList'
  | 'listTrustAnchors'
  | 'setTrustListEnabled'
  | 'deleteTrustList';

const TIMEOUT_MS = 30_000;
const NOBODY = '00000000-0000-0000-0000-000000000000';
const idIn = ({ trustListWsid }: { readonly trustListWsid: string }): string =>
  fromWsid('trustList', trustListWsid) ?? NOBODY;

/** What operators have /verify believe beside the house's own root. Whatever they do is recorded. */
export function trustListHandlers(house: House): Handlers<TrustListCalls> {
  const record = (
    tx: Parameters<typeof recordOperatorAct>[0],
    caller: Parameters<typeof recordOperatorAct>[2],
    verb: string,
    { id, name, digest, anchors }: TrustListRow,
    context: RequestContext,
  ) => {
    const detail = { trustListId: id, name, digest, anchors: String(anchors) };
    return recordOperatorAct(tx, house, caller, { kind: `trustList.${verb}`, detail }, context);
  };
  /** What a list supersedes is believed no longer. */
  const switchOff = async (
    tx: Parameters<typeof record>[0],
    caller: Parameters<typeof record>[1],
    issues: readonly TrustListRow[],
    context: RequestContext,
  ) => {
    for (const former of issues.filter(({ enabled }) => enabled)) {
      await updateTrustList(tx, former.id, { enabled: false });
      await record(tx, caller, 'disabled', former, context);
    }
  };
  return {
    async listTrustLists({ caller }) {
      requireReadyOperator(caller);
      const rows = await house.db.withTx((tx) => listTrustLists(tx));
      return { trustLists: rows.map(presentTrustList) };
    },
    async createTrustList({ caller, body, file, context }) {
      requireReadyOperator(caller);
      const read = await readTrust(house, await readUpload(file));
      const row: TrustListRow = {
        ...{ id: house.ids.next(), name: body.name, kind: read.kind, enabled: true, digest: read.digest },
        scheme: schemeOf(read),
        ...{ anchors: read.anchors.length, skipped: read.skipped },
        ...{ createdBy: operatorName(caller.login), createdAt: context.now },
      };
      return house.db.withTx(async (tx) => {
        const known = await listTrustLists(tx);
        if (known.length >= TRUST_LISTS_MAX) refuseWith('ERROR_TRUST_LISTS', { limit: TRUST_LISTS_MAX });
        if (!isBySigner(read, body.signer ?? null, known)) refuseWith('ERROR_TRUST_SIGNER');
        const former = formerIssues(row, known);
        if (isEmpty(read)) demandEnding(former, body.endsTrust === 'true');
        if (!(await insertTrustList(tx, row, read.anchors))) refuseWith('ERROR_TRUST_NAME');
        await switchOff(tx, caller, former, context);
        await record(tx, caller, 'added', row, context);
        return { trustList: presentTrustList(row) };
      });
    },
    async listTrustAnchors({ caller, params, query }) {
      requireReadyOperator(caller);
      demandSorts(query.sorts, []);
      const { subject } = filtersOf(query.filters, ['subject']);
      const page = pageOf(query);
      return house.db.withTx(async (tx) => {
        const list = (await findTrustList(tx, idIn(params))) ?? refuseWith('ERROR_NOT_FOUND');
        const { rows, total } = await listTrustAnchors(tx, list.id, subject, page);
        return { trustAnchors: rows.map(presentAnchor), page: { ...page, totalElements: total } };
      });
    },
    setTrustListEnabled({ caller, params, body: { enabled }, context }) {
      requireReadyOperator(caller);
      return house.db.withTx(async (tx) => {
        const before = (await findTrustList(tx, idIn(params))) ?? refuseWith('ERROR_NOT_FOUND');
        if (before.enabled === enabled) return { trustList: presentTrustList(before) };
        if (enabled) await switchOff(tx, caller, formerIssues(before, await listTrustLists(tx)), context);
        const row = (await updateTrustList(tx, before.id, { enabled })) ?? refuseWith('ERROR_NOT_FOUND');
        await record(tx, caller, enabled ? 'enabled' : 'disabled', row, context);
        return { trustList: presentTrustList(row) };
      });
    },
    deleteTrustList({ caller, params, context }) {
      requireReadyOperator(caller);
      return house.db.withTx(async (tx) => {
        const row = (await deleteTrustList(tx, idIn(params))) ?? refuseWith('ERROR_NOT_FOUND');
        await record(tx, caller, 'deleted', row, context);
        return {};
      });
    },
  };
}

/** The other issues of a list; one that a newer one supersedes is refused. */
function formerIssues(list: TrustListRow, among: readonly TrustListRow[]): TrustListRow[] {
  const issues = among.filter(({ id, scheme }) => id !== list.id && areOfOneList(scheme, list.scheme));
  if (issues.some(({ scheme }) => compareIssues(scheme, list.scheme) > 0)) refuseWith('ERROR_TRUST_OLDER');
  return issues;
}

/** A list of lists has no services, and names who signs others. */
const isEmpty = ({ anchors, pointers }: TrustFile): boolean => anchors.length === 0 && pointers.length === 0;

/**
 * An issue without services, as when a scheme ends, ends the trust in what the former ones name: the operator is told before. As the
 * first of its list it says nothing at all.
 */
function demandEnding(former: readonly TrustListRow[], isConfirmed: boolean): void {
  if (former.length === 0) refuseWith('ERROR_TRUST_EMPTY');
  const ending = former.filter(({ enabled, anchors }) => enabled && anchors > 0);
  if (ending.length === 0 || isConfirmed) return;
  const count = ending.reduce((sum, { anchors }) => sum + anchors, 0);
  refuseWith('ERROR_TRUST_ENDS', { name: ending.map(({ name }) => name).join(', '), count });
}

async function readTrust({ workers }: Pick<House, 'workers'>, bytes: Uint8Array): Promise<TrustFile> {
  try {
    const input = { bytes, most: TRUST_ANCHORS_MAX };
    return await workers.risky.run('readTrust', input, { timeoutMs: TIMEOUT_MS, move: true });
  } catch (error) {
    if (error instanceof TaskKilledError) return refuseWith('ERROR_TRUST_FILE');
    if (!(error instanceof TaskRefusal)) throw error;
    if (error.kind === 'TRUST_LIMIT') return refuseWith('ERROR_TRUST_ANCHORS', { limit: TRUST_ANCHORS_MAX });
    if (error.kind === 'TRUST_ALGORITHM') return refuseWith('ERROR_TRUST_ALGORITHM', { detail: error.message });
    if (error.kind === 'TRUST_INCOMPLETE') return refuseWith('ERROR_TRUST_INCOMPLETE', { field: error.message });
    return refuseWith(REFUSALS[error.kind] ?? 'ERROR_TRUST_FILE');
  }
}
const REFUSALS: Readonly<Record<string, ErrorName>> = {
  TRUST_EMPTY: 'ERROR_TRUST_EMPTY',
  TRUST_SIGNATURE: 'ERROR_TRUST_SIGNATURE',
};

function presentTrustList(row: TrustListRow): TrustList {
  const { id, createdAt, scheme, name, kind, enabled, digest, anchors, skipped, createdBy } = row;
  const said = (key: string): string | null => scheme?.[key] ?? null;
  return {
    trustListWsid: toWsid('trustList', id),
    ...{ name, kind, enabled, digest, anchors, skipped, createdBy },
    createdDatetime: createdAt.toISOString(),
    scheme: scheme && {
      territory: said('territory'),
      operatorName: said('operatorName'),
      sequenceNumber: said('sequenceNumber'),
      issuedDatetime: said('issuedDatetime'),
      nextUpdateDatetime: said('nextUpdateDatetime'),
      signerSubject: said('signerSubject'),
      signerFingerprint: said('signerFingerprint'),
    },
  };
}

const presentAnchor = ({ notBefore, notAfter, ...rest }: TrustAnchorFacts): TrustAnchorRow => ({
  ...rest,
  notBefore: notBefore.toISOString(),
  notAfter: notAfter.toISOString(),
});
