import type { Services } from '../../platform/config/services.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { handleJoinApplication, listJoinApplications } from './handle-join.ts';
import { joinEnterprise } from './join-enterprise.ts';

type Calls = 'joinEnterprise' | 'listJoinApplications' | 'handleJoinApplication';

export const memberHandlers = (services: Services): Handlers<Calls> => ({
  joinEnterprise: (call) => joinEnterprise(services, call),
  listJoinApplications: (call) => listJoinApplications(services, call),
  handleJoinApplication: (call) => handleJoinApplication(services, call),
});
