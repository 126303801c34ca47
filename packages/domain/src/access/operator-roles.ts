import type { OperatorRequestKind } from '../operator-vocabulary.ts';
import { STATISTICS_MEASURES, type StatisticsMeasure } from '../statistics/periods.ts';

/**
 * What staff of the authority may do. Each call of the operators' console declares one of these as its access
 * (`operator:identity.read`); whatever ends in `.read` changes nothing.
 */
export const OPERATOR_PERMISSIONS = [
  'identity.read',
  'identity.decide',
  'certificates.read',
  'certificates.revoke',
  'directory.read',
  'accounts.lock',
  'complaints.read',
  'complaints.handle',
  'orders.read',
  'orders.decide',
  'charges.credit',
  'requests.read',
  'requests.decide',
  'trust.read',
  'trust.change',
  'operators.read',
  'operators.change',
  'authority.read',
  'health.read',
  'statistics.read',
  'jobs.retry',
  'audit.read',
  'holds.read',
  'holds.change',
] as const;
export type OperatorPermission = (typeof OPERATOR_PERMISSIONS)[number];

export const OPERATOR_ROLES = ['REGISTRATION_OFFICER', 'AUDITOR', 'SUPPORT', 'FINANCE', 'ADMINISTRATOR'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** The permissions of each role; the server's authoriser, the pages and the access matrix read only this table. */
export const OPERATOR_ROLE_PERMISSIONS: Readonly<Record<OperatorRole, readonly OperatorPermission[]>> = {
  REGISTRATION_OFFICER: [
    'identity.read',
    'identity.decide',
    'certificates.read',
    'certificates.revoke',
    'directory.read',
    'requests.read',
    'requests.decide',
    'statistics.read',
  ],
  AUDITOR: [
    'identity.read',
    'certificates.read',
    'directory.read',
    'complaints.read',
    'orders.read',
    'requests.read',
    'trust.read',
    'operators.read',
    'authority.read',
    'health.read',
    'statistics.read',
    'audit.read',
    'holds.read',
  ],
  SUPPORT: ['directory.read', 'accounts.lock', 'complaints.read', 'complaints.handle', 'statistics.read'],
  FINANCE: [
    'directory.read',
    'orders.read',
    'orders.decide',
    'charges.credit',
    'requests.read',
    'requests.decide',
    'statistics.read',
  ],
  ADMINISTRATOR: [
    // Legal holds are placed on people and enterprises that are found there.
    'directory.read',
    'requests.read',
    'requests.decide',
    'trust.read',
    'trust.change',
    'operators.read',
    'operators.change',
    'authority.read',
    'health.read',
    'statistics.read',
    'jobs.retry',
    'holds.read',
    'holds.change',
  ],
};

/** The counts that concern each role: `getStatistics` answers no other. */
const ROLE_MEASURES: Readonly<Record<OperatorRole, readonly StatisticsMeasure[]>> = {
  REGISTRATION_OFFICER: ['signatures', 'certificates', 'people'],
  AUDITOR: STATISTICS_MEASURES,
  SUPPORT: ['people', 'deliveries', 'deliveryFailures', 'complaints'],
  FINANCE: ['contractsSent', 'contractsFinished', 'ordersPlaced', 'ordersPaid'],
  ADMINISTRATOR: STATISTICS_MEASURES,
};

/** The counts that an operator with these roles sees, in the order of the table. */
export const measuresFor = (roles: readonly OperatorRole[]): readonly StatisticsMeasure[] =>
  STATISTICS_MEASURES.filter((measure) => roles.some((role) => ROLE_MEASURES[role].includes(measure)));

/** Both operators need it, the one who requests the act and the one who confirms it. */
export const OPERATOR_REQUEST_PERMISSION: Readonly<Record<OperatorRequestKind, OperatorPermission>> = {
  PERSON_SUSPEND: 'identity.decide',
  PERSON_WITHDRAW: 'identity.decide',
  PERSON_LIFT: 'identity.decide',
  ENTERPRISE_SUSPEND: 'identity.decide',
  ENTERPRISE_WITHDRAW: 'identity.decide',
  ENTERPRISE_LIFT: 'identity.decide',
  SEAL_REVOKE: 'identity.decide',
  CERTIFICATE_REVOKE: 'certificates.revoke',
  OPERATOR_CREATE: 'operators.change',
  OPERATOR_ENABLE: 'operators.change',
  OPERATOR_ROLES: 'operators.change',
  TRUST_LIST_ENABLE: 'trust.change',
  TRUST_LIST_DISABLE: 'trust.change',
  TRUST_LIST_DELETE: 'trust.change',
  ORDER_PAY: 'orders.decide',
  ORDER_REFUND: 'orders.decide',
  PERSON_CREDIT: 'charges.credit',
  ENTERPRISE_CREDIT: 'charges.credit',
};

export const mayOperate = (roles: readonly OperatorRole[], permission: OperatorPermission): boolean =>
  roles.some((role) => OPERATOR_ROLE_PERMISSIONS[role].includes(permission));

/** Requests name people and companies: an operator sees those that they could decide, an auditor all. */
export const maySeeRequest = (roles: readonly OperatorRole[], kind: OperatorRequestKind): boolean =>
  mayOperate(roles, OPERATOR_REQUEST_PERMISSION[kind]) || mayOperate(roles, 'audit.read');

/** The roles in the order of the table, each once; null if a word is none, or there is no role. */
export function readOperatorRoles(words: readonly string[]): readonly OperatorRole[] | null {
  const isKnown = words.every((word) => OPERATOR_ROLES.some((role) => role === word));
  return isKnown && words.length > 0 ? OPERATOR_ROLES.filter((role) => words.includes(role)) : null;
}

/**
 * Whether a change of an operator's roles needs a second administrator: it gives a role, or takes the role of another
 * administrator away, who could otherwise no longer refuse what the first one gives.
 */
export function needsSecondAdministrator(before: readonly OperatorRole[], after: readonly OperatorRole[]): boolean {
  const isGiven = after.some((role) => !before.includes(role));
  return isGiven || (before.includes('ADMINISTRATOR') && !after.includes('ADMINISTRATOR'));
}
