import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Encoding, acceptedEncodings } from './accepted-encoding.ts';

/** A file as it is sent. */
export interface SentFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export interface StaticFiles {
  /**
   * The file at this path of an address, from memory once it has been read; null where there is none.
   * @param accepted the header Accept-Encoding
   */
  at(pathname: string, accepted: string | readonly string[] | undefined): SentFile | Promise<SentFile> | null;
}

/** Bytes of the files that are kept in memory; those used least recently are read again. */
const MOST_BYTES = 24 * 1024 * 1024;

const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
const OTHER_TYPE = 'application/octet-stream';
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

/**
 * The files under `root` as they are at the start, and the brotli and gzip copies that the build puts beside them. An address
 * is only looked up in their list, so that it cannot name anything else.
 * @param without paths that are not files of the application
 */
export function createStaticFiles(
  root: string,
  { without = [], mostBytes = MOST_BYTES }: { readonly without?: readonly string[]; readonly mostBytes?: number } = {},
): StaticFiles {
  const names = new Set(namesUnder(root));
  const hidden = new Set(without);
  const copies = (name: string): Encoding[] =>
    (Object.keys(SUFFIXES) as Encoding[]).filter((encoding) => names.has(`${name}${SUFFIXES[encoding]}`));
  const isCopy = (name: string): boolean =>
    Object.values(SUFFIXES).some((suffix) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)));
  const files = new Map<string, Encoding[]>(
    [...names].filter((name) => !isCopy(name)).map((name) => [`/${name}`, copies(name)]),
  );
  const kept = new Map<string, SentFile>();
  let bytes = 0;
  const keep = (key: string, file: SentFile): void => {
    if (kept.has(key)) return;
    bytes += file.body.length;
    kept.set(key, file);
    for (const [oldest, { body }] of kept) {
      if (bytes <= mostBytes || oldest === key) return;
      bytes -= body.length;
      kept.delete(oldest);
    }
  };
  const read = async (key: string, pathname: string, encoding: Encoding | null): Promise<SentFile> => {
    const suffix = encoding === null ? '' : SUFFIXES[encoding];
    const body = await readFile(path.join(root, `${pathname}${suffix}`));
    const file = { body, headers: headersOf(pathname, encoding, body) };
    keep(key, file);
    return file;
  };
  return {
    at(pathname, accepted) {
      const encodings = files.get(pathname);
      if (encodings === undefined || hidden.has(pathname)) return null;
      const encoding = acceptedEncodings(accepted).find((one) => encodings.includes(one)) ?? null;
      const key = `${encoding ?? ''} ${pathname}`;
      const known = kept.get(key);
      if (known === undefined) return read(key, pathname, encoding);
      kept.delete(key);
      kept.set(key, known);
      return known;
    },
  };
}

function headersOf(pathname: string, encoding: Encoding | null, body: Buffer): Record<string, string> {
  const isHashed = pathname.startsWith('/assets/');
  return {
    'content-type': TYPES[path.extname(pathname).toLowerCase()] ?? OTHER_TYPE,
    'content-length': String(body.length),
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    vary: 'accept-encoding',
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  };
}

/** Relative paths with slashes; files and directories whose name begins with a dot are the build's own. */
function namesUnder(root: string, directory = ''): string[] {
  return readdirSync(path.join(root, directory), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const name = directory === '' ? entry.name : `${directory}/${entry.name}`;
    return entry.isDirectory() ? namesUnder(root, name) : [name];
  });
}

/** Whether the client has the current file: a comparison of entity tags (RFC 9110 §13.1.2). */
export const isFresh = (ifNoneMatch: string | undefined, etag: string | undefined): boolean =>
  ifNoneMatch !== undefined &&
  etag !== undefined &&
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
