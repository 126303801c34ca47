// Requests to addresses that others chose.
export { type AddressRule, LOOPBACK_NAMES, type Resolve, hostOf, isPublicAddress, resolveAllowed } from './address.ts';
export { requestAt, untilAborted } from './request.ts';
