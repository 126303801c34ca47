import type { Api } from '../calls/index.ts';
import type { Route } from '../endpoint.ts';
import { auditRoutes } from './audit.ts';
import { directoryRoutes } from './directory.ts';
import { operatorHoldRoutes } from './holds.ts';
import { operatorAuthorityRoutes } from './operator-authority.ts';
import { operatorFinanceRoutes } from './operator-finance.ts';
import { operatorRequestRoutes } from './operator-requests.ts';
import { operatorRoutes } from './operator.ts';
import { sealCheckRoutes } from './seal-checks.ts';
import { statisticsRoutes } from './statistics.ts';
import { trustListRoutes } from './trust-lists.ts';

const routes = {
  ...auditRoutes,
  ...directoryRoutes,
  ...operatorAuthorityRoutes,
  ...operatorFinanceRoutes,
  ...operatorHoldRoutes,
  ...operatorRequestRoutes,
  ...operatorRoutes,
  ...sealCheckRoutes,
  ...statisticsRoutes,
  ...trustListRoutes,
};

export type OperatorCallName = keyof typeof routes;

/** The calls of operators by their names, like `api`. */
export const operatorApi: { readonly [N in OperatorCallName]: Route<Api[N]> } = routes;
