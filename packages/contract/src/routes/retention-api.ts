import type { Api } from '../calls/index.ts';
import type { Route } from '../endpoint.ts';
import { holdRoutes } from './holds.ts';
import { retentionRoutes } from './retention.ts';

const routes = { ...holdRoutes, ...retentionRoutes };

export type RetentionCallName = keyof typeof routes;

/** The calls of retention policies and legal holds, like `api`; apart, because only a few pages load them. */
export const retentionApi: { readonly [N in RetentionCallName]: Route<Api[N]> } = routes;
