import {
  chargeAccount as chargeAccountTable,
  chargeEntry as chargeEntryTable,
  chargeOrder as chargeOrderTable,
} from '../../platform/database/schema/finance.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const chargeAccount = readable(chargeAccountTable, ['id', 'available', 'held']);
export const chargeEntry = readable(chargeEntryTable, [
  'id',
  'accountId',
  'kind',
  'amount',
  'availableAfter',
  'envelopeId',
  'orderId',
  'personId',
  'memberId',
  'at',
]);
export const chargeOrder = readable(chargeOrderTable, ['id', 'reference']);
