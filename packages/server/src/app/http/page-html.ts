import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Language, SESSION_NAME_COOKIE, api, languageOf } from '@countersign/contract';
import { MANIFEST_PATH } from './app-manifest.ts';
import { type Encoding, acceptedEncodings } from './accepted-encoding.ts';

interface Loaded {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Scripts that the page is shown without. */
  readonly reads: readonly string[];
  /** By language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}
interface PageFiles {
  readonly path: string;
  readonly open: Loaded;
  /** For a browser that has a session. */
  readonly session: Loaded;
  /** Whether such a page asks for the session first of all. */
  readonly asksSession: boolean;
}

/** The session is on its way while the scripts that ask for it are loaded. */
const SESSION_TAG = `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${api.getSession.path}" />`;

/** The page as it is sent. */
export interface PageHtml {
  readonly body: Buffer;
  readonly encoding: Encoding | null;
  readonly isIndexed: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

/** A person who has a session may install the console; the page of a link needs no app. */
const APP_TAGS = `<link rel="manifest" href="${MANIFEST_PATH}" /><link rel="apple-touch-icon" href="/icon-192.png" />`;

/** Below this size an encoding saves no packet. */
const ENCODED_MIN_BYTES = 1024;

/** Only these public pages are for search engines: all others belong to the people of a contract. */
interface PublicPage {
  readonly pattern: RegExp;
  /** The canonical address. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
}
const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    pattern: /^\/(?:homePage\/?)?$/i,
    address: '/homePage',
    title: '电子签署 · Electronic signatures',
    description:
      '在线签署合同，每份签名都可独立验证。Sign contracts online; every signature can be verified independently.',
  },
  {
    pattern: /^\/verify\/?$/i,
    address: '/verify',
    title: '验证签名 · Verify a signed PDF',
    description: '检查 PDF 的电子签名。Check the electronic signatures of a PDF.',
  },
];

/** The name that the built page contains. */
const PRODUCT = 'Countersign';
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (one) => `&#${one.codePointAt(0)};`);

interface Head {
  readonly isIndexed: boolean;
  readonly tags: string;
  readonly title: string | null;
}

function headOf(found: PublicPage | undefined, name: string, publicUrl: string): Head {
  if (found === undefined) return { isIndexed: false, tags: '<meta name="robots" content="noindex" />', title: null };
  const { address, description } = found;
  const title = `${name} ${found.title}`;
  const tags = [
    `<link rel="canonical" href="${escapeHtml(publicUrl)}${address}" />`,
    `<meta name="description" content="${description}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    '<meta property="og:type" content="website" />',
  ];
  return { isIndexed: true, tags: tags.join(''), title };
}

/** The tags of files that `html` does not name yet: all are requested at once, none waits for the script that imports it. */
function tagsOf({ scripts, styles, reads, texts }: Loaded, language: Language, html: string): string {
  const missing = (files: readonly string[]) => files.filter((file) => !html.includes(`"/${file}"`));
  return [
    ...missing(styles).map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...missing([...scripts, ...(texts[language] ?? [])]).map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}" />`,
    ),
    ...missing(reads).map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`),
  ].join('');
}

/** Whether the browser has a session, by the cookie that authenticates nothing. */
const hasSessionName = (cookies: string | undefined): boolean =>
  (cookies ?? '').split(/; */).some((pair) => pair.startsWith(`${SESSION_NAME_COOKIE}=`));

/**
 * The page for each address of the application, with the files that this address will load, from memory.
 * @param root the built pages
 * @param name the name of the authority, which the pages read from the head
 * @param publicUrl the address of this installation: a canonical address that is relative counts as none
 */
export function createPages(
  html: string,
  root: string,
  { name, publicUrl }: Readonly<Record<'name' | 'publicUrl', string>>,
) {
  const shown = escapeHtml(name);
  const page = html.replaceAll(PRODUCT, () => shown);
  const file = path.join(root, '.vite/pages.json');
  const pages: readonly PageFiles[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const patterns = pages.map((page) => ({ ...page, pattern: new RegExp(page.path, 'i') }));
  const made = new Map<string, PageHtml>();

  const filesOf = ({ open, session, asksSession }: PageFiles, hasSession: boolean, language: Language): string =>
    hasSession
      ? `${asksSession ? `${SESSION_TAG}${APP_TAGS}` : ''}${tagsOf(session, language, html)}`
      : tagsOf(open, language, html);
  const make = (found: PublicPage | undefined, files: string): { body: string; isIndexed: boolean } => {
    const { isIndexed, tags, title } = headOf(found, shown, publicUrl);
    const bare = isIndexed ? page.replace(/<meta name="description"[^>]*>/, '') : page;
    const titled = title === null ? bare : bare.replace(/<title>[^<]*<\/title>/, `<title>${title}</title>`);
    return { body: titled.replace('</head>', `${files}${tags}</head>`), isIndexed };
  };

  return (
    pathname: string,
    cookies: string | undefined,
    accepted: string | readonly string[] | undefined,
    languages: string | undefined,
  ): PageHtml => {
    const language = languageOf(languages);
    const index = patterns.findIndex(({ pattern }) => pattern.test(pathname));
    const hasSession = hasSessionName(cookies);
    const encoding = acceptedEncodings(accepted)[0] ?? null;
    const found = PUBLIC_PAGES.find(({ pattern }) => pattern.test(pathname));
    // Few variants, however an address is written: it counts only as one of the known pages.
    const key = `${index} ${hasSession} ${encoding} ${language} ${found?.address ?? ''}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const loaded = patterns[index];
    const { body, isIndexed } = make(found, loaded === undefined ? '' : filesOf(loaded, hasSession, language));
    const sent = encoded(body, encoding, isIndexed);
    made.set(key, sent);
    return sent;
  };
}

function encoded(text: string, accepted: Encoding | null, isIndexed: boolean): PageHtml {
  const encoding = Buffer.byteLength(text) >= ENCODED_MIN_BYTES ? accepted : null;
  const body = encoding === null ? Buffer.from(text) : encoding === 'br' ? brotliCompressSync(text) : gzipSync(text);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'no-cache',
    // The files that it names depend on the language, and on whether the browser has a session.
    vary: 'accept-encoding, accept-language, cookie',
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
    ...(isIndexed ? {} : { 'x-robots-tag': 'noindex' }),
  };
  return { body, encoding, isIndexed, headers };
}
