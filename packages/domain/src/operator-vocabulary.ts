/** Actions of operators on a verified identity. */
export const IDENTITY_ACTS = [
  'PERSON_SUSPEND',
  'PERSON_WITHDRAW',
  'PERSON_LIFT',
  'ENTERPRISE_SUSPEND',
  'ENTERPRISE_WITHDRAW',
  'ENTERPRISE_LIFT',
] as const;

/** Actions of operators that need a second operator (Rulings §8, four eyes). */
export const OPERATOR_REQUEST_KINDS = [
  ...IDENTITY_ACTS,
  'SEAL_REVOKE',
  'CERTIFICATE_REVOKE',
  'OPERATOR_CREATE',
  'OPERATOR_ENABLE',
  'OPERATOR_ROLES',
  'TRUST_LIST_ENABLE',
  'TRUST_LIST_DISABLE',
  'TRUST_LIST_DELETE',
  'ORDER_PAY',
  'PERSON_CREDIT',
  'ENTERPRISE_CREDIT',
  'ORDER_REFUND',
] as const;
export type OperatorRequestKind = (typeof OPERATOR_REQUEST_KINDS)[number];
export const OPERATOR_REQUEST_STATUSES = ['WAITING', 'CONFIRMED', 'REFUSED', 'EXPIRED'] as const;
export type OperatorRequestStatus = (typeof OPERATOR_REQUEST_STATUSES)[number];

export const COMPLAINT_STATUSES = ['OPEN', 'BLACKLISTED', 'DISMISSED'] as const;
export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number];
