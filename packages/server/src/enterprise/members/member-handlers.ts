import type { Services } from '../../platform/config/services.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { refuseWith } from '../../platform/http/refused.ts';
import { exportMembers } from './export-members.ts';
import { listForbiddenMembers, listMembers, pickMembers, showMember } from './list-members.ts';
import { enableMember, updateMember } from './update-member.ts';

type Calls =
  | 'listMembers'
  | 'listForbiddenMembers'
  | 'pickMembers'
  | 'getMember'
  | 'updateMember'
  | 'enableMember'
  | 'exportMembers';

/** The members of an enterprise with their details, and the removed ones (Spec §6 "Members"). */
export const memberListHandlers = (services: Services): Handlers<Calls> => ({
  listMembers: (call) => listMembers(services, call),
  listForbiddenMembers: (call) => listForbiddenMembers(services, call),
  pickMembers: (call) => pickMembers(services, call),
  getMember: ({ caller, params, context }) =>
    services.db.withTx(async (tx) => ({
      member: (await showMember(tx, { caller, context }, params.memberWsid)) ?? refuseWith('ERROR_NOT_FOUND'),
    })),
  updateMember: (call) => updateMember(services, call),
  enableMember: (call) => enableMember(services, call),
  exportMembers: (call) => exportMembers(services, call),
});
