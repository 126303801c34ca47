import { type Access, type CallName, type Endpoint } from '@countersign/contract';
import { calls } from '@countersign/contract/calls';

/** Every kind of caller of a call about one envelope, whose current number is 2, or about one enterprise. */
export const CALLERS = [
  'anonymous',
  'stranger',
  'sender',
  'acted',
  'current',
  'later',
  'removed',
  'handedOn',
  'guestCurrent',
  'guestActed',
  'guestLater',
  'guestElsewhere',
  'guestRemoved',
  'owner',
  'member',
  'keyHolder',
  'disabledMember',
  'ownerAtHome',
  'otherOwner',
  'operator',
  'newOperator',
  'disabledOperator',
] as const;
export type Caller = (typeof CALLERS)[number];
type Outcome =
  | 'IN'
  | 'ERROR_NOT_LOGIN'
  | 'ERROR_OPERATOR_NOT_LOGIN'
  | 'ERROR_CANT_USE_FREE_LOGIN'
  | 'ERROR_FORBIDDEN'
  | 'ERROR_NOT_FOUND'
  | 'ERROR_NOT_A_SIGNER'
  | 'ERROR_NOT_IN_ENVELOPE_FLOW';

const GUESTS: readonly Caller[] = ['guestCurrent', 'guestActed', 'guestLater', 'guestElsewhere'];
/** No session, one whose participant, member or operator was removed, or one that belongs to no person. */
const UNAUTHENTICATED: readonly Caller[] = [
  'anonymous',
  'guestRemoved',
  'disabledMember',
  'operator',
  'newOperator',
  'disabledOperator',
];

type StaffAccess = Extract<Access, `operator:${string}`>;
const isOfStaff = (access: Access): access is StaffAccess => access.startsWith('operator:');

/** The expected result of an access rule of the contract for a full session and for a guest's; neither is told to log in. */
export function expected({ access, path }: Pick<Endpoint, 'access' | 'path'>, caller: Caller): Outcome {
  if (isOfStaff(access)) {
    if (caller === 'newOperator') return access === 'operator:any' ? 'IN' : 'ERROR_FORBIDDEN';
    return caller === 'operator' ? 'IN' : 'ERROR_OPERATOR_NOT_LOGIN';
  }
  if (access === 'public' || access === 'evaluation') return 'IN';
  if (UNAUTHENTICATED.includes(caller)) return 'ERROR_NOT_LOGIN';
  const isGuest = GUESTS.includes(caller);
  const readers: readonly Caller[] = [
    'sender',
    'acted',
    'current',
    'later',
    'handedOn',
    'guestCurrent',
    'guestActed',
    'guestLater',
  ];
  const foreign = isGuest ? 'ERROR_CANT_USE_FREE_LOGIN' : 'ERROR_NOT_IN_ENVELOPE_FLOW';
  switch (access) {
    case 'session':
      return 'IN';
    case 'account':
      return isGuest ? 'ERROR_CANT_USE_FREE_LOGIN' : 'IN';
    case 'self':
      return isGuest ? 'ERROR_CANT_USE_FREE_LOGIN' : caller === 'current' ? 'IN' : 'ERROR_NOT_FOUND';
    case 'enterprise:member':
    case 'enterprise:owner':
    case 'enterprise:permitted':
      if (isGuest) return 'ERROR_CANT_USE_FREE_LOGIN';
      // The key holder has no key until the test grants one.
      if (caller === 'member' || caller === 'keyHolder')
        return access === 'enterprise:member' ? 'IN' : 'ERROR_FORBIDDEN';
      if (caller === 'owner') return 'IN';
      if (path.includes(':enterpriseWsid')) return 'ERROR_NOT_FOUND';
      // A path without an enterprise is about the active one, of which a personal account has none (security 34).
      return caller === 'otherOwner' ? 'IN' : 'ERROR_FORBIDDEN';
    case 'file:owner':
      return isGuest ? 'ERROR_CANT_USE_FREE_LOGIN' : caller === 'sender' ? 'IN' : 'ERROR_NOT_FOUND';
    case 'envelope:sender':
      if (isGuest) return 'ERROR_CANT_USE_FREE_LOGIN';
      return caller === 'sender' ? 'IN' : readers.includes(caller) ? 'ERROR_FORBIDDEN' : foreign;
    case 'envelope:reader':
      return readers.includes(caller) ? 'IN' : foreign;
    case 'envelope:document':
      if (['later', 'handedOn', 'guestLater'].includes(caller)) return 'ERROR_FORBIDDEN';
      return readers.includes(caller) ? 'IN' : foreign;
    case 'envelope:participant':
      if (caller === 'sender') return 'ERROR_NOT_A_SIGNER';
      return caller === 'current' || caller === 'guestCurrent' ? 'IN' : foreign;
    default:
      return access satisfies never;
  }
}

/** Every call of the contract by its name. */
export const described = Object.entries(calls) as [CallName, Endpoint][];

/** The endpoints with the same access and the same expected answers. */
const alike = new Map<string, Endpoint[]>();
const kindOf = (endpoint: Endpoint): string =>
  `${endpoint.access} ${CALLERS.map((caller) => expected(endpoint, caller)).join()}`;
for (const [, endpoint] of described) alike.set(kindOf(endpoint), [...(alike.get(kindOf(endpoint)) ?? []), endpoint]);

/**
 * Who calls an endpoint: the anonymous, and of the callers with the same expected answer as many as it takes for all of them to
 * call one of the endpoints that are alike. TEST_EVERYTHING stands for all at each endpoint.
 */
export function callersOf(endpoint: Endpoint): readonly Caller[] {
  if (process.env.TEST_EVERYTHING !== undefined) return CALLERS;
  const endpoints = alike.get(kindOf(endpoint)) ?? [];
  const at = endpoints.indexOf(endpoint);
  return CALLERS.filter((caller) => {
    const same = CALLERS.filter((one) => expected(endpoint, one) === expected(endpoint, caller));
    const step = Math.min(endpoints.length, same.length);
    return caller === 'anonymous' || same.indexOf(caller) % step === at % step;
  });
}
