import type { Page } from '@playwright/test';

export interface Acts {
  /** A drawing counts once, whatever its number of strokes. */
  readonly clicks: number;
  /** Characters that were typed or pasted. */
  readonly characters: number;
}

/** Runs in the page before its own scripts, so it may use nothing from here. */
const COUNTER = `(() => {
  const KEY = 'acts of the user';
  const counted = JSON.parse(sessionStorage.getItem(KEY) ?? '{"clicks":0,"characters":0}');
  const add = (what, count) => {
    counted[what] += count;
    sessionStorage.setItem(KEY, JSON.stringify(counted));
  };
  let lastPad = null;
  addEventListener('click', (event) => {
    if (!event.isTrusted) return;
    const pad = event.target.closest('canvas, [role="img"]');
    if (pad === null || pad !== lastPad) add('clicks', 1);
    lastPad = pad;
  }, true);
  const lengths = new WeakMap();
  addEventListener('input', ({ target }) => {
    if (typeof target.value !== 'string' || target.type === 'file') return;
    add('characters', Math.max(0, target.value.length - (lengths.get(target) ?? 0)));
    lengths.set(target, target.value.length);
  }, true);
})()`;

/** Counts what the user of this page does from its next document on; returns what was done so far. */
export async function countActs(page: Page): Promise<() => Promise<Acts>> {
  await page.addInitScript({ content: COUNTER });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('acts of the user') ?? '{}') as Acts);
}
