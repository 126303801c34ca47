import type { Api, OperatorApplication } from '@countersign/contract';
import {
  ACCOUNT_STATUSES,
  APPLICATION_STATUSES,
  COMPLAINT_STATUSES,
  IDENTITY_KINDS,
  REASON_MAX,
  fromWsid,
  maskContact,
  normaliseContact,
} from '@countersign/domain';
import {
  type ApplicationRow,
  decideApplication,
  deleteBlacklisted,
  endEverySession,
  findApplication,
  findBlacklisted,
  findPaper,
  findPerson,
  insertBlacklisted,
  listApplications,
  openPaper,
  operatorName,
  papersOf,
  recordOperatorAct,
  reviewOf,
  setAccountStatus,
  withHeldNumber,
} from '../../accounts/index.ts';
import { closeComplaint, findComplaints } from '../complaints/index.ts';
import {
  type Handler,
  type Services,
  type Tx,
  demand,
  demandSorts,
  findUnreached,
  liftComplaints,
  filtersOf,
  pageOf,
  presentReturned,
  refuseWith,
  unseal,
} from '../../platform/index.ts';
import {
  type ShownApplication,
  presentBlacklisted,
  presentComplaint,
  presentForOperator,
  presentOperatorUser,
} from './present.ts';
import { SIGNERS_KINDS } from './requests/acts.ts';
import { askForAct } from './requests/requests.ts';
import { findCertificates, findUsers } from './search.ts';

const CERTIFICATE_KINDS = [...SIGNERS_KINDS, 'TSA', 'OCSP', 'ISSUING', 'ROOT', 'PLATFORM', 'LOG', 'CROSS'] as const;

interface ListQuery {
  readonly filters: string;
  readonly sorts: string;
  readonly fields: string;
  readonly offset: number;
  readonly limit: number;
}

/** Each list of the console has one order; an unknown filter, sort or field is named in the error (security 24). */
function readList<const K extends string>(query: ListQuery, known: readonly K[]) {
  demandSorts(query.sorts, []);
  return { filters: filtersOf(query.filters, known), page: pageOf(query) };
}

function oneOf<const T extends string>(name: string, known: readonly T[], text: string | undefined): T | undefined {
  if (text === undefined) return undefined;
  const found = known.find((one) => one === text);
  return found ?? refuseWith('ERROR_MALFORMED', { field: `filters.${name}`, detail: 'is unknown' });
}

export const listIdentityApplications: Handler<Api['listIdentityApplications']> = async (services, { query }) => {
  const { filters, page } = readList(query, ['kind', 'status', 'name', 'numberHeld']);
  const numberHeld = oneOf('numberHeld', ['true', 'false'], filters.numberHeld);
  const spec = {
    kind: oneOf('kind', IDENTITY_KINDS, filters.kind),
    status: oneOf('status', APPLICATION_STATUSES, filters.status),
    name: filters.name,
    isNumberHeld: numberHeld === undefined ? undefined : numberHeld === 'true',
  };
  return services.db.withTx(async (tx) => {
    const { rows, total } = await listApplications(tx, spec, page);
    const ids = rows.map(({ id }) => id);
    const papers = await papersOf(tx, ids);
    const held = await withHeldNumber(tx, ids);
    const applications = [];
    for (const row of rows) {
      const applicant = await findPerson(tx, row.personId);
      const shown = {
        row,
        papers: papers.get(row.id) ?? [],
        applicant,
        number: row.maskedNumber,
        isLookedAt: false,
        isNumberHeld: held.has(row.id),
      };
      applications.push(presentForOperator(shown));
    }
    return { applications, page: { ...page, totalElements: total } };
  });
};

export const getIdentityApplication: Handler<Api['getIdentityApplication']> = (
  services,
  { caller, params, context },
) => {
  return services.db.withTx(async (tx) => {
    const row = await findApplication(tx, idIn('application', params['applicationWsid']));
    if (row === null) return refuseWith('ERROR_NOT_FOUND');
    const act = { kind: 'identity.viewed' as const, personId: row.personId, detail: { applicationId: row.id } };
    await recordOperatorAct(tx, services, caller, act, context);
    const review = await reviewOf(tx, row, (other) => showOne(tx, services, other));
    return { application: await show(tx, services, row), review };
  });
};

