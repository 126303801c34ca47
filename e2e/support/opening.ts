import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { enterAs } from './enter.ts';
import type { Person } from '@countersign/testkit';

/** What opening a page cost. */
export interface Opening {
  /** Until nothing more is loaded, without files from the cache. */
  readonly requests: number;
  /** Those of them that began before the page was ready. */
  readonly requestsToReady: number;
  /** Response headers and bodies as they were sent, in kB of 1000 bytes. */
  readonly kilobytes: number;
  /** From the start of the navigation until the page is ready. */
  readonly readyMs: number;
  readonly layoutShift: number;
  /** Address and size in bytes of each response, in the order of their ends. */
  readonly files: readonly string[];
}

export interface Visit {
  readonly path: string;
  /** Selector of the element that makes the page ready. */
  readonly ready: string;
  readonly person: Person | null;
}

/** A phone on a mobile network: 10 Mbit/s, 40 ms, a processor four times slower than this machine. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };
const SLOWDOWN = 4;
const SETTLE_MS = 1200;
const READY = 'countersign-ready';

interface Marks {
  /** What the page writes on its console once it is ready: a selector that is waited for would be looked for by the page's thread. */
  readonly told: string;
  originAt: number;
  shift: number;
  readyAt: number | null;
}

/** Runs in the page before its own scripts. */
function observe({ ready, told }: { readonly ready: string; readonly told: string }): void {
  const marks: Marks = { told, originAt: performance.timeOrigin, shift: 0, readyAt: null };
  Object.assign(globalThis, { openingMarks: marks });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) marks.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    if (marks.readyAt !== null || document.querySelector(ready) === null) return;
    marks.readyAt = performance.now();
    watch.disconnect();
    // oxlint-disable-next-line no-console -- the measurement listens to it
    console.debug(marks.told);
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true, attributes: true });
}

const marksOf = (page: Page): Promise<Marks> =>
  page.evaluate(() => (globalThis as unknown as { openingMarks: Marks }).openingMarks);

async function openOnce(page: Page, base: string, { path }: Visit): Promise<Opening> {
  const cdp = await page.context().newCDPSession(page);
  const urls = new Map<string, { readonly url: string; readonly startedAt: number }>();
  const files: string[] = [];
  let bytes = 0;
  await cdp.send('Network.enable');
  const starts: number[] = [];
  cdp.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (request.url.startsWith(base)) urls.set(requestId, { url: request.url, startedAt: wallTime * 1000 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const asked = urls.get(requestId);
    // A file from the cache costs no request.
    if (asked === undefined || encodedDataLength === 0) return;
    bytes += encodedDataLength;
    starts.push(asked.startedAt);
    files.push(`${encodedDataLength} ${asked.url.slice(base.length)}`);
  });
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const isReady = page.waitForEvent('console', (message) => message.text() === READY);
  await page.goto(base + path, { waitUntil: 'commit' });
  await isReady;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  const { shift, readyAt, originAt } = await marksOf(page);
  await cdp.detach();
  const readyMs = readyAt ?? 0;
  const requestsToReady = starts.filter((at) => at < originAt + readyMs).length;
  return { requests: files.length, requestsToReady, kilobytes: bytes / 1000, readyMs, layoutShift: shift, files };
}

/** Opens a page with an empty cache, and again with a full one; the second tab starts as empty as the first. */
export async function opening(
  browser: Browser,
  base: string,
  screen: BrowserContextOptions,
  visit: Visit,
): Promise<{ readonly cold: Opening; readonly warm: Opening }> {
  const context = await browser.newContext({ ...screen, locale: 'zh-CN' });
  context.setDefaultTimeout(60_000);
  try {
    await context.addInitScript('globalThis.__name ??= (named) => named');
    await context.addInitScript(observe, { ready: visit.ready, told: READY });
    const open = async (): Promise<Opening> => {
      const page = await context.newPage();
      if (visit.person !== null) await enterAs(page, base, visit.person);
      const cost = await openOnce(page, base, visit);
      await page.close();
      return cost;
    };
    return { cold: await open(), warm: await open() };
  } finally {
    await context.close();
  }
}
