import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What fades in is pale on the way: it is looked at when it stands. Skeletons go on for ever and are not waited for. */
const standStill = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );

/** Nothing serious stands in the way of anybody who reads the page by other means (ux 39). */
export async function expectAccessible(page: Page): Promise<void> {
  let serious = await found(page);
  // A message that faded in meanwhile was looked at half seen: what is wrong with it is wrong once it stands, too.
  if (serious.length > 0) serious = await found(page);
  expect(serious, `what axe finds on ${page.url()}`).toEqual([]);
}

async function found(page: Page): Promise<string[]> {
  await standStill(page);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
