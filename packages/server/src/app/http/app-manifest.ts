import { acceptedExtensions } from '@countersign/domain';

/** The address of the manifest by which a browser installs the console as an app. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** Where the share sheet of a phone sends files for the installed app: web/public/share-worker.js takes them before the network. */
export const SHARE_PATH = '/share';
/** The page that shows them. */
export const SHARED_PAGE = '/shared';

const SHARED_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  ...acceptedExtensions(false).map((extension) => `.${extension}`),
];

/**
 * The app that a person installs from the console: named after the authority, opened at what waits for them, and offered for PDF
 * files and pictures that are shared. Its only service worker answers {@link SHARE_PATH}.
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
    share_target: {
      action: SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'files', accept: SHARED_TYPES }] },
    },
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