export const getApplicationPaper: Handler<Api['getApplicationPaper']> = async (
  services,
  { caller, params, context },
) => {
  const paper = await services.db.withTx(async (tx) => {
    const row = await findPaper(tx, idIn('identityPaper', params['paperWsid']));
    // A paper that is not part of an application is visible to its owner only.
    if (row === null || row.applicationId === null) return refuseWith('ERROR_NOT_FOUND');
    const act = { kind: 'identity.paperViewed' as const, personId: row.personId, detail: { paperId: row.id } };
    await recordOperatorAct(tx, services, caller, act, context);
    return row;
  });
  return openPaper(services, paper);
};

export const decideIdentityApplication: Handler<Api['decideIdentityApplication']> = (
  services,
  { caller, params, body, context },
) => {
  const { approved, withoutCertificate, reason = '' } = body;
  if (!approved && reason === '') refuseWith('ERROR_REASON_MISSING', { limit: REASON_MAX });
  const { now, ip, requestId } = context;
  const by = { name: operatorName(caller.login), ip, requestId };
  const verdict = approved ? ({ approved, withoutCertificate } as const) : ({ approved, reason } as const);
  return services.db.withTx(async (tx) => {
    const id = idIn('application', params['applicationWsid']);
    const row = demand(await decideApplication(tx, services, { id, verdict, by, now }));
    return { application: await show(tx, services, row) };
  });
};

export const searchCertificates: Handler<Api['searchCertificates']> = async (services, { query }) => {
  const { filters, page } = readList(query, ['serial', 'subject', 'kind', 'revoked', 'envelopeWsid']);
  oneOf('revoked', ['true', 'false'], filters.revoked);
  oneOf('kind', CERTIFICATE_KINDS, filters.kind);
  const keyed = { before: query.before, limit: page.limit };
  const { rows, next } = await services.db.withTx((tx) => findCertificates(tx, filters, keyed));
  return { certificates: rows, page: { next } };
};

export const revokeCertificate: Handler<Api['revokeCertificate']> = (
  services,
  { caller, params, body: { reason, note }, context },
) => {
  const subject = (params['serial'] ?? '').toLowerCase();
  const asked = { kind: 'CERTIFICATE_REVOKE', subject, detail: { reason }, reason: note } as const;
  return services.db.withTx(async (tx) => ({ request: await askForAct(tx, services, caller, asked, context) }));
};

export const listUsers: Handler<Api['listUsers']> = async (services, { query }) => {
  const { filters, page } = readList(query, ['contact', 'name', 'status']);
  oneOf('status', ACCOUNT_STATUSES, filters.status);
  const keyed = { before: query.before, limit: page.limit };
  const { rows, next } = await services.db.withTx((tx) => findUsers(tx, filters, keyed));
  return { users: rows.map(presentOperatorUser), page: { next } };
};

export const setUserDisabled: Handler<Api['setUserDisabled']> = (
  services,
  { caller, params, body: { disabled, reason }, context },
) => {
  return services.db.withTx(async (tx) => {
    const id = idIn('user', params['userWsid']);
    const before = (await findPerson(tx, id)) ?? refuseWith('ERROR_NOT_FOUND');
    if ((before.accountStatus === 'DISABLED') === disabled) return { user: presentOperatorUser(before) };
    const row = (await setAccountStatus(tx, id, disabled ? 'DISABLED' : 'ACTIVE', context.now)) ?? before;
    const stopped = disabled
      ? await services.reactions.accountDisabled(tx, services, { personId: id }, context.now)
      : {};
    if (disabled) await endEverySession(tx, services, { personId: id }, { now: context.now });
    const kind = disabled ? 'user.disabled' : 'user.enabled';
    await recordOperatorAct(tx, services, caller, { kind, personId: id, detail: { reason, ...stopped } }, context);
    return { user: presentOperatorUser(row) };
  });
};

export const listComplaints: Handler<Api['listComplaints']> = async (services, { query }) => {
  const { filters, page } = readList(query, ['status', 'contact']);
  const contact = filters.contact === undefined ? undefined : (normaliseContact(filters.contact)?.value ?? '');
  const spec = { status: oneOf('status', COMPLAINT_STATUSES, filters.status), contact };
  const { rows, total } = await services.db.withTx((tx) => findComplaints(tx, services.secrets.pepper, spec, page));
  return { complaints: rows.map(presentComplaint), page: { ...page, totalElements: total } };
};

