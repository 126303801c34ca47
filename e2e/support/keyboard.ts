import { type Locator, type Page, expect } from '@playwright/test';

/** More stops than any page has. */
const STOPS_MAX = 90;

/** What is wrong with the focus where it is now: nothing shows it, or something else covers it whole (WCAG 2.4.7, 2.4.11). */
const faultOfFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (one === null || one === document.body) return null;
    const said = one.outerHTML.slice(0, 200);
    const isMarked = (part: Element | null): boolean => {
      if (part === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    // A control that the browser draws is hidden behind a drawn one beside or around it.
    const isShown = [
      one,
      one.nextElementSibling,
      one.parentElement,
      one.closest('label'),
      one.closest('label')?.querySelector('span') ?? null,
    ];
    // The browser marks the part of a date that has the focus itself.
    if (one.matches('input[type="datetime-local"]')) return null;
    // A field on a page of the contract is marked as the current one.
    const onPaper = one.closest('[data-field]');
    const isCurrent = onPaper !== null && getComputedStyle(onPaper, '::before').content !== 'none';
    if (!isCurrent && !isShown.some(isMarked)) return `${said} does not show the focus`;
    const box = (one.closest('label') ?? one).getBoundingClientRect();
    const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
    const isReached = shares.some((x) =>
      shares.some((y) => {
        const hit = document.elementFromPoint(box.x + x * box.width, box.y + y * box.height);
        return hit !== null && (one.contains(hit) || hit.contains(one) || one.closest('label')?.contains(hit) === true);
      }),
    );
    return isReached ? null : `${said} is covered at ${Math.round(box.x)}, ${Math.round(box.y)}`;
  });

/** Presses Tab until the control has the focus; every stop on the way shows it and is not covered. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
    await expect.poll(() => faultOfFocus(page), { message: page.url(), timeout: 3_000 }).toBeNull();
  }
  throw new Error(`${String(target)} is not reached by ${key}`);
}

/** Goes to the control by Tab and presses a key there. */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to the field by Tab and types into it. */
export async function typeAt(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

/** Runs in the page before its own scripts, so it may use nothing from here. */
const LISTENER = `(() => {
  const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"], output';
  const said = (window.saidByPage = []);
  const hear = (node) => {
    const live = (node instanceof Element ? node : node.parentElement)?.closest(LIVE);
    const text = live?.textContent.trim() ?? '';
    if (text !== '' && said.at(-1) !== text) said.push(text);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      hear(target);
      // A region that appears with its text is only spoken if it is an alert.
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const one of [node, ...node.querySelectorAll('*')]) if (one.matches('[role="alert"]')) hear(one);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()`;

/** Records what live regions of this page say from its next document on; returns a check that the present one has said a text. */
export async function hearAnnouncements(page: Page): Promise<(text: RegExp) => Promise<void>> {
  await page.addInitScript({ content: LISTENER });
  const said = (): Promise<readonly string[]> =>
    page.evaluate(() => (globalThis as unknown as { saidByPage: readonly string[] }).saidByPage);
  return (text) => expect.poll(said).toContainEqual(expect.stringMatching(text));
}

/** Chooses a file by a button at which Enter is pressed. */
export async function chooseByKeys(
  page: Page,
  button: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  // From the first listener on, the browser asks Playwright for files; a key is faster than the listener beside it.
  page.on('filechooser', () => {});
  await tabTo(page, button);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  await chooser.setFiles(file);
}
