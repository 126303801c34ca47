import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Person } from '@countersign/testkit';
import { type Browser, type Page, expect } from '@playwright/test';
import { adoptSignature, nextAct } from '../e2e/support/signing-page.ts';
import { turnOf } from '../e2e/support/http-acts.ts';
import { drawByMouse } from '../e2e/support/ink.ts';
import { member } from '../e2e/support/people.ts';
import { enterAs } from '../e2e/support/enter.ts';
import { launchChromium } from './parts/browser.ts';
import { contractWithFields } from './parts/contract-with-fields.ts';
import { type Frames, armRecorder, framesOf, heapOf } from './parts/frames.ts';

/**
 * npm run bench -- pages [PAGES [PORT]]: a document of five hundred pages during field placement and signing, in a browser
 * without a graphics card, at desktop and phone size: the time until the first page and a distant page are drawn, the frame
 * times, the blocking time of the main thread, and the memory used.
 */
const PAGES = Number(process.argv[2] ?? 500);
const PORT = Number(process.argv[3] ?? 18_114);
const BASE = `http://localhost:${PORT}`;
const SCREENS = {
  desk: { viewport: { width: 1280, height: 832 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const;
type Screen = keyof typeof SCREENS;

const ratios: Record<string, number> = {};
function note(name: string, value: number): void {
  ratios[name] = Math.round(value * 10) / 10;
  process.stderr.write(`${name}: ${ratios[name]}\n`);
}
function noteFrames(name: string, { p95, longestTask, longTasks }: Frames): void {
  note(`${name}_frame_p95_ms`, p95);
  note(`${name}_longest_task_ms`, longestTask);
  note(`${name}_long_tasks`, longTasks);
}

const at = (place: string): string => fileURLToPath(new URL(place, import.meta.url));
spawnSync(process.execPath, [at('../scripts/build.mjs'), '--stale'], { stdio: ['ignore', 'ignore', 'inherit'] });
const server = spawn(process.execPath, [at('../e2e/serve.mjs')], {
  env: { ...process.env, PORT: String(PORT) },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const browser = await launchChromium();
try {
  await expect
    .poll(
      () =>
        fetch(BASE).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 120_000 },
    )
    .toBe(true);
  const people = { sender: await member(BASE, '王小明'), signer: await member(BASE, 'Alice Smith') };
  for (const screen of ['desk', 'phone'] as const) {
    await prepare(browser, screen, people);
    await sign(browser, screen, people);
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
process.stdout.write(`${JSON.stringify({ bench: 'pages', ratios })}\n`);

interface People {
  readonly sender: Person;
  readonly signer: Person;
}

async function open(browserOf: Browser, screen: Screen, person: Person): Promise<Page> {
  const context = await browserOf.newContext({ ...SCREENS[screen], baseURL: BASE, locale: 'zh-CN' });
  context.setDefaultTimeout(60_000);
  // tsx preserves function names by calling this helper, which is missing in code evaluated in a page.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  const page = await context.newPage();
  await enterAs(page, BASE, person);
  // The shared resources are already loaded, as in a browser after a login.
  await page.goto('/wesign');
  await page.waitForLoadState('networkidle');
  return page;
}

function drawn(page: Page, number: number): Promise<void> {
  return page.locator(`[data-pdf-view] [data-page="${number}"][data-drawn="true"]`).waitFor({ state: 'attached' });
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

/** Scrolls frame by frame, like a wheel or a finger, over about twenty pages. */
function scrollOn(page: Page): Promise<void> {
  return page.locator('[data-pdf-view]').evaluate(
    (view) =>
      new Promise<void>((resolve) => {
        let left = 180;
        const step = (): void => {
          view.scrollBy({ top: 100, behavior: 'instant' });
          left -= 1;
          if (left > 0) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      }),
  );
}

function jump(page: Page, number: number): Promise<void> {
  return page.locator('[data-pdf-view]').evaluate(
    (view, share) => {
      view.scrollTo({ top: (view.firstElementChild?.clientHeight ?? 0) * share, behavior: 'instant' });
    },
    (number - 0.9) / PAGES,
  );
}

async function read(page: Page, name: string): Promise<void> {
  noteFrames(`${name}_scroll`, await framesOf(page, () => scrollOn(page)));
  const far: number[] = [];
  const frames = await framesOf(page, async () => {
    for (const share of [0.5, 0.99, 0.2, 0.75, 0.05]) {
      const number = Math.max(1, Math.floor(PAGES * share));
      far.push(
        await timed(async () => {
          await jump(page, number);
          await drawn(page, number);
        }),
      );
    }
  });
  note(`${name}_far_page_ms`, Math.max(...far));
  noteFrames(`${name}_jump`, frames);
}

async function prepare(browserOf: Browser, screen: Screen, people: People): Promise<void> {
  const { envelopeWsid } = await contractWithFields(people.sender, people.signer, { pages: PAGES, isSent: false });
  const page = await open(browserOf, screen, people.sender);
  const name = `prepare_${screen}`;
  note(
    `${name}_first_page_ms`,
    await timed(async () => {
      await page.goto(`/envelopes/${envelopeWsid}/edit/fields`);
      await drawn(page, 1);
    }),
  );
  await page.waitForLoadState('networkidle');
  await armRecorder(page);
  await read(page, name);
  await jump(page, 1);
  await drawn(page, 1);
  noteFrames(`${name}_place`, await framesOf(page, () => placeField(page)));
  if (screen === 'desk') noteFrames(`${name}_drag`, await framesOf(page, () => dragField(page)));
  noteFrames(`${name}_zoom`, await framesOf(page, () => zoom(page)));
  noteFrames(`${name}_undo`, await framesOf(page, () => undo(page)));
  note(`${name}_heap_mb`, (await heapOf(page)) / 1e6);
  await page.context().close();
}

/** Places a field with the keyboard, which works at every width: on the current page. */
async function placeField(page: Page): Promise<void> {
  await page.getByRole('button', { name: '签名', exact: true }).press('Enter');
  await page.getByText('4 个字段', { exact: true }).waitFor({ state: 'attached' });
}

async function dragField(page: Page): Promise<void> {
  const field = page.locator('[data-pdf-view] [data-page="1"]').getByRole('button', { name: /^签名/ }).first();
  const box = await field.boundingBox();
  if (box === null) throw new Error('the field is not visible');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 60; step++)
    await page.mouse.move(box.x + box.width / 2 + step, box.y + box.height / 2 - step);
  await page.mouse.up();
}

async function zoom(page: Page): Promise<void> {
  for (const way of ['放大', '放大', '缩小', '缩小']) {
    const button = page.getByRole('button', { name: way, exact: true });
    if (!(await button.isVisible())) return;
    await button.click();
    await page.waitForTimeout(250);
  }
}

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: '撤销' }).first().click();
  await page.waitForTimeout(100);
  await page.getByRole('button', { name: '重做' }).first().click();
  await page.waitForTimeout(100);
}

async function sign(browserOf: Browser, screen: Screen, people: People): Promise<void> {
  const sent = await contractWithFields(people.sender, people.signer, { pages: PAGES, isSent: true });
  const { envelopeWsid, participantWsid } = sent;
  await turnOf(people.signer, envelopeWsid, participantWsid);
  const page = await open(browserOf, screen, people.signer);
  const name = `sign_${screen}`;
  note(
    `${name}_first_page_ms`,
    await timed(async () => {
      await page.goto(`/sign/${envelopeWsid}/${participantWsid}`);
      await drawn(page, 1);
    }),
  );
  await page.waitForLoadState('networkidle');
  await armRecorder(page);
  await read(page, name);
  noteFrames(`${name}_fields`, await framesOf(page, () => fillFields(page)));
  note(`${name}_heap_mb`, (await heapOf(page)) / 1e6);
  note(`${name}_confirm_ms`, await timed(() => confirm(page, people.signer)));
  await page.context().close();
}

/** Jumps from field to field over all pages. */
async function fillFields(page: Page): Promise<void> {
  await nextAct(page).click();
  await adoptSignature(page, (pad) => drawByMouse(page, pad));
  const next = nextAct(page);
  for (let left = 4; left > 0 && !(await next.getByText('完成签署').isVisible()); left--) {
    await next.click();
    await page.waitForTimeout(600);
  }
}

async function confirm(page: Page, signer: Person): Promise<void> {
  await nextAct(page).click();
  const sheet = page.getByRole('dialog', { name: '确认签署' });
  await sheet.getByRole('textbox', { name: '签署密码' }).fill(signer.signPassword);
  await sheet.getByRole('button', { name: '确认签署' }).click();
  await expect(page.getByRole('heading', { name: '签署完成' })).toBeVisible({ timeout: 60_000 });
}
