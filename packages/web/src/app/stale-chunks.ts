const KEY = 'countersign.reloaded';
const ONCE_PER_MS = 20_000;

/** After a deployment an open page asks for chunks that are gone: it reloads, once, and never in a circle. */
export function reloadOnStaleChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < ONCE_PER_MS) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
