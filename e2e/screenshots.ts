// npm run screenshots: starts a server, creates people and contracts, and writes docs/pictures/*.png.
import { spawn } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Person } from '@countersign/testkit';
import { type Browser, type BrowserContextOptions, type Page, chromium, expect } from '@playwright/test';
import { adoptSignature, nextAct, proveByCode } from './support/signing-page.ts';
import { type FieldSketch, type ParticipantSketch, sendContract } from './support/envelope.ts';
import { finished, signOverHttp, turnOf } from './support/http-acts.ts';
import { drawByFinger, drawByMouse } from './support/ink.ts';
import { member, readLink, stranger } from './support/people.ts';
import { signaturePicture } from './support/pictures.ts';
import { enterAs } from './support/every-page.ts';

const OUT = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const MOST_BYTES = 200 * 1024;
const DESKTOP = { width: 1280, height: 832 };

const PARTY_A: readonly FieldSketch[] = [
  { type: 'WRITE_SIGN', box: [72, 364, 112, 60] },
  { type: 'DATE', box: [72, 320, 115, 24] },
];
const PARTY_B: readonly FieldSketch[] = [
  { type: 'TEXT', box: [320, 288, 200, 24] },
  { type: 'WRITE_SIGN', box: [320, 364, 112, 60] },
  { type: 'DATE', box: [320, 320, 115, 24] },
];
const signer = (person: ParticipantSketch['person'], fields: readonly FieldSketch[]): ParticipantSketch => ({
  person,
  fields,
  role: 'SIGNER',
});
const checker = (person: ParticipantSketch['person']): ParticipantSketch => ({ person, fields: [], role: 'CHECKER' });

interface Cast {
  readonly base: string;
  readonly me: Person;
  readonly alice: Person;
  readonly browser: Browser;
}

async function openPage({ browser, base }: Cast, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: DESKTOP,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(20_000);
  return context.newPage();
}

/** Pictures are taken once loading has ended and the pages of the contract are drawn. */
async function picture(page: Page, name: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const file = path.join(OUT, `${name}.png`);
  await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
  const { size } = statSync(file);
  process.stdout.write(`  ${name}.png, ${Math.round(size / 1024)} KB\n`);
  if (size > MOST_BYTES) throw new Error(`${name}.png is larger than ${MOST_BYTES} bytes`);
}

async function takeLogin(cast: Cast): Promise<void> {
  const page = await openPage(cast);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await picture(page, 'login');
  await page.context().close();
}

async function takeListAndDetail(cast: Cast): Promise<void> {
  const { base, me, alice } = cast;
  const page = await openPage(cast);
  await enterAs(page, base, me);
  await page.goto('/login');
  const writeData = await signaturePicture(page);
  const [han, zhao] = [stranger(base, '韩梅梅'), stranger(base, '赵敏')];
  await sendContract(me, '设备租赁合同（草稿）', [signer(zhao, PARTY_A)], { stop: 'draft' });
  await sendContract(me, '供应商保密协议', [checker(han), signer(zhao, PARTY_A)]);
  await sendContract(alice, '联合开发备忘录 Memorandum', [signer(me, PARTY_A), signer(alice, PARTY_B)]);
  const running = await sendContract(me, '技术服务合同', [signer(me, PARTY_A), signer(alice, PARTY_B)]);
  await signOverHttp(me, running, 0, { writeData });
  const done = await sendContract(me, '年度顾问协议 Advisory', [signer(me, PARTY_A), signer(alice, PARTY_B)]);
  await signOverHttp(me, done, 0, { writeData });
  await signOverHttp(alice, done, 1, { writeData, text: '首月费用已收 Paid' });
  await finished(me, done);
  await page.goto('/envelopes');
  await expect(page.getByText('技术服务合同').first()).toBeVisible();
  await picture(page, 'list');
  await page.goto(`/envelope-detail?envelopeId=${done.envelopeWsid}`);
  await expect(page.getByRole('link', { name: '下载合同' })).toBeVisible();
  await expect(page.getByRole('group', { name: /第 1 页/ }).locator('canvas')).toBeVisible();
  await picture(page, 'detail');
  await page.context().close();
}

async function takePrepare(cast: Cast): Promise<void> {
  const { base, me, alice } = cast;
  const page = await openPage(cast);
  await enterAs(page, base, me);
  const seal: FieldSketch = { type: 'SEAL_SIGN', box: [196, 318, 113, 113] };
  const people = [signer(me, [...PARTY_A, seal]), signer(alice, PARTY_B), checker(stranger(base, '韩梅梅'))];
  const { envelopeWsid } = await sendContract(me, '技术服务合同', people, { stop: 'draft' });
  await page.goto(`/envelopes/${envelopeWsid}/edit/fields`);
  await page.getByRole('button', { name: '签名，Alice Smith，第 1 页' }).click();
  await expect(
    page
      .getByRole('group', { name: /第 1 页/ })
      .first()
      .locator('canvas'),
  ).toBeVisible();
  await picture(page, 'prepare');
  await page.context().close();
}

async function takeSign(cast: Cast): Promise<void> {
  const { base, me, alice } = cast;
  const sent = await sendContract(me, '技术服务合同', [signer(alice, PARTY_B)]);
  const page = await openPage(cast);
  await enterAs(page, base, alice);
  const participantWsid = sent.participantWsids[0] ?? '';
  await turnOf(alice, sent.envelopeWsid, participantWsid);
  await page.goto(`/sign/${sent.envelopeWsid}/${participantWsid}`);
  await nextAct(page).click();
  await adoptSignature(page, (pad) => drawByMouse(page, pad));
  await picture(page, 'sign');
  await page.context().close();
}

async function takeSignOnPhone(cast: Cast): Promise<void> {
  const { base, me } = cast;
  const guest = stranger(base, '孙悦');
  await sendContract(me, '技术服务合同', [signer(guest, PARTY_A)]);
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
  const page = await openPage(cast, phone);
  await page.goto(await readLink(page, guest.contact));
  await proveByCode(page, page, guest.contact, 'SIGNING_OBJECT');
  await nextAct(page).click();
  const sheet = page.getByRole('dialog', { name: '您的签名' });
  await drawByFinger(page, sheet.getByRole('img', { name: /^手写签名区/ }));
  await picture(page, 'sign-phone');
  await page.context().close();
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
const browser = await chromium.launch({
  ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  mkdirSync(OUT, { recursive: true });
  await expect.poll(() => answers(base), { timeout: 60_000 }).toBe(true);
  const cast: Cast = { base, browser, me: await member(base, '王小明'), alice: await member(base, 'Alice Smith') };
  for (const take of [takeLogin, takeListAndDetail, takePrepare, takeSign, takeSignOnPhone]) await take(cast);
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
