import { askNetwork } from '../api/network.ts';

const KEY = 'countersign.reloaded';
const ONCE_PER_MS = 20_000;

/** Whether a newly fetched page starts with another script than the running one. */
async function isRedeployed(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const answer = await fetch(window.location.pathname, { cache: 'no-store' }).catch(() => null);
  return own !== null && answer?.ok === true && !(await answer.text()).includes(new URL(own.src).pathname);
}

/**
 * After a deployment an open page requests chunks that are gone: it reloads once, never in a loop. A chunk that is missing for
 * another reason, such as a short loss of network, must not cost the person what they have typed.
 */
export function reloadOnStaleChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Unless prevented, the router reloads at once.
    event.preventDefault();
    void (async () => {
      if ((await askNetwork()) === 'down' || !(await isRedeployed())) return;
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      if (Date.now() - last < ONCE_PER_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
      window.location.reload();
    })();
  });
}
