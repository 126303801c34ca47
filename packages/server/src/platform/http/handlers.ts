import type { Api, BodyOf, CallName, DataIn, Endpoint, ParamsOf, QueryOf } from '@countersign/contract';
import type { Services } from '../config/index.ts';
import type { BinaryReply, Caller, EnvelopeRelation, OperatorCaller, RequestContext, UploadedFile } from './context.ts';

type Signed<A> = A extends 'public' | 'evaluation'
  ? Caller | null
  : A extends `operator${string}`
    ? OperatorCaller
    : Caller;
type Related<A> = A extends `envelope:${string}` ? EnvelopeRelation : null;

/** The input of a handler: parsed, authenticated and authorised (the HTTP adapter does so before the call). */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly file: UploadedFile | null;
  /** Raw body of calls without a JSON body, such as /pki/ocsp. */
  readonly raw: Uint8Array | null;
  readonly caller: Signed<E['access']>;
  readonly relation: Related<E['access']>;
  readonly context: RequestContext;
}

/** The implementation of a call; it has the name of the call. */
export type Handler<E extends Endpoint> = (
  services: Services,
  call: Call<E>,
) => Promise<E extends { readonly produces: string } ? BinaryReply : DataIn<E>>;

/** Every call and its handler. A feature exports some as `satisfies Partial<Handlers>`; app.ts needs all. */
export type Handlers = { readonly [N in CallName]: Handler<Api[N]> };
