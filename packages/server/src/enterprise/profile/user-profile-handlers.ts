import { noticePreferences } from '@countersign/domain';
import { listOwnCertificates } from '../../signing/own-certificates/list-certificates.ts';
import type { Services } from '../../platform/config/services.ts';
import type { Caller, RequestContext } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { demandSorts, filtersOf, pageOf } from '../../platform/http/list.ts';
import { refuseWith } from '../../platform/http/refused.ts';
import { listAccounts, setDefaultAccount } from './accounts.ts';
import { changeAvatar, setAvatar, showAvatar } from '../../accounts/users/avatar.ts';
import { bindContact, unbindContact } from '../../accounts/users/contacts.ts';
import { showUser } from '../../accounts/users/show-user.ts';
import { type PersonChange, type PersonRow, findPerson, updatePerson } from '../../accounts/users/store.ts';

type ProfileCalls =
  | 'updateUser'
  | 'uploadAvatar'
  | 'getAvatar'
  | 'deleteAvatar'
  | 'bindContact'
  | 'unbindContact'
  | 'unbindWechat'
  | 'listAccounts'
  | 'setDefaultAccount'
  | 'getPreferences'
  | 'setPreferences'
  | 'listCertificates';

const ACCOUNTS_ANSWERED = 1000;

export const activeOf = ({ memberId }: Caller): { id: string } | null => (memberId === null ? null : { id: memberId });

/** Reads and changes of a person's own account (Spec §7 "Users and accounts"). */
export function profileHandlers(services: Services): Handlers<ProfileCalls> {
  const answer = async (person: PersonRow, caller: Caller, { language }: RequestContext) => ({
    user: await showUser(services.db, person, activeOf(caller), language),
  });
  const change = async (caller: Caller, columns: PersonChange, context: RequestContext) => {
    const person = await services.db.withTx((tx) => updatePerson(tx, caller.personId, columns, context.now));
    return answer(person ?? refuseWith('ERROR_NOT_FOUND'), caller, context);
  };
  return {
    updateUser: ({ caller, body: { nickname, sex, language }, context }) =>
      change(
        caller,
        {
          ...(nickname === undefined ? {} : { nickname }),
          ...(sex === undefined ? {} : { sex: sex || null }),
          ...(language === undefined ? {} : { language }),
        },
        context,
      ),
    uploadAvatar: async ({ caller, file, context }) =>
      answer(await setAvatar(services, caller.personId, file, context), caller, context),
    getAvatar: ({ caller }) => showAvatar(services, caller.personId),
    deleteAvatar: async ({ caller, context }) =>
      answer(await changeAvatar(services, caller.personId, null, context.now), caller, context),
    async bindContact({ caller, body, context }) {
      const binding = { ...body, password: body.password || null, deviceId: body.deviceId || null };
      return answer(await bindContact(services, caller.personId, binding, context), caller, context);
    },
    unbindContact: async ({ caller, body, context }) =>
      answer(await unbindContact(services, caller.personId, body, context), caller, context),
    unbindWechat: ({ caller, context }) => change(caller, { wechat: null }, context),
    async listAccounts({ caller, query }) {
      demandSorts(query.sorts, ['id']);
      const { memberStatus, userType } = filtersOf(query.filters, ['memberStatus', 'userType']);
      const { offset, limit } = pageOf(query, ACCOUNTS_ANSWERED);
      const all = (await services.db.withTx((tx) => listAccounts(tx, caller.personId))).filter(
        (one) =>
          (memberStatus === undefined || one.memberStatus === memberStatus) &&
          (userType === undefined || one.userType === userType),
      );
      return { accounts: all.slice(offset, offset + limit), page: { offset, limit, totalElements: all.length } };
    },
    setDefaultAccount: async ({ caller, body, context: { now } }) => ({
      accounts: await services.db.withTx((tx) => setDefaultAccount(tx, caller.personId, { ...body, now })),
    }),
    async getPreferences({ caller }) {
      const person = await services.db.withTx((tx) => findPerson(tx, caller.personId));
      return { preferences: { topics: noticePreferences(person?.noticePreferences) } };
    },
    async setPreferences({ caller, body, context }) {
      const topics = noticePreferences(body.topics);
      await change(caller, { noticePreferences: topics }, context);
      return { preferences: { topics } };
    },
    async listCertificates({ caller, query }) {
      demandSorts(query.sorts, ['issuedDatetime']);
      filtersOf(query.filters, []);
      const { offset, limit } = pageOf(query);
      const listed = await services.db.withTx((tx) => listOwnCertificates(tx, caller.personId, { offset, limit }));
      return { certificates: listed.certificates, page: { offset, limit, totalElements: listed.totalElements } };
    },
  };
}
