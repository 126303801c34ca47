import { askNetwork } from '../api/network.ts';

const KEY = 'countersign.reloaded';
const ONCE_PER_MS = 20_000;

/**
 * After a deployment an open page asks for chunks that are gone: it reloads, once, and never in a circle. Where the
 * network is away the page stays as it is: a reload would put the browser's own page in its place.
 */
export function reloadOnStaleChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Unprevented, the router reloads at once.
    event.preventDefault();
    void askNetwork().then((state) => {
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      if (state === 'down' || Date.now() - last < ONCE_PER_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
      window.location.reload();
    });
  });
}
