// npm run screenshots: starts a server, creates people and contracts, and writes docs/pictures/NAME.LANGUAGE.png.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Person } from '@countersign/testkit/client';
import { type Browser, type BrowserContextOptions, type Page, chromium, expect } from '@playwright/test';
import { type FieldSketch, type ParticipantSketch, sendContract } from './support/envelope.ts';
import { enterAs } from './support/enter.ts';
import { type Language, LANGUAGES } from './support/every-page.ts';
import { finished, signOverHttp, turnOf } from './support/http-acts.ts';
import { drawByFinger } from './support/ink.ts';
import { member, stranger } from './support/people.ts';
import { writtenName } from './support/pictures.ts';
import { type Sample, SAMPLES } from './support/samples.ts';

const OUT = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const MOST_BYTES = 250 * 1024;
const DESKTOP = { width: 1280, height: 832 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const CUSTOMER: readonly FieldSketch[] = [
  { type: 'WRITE_SIGN', box: [72, 364, 112, 60] },
  { type: 'DATE', box: [72, 320, 115, 24] },
];
const PROVIDER: readonly FieldSketch[] = [
  { type: 'TEXT', box: [320, 288, 200, 24] },
  { type: 'WRITE_SIGN', box: [320, 364, 112, 60] },
  { type: 'DATE', box: [320, 320, 115, 24] },
];
const SEAL: FieldSketch = { type: 'SEAL_SIGN', box: [196, 318, 113, 113] };
const signs = (person: ParticipantSketch['person'], fields: readonly FieldSketch[]): ParticipantSketch => ({
  person,
  fields,
  role: 'SIGNER',
});
const checks = (person: ParticipantSketch['person']): ParticipantSketch => ({ person, fields: [], role: 'CHECKER' });

interface Words {
  readonly signatureOf: (name: string) => string;
  readonly firstPage: RegExp;
  readonly download: string;
  readonly close: string;
  readonly start: RegExp;
  readonly yourSignature: string;
  readonly pad: RegExp;
}

/** The names by which the controls are found. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    signatureOf: (name) => `Signature, ${name}, page 1`,
    firstPage: /page 1 of/i,
    download: 'Download',
    close: 'Close',
    start: /^Start signing/,
    yourSignature: 'Your signature',
    pad: /^Signature pad/,
  },
  'zh-CN': {
    signatureOf: (name) => `签名，${name}，第 1 页`,
    firstPage: /第 1 页/,
    download: '下载',
    close: '关闭',
    start: /^开始签署/,
    yourSignature: '您的签名',
    pad: /^手写签名区/,
  },
};

/** One language: its people, its contract, and the names of the controls. */
interface Scene {
  readonly base: string;
  readonly browser: Browser;
  readonly language: Language;
  readonly sample: Sample;
  readonly words: Words;
  readonly sender: Person;
  readonly signer: Person;
}

async function openAs(person: Person, scene: Scene, options: BrowserContextOptions = {}): Promise<Page> {
  const { browser, base, language, sample } = scene;
  const context = await browser.newContext({
    baseURL: base,
    viewport: DESKTOP,
    locale: language === 'en' ? 'en-GB' : language,
    timezoneId: sample.timezone,
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  await enterAs(page, base, person);
  return page;
}

/** Pictures are taken once loading has ended and the pages of the contract are drawn. */
async function picture(page: Page, name: string, { language }: Scene): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const file = path.join(OUT, `${name}.${language}.png`);
  await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
  const { size } = statSync(file);
  process.stdout.write(`  ${path.basename(file)}, ${Math.round(size / 1024)} KB\n`);
  if (size > MOST_BYTES) throw new Error(`${name}.png is larger than ${MOST_BYTES} bytes`);
  await page.context().close();
}

const drawnPage = (page: Page, { words }: Scene) =>
  page.getByRole('group', { name: words.firstPage }).first().locator('canvas');

/** The sender places the fields. */
async function takePrepare(scene: Scene): Promise<void> {
  const { base, sample, sender, signer, words } = scene;
  const people = [signs(sender, [...CUSTOMER, SEAL]), signs(signer, PROVIDER), checks(stranger(base, sample.checker))];
  const { envelopeWsid } = await sendContract(sender, sample.title, people, { ...sample, stop: 'draft' });
  const page = await openAs(sender, scene);
  await page.goto(`/envelopes/${envelopeWsid}/edit/fields`);
  await page.getByRole('button', { name: words.signatureOf(sample.signer) }).click();
  await expect(drawnPage(page, scene)).toBeVisible();
  await picture(page, 'prepare', scene);
}

/** The signer writes a signature on a phone. */
async function takeSign(scene: Scene): Promise<void> {
  const { sample, sender, signer, words } = scene;
  const sent = await sendContract(sender, sample.title, [signs(signer, CUSTOMER)], sample);
  const participantWsid = sent.participantWsids[0] ?? '';
  await turnOf(signer, sent.envelopeWsid, participantWsid);
  const page = await openAs(signer, scene, PHONE);
  await page.goto(`/sign/${sent.envelopeWsid}/${participantWsid}`);
  await page.getByRole('button', { name: words.start }).click();
  const sheet = page.getByRole('dialog', { name: words.yourSignature });
  await drawByFinger(page, sheet.getByRole('img', { name: words.pad }), sample.strokes, 4);
  await picture(page, 'sign', scene);
}

/** The finished contract. */
async function takeDetail(scene: Scene): Promise<void> {
  const { sample, sender, signer, words } = scene;
  const font = readFileSync(fileURLToPath(import.meta.resolve(sample.handwriting)));
  const page = await openAs(sender, scene);
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: sample.timezone }).format(new Date());
  const sent = await sendContract(sender, sample.title, [signs(sender, CUSTOMER), signs(signer, PROVIDER)], sample);
  for (const [at, person] of [sender, signer].entries()) {
    const writeData = await writtenName(page, person.name, font);
    await signOverHttp(person, sent, at, { writeData, text: sample.remark, day });
  }
  await finished(sender, sent);
  await page.goto(`/envelope-detail?envelopeId=${sent.envelopeWsid}`);
  await expect(page.getByRole('button', { name: words.download, exact: true })).toBeVisible();
  await expect(drawnPage(page, scene)).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: words.close }).click();
  await picture(page, 'detail', scene);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function answers(base: string): Promise<boolean> {
  return fetch(base).then(
    ({ ok }) => ok,
    () => false,
  );
}

const port = await freePort();
const base = `http://localhost:${port}`;
const server = spawn(process.execPath, [fileURLToPath(new URL('serve.mjs', import.meta.url))], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const { CHROMIUM_PATH } = process.env;
let browser: Browser | null = null;
try {
  browser = await chromium.launch({
    ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  mkdirSync(OUT, { recursive: true });
  await expect.poll(() => answers(base), { timeout: 180_000 }).toBe(true);
  for (const language of LANGUAGES) {
    const sample = SAMPLES[language];
    const [sender, signer] = [await member(base, sample.sender), await member(base, sample.signer)];
    const scene: Scene = { base, browser, language, sample, words: WORDS[language], sender, signer };
    for (const take of [takePrepare, takeSign, takeDetail]) await take(scene);
  }
} finally {
  await browser?.close();
  server.kill('SIGTERM');
}
