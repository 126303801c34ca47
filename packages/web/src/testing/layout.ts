import type { Locator } from 'vitest/browser';

/** The size of a phone's window in CSS pixels. */
export const PHONE = [390, 844] as const;

/** The edges of an element in whole CSS pixels of the window. */
export function boxOf(locator: Locator): { left: number; top: number; right: number; bottom: number } {
  const { left, top, right, bottom } = locator.element().getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) };
}
