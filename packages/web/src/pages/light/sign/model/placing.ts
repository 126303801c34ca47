import type { OwnType } from './own-place.ts';

/** The state while fields are placed. */
export interface Placing {
  /** The next touch of a page places one of these. */
  readonly armed: OwnType | null;
  /** formWsid of the selected field. */
  readonly selected: string | null;
}
export const PLACING_BEGINS: Placing = { armed: null, selected: null };
