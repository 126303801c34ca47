// Takes what the share sheet of a phone sends to the installed app (the manifest's share_target). It answers only this address and
// keeps the files in the browser: the server never sees them before the person has agreed and is logged in (src/api/shared-files.ts
// reads them). All other requests of the app go past it.
const ADDRESS = '/share';
const CACHE = 'shared-files';

globalThis.addEventListener('install', () => void globalThis.skipWaiting());

globalThis.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'POST' || new URL(request.url).pathname !== ADDRESS) return;
  // A page that finds nothing says so, whatever the reason.
  const kept = keep(request).catch(() => caches.delete(CACHE));
  event.respondWith(kept.then(() => Response.redirect('/shared', 303)));
});

/** Keeps the files in place of those of an earlier share. */
async function keep(request) {
  const form = await request.formData();
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  const files = form.getAll('files').filter((file) => file instanceof File && file.name !== '');
  for (const [index, file] of files.entries()) {
    const headers = {
      'content-type': file.type,
      'x-name': encodeURIComponent(file.name),
      'x-kept-at': String(Date.now()),
    };
    await cache.put(`${ADDRESS}/${index}`, new Response(file, { headers }));
  }
}
