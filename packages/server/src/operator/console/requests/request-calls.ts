import type { Api } from '@countersign/contract';
import {
  OPERATOR_REQUEST_KINDS,
  OPERATOR_REQUEST_STATUSES,
  type OperatorRequestKind,
  type WsidKind,
  fromWsid,
  maySeeRequest,
} from '@countersign/domain';
import { type Handler, demand, demandSorts, filtersOf, pageOf, refuseWith } from '../../../platform/index.ts';
import { TWO_OPERATOR_ACTS } from './acts.ts';
import { creditSubject } from './credit-acts.ts';
import { askForAct, confirmRequest, presentRequest, refuseRequest, takePasswordHalf } from './requests.ts';
import { findRequest, listRequests } from '../../../accounts/index.ts';

const NOTHING = '00000000-0000-0000-0000-000000000000';
const requestIn = (wsid: string | undefined): string => fromWsid('operatorRequest', wsid ?? '') ?? NOTHING;

function wordOf<const T extends string>(name: string, known: readonly T[], text: string | undefined): T | undefined {
  if (text === undefined) return undefined;
  return known.find((one) => one === text) ?? refuseWith('ERROR_MALFORMED', { field: name, detail: 'is unknown' });
}

/** The id in a row for the subject on the wire. */
const subjectIn = (kind: OperatorRequestKind, wsid: string): string =>
  fromWsid(SUBJECTS[kind] ?? (kind.startsWith('PERSON') ? 'user' : 'enterprise'), wsid) ?? NOTHING;
const SUBJECTS: Partial<Record<OperatorRequestKind, WsidKind>> = {
  OPERATOR_ENABLE: 'operator',
  SEAL_REVOKE: 'officeSeal',
};

export const listOperatorRequests: Handler<Api['listOperatorRequests']> = (
  services,
  { caller, query, context: { now } },
) => {
  demandSorts(query.sorts, []);
  const given = filtersOf(query.filters, ['status', 'kind']);
  const kind = wordOf('filters.kind', OPERATOR_REQUEST_KINDS, given.kind);
  const spec = {
    status: wordOf('filters.status', OPERATOR_REQUEST_STATUSES, given.status),
    kinds: OPERATOR_REQUEST_KINDS.filter((one) => maySeeRequest(caller.roles, one) && one === (kind ?? one)),
  };
  const window = pageOf(query);
  return services.db.withTx(async (tx) => {
    const { rows, total } = await listRequests(tx, spec, { ...window, now });
    return { requests: rows.map((row) => presentRequest(row, caller, now)), page: { ...window, totalElements: total } };
  });
};

export const getOperatorRequest: Handler<Api['getOperatorRequest']> = (
  services,
  { caller, params, context: { now } },
) => {
  return services.db.withTx(async (tx) => {
    const found = (await findRequest(tx, requestIn(params['requestWsid']))) ?? refuseWith('ERROR_NOT_FOUND');
    if (!maySeeRequest(caller.roles, found.row.kind)) refuseWith('ERROR_OPERATOR_ROLE');
    const request = presentRequest(found, caller, now);
    const { effect } = TWO_OPERATOR_ACTS[found.row.kind];
    const isCounted = effect !== null && request.status === 'WAITING';
    return { request, effect: isCounted ? await effect(tx, found.row) : null };
  });
};

export const getRequestEffect: Handler<Api['getRequestEffect']> = (services, { caller, params }) => {
  const kind = wordOf('kind', OPERATOR_REQUEST_KINDS, params['kind']) ?? refuseWith('ERROR_NOT_FOUND');
  if (!maySeeRequest(caller.roles, kind)) refuseWith('ERROR_OPERATOR_ROLE');
  return services.db.withTx(async (tx) => {
    const { judge, effect } = TWO_OPERATOR_ACTS[kind];
    const asked = { kind, subject: subjectIn(kind, params['subject'] ?? ''), detail: {}, reason: '' };
    demand(await judge(tx, asked));
    return { effect: effect === null ? refuseWith('ERROR_NOT_FOUND') : await effect(tx, asked) };
  });
};

export const createOperatorRequest: Handler<Api['createOperatorRequest']> = (
  services,
  { caller, body: { kind, subject, reason }, context },
) => {
  const asked = { kind, subject: subjectIn(kind, subject), detail: {}, reason };
  return services.db.withTx(async (tx) => ({ request: await askForAct(tx, services, caller, asked, context) }));
};

export const creditCharges: Handler<Api['creditCharges']> = (services, { caller, body, context }) => {
  const { account, charges, validDays, reason } = body;
  const personId = fromWsid('user', account);
  const id = personId ?? fromWsid('enterprise', account) ?? NOTHING;
  const kind = personId === null ? 'ENTERPRISE_CREDIT' : 'PERSON_CREDIT';
  const detail = { charges: String(charges), validDays: String(validDays) };
  const asked = { kind, subject: creditSubject(id), detail, reason } as const;
  return services.db.withTx(async (tx) => ({ request: await askForAct(tx, services, caller, asked, context) }));
};

export const confirmOperatorRequest: Handler<Api['confirmOperatorRequest']> = (
  services,
  { caller, params, context },
) => {
  return confirmRequest(services, caller, requestIn(params['requestWsid']), context);
};

export const collectPasswordHalf: Handler<Api['collectPasswordHalf']> = (services, { caller, params, context }) => {
  const id = requestIn(params['requestWsid']);
  return services.db.withTx((tx) => takePasswordHalf(tx, services, caller, id, context));
};

export const refuseOperatorRequest: Handler<Api['refuseOperatorRequest']> = (
  services,
  { caller, params, body: { reason }, context },
) => {
  const id = requestIn(params['requestWsid']);
  return services.db.withTx(async (tx) => ({
    request: await refuseRequest(tx, services, caller, { id, reason }, context),
  }));
};
