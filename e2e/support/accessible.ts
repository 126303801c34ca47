import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Page, expect } from '@playwright/test';
import type Axe from 'axe-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Rules of axe that are not asked, each with its reason; every other rule is, whatever the impact. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  'color-contrast-enhanced': 'level AAA',
  'identical-links-same-purpose': 'level AAA',
  'meta-refresh-no-exceptions': 'level AAA',
  'duplicate-id': 'WCAG 2.2 has withdrawn the criterion',
  'duplicate-id-active': 'WCAG 2.2 has withdrawn the criterion',
  'aria-roledescription': 'deprecated: aria-allowed-attr has taken it over',
  'hidden-content': 'it finds no faults, only parts that are hidden at the moment; journeys open them',
  'css-orientation-lock': 'it reads style sheets, which `scripts/checks/style-rules.ts` does for all pages at once',
};

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

/** Fails on every problem that axe finds (ux 39). */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessProblems(page), `axe on ${page.url()}`).toEqual([]);
}

/** @returns a line for each rule of axe that the page breaks, with the elements */
export async function accessProblems(page: Page): Promise<string[]> {
  const found = await askAxe(page);
  // A message that appeared during the check was perhaps not opaque yet: only a problem that is found twice is reported.
  return found.length > 0 ? askAxe(page) : found;
}

async function askAxe(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  for (const frame of page.frames()) {
    const isLoaded = await frame.evaluate(() => 'axe' in globalThis);
    if (!isLoaded) await frame.evaluate(AXE);
  }
  const violations = await page.evaluate(async (notAsked) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    const asked = axe.getRules().flatMap(({ ruleId }) => (notAsked.includes(ruleId) ? [] : [ruleId]));
    // Nothing is loaded a second time: no rule that is asked reads the text of style sheets.
    const found = await axe.run({
      resultTypes: ['violations'],
      preload: false,
      runOnly: { type: 'rule', values: asked },
    });
    return found.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 160)}`),
    }));
  }, Object.keys(NOT_ASKED));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join(' | ')}`);
}
