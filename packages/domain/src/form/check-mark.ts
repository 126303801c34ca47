import type { CheckMarkDirection } from '../vocabulary.ts';

/**
 * Layout of a check-mark seal that rides over the edges of several pages (Spec §3 "Check-mark seal"); lengths in points.
 * Every page of `pages` carries one slice, in their order.
 */
export interface CheckMark {
  /** The edge of the page at which the slices lie. */
  readonly direction: CheckMarkDirection;
  /** The part of the full size at which the seal is drawn: above 0, at most 1. */
  readonly percent: number;
  /** From the edge of the page to the slice. */
  readonly margin: number;
  /** Pages from 1 that carry a slice, ascending; null = all pages. */
  readonly pages: readonly number[] | null;
  /** The page, as a place in `pages` from 1, whose slice is the signature field. */
  readonly certPages: number;
  /** From the middle of the edge to the middle of the seal, upwards or to the right. */
  readonly offset: number;
  /** Whether the signer may change the size. */
  readonly resizable: boolean;
  readonly resizeWidth: number;
  readonly resizeHeight: number;
}
