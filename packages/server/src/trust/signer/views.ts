import {
  authorityKey as authorityKeyTable,
  authorityState as authorityStateTable,
  certificate as certificateTable,
  holderKey as holderKeyTable,
} from '../../platform/database/schema/trust.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const authorityKey = readable(authorityKeyTable, ['role', 'status', 'certificate', 'sealedKey']);
export const authorityState = readable(authorityStateTable, ['name', 'number', 'at', 'der']);
export const certificate = readable(certificateTable, [
  'serial',
  'kind',
  'subject',
  'envelopeId',
  'participantId',
  'notBefore',
  'notAfter',
  'issuedAt',
  'revokedAt',
  'revocationReason',
]);
export const holderKey = readable(holderKeyTable, ['serial', 'kind', 'accountId', 'personId']);
