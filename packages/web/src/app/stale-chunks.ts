import { askNetwork } from '../api/network.ts';

const KEY = 'countersign.reloaded';
const ONCE_PER_MS = 20_000;

/** Whether the page, asked for anew, starts with another script than the one that runs. */
async function isDeployedAnew(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const answer = await fetch(window.location.pathname, { cache: 'no-store' }).catch(() => null);
  return own !== null && answer?.ok === true && !(await answer.text()).includes(new URL(own.src).pathname);
}

/**
 * After a deployment an open page asks for chunks that are gone: it reloads, once, and never in a circle. A chunk that
 * is missing for another reason, such as a network that was away for a moment, costs nobody what they have typed.
 */
export function reloadOnStaleChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Unprevented, the router reloads at once.
    event.preventDefault();
    void (async () => {
      if ((await askNetwork()) === 'down' || !(await isDeployedAnew())) return;
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      if (Date.now() - last < ONCE_PER_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
      window.location.reload();
    })();
  });
}