export const handleComplaint: Handler<Api['handleComplaint']> = (
  services,
  { caller, params, body: { blacklist, note }, context },
) => {
  const by = operatorName(caller.login);
  return services.db.withTx(async (tx) => {
    const status = blacklist ? 'BLACKLISTED' : 'DISMISSED';
    const closing = { status, note, handledBy: by, handledAt: context.now } as const;
    const row = await closeComplaint(tx, services.secrets.pepper, idIn('complaint', params['complaintWsid']), closing);
    if (row === null) return refuseWith('ERROR_NOT_FOUND');
    const entry = { contact: row.contact, reason: note || row.text.slice(0, REASON_MAX), createdBy: by };
    if (blacklist) await insertBlacklisted(tx, services.secrets.pepper, { ...entry, createdAt: context.now });
    const act = { kind: 'complaint.handled' as const, detail: { complaintId: row.id, status } };
    await recordOperatorAct(tx, services, caller, act, context);
    return { complaint: presentComplaint(row) };
  });
};

export const listBlacklist: Handler<Api['listBlacklist']> = async (services, { query }) => {
  const { page } = readList(query, []);
  const { entries, total } = await services.db.withTx((tx) => findBlacklisted(tx, services.secrets.pepper, page));
  return { blacklist: entries.map(presentBlacklisted), page: { ...page, totalElements: total } };
};

export const addToBlacklist: Handler<Api['addToBlacklist']> = (services, { caller, body, context }) => {
  const contact = normaliseContact(body.contact)?.value ?? refuseWith('ERROR_CONTACT', { field: 'contact' });
  const createdBy = operatorName(caller.login);
  const entry = { contact, reason: body.reason, createdBy, createdAt: context.now };
  return services.db.withTx(async (tx) => {
    await insertBlacklisted(tx, services.secrets.pepper, entry);
    await recordOperatorAct(
      tx,
      services,
      caller,
      { kind: 'blacklist.added', detail: { contact: maskContact(contact) } },
      context,
    );
    return { blacklisted: presentBlacklisted(entry) };
  });
};

export const removeFromBlacklist: Handler<Api['removeFromBlacklist']> = (services, { caller, body, context }) => {
  const contact = normaliseContact(body.contact)?.value ?? refuseWith('ERROR_CONTACT', { field: 'contact' });
  return services.db.withTx(async (tx) => {
    if (!(await deleteBlacklisted(tx, services.secrets.pepper, contact))) refuseWith('ERROR_NOT_FOUND');
    await recordOperatorAct(
      tx,
      services,
      caller,
      { kind: 'blacklist.removed', detail: { contact: maskContact(contact) } },
      context,
    );
    return {};
  });
};

export const listReturnedContacts: Handler<Api['listReturnedContacts']> = async (services, { query, context }) => {
  const { filters, page } = readList(query, ['contact', 'reason']);
  const contact = filters.contact === undefined ? null : (normaliseContact(filters.contact)?.value ?? '');
  const reason = oneOf('reason', ['BOUNCED', 'COMPLAINED'], filters.reason) ?? null;
  const { rows, total } = await services.db.withTx((tx) =>
    findUnreached(tx, services.secrets.pepper, { contact, reason, now: context.now }, page),
  );
  return { returned: rows.map(presentReturned), page: { ...page, totalElements: total } };
};

export const resumeNotices: Handler<Api['resumeNotices']> = (services, { caller, body, context }) => {
  const contact = normaliseContact(body.contact)?.value ?? refuseWith('ERROR_CONTACT', { field: 'contact' });
  return services.db.withTx(async (tx) => {
    if (!(await liftComplaints(tx, services.secrets.pepper, contact))) refuseWith('ERROR_NOT_FOUND');
    const act = { kind: 'notices.resumed' as const, detail: { contact: maskContact(contact) } };
    await recordOperatorAct(tx, services, caller, act, context);
    return {};
  });
};

const NO_SUCH_ID = '00000000-0000-0000-0000-000000000000';
const idIn = (kind: Parameters<typeof fromWsid>[0], wsid: string | undefined): string =>
  fromWsid(kind, wsid ?? '') ?? NO_SUCH_ID;

/** One application in full, including its number. */
const show = async (tx: Tx, services: Services, row: ApplicationRow) =>
  showOne(tx, services, { row, papers: (await papersOf(tx, [row.id])).get(row.id) ?? [] });

async function showOne(
  tx: Tx,
  { secrets }: Pick<Services, 'secrets'>,
  { row, papers }: Pick<ShownApplication, 'row' | 'papers'>,
): Promise<OperatorApplication> {
  const number = unseal(secrets.pepper, 'identity-number', row.sealedNumber, row.id);
  const applicant = await findPerson(tx, row.personId);
  const isNumberHeld = (await withHeldNumber(tx, [row.id])).has(row.id);
  return presentForOperator({ row, papers, applicant, number, isLookedAt: true, isNumberHeld });
}
