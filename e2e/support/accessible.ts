import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Page, expect } from '@playwright/test';
import type Axe from 'axe-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

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

/** A rule of axe; what it finds is as serious as the rule, whatever its checks say. */
interface RuleOfAxe {
  readonly id: string;
  readonly impact: string;
}

async function seriousViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  for (const frame of page.frames()) {
    const isLoaded = await frame.evaluate(() => 'axe' in globalThis);
    if (!isLoaded) await frame.evaluate(AXE);
  }
  const violations = await page.evaluate(
    async (tags) => {
      const { axe } = globalThis as unknown as { axe: typeof Axe & { _audit: { rules: readonly RuleOfAxe[] } } };
      // The others find nothing that would be reported here.
      const lesser = axe._audit.rules.filter(({ impact }) => impact !== 'serious' && impact !== 'critical');
      // Nothing is loaded a second time: no rule of these tags reads the text of style sheets.
      const found = await axe.run({
        resultTypes: ['violations'],
        preload: false,
        runOnly: { type: 'tag', values: tags },
        rules: Object.fromEntries(lesser.map(({ id }) => [id, { enabled: false }])),
      });
      return found.violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        targets: nodes.map(({ target }) => target),
      }));
    },
    [...TAGS],
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, targets }) => `${id}: ${targets.map((target) => target.join(' ')).join(' | ')}`);
}
