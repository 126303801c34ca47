import type { Handlers } from '../../platform/index.ts';
import {
  createTrustList,
  deleteTrustList,
  listTrustAnchors,
  listTrustLists,
  setTrustListEnabled,
} from './trust-lists.ts';

/**
 * The lists that /verify trusts besides the server's own root. A change is requested by one operator and confirmed by
 * another (console/requests/trust-list-acts.ts), whether trust is given or ended. Every action is recorded.
 */
export const trustListCalls = {
  listTrustLists,
  createTrustList,
  listTrustAnchors,
  setTrustListEnabled,
  deleteTrustList,
} satisfies Partial<Handlers>;
