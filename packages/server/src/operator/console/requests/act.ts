import type { RequestEffect } from '@countersign/contract';
import type { Decision } from '@countersign/domain';
import type { Tx } from '../../../platform/database/database.ts';
import type { House } from '../../../platform/config/house.ts';
import type { RequestContext } from '../../../platform/http/context.ts';
import type { RequestRow } from '../../../accounts/operators/request-store.ts';

/** What an act is about, as it stands in a request. */
export type Asked = Pick<RequestRow, 'kind' | 'subject' | 'detail' | 'reason'>;

/** Who confirms, and what was made ready outside of the transaction. */
export interface Confirmed {
  readonly by: { readonly login: string; readonly sessionId: string };
  readonly context: RequestContext;
  /** Hash of the one-time password of the operator whom the act is about. */
  readonly passwordHash: string | null;
}

/** One kind of act that needs two operators. */
export interface TwoOperatorAct {
  /** The subject on the wire for its id in the row. */
  readonly subjectOf: (subject: string) => string;
  /** Whether it can be done now, and the name of its subject; asked again when it is confirmed. */
  readonly judge: (tx: Tx, asked: Asked) => Promise<Decision<string>>;
  /** Its subject is an operator who gets a one-time password, half of it told to each of the two (`halves.ts`). */
  readonly givesPassword?: true;
  /** Null where there is nothing to count. */
  readonly effect: ((tx: Tx, asked: Asked) => Promise<RequestEffect>) | null;
  /** Runs in the confirming transaction, after {@link judge}. */
  readonly execute: (tx: Tx, house: House, asked: Asked, confirmed: Confirmed) => Promise<void>;
}
