import { toWsid } from '@countersign/domain';
import type { House } from '../house.ts';
import type { Handlers } from '../http/handlers.ts';
import { refuseWith } from '../http/refused.ts';
import { handleJoinApplication, listJoinApplications } from './handle-join.ts';
import { joinEnterprise } from './join-enterprise.ts';
import { listRoles } from './store.ts';

type Calls = 'joinEnterprise' | 'listJoinApplications' | 'handleJoinApplication' | 'listEnterpriseRoles';

export const memberHandlers = (house: House): Handlers<Calls> => ({
  joinEnterprise: (call) => joinEnterprise(house, call),
  listJoinApplications: (call) => listJoinApplications(house, call),
  handleJoinApplication: (call) => handleJoinApplication(house, call),
  async listEnterpriseRoles({ caller }) {
    const enterpriseId = caller.enterpriseId ?? refuseWith('ERROR_NOT_FOUND');
    const roles = await house.db.withTx((tx) => listRoles(tx, enterpriseId));
    return {
      enterpriseRoles: roles.map(({ id, name, alias }) => ({ enterpriseRoleWsid: toWsid('role', id), name, alias })),
    };
  },
});
