import type { Api, TrustAnchorRow, TrustList } from '@countersign/contract';
import { type ErrorName, TRUST_ANCHORS_MAX, TRUST_LISTS_MAX, fromWsid, toWsid } from '@countersign/domain';
import {
  type Handler,
  type OperatorCaller,
  type RequestContext,
  type Services,
  TaskKilledError,
  TaskRefusal,
  type Tx,
  demand,
  demandSorts,
  filtersOf,
  pageOf,
  readUpload,
  refuseWith,
} from '../../platform/index.ts';
import { askForAct, formerIssues, recordTrustList, trustListDetail } from '../console/index.ts';
import { operatorName, waitingFor } from '../../accounts/index.ts';
import {
  type TrustAnchorFacts,
  type TrustFile,
  type TrustListRow,
  findTrustAnchors,
  findTrustList,
  findTrustLists,
  insertTrustList,
  isBySigner,
  schemeOf,
} from '../../evidence/index.ts';

const TIMEOUT_MS = 30_000;
const NO_SUCH_ID = '00000000-0000-0000-0000-000000000000';
const idIn = ({ trustListWsid }: { readonly trustListWsid: string }): string =>
  fromWsid('trustList', trustListWsid) ?? NO_SUCH_ID;

/** The waiting acts about a list, by their name on the wire. */
const ACTS = { TRUST_LIST_ENABLE: 'ENABLE', TRUST_LIST_DISABLE: 'DISABLE', TRUST_LIST_DELETE: 'DELETE' } as const;
type Act = keyof typeof ACTS;
const ACT_KINDS = Object.keys(ACTS) as Act[];

const ask = (
  services: Services,
  tx: Tx,
  caller: OperatorCaller,
  { kind, list, ended }: ActRequest,
  context: RequestContext,
) => {
  const asked = { kind, subject: list.id, detail: trustListDetail(list, ended), reason: '' };
  return askForAct(tx, services, caller, asked, context);
};

const findList = async (tx: Tx, params: { readonly trustListWsid: string }): Promise<TrustListRow> =>
  (await findTrustList(tx, idIn(params))) ?? refuseWith('ERROR_NOT_FOUND');

export const listTrustLists: Handler<Api['listTrustLists']> = (services, { context: { now } }) => {
  return services.db.withTx(async (tx) => {
    const waiting = await waitingFor(tx, ACT_KINDS, now);
    const rows = await findTrustLists(tx);
    return { trustLists: rows.map((row) => presentTrustList(row, waiting.get(row.id) ?? null)) };
  });
};

export const createTrustList: Handler<Api['createTrustList']> = async (services, { caller, body, file, context }) => {
  const read = await readTrust(services, await readUpload(file));
  const row: TrustListRow = {
    id: services.ids.next(),
    name: body.name,
    kind: read.kind,
    enabled: false,
    digest: read.digest,
    scheme: schemeOf(read),
    anchors: read.anchors.length,
    skipped: read.skipped,
    createdBy: operatorName(caller.login),
    createdAt: context.now,
  };
  return services.db.withTx(async (tx) => {
    const known = await findTrustLists(tx);
    if (known.length >= TRUST_LISTS_MAX) refuseWith('ERROR_TRUST_LISTS', { limit: TRUST_LISTS_MAX });
    if (!isBySigner(read, body.signer ?? null, known)) refuseWith('ERROR_TRUST_SIGNER');
    const former = demand(formerIssues(row, known));
    const ended = isEmpty(read) ? demandEnding(former, body.endsTrust === 'true') : [];
    if (!(await insertTrustList(tx, row, read.anchors))) refuseWith('ERROR_TRUST_NAME');
    await recordTrustList(tx, services, caller, { verb: 'added', list: row }, context);
    const request = await ask(services, tx, caller, { kind: 'TRUST_LIST_ENABLE', list: row, ended }, context);
    return { trustList: presentTrustList(row, 'TRUST_LIST_ENABLE'), request };
  });
};

export const listTrustAnchors: Handler<Api['listTrustAnchors']> = async (services, { params, query }) => {
  demandSorts(query.sorts, []);
  const { subject } = filtersOf(query.filters, ['subject']);
  const page = pageOf(query);
  return services.db.withTx(async (tx) => {
    const list = await findList(tx, params);
    const { rows, total } = await findTrustAnchors(tx, list.id, subject, page);
    return { trustAnchors: rows.map(presentAnchor), page: { ...page, totalElements: total } };
  });
};

export const setTrustListEnabled: Handler<Api['setTrustListEnabled']> = (
  services,
  { caller, params, body: { enabled }, context },
) => {
  return services.db.withTx(async (tx) => {
    const list = await findList(tx, params);
    if (list.enabled === enabled) {
      const waiting = await waitingFor(tx, ACT_KINDS, context.now);
      return { trustList: presentTrustList(list, waiting.get(list.id) ?? null), request: null };
    }
    const kind = enabled ? 'TRUST_LIST_ENABLE' : 'TRUST_LIST_DISABLE';
    const request = await ask(services, tx, caller, { kind, list }, context);
    return { trustList: presentTrustList(list, kind), request };
  });
};

export const deleteTrustList: Handler<Api['deleteTrustList']> = (services, { caller, params, context }) => {
  return services.db.withTx(async (tx) => {
    const list = await findList(tx, params);
    return { request: await ask(services, tx, caller, { kind: 'TRUST_LIST_DELETE', list }, context) };
  });
};

interface ActRequest {
  readonly kind: Act;
  readonly list: TrustListRow;
  /** The former issues whose trust it ends, if it has no services itself. */
  readonly ended?: readonly TrustListRow[];
}

/** A list of lists has no services, and names the signers of others. */
const isEmpty = ({ anchors, pointers }: TrustFile): boolean => anchors.length === 0 && pointers.length === 0;

/**
 * An issue without services, as at the end of a scheme, ends the trust in the services of the former issues: the
 * operator is warned before. As the first issue of its list it has no effect.
 * @returns the former issues whose trust it ends
 */
function demandEnding(former: readonly TrustListRow[], isMeant: boolean): readonly TrustListRow[] {
  if (former.length === 0) refuseWith('ERROR_TRUST_EMPTY');
  const ending = former.filter(({ enabled, anchors }) => enabled && anchors > 0);
  if (ending.length === 0 || isMeant) return ending;
  const count = ending.reduce((sum, { anchors }) => sum + anchors, 0);
  return refuseWith('ERROR_TRUST_ENDS', { name: ending.map(({ name }) => name).join(', '), count });
}

async function readTrust({ workers }: Pick<Services, 'workers'>, bytes: Uint8Array): Promise<TrustFile> {
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

function presentTrustList(row: TrustListRow, waiting: Act | null): TrustList {
  const { id, createdAt, scheme, name, kind, enabled, digest, anchors, skipped, createdBy } = row;
  const said = (key: string): string | null => scheme?.[key] ?? null;
  return {
    trustListWsid: toWsid('trustList', id),
    name,
    kind,
    enabled,
    digest,
    anchors,
    skipped,
    createdBy,
    waitingFor: waiting === null ? null : ACTS[waiting],
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
