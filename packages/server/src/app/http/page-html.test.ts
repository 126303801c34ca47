import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageHtml, createPages } from './page-html.ts';

const HTML =
  '<html><head><title>Countersign</title><script type="module" src="/assets/index.js"></script></head><body></body></html>';
const ACME = { name: 'Acme & Co', publicUrl: 'https://sign.acme.example' };
const SESSION = 'a=b; SessionWsid=WSID_SESS_1';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await mkdir(path.join(root, '.vite'));
  const texts = { 'zh-CN': ['assets/sign.zh-CN.js'], en: ['assets/sign.en.js'] };
  const open = { scripts: ['assets/index.js', 'assets/gate.js'], styles: ['assets/gate.css'], reads: [], texts };
  const session = { ...open, scripts: [...open.scripts, 'assets/view.js'], reads: ['assets/pdf.js'] };
  await writeFile(
    path.join(root, '.vite/pages.json'),
    JSON.stringify([
      { path: '^/sign/[^/]+$', open, session, asksSession: false },
      { path: '^/list$', open, session, asksSession: true },
    ]),
  );
});
afterAll(() => rm(root, { recursive: true }));

const read = ({ body, encoding }: PageHtml): string =>
  encoding === 'br' ? brotliDecompressSync(body).toString() : body.toString();

describe('The page of an address', () => {
  it('names the files of its route once, and those of a session only to a browser that has one', () => {
    const pageAt = createPages(HTML, root, ACME);
    const stranger = read(pageAt('/sign/1', undefined, undefined, undefined));
    expect(stranger).toContain('<link rel="stylesheet" crossorigin href="/assets/gate.css" />');
    expect(stranger).toContain('<link rel="modulepreload" crossorigin href="/assets/gate.js" />');
    expect(stranger.match(/assets\/index\.js/g)).toHaveLength(1);
    expect(stranger).not.toMatch(/(?:view|pdf)\.js/);
    const returning = read(pageAt('/sign/1', SESSION, undefined, undefined));
    expect(returning).toContain('<link rel="modulepreload" crossorigin href="/assets/view.js" />');
    expect(returning).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/pdf.js" />');
    expect(read(pageAt('/other', SESSION, undefined, undefined))).not.toContain('gate.js');
  });

  it.each([
    ['en-US,en;q=0.9', 'en', 'zh-CN'],
    ['zh-SG,zh;q=0.9,en;q=0.8', 'zh-CN', 'en'],
    [undefined, 'zh-CN', 'en'],
  ])('names the texts of the language that the browser asks for alone: %s', (languages, named, other) => {
    const page = createPages(HTML, root, ACME)('/sign/1', undefined, undefined, languages);
    expect(read(page)).toContain(`<link rel="modulepreload" crossorigin href="/assets/sign.${named}.js" />`);
    expect(read(page)).not.toContain(`sign.${other}.js`);
    expect(page.headers).toMatchObject({ vary: 'accept-encoding, accept-language, cookie' });
  });

  it('requests the session that its scripts will ask for, in a browser that has one', () => {
    const pageAt = createPages(HTML, root, ACME);
    const asked = '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/users/sessions" />';
    expect(read(pageAt('/list', SESSION, undefined, undefined))).toContain(asked);
    for (const [address, cookies] of [
      ['/list', undefined],
      ['/sign/1', SESSION],
      ['/other', SESSION],
    ] as const)
      expect(read(pageAt(address, cookies, undefined, undefined))).not.toContain('/api/');
  });

  it('names the manifest of the app in the console alone', () => {
    const pageAt = createPages(HTML, root, ACME);
    expect(read(pageAt('/list', SESSION, undefined, undefined))).toContain(
      '<link rel="manifest" href="/manifest.webmanifest" />',
    );
    for (const address of ['/sign/1', '/other'])
      expect(read(pageAt(address, SESSION, undefined, undefined))).not.toContain('manifest');
  });

  it.each([
    ['/', true],
    ['/homePage', true],
    ['/verify', true],
    ['/landing', false],
    ['/sign/1', false],
    ['/envelopes', false],
  ])('is open to search engines only if it is public: %s %s', (address, isIndexed) => {
    const page = createPages(HTML, root, ACME)(address, undefined, undefined, undefined);
    expect(page.isIndexed).toBe(isIndexed);
    expect(read(page).includes('content="noindex"')).toBe(!isIndexed);
    expect(read(page).includes('rel="canonical"')).toBe(isIndexed);
  });

  it('is the same object with the canonical address however the address of a public page is written', () => {
    const pageAt = createPages(HTML, root, ACME);
    const page = pageAt('/verify', undefined, 'br', undefined);
    expect(read(page)).toContain('<link rel="canonical" href="https://sign.acme.example/verify" />');
    for (const address of ['/VERIFY', '/Verify/', '/vErIfY'])
      expect(pageAt(address, undefined, 'br', undefined)).toBe(page);
    expect(pageAt('/', undefined, 'br', undefined)).toBe(pageAt('/HomePage/', undefined, 'br', undefined));
  });

  it('names the authority in its head, where the application reads it', () => {
    const html = HTML.replace('<head>', '<head><meta name="application-name" content="Countersign" />');
    const [home, other] = ['/', '/other'].map((address) =>
      read(createPages(html, root, { ...ACME, name: 'Acme & "Co"' })(address, undefined, undefined, undefined)),
    );
    expect(home).toContain('<title>Acme &#38; &#34;Co&#34; 电子签署 · Electronic signatures</title>');
    for (const page of [home, other]) {
      expect(page).toContain('<meta name="application-name" content="Acme &#38; &#34;Co&#34;" />');
      expect(page).not.toContain('Countersign');
    }
  });

  it('is compressed if that saves a packet', () => {
    const long = HTML.replace('<body>', `<body>${'text '.repeat(500)}`);
    const pageAt = createPages(long, root, ACME);
    const page = pageAt('/sign/1', undefined, 'gzip, br', undefined);
    expect(page.encoding).toBe('br');
    expect(read(page)).toBe(read(pageAt('/sign/1', undefined, undefined, undefined)));
    expect(createPages(HTML, root, ACME)('/other', undefined, 'br', undefined).encoding).toBeNull();
  });
});
