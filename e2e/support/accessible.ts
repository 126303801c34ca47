import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Waits until fading elements are opaque, as their contrast is too low before. Skeletons are animated without end and are not
 * waited for.
 */
const standStill = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );

/** Fails on serious accessibility problems (ux 39). */
export async function expectAccessible(page: Page): Promise<void> {
  let serious = await found(page);
  // A message that appeared meanwhile may have been checked half faded in: a real problem is still found once it is opaque.
  if (serious.length > 0) serious = await found(page);
  expect(serious, `axe violations on ${page.url()}`).toEqual([]);
}

async function found(page: Page): Promise<string[]> {
  await standStill(page);
  // The legacy mode opens no further page for each analysis; it leaves out frames of other origins, of which there are none.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
