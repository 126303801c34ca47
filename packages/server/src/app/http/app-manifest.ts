/** The address of the manifest by which a browser installs the console as an app. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/**
 * The app that a person installs from the console: named after the authority, opened at what waits for them. It has no
 * service worker: nothing is kept that a logout would have to remove.
 * @param name of the authority
 */
export function createManifest(name: string): { readonly body: string; readonly headers: Record<string, string> } {
  const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, purpose, type: 'image/png' });
  const manifest = {
    id: '/',
    name,
    short_name: name,
    lang: 'zh-CN',
    start_url: '/wesign',
    scope: '/',
    display: 'standalone',
    background_color: '#faf8f4',
    theme_color: '#faf8f4',
    icons: [
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable.png', '512x512', 'maskable'),
    ],
  };
  return {
    body: JSON.stringify(manifest),
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' },
  };
}
