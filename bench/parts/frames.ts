import type { Page } from '@playwright/test';

export interface Frames {
  /** The 95th percentile of the time between two frames, in milliseconds. */
  readonly p95: number;
  /** The longest task of the main thread, and the number of tasks over 50 ms (W3C Long Tasks). */
  readonly longestTask: number;
  readonly longTasks: number;
}

interface Recorder {
  frames: number[];
  tasks: number[];
  isOn: boolean;
}
type Recording = typeof globalThis & { recorder?: Recorder };

/** Installs the counters once in an open page; counting starts on demand. */
export async function armRecorder(page: Page): Promise<void> {
  await page.evaluate(() => {
    const recorder: Recorder = { frames: [], tasks: [], isOn: false };
    (globalThis as Recording).recorder = recorder;
    new PerformanceObserver((list) => {
      if (recorder.isOn) recorder.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    let last = 0;
    const tick = (at: number): void => {
      if (recorder.isOn && last > 0) recorder.frames.push(at - last);
      last = at;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}

/** The frame statistics during an action. */
export async function framesOf(page: Page, act: () => Promise<unknown>): Promise<Frames> {
  await page.evaluate(() => {
    const { recorder } = globalThis as Recording;
    if (recorder !== undefined) Object.assign(recorder, { frames: [], tasks: [], isOn: true });
  });
  await act();
  // A long task is reported after it has ended.
  await page.waitForTimeout(200);
  const { frames, tasks } = await page.evaluate(() => {
    const recorder = (globalThis as Recording).recorder ?? { frames: [], tasks: [], isOn: false };
    recorder.isOn = false;
    return { frames: recorder.frames, tasks: recorder.tasks };
  });
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    longestTask: Math.max(0, ...tasks),
    longTasks: tasks.length,
  };
}

/** Bytes of the page's heap after a garbage collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
