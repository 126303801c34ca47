import { type Decision, type OperatorRequestKind, accept, refuse, toWsid } from '@countersign/domain';
import {
  type OperatorCaller,
  type RequestContext,
  type Services,
  type Tx,
  refuseWith,
} from '../../../platform/index.ts';
import { recordOperatorAct } from '../../../accounts/index.ts';
import {
  type TrustListRow,
  areOfOneList,
  compareIssues,
  deleteTrustList,
  findTrustList,
  findTrustLists,
  updateTrustList,
} from '../../../evidence/index.ts';
import type { TwoOperatorAct } from './act.ts';

type Recorder = Pick<OperatorCaller, 'login' | 'sessionId'>;

/** An action of an operator on a list, or its effect. */
export function recordTrustList(
  tx: Tx,
  services: Pick<Services, 'ids'>,
  by: Recorder,
  { verb, list }: { readonly verb: 'added' | 'enabled' | 'disabled' | 'deleted'; readonly list: TrustListRow },
  context: RequestContext,
): Promise<void> {
  const { id, name, digest, anchors } = list;
  const detail = { trustListId: id, name, digest, anchors: String(anchors) };
  return recordOperatorAct(tx, services, by, { kind: `trustList.${verb}`, detail }, context);
}

/** The other issues of a list; an issue superseded by a newer one is refused. */
export function formerIssues(list: TrustListRow, among: readonly TrustListRow[]): Decision<TrustListRow[]> {
  const issues = among.filter(({ id, scheme }) => id !== list.id && areOfOneList(scheme, list.scheme));
  const isOlder = issues.some(({ scheme }) => compareIssues(scheme, list.scheme) > 0);
  return isOlder ? refuse('ERROR_TRUST_OLDER') : accept(issues);
}

/** Ends the trust in the issues that a list supersedes. */
async function switchOffIssues(
  tx: Tx,
  services: Pick<Services, 'ids'>,
  by: Recorder,
  issues: readonly TrustListRow[],
  context: RequestContext,
): Promise<void> {
  for (const list of issues.filter(({ enabled }) => enabled)) {
    await updateTrustList(tx, list.id, { enabled: false });
    await recordTrustList(tx, services, by, { verb: 'disabled', list }, context);
  }
}

/** Data that the confirming operator compares with the publication of the list, and the lists whose trust it ends. */
export const trustListDetail = (
  { digest, anchors, scheme }: TrustListRow,
  ended: readonly TrustListRow[] = [],
): Record<string, string> => {
  const signer = scheme?.['signerFingerprint'] ?? null;
  return {
    digest,
    anchors: String(anchors),
    ...(signer === null ? {} : { signer }),
    ...(ended.length === 0 ? {} : { ends: ended.map(({ name }) => name).join(', ') }),
  };
};

const subjectOf = (id: string): string => toWsid('trustList', id);

/** Trusting a list: one operator alone could otherwise make /verify trust any authority. */
const enableAct: TwoOperatorAct = {
  subjectOf,
  async judge(tx, { subject: id }) {
    const list = await findTrustList(tx, id);
    if (list === null) return refuse('ERROR_NOT_FOUND');
    if (list.enabled) return refuse('ERROR_REQUEST_SUBJECT');
    const issues = formerIssues(list, await findTrustLists(tx));
    return issues.ok ? accept(list.name) : issues;
  },
  effect: null,
  async execute(tx, services, { subject: id }, { by, context }) {
    const list = (await updateTrustList(tx, id, { enabled: true })) ?? refuseWith('ERROR_NOT_FOUND');
    const issues = formerIssues(list, await findTrustLists(tx));
    if (issues.ok) await switchOffIssues(tx, services, by, issues.value, context);
    await recordTrustList(tx, services, by, { verb: 'enabled', list }, context);
  },
};

/** Ends the trust in a list: verification of files of its authorities gives another result from then on. */
const disableAct: TwoOperatorAct = {
  subjectOf,
  async judge(tx, { subject: id }) {
    const list = await findTrustList(tx, id);
    if (list === null) return refuse('ERROR_NOT_FOUND');
    return list.enabled ? accept(list.name) : refuse('ERROR_REQUEST_SUBJECT');
  },
  effect: null,
  async execute(tx, services, { subject: id }, { by, context }) {
    const list = (await findTrustList(tx, id)) ?? refuseWith('ERROR_NOT_FOUND');
    await switchOffIssues(tx, services, by, [list], context);
  },
};

/** Deletes its data about older issues too; those could then be added again. */
const deleteAct: TwoOperatorAct = {
  subjectOf,
  async judge(tx, { subject: id }) {
    const list = await findTrustList(tx, id);
    return list === null ? refuse('ERROR_NOT_FOUND') : accept(list.name);
  },
  effect: null,
  async execute(tx, services, { subject: id }, { by, context }) {
    const list = (await deleteTrustList(tx, id)) ?? refuseWith('ERROR_NOT_FOUND');
    await recordTrustList(tx, services, by, { verb: 'deleted', list }, context);
  },
};

export const trustListActs = {
  TRUST_LIST_ENABLE: enableAct,
  TRUST_LIST_DISABLE: disableAct,
  TRUST_LIST_DELETE: deleteAct,
} satisfies Partial<Record<OperatorRequestKind, TwoOperatorAct>>;
