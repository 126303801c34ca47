import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { turnOf } from '../e2e/support/http-acts.ts';
import { member, stranger } from '../e2e/support/people.ts';
import { ensureBuilt } from '../scripts/build/build.mjs';
import { launchChromium } from './parts/browser.ts';
import { contractWithFields } from './parts/contract-with-fields.ts';
import { type Opening, type Visit, opening } from '../e2e/support/opening.ts';
import { writeLines } from './parts/report.ts';
import { freePort, startServer } from './soak/parts/killable-server.ts';

/**
 * npm run bench -- open [PAGE…]: what opening each page costs over a slow network on a slow phone and desktop, with an empty
 * and a full cache: requests, bytes, the time until it is ready (the first contract page drawn, or the form shown) and the
 * layout shift. FILES=1 lists every response.
 */
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desk: { viewport: { width: 1280, height: 832 } },
} as const;
const FIRST_PAGE = '[data-pdf-view] [data-page="1"][data-drawn="true"]';
const only = process.argv.slice(2);
const ratios: Record<string, number> = {};
const lines: string[] = [];

function note(name: string, { requests, requestsToReady, kilobytes, readyMs, layoutShift, files }: Opening): void {
  Object.assign(ratios, {
    [`${name}_requests`]: requests,
    [`${name}_requests_to_ready`]: requestsToReady,
    [`${name}_kb`]: Math.round(kilobytes),
    [`${name}_ready_ms`]: Math.round(readyMs),
    [`${name}_shift`]: Math.round(layoutShift * 1000) / 1000,
  });
  const line =
    `${name.padEnd(22)} ${String(requestsToReady).padStart(3)} of ${String(requests).padStart(3)} requests ${kilobytes.toFixed(0).padStart(5)} kB ` +
    `${readyMs.toFixed(0).padStart(5)} ms  shift ${layoutShift.toFixed(3)}`;
  process.stderr.write(`${line}\n`);
  lines.push(line);
  if (process.env.FILES !== undefined) process.stderr.write(`${files.map((file) => `    ${file}`).join('\n')}\n`);
}

async function visitsTo(base: string): Promise<Readonly<Record<string, Visit>>> {
  const sender = await member(base, '王小明');
  const signer = await member(base, 'Alice Smith');
  const guest = stranger(base, '何静');
  const sent = await contractWithFields(sender, signer, { pages: 3, isSent: true });
  await turnOf(signer, sent.envelopeWsid, sent.participantWsid);
  const linked = await contractWithFields(sender, guest, { pages: 3, isSent: true });
  const draft = await contractWithFields(sender, guest, { pages: 3, isSent: false });
  const signing = ({ envelopeWsid, participantWsid }: typeof sent) => `/sign/${envelopeWsid}/${participantWsid}`;
  return {
    gate: { path: signing(linked), ready: 'form button', person: null },
    sign: { path: signing(sent), ready: FIRST_PAGE, person: signer },
    login: { path: '/login', ready: 'form button', person: null },
    home: { path: '/homePage', ready: 'h1', person: null },
    landing: { path: '/landing', ready: 'h1', person: null },
    verify: { path: '/verify', ready: 'h1', person: null },
    list: { path: '/envelopes', ready: `a[href*="${sent.envelopeWsid}"]`, person: sender },
    start: { path: '/wesign', ready: 'h1', person: sender },
    seals: { path: '/account/seals', ready: 'h1', person: sender },
    charges: { path: '/account/charges', ready: 'h1', person: sender },
    detail: { path: `/envelope-detail?envelopeId=${sent.envelopeWsid}`, ready: 'h1', person: sender },
    prepare: { path: `/envelopes/${draft.envelopeWsid}/edit/fields`, ready: FIRST_PAGE, person: sender },
  };
}

await ensureBuilt();
const dataDir = mkdtempSync(path.join(tmpdir(), 'countersign-open-'));
const port = await freePort();
const base = `http://localhost:${port}`;
const server = await startServer(dataDir, port);
const browser = await launchChromium();
try {
  const visits = Object.entries(await visitsTo(base)).filter(([name]) => only.length === 0 || only.includes(name));
  for (const [screen, options] of Object.entries(SCREENS))
    for (const [name, visit] of visits) {
      const { cold, warm } = await opening(browser, base, options, visit);
      note(`${name}_${screen}_cold`, cold);
      note(`${name}_${screen}_warm`, warm);
    }
} finally {
  await browser.close();
  server.kill();
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
}
writeLines(
  'open',
  'Opening pages',
  'Requests until the page is ready of all requests, bytes as sent, time until ready and layout shift at 10 Mbit/s and 40 ms with a ' +
    'processor slowed four times, with an empty (cold) and a full (warm) cache.',
  lines,
);
process.stdout.write(`${JSON.stringify({ bench: 'open', ratios })}\n`);
