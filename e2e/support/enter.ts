import type { Person } from '@countersign/testkit/client';
import type { Browser, Page } from '@playwright/test';

/** Gives the browser the session that the person has over HTTP. */
export async function enterAs(page: Page, base: string, { jar }: Person): Promise<void> {
  const cookies = jar
    .header()
    .split('; ')
    .map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: base };
    });
  await page.context().addCookies(cookies);
}

/** A page in another person's browser, with the session that the person has over HTTP. */
export async function openAs(browser: Browser, base: string, person: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, base, person);
  return page;
}
