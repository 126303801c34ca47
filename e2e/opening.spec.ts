import { expect, test } from '@playwright/test';
import { opening } from './support/opening.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1280, height: 832 } };

for (const [name, screen, page] of [
  ['landing', PHONE, { path: '/landing', ready: 'h1' }],
  ['landing', DESK, { path: '/landing', ready: 'h1' }],
  ['login', PHONE, { path: '/login', ready: 'form button' }],
] as const)
  test(`Nothing of the ${name} page moves while it loads, ${screen.viewport.width} px wide (ux 40)`, async ({
    browser,
    baseURL,
  }) => {
    const { cold } = await opening(browser, baseURL ?? '', screen, { ...page, person: null });
    expect(cold.layoutShift).toBeLessThan(0.02);
  });
