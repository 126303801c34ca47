import { fileTypeOf } from '@countersign/domain';
import { CACHE } from './drop-shared.ts';

/** How long a shared file waits for its person to log in. */
const KEPT_MS = 3_600_000;
/** What an app names without an extension, as some galleries do. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};
const nameOf = (given: string, type: string): string => {
  const extension = EXTENSIONS[type];
  return fileTypeOf(given) === null && extension !== undefined ? `${given}.${extension}` : given;
};

/** The files of the last share in their order, which public/share-worker.js has kept in this browser; none after an hour. */
export async function readSharedFiles(): Promise<readonly File[]> {
  if (typeof caches === 'undefined' || !(await caches.has(CACHE))) return [];
  const cache = await caches.open(CACHE);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (kept === undefined) continue;
    const { headers } = kept;
    const age = Date.now() - Number(headers.get('x-kept-at'));
    if (!(age >= 0 && age < KEPT_MS)) {
      await caches.delete(CACHE);
      return [];
    }
    const type = headers.get('content-type') ?? '';
    files.push(new File([await kept.blob()], nameOf(decodeURIComponent(headers.get('x-name') ?? ''), type), { type }));
  }
  return files;
}

/** Lets this browser offer the installed app in the share sheet, and drops what has waited too long. */
export async function receiveSharedFiles(): Promise<void> {
  await navigator.serviceWorker?.register('/share-worker.js', { scope: '/share' });
  await readSharedFiles();
}
