import type { Api } from '@countersign/contract';
import { maskContact, noticePreferences } from '@countersign/domain';
import { listOwnCertificates } from '../../signing/index.ts';
import {
  type Caller,
  type Handler,
  type RequestContext,
  type Services,
  type Tx,
  demandSorts,
  filtersOf,
  findUnreached,
  liftComplaints,
  pageOf,
  presentStopped,
  refuseWith,
} from '../../platform/index.ts';
import { findAccounts, chooseDefaultAccount } from './accounts.ts';
import {
  type PersonChange,
  type PersonRow,
  addContact,
  recordByCaller,
  changeAvatar,
  findPerson,
  removeContact,
  setAvatar,
  showAvatar,
  showUser,
  updatePerson,
} from '../../accounts/index.ts';

const ACCOUNTS_ANSWERED = 1000;

export const activeOf = ({ memberId }: Caller): { id: string } | null => (memberId === null ? null : { id: memberId });

const answer = async (services: Services, person: PersonRow, caller: Caller, { language }: RequestContext) => ({
  user: await showUser(services.db, person, activeOf(caller), language),
});

const change = async (services: Services, caller: Caller, columns: PersonChange, context: RequestContext) => {
  const person = await services.db.withTx((tx) => updatePerson(tx, caller.personId, columns, context.now));
  return answer(services, person ?? refuseWith('ERROR_NOT_FOUND'), caller, context);
};

export const updateUser: Handler<Api['updateUser']> = (
  services,
  { caller, body: { nickname, sex, language, reminders }, context },
) =>
  change(
    services,
    caller,
    {
      ...(nickname === undefined ? {} : { nickname }),
      ...(sex === undefined ? {} : { sex: sex || null }),
      ...(language === undefined ? {} : { language }),
      ...(reminders === undefined ? {} : { reminders }),
    },
    context,
  );

export const uploadAvatar: Handler<Api['uploadAvatar']> = async (services, { caller, file, context }) =>
  answer(services, await setAvatar(services, caller.personId, file, context), caller, context);

export const getAvatar: Handler<Api['getAvatar']> = (services, { caller }) => showAvatar(services, caller.personId);

export const deleteAvatar: Handler<Api['deleteAvatar']> = async (services, { caller, context }) =>
  answer(services, await changeAvatar(services, caller.personId, null, context.now), caller, context);

export const bindContact: Handler<Api['bindContact']> = async (services, { caller, body, context }) => {
  const binding = { ...body, password: body.password || null, deviceId: body.deviceId || null };
  return answer(services, await addContact(services, caller.personId, binding, context), caller, context);
};

export const unbindContact: Handler<Api['unbindContact']> = async (services, { caller, body, context }) =>
  answer(services, await removeContact(services, caller.personId, body, context), caller, context);

export const unbindWechat: Handler<Api['unbindWechat']> = (services, { caller, context }) =>
  change(services, caller, { wechat: null }, context);

export const listAccounts: Handler<Api['listAccounts']> = async (services, { caller, query }) => {
  demandSorts(query.sorts, ['id']);
  const { memberStatus, userType } = filtersOf(query.filters, ['memberStatus', 'userType']);
  const { offset, limit } = pageOf(query, ACCOUNTS_ANSWERED);
  const all = (await services.db.withTx((tx) => findAccounts(tx, caller.personId))).filter(
    (one) =>
      (memberStatus === undefined || one.memberStatus === memberStatus) &&
      (userType === undefined || one.userType === userType),
  );
  return { accounts: all.slice(offset, offset + limit), page: { offset, limit, totalElements: all.length } };
};

export const setDefaultAccount: Handler<Api['setDefaultAccount']> = async (
  services,
  { caller, body, context: { now } },
) => ({
  accounts: await services.db.withTx((tx) => chooseDefaultAccount(tx, caller.personId, { ...body, now })),
});

export const getPreferences: Handler<Api['getPreferences']> = (services, { caller }) =>
  services.db.withTx(async (tx) => preferencesOf(tx, services, await findPerson(tx, caller.personId)));

export const setPreferences: Handler<Api['setPreferences']> = (
  services,
  { caller, body: { topics, resume = false }, context },
) =>
  services.db.withTx(async (tx) => {
    const columns = { noticePreferences: noticePreferences(topics) };
    const person = (await updatePerson(tx, caller.personId, columns, context.now)) ?? refuseWith('ERROR_NOT_FOUND');
    if (resume) await resumeStopped(tx, services, { caller, person }, context);
    return preferencesOf(tx, services, person);
  });

const contactsOf = (person: PersonRow | null): string[] =>
  [person?.phone, person?.email].filter((contact) => typeof contact === 'string');

async function preferencesOf(
  tx: Tx,
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  person: PersonRow | null,
) {
  const stopped = [];
  for (const contact of contactsOf(person)) {
    const query = { contact, reason: 'COMPLAINED', now: clock.now() } as const;
    stopped.push(...(await findUnreached(tx, secrets.pepper, query, { offset: 0, limit: 2 })).rows);
  }
  return {
    preferences: { topics: noticePreferences(person?.noticePreferences) },
    stopped: stopped.map(presentStopped),
  };
}

/** The person wants the notices again about which someone has complained from their mailbox or phone. */
async function resumeStopped(
  tx: Tx,
  services: Pick<Services, 'ids' | 'secrets'>,
  { caller, person }: { readonly caller: Caller; readonly person: PersonRow },
  context: RequestContext,
): Promise<void> {
  for (const contact of contactsOf(person)) {
    if (!(await liftComplaints(tx, services.secrets.pepper, contact))) continue;
    await recordByCaller(tx, services, { caller, context }, 'notices.resumed', { contact: maskContact(contact) });
  }
}

export const listCertificates: Handler<Api['listCertificates']> = async (services, { caller, query }) => {
  demandSorts(query.sorts, ['issuedDatetime']);
  filtersOf(query.filters, []);
  const { offset, limit } = pageOf(query);
  const listed = await services.db.withTx((tx) => listOwnCertificates(tx, caller.personId, { offset, limit }));
  return { certificates: listed.certificates, page: { offset, limit, totalElements: listed.totalElements } };
};
