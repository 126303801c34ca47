import { type Page, expect, test } from '@playwright/test';
import { enterAs } from './support/enter.ts';
import { sendContract } from './support/envelope.ts';
import { expectNoOverflow } from './support/every-page.ts';
import { member, stranger } from './support/people.ts';

/** 1280 px at 400 % (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 };
/** The distances of WCAG 1.4.12. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

/** Words of controls that are cut off, other than with an ellipsis. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('a:visible, button:visible, label:visible, h1:visible, h2:visible').evaluateAll((all) =>
    all.flatMap((one) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(one);
      const isCut =
        (overflowX !== 'visible' && textOverflow !== 'ellipsis' && one.scrollWidth > one.clientWidth + 1) ||
        (overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1);
      return isCut && !one.matches('.visually-hidden') ? [one.outerHTML.slice(0, 120)] : [];
    }),
  );

test('What a signer sees fits into 320 px with wider distances of letters, words and lines', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const sender = await member(base, '周雅');
  const guest = stranger(base, 'Zoe Chen');
  const fields = [{ type: 'WRITE_SIGN', box: [80, 140, 140, 70] }] as const;
  const sketches = [
    { person: sender, role: 'SIGNER', fields },
    { person: guest, role: 'SIGNER', fields },
  ] as const;
  const sent = await sendContract(sender, '租赁合同 Lease', sketches);
  const sign = (at: number): string => `/sign/${sent.envelopeWsid}/${sent.participantWsids[at]}`;
  await page.setViewportSize(NARROW);
  const look = async (path: string): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, SPACED);
    expect(await page.locator('h1').evaluate((one) => getComputedStyle(one).wordSpacing)).not.toBe('0px');
    await expectNoOverflow(page);
    expect(await cutOff(page), path).toEqual([]);
  };
  for (const language of ['zh-CN', 'en']) {
    await page.addInitScript((chosen) => localStorage.setItem('countersign.language', chosen), language);
    await page.context().clearCookies();
    for (const path of [
      '/verify',
      '/login',
      '/register',
      '/report',
      '/shared',
      '/accessibility',
      '/landing',
      '/homePage',
      sign(1),
    ])
      await look(path);
    await enterAs(page, base, sender);
    for (const path of [sign(0), '/wesign', `/envelope-detail?envelopeId=${sent.envelopeWsid}`]) await look(path);
  }
});
