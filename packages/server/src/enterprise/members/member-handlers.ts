import type { House } from '../../platform/config/house.ts';
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
export const memberListHandlers = (house: House): Handlers<Calls> => ({
  listMembers: (call) => listMembers(house, call),
  listForbiddenMembers: (call) => listForbiddenMembers(house, call),
  pickMembers: (call) => pickMembers(house, call),
  getMember: ({ caller, params, context }) =>
    house.db.withTx(async (tx) => ({
      member: (await showMember(tx, { caller, context }, params.memberWsid)) ?? refuseWith('ERROR_NOT_FOUND'),
    })),
  updateMember: (call) => updateMember(house, call),
  enableMember: (call) => enableMember(house, call),
  exportMembers: (call) => exportMembers(house, call),
});
