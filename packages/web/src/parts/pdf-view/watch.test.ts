import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Port, WorkerLostError, watchWorker } from './watch.ts';

/** A worker that answers each ping at once as long as it runs. */
function fakeWorker() {
  const heard: Record<'message' | 'error', (() => void)[]> = { message: [], error: [] };
  const state = { runs: true, isTerminated: false };
  const port: Port = {
    postMessage: () => {
      if (state.runs) for (const listener of heard.message) listener();
    },
    terminate: () => (state.isTerminated = true),
    addEventListener: (type, listener) => heard[type].push(listener),
  };
  return { port, state, fail: () => heard.error.forEach((listener) => listener()) };
}
const screen = { visibilityState: 'visible' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  vi.stubGlobal('document', screen);
  screen.visibilityState = 'visible';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watched() {
  const worker = fakeWorker();
  const onLost = vi.fn<() => void>();
  const watching = watchWorker(worker.port, { silenceMaxMs: 4000, loadMaxMs: 60_000, onLost });
  return { ...worker, ...watching, onLost };
}
const never = new Promise<never>(() => {});

describe('A drawing worker', () => {
  it('that is slow but answers is waited for', async () => {
    const { during, onLost } = watched();
    void during(never);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(onLost).not.toHaveBeenCalled();
  });

  it('that exits silently is reported lost once, and its pending work is rejected', async () => {
    const { during, isLost, onLost, state } = watched();
    const [first, second] = [during(never), during(never)].map((work) => work.catch((error: unknown) => error));
    await vi.advanceTimersByTimeAsync(1000);
    state.runs = false;
    await vi.advanceTimersByTimeAsync(8000);
    expect([isLost(), state.isTerminated, onLost.mock.calls.length]).toEqual([true, true, 1]);
    expect(await first).toBeInstanceOf(WorkerLostError);
    expect(await second).toBeInstanceOf(WorkerLostError);
    await expect(during(never)).rejects.toBeInstanceOf(WorkerLostError);
  });

  it('is not reported lost by a sleeping or hidden tab', async () => {
    const { during, onLost, state } = watched();
    void during(never).catch(() => {});
    await vi.advanceTimersByTimeAsync(1000);
    state.runs = false;
    for (let nap = 0; nap < 20; nap += 1) {
      // The clock went on while no timer ran.
      vi.spyOn(performance, 'now').mockReturnValue(60_000 * (nap + 1));
      await vi.advanceTimersByTimeAsync(1000);
    }
    vi.restoreAllMocks();
    screen.visibilityState = 'hidden';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onLost).not.toHaveBeenCalled();
    screen.visibilityState = 'visible';
    await vi.advanceTimersByTimeAsync(8000);
    expect(onLost).toHaveBeenCalledOnce();
  });

  it('that is still being loaded may be silent for longer, unless its script fails', async () => {
    const { during, onLost, state, fail } = watched();
    state.runs = false;
    void during(never).catch(() => {});
    await vi.advanceTimersByTimeAsync(30_000);
    expect(onLost).not.toHaveBeenCalled();
    fail();
    expect(onLost).toHaveBeenCalledOnce();
  });
});
