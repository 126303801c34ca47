import type { House } from '../../platform/config/house.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { handleJoinApplication, listJoinApplications } from './handle-join.ts';
import { joinEnterprise } from './join-enterprise.ts';

type Calls = 'joinEnterprise' | 'listJoinApplications' | 'handleJoinApplication';

export const memberHandlers = (house: House): Handlers<Calls> => ({
  joinEnterprise: (call) => joinEnterprise(house, call),
  listJoinApplications: (call) => listJoinApplications(house, call),
  handleJoinApplication: (call) => handleJoinApplication(house, call),
});
