let started: Worker | null = null;

/** Starts the drawing worker before the code that talks to it has been loaded. */
export function startWorker(): void {
  started ??= new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
}

/** The started worker, or a new one: each is returned once. */
export function takeWorker(): Worker {
  startWorker();
  const taken = started as Worker;
  started = null;
  return taken;
}
