import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Waits for running animations: an element that fades in has too low a contrast until it is opaque. Skeletons are animated
 * endlessly and not waited for.
 */
const waitForAnimations = (page: Page): Promise<unknown> =>
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
  let serious = await seriousViolations(page);
  // A message that appeared during the check was perhaps not opaque yet: only a problem that is found twice is reported.
  if (serious.length > 0) serious = await seriousViolations(page);
  expect(serious, `axe violations on ${page.url()}`).toEqual([]);
}

async function seriousViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page);
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
