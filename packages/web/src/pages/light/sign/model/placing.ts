import type { OwnType } from './own-place.ts';

/** Where one stands while fields are placed. */
export interface Placing {
  /** The next touch of a page places one of these. */
  readonly armed: OwnType | null;
  /** formWsid of the field in hand. */
  readonly selected: string | null;
}
export const PLACING_BEGINS: Placing = { armed: null, selected: null };
