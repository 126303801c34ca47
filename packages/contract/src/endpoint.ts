import { OPERATOR_PERMISSIONS, type OperatorPermission } from '@countersign/domain';
import type { z } from 'zod';

/**
 * Who may make a call. The server's authoriser has one rule per word, the access matrix test one column; a call cannot exist
 * without one.
 * - `public`: anyone, with or without a session.
 * - `session`: any signed-in session, a free-login session too.
 * - `account`: a full session; the call concerns the caller's own things only.
 * - `self`: a full session whose person, or whose active account, is the `:userWsid` of the path.
 * - `enterprise:member`: a full session whose active account is a member of the `:enterpriseWsid` of the path.
 * - `enterprise:owner`: the same, and the member is the owner.
 * - `enterprise:permitted`: the same, and the member holds a key that opens the call in the domain's table of
 *   permissions; the owner holds them all. If the path names no enterprise, these three concern the active one.
 * - `operator:PERMISSION`: a session of the certificate authority's staff, which no account can have; with a password of their
 *   own and, if one is required, a second factor; and with a role that has this permission in the domain's table.
 * - `operator:any`: any role, also while they have still to choose the password or set up the second factor.
 * - `file:owner`: a full session whose person uploaded the `:fileWsid` of the path.
 * - `envelope:sender`: the sender of the `:envelopeWsid` of the path.
 * - `envelope:reader`: its sender, or a participant who was not removed; a free-login session within its scope.
 * - `envelope:document`: a reader who may see the document now (Rulings §6.10).
 * - `envelope:participant`: the participant of the `:participantWsid` of the path; a free-login session within its scope.
 * - `evaluation`: anyone on the loopback interface, in evaluation mode only.
 */
const PLAIN_ACCESS = [
  'public',
  'session',
  'account',
  'self',
  'enterprise:member',
  'enterprise:owner',
  'enterprise:permitted',
  'operator:any',
  'file:owner',
  'envelope:sender',
  'envelope:reader',
  'envelope:document',
  'envelope:participant',
  'evaluation',
] as const;
export type Access = (typeof PLAIN_ACCESS)[number] | `operator:${OperatorPermission}`;
export const ACCESS_KINDS: readonly Access[] = [
  ...PLAIN_ACCESS,
  ...OPERATOR_PERMISSIONS.map((permission) => `operator:${permission}` as const),
];
/** The permission that an access of operators demands; null for every other access. */
export function operatorPermissionOf(access: Access): OperatorPermission | null {
  return OPERATOR_PERMISSIONS.find((permission) => access === `operator:${permission}`) ?? null;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

declare const CALL: unique symbol;

/**
 * What a client needs at run time to make a call (Spec §7); `path` parameters are written `:name`. `E` is the call, with the
 * types of its input and data.
 */
export interface Route<E extends Endpoint = Endpoint> {
  readonly method: Method;
  readonly path: string;
  /** For the type checker; never present at run time. */
  readonly [CALL]?: E;
}
/** The routes of an area, by the names of their calls. */
export type Routes = Readonly<Record<string, Route>>;

/**
 * One call, described once (Spec §7): the server binds it, the typed client has its types, and OpenAPI and the access matrix are
 * derived from it. `response` is the shape of `data`; a call with `produces` answers bytes of that media type instead.
 * `multipart` bodies are text fields of `body` followed by one file.
 */
export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> extends Pick<Route, 'method' | 'path'> {
  readonly access: Access;
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly response?: R;
  readonly multipart?: boolean;
  readonly produces?: string;
  /** Idempotency-Key is honoured (conventions): the first answer is kept for 24 h and repeated. */
  readonly idempotent?: boolean;
  /** Answers an operator with personal data: the read is in the audit log. */
  readonly recordsRead?: boolean;
}

type Description = Omit<Endpoint, 'method' | 'path'>;

/**
 * Adds to each route of an area the description of its call; a route without a description, or the reverse, is a type error.
 * The literal types are kept, so that a handler's type follows from its access and its media type.
 */
export function endpoints<
  R extends Routes,
  const D extends { readonly [N in keyof R]: Description } & { readonly [N in Exclude<keyof D, keyof R>]: never },
>(routes: R, descriptions: D): { readonly [N in keyof R]: R[N] & D[N] } {
  const described = Object.entries(routes).map(([name, route]) => [name, { ...route, ...descriptions[name] }]);
  return Object.fromEntries(described) as { readonly [N in keyof R]: R[N] & D[N] };
}

/** The call of a route; of a union of routes, the union of their calls. */
export type EndpointOf<R extends Route> = R extends Route<infer E> ? E : never;
export type ParamsOf<E> = E extends { readonly params?: infer S } ? Out<S> : undefined;
export type QueryOf<E> = E extends { readonly query?: infer S } ? Out<S> : undefined;
export type BodyOf<E> = E extends { readonly body?: infer S } ? Out<S> : undefined;
export type DataOf<E> = E extends { readonly response?: infer S } ? Out<S> : undefined;
export type ParamsIn<E> = E extends { readonly params?: infer S } ? In<S> : undefined;
export type QueryIn<E> = E extends { readonly query?: infer S } ? In<S> : undefined;
export type BodyIn<E> = E extends { readonly body?: infer S } ? In<S> : undefined;
export type DataIn<E> = E extends { readonly response?: infer S } ? In<S> : undefined;
type Out<S> = NonNullable<S> extends z.ZodType ? z.output<NonNullable<S>> : undefined;
type In<S> = NonNullable<S> extends z.ZodType ? z.input<NonNullable<S>> : undefined;
