import { describe, expect, it } from 'vitest';
import { BusyError, TaskKilledError } from '../../platform/index.ts';
import { type Share, createVerificationQueue } from './verification-queue.ts';

const SHARE: Share = {
  places: 1,
  waiting: 4,
  waitingBytes: 1_000,
  perClient: 2,
  burstMs: 20_000,
  refillMsPerMinute: 2_000,
};

function scene(share: Share = SHARE) {
  let at = Date.UTC(2026, 0, 1);
  const queue = createVerificationQueue(share, () => new Date(at));
  const order: string[] = [];
  const open = new Map<string, () => void>();
  /** Verifies a file that costs `cpuMs`; with `hold` it ends when `open.get(name)` is called. */
  const verify = (client: string, cpuMs: number, { name = client, bytes = 10, hold = false } = {}): Promise<string> =>
    queue.serve(
      client,
      () => Promise.resolve({ size: bytes }),
      async (_file, { cpuMs: limit = 0, onCost }) => {
        order.push(name);
        if (hold) await new Promise<void>((resolve) => open.set(name, resolve));
        onCost?.(Math.min(cpuMs, limit));
        if (cpuMs > limit) throw new TaskKilledError('verifyDocument', 'CPU');
        return name;
      },
    );
  const settled = async (): Promise<void> => void (await new Promise((resolve) => setImmediate(resolve)));
  return { verify, order, open, settled, wait: (ms: number) => void (at += ms) };
}

const refused = (expireIn: number) => ({ refusal: { error: 'ERROR_TOO_MANY_REQUESTS', params: { expireIn } } });

describe('The budget of a client', () => {
  it('allows one burst and then the amount regained per minute', async () => {
    const { verify, wait } = scene();
    await verify('a', 19_500);
    await expect(verify('a', 100)).rejects.toMatchObject(refused(15));
    wait(15_000);
    expect(await verify('a', 100)).toBe('a');
    expect(await verify('b', 19_000)).toBe('b');
  });

  it('is never exceeded by more than one burst, however often the client calls', async () => {
    const { verify, wait } = scene();
    let used = 0;
    for (let second = 0; second < 3_600; second += 10, wait(10_000))
      await verify('a', 700).then(
        () => (used += 700),
        () => {},
      );
    expect(used).toBeLessThanOrEqual(20_000 + 60 * 2_000);
    expect(used).toBeGreaterThan(60 * 1_900);
  });

  it('stops a file when it is used up, and asks for a retry before it calls the file too costly', async () => {
    const { verify, wait } = scene();
    await verify('a', 10_000);
    await expect(verify('a', 30_000)).rejects.toMatchObject(refused(600));
    wait(600_000);
    await expect(verify('a', 30_000)).rejects.toBeInstanceOf(TaskKilledError);
  });
});

describe('The queue', () => {
  it('gives the next turn to the client that has used least', async () => {
    const { verify, order, open, settled } = scene();
    const all = [
      verify('a', 9_000, { name: 'a1', hold: true }),
      verify('a', 100, { name: 'a2' }),
      verify('b', 100),
      verify('c', 100),
    ];
    await settled();
    open.get('a1')?.();
    await Promise.all(all);
    expect(order).toEqual(['a1', 'b', 'c', 'a2']);
  });

  it('is bounded for each client, for all of them, and by the size of the waiting files', async () => {
    const { verify, open, settled } = scene();
    const first = verify('a', 1, { hold: true });
    await settled();
    const second = verify('a', 1);
    await settled();
    await expect(verify('a', 1)).rejects.toMatchObject(refused(5));
    await expect(verify('z', 1, { bytes: 991 })).rejects.toBeInstanceOf(BusyError);
    const others = ['b', 'c', 'd'].map((client) => verify(client, 1));
    await settled();
    await expect(verify('e', 1)).rejects.toBeInstanceOf(BusyError);
    open.get('a')?.();
    expect(await Promise.all([first, second, ...others])).toEqual(['a', 'a', 'b', 'c', 'd']);
    expect(await verify('e', 1)).toBe('e');
  });

  it('frees the place if a file cannot be read or verified', async () => {
    const { verify } = scene();
    const queue = createVerificationQueue(SHARE, () => new Date(0));
    const broken = () => Promise.reject(new Error('gone'));
    for (let n = 0; n < 5; n += 1) {
      await expect(queue.serve('a', broken, () => Promise.resolve(1))).rejects.toThrow('gone');
      await expect(queue.serve('a', () => Promise.resolve({ size: 1 }), broken)).rejects.toThrow('gone');
    }
    expect(await verify('a', 1)).toBe('a');
  });
});
