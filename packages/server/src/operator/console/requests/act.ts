import type { RequestEffect } from '@countersign/contract';
import type { Decision } from '@countersign/domain';
import type { RequestContext, Services, Tx } from '../../../platform/index.ts';
import type { RequestRow } from '../../../accounts/index.ts';

/** The subject of an act, as stored in a request. */
export type Asked = Pick<RequestRow, 'kind' | 'subject' | 'detail' | 'reason'>;

/** The confirming operator, and the data prepared outside of the transaction. */
export interface Confirmed {
  readonly by: { readonly login: string; readonly sessionId: string };
  readonly context: RequestContext;
  /** Hash of the one-time password of the operator who is the subject. */
  readonly passwordHash: string | null;
}

/** One kind of act that needs two operators. */
export interface TwoOperatorAct {
  /** The subject on the wire for its id in the row. */
  readonly subjectOf: (subject: string) => string;
  /** Checks whether it can currently be done, and returns the name of its subject; checked again at the confirmation. */
  readonly judge: (tx: Tx, asked: Asked) => Promise<Decision<string>>;
  /** Its subject is an operator who gets a one-time password; each of the two operators is shown half of it (`halves.ts`). */
  readonly givesPassword?: true;
  /** Null if there is nothing to count. */
  readonly effect: ((tx: Tx, asked: Asked) => Promise<RequestEffect>) | null;
  /** Runs in the confirming transaction, after {@link judge}. */
  readonly execute: (tx: Tx, services: Services, asked: Asked, confirmed: Confirmed) => Promise<void>;
}
