import { describe, expect, it } from 'vitest';
import { ReadRefused, readWhole } from './read-whole.ts';

const reading = (answers: Readonly<Record<string, readonly (Error | null)[]>>) => {
  const asked: string[] = [];
  const done: string[] = [];
  const waits: number[] = [];
  const left = new Map(Object.entries(answers).map(([url, list]) => [url, [...list]]));
  return {
    asked,
    done,
    waits,
    run: (signal = new AbortController().signal) =>
      readWhole(Object.keys(answers), {
        signal,
        onRead: (url) => done.push(url),
        read: async (url) => {
          asked.push(url);
          const answer = left.get(url)?.shift() ?? null;
          if (answer !== null) throw answer;
        },
        wait: async (ms) => void waits.push(ms),
      }),
  };
};

describe('Documents that are read whole', () => {
  it('are read one after the other, and again if reading failed', async () => {
    const all = reading({ a: [new Error('offline'), new Error('offline'), null], b: [null] });
    await all.run();
    expect(all.done).toEqual(['a', 'b']);
    expect(all.asked).toEqual(['a', 'a', 'a', 'b']);
    expect(all.waits).toEqual([1000, 3000]);
  });

  it('are left out if the server refuses them', async () => {
    const all = reading({ a: [new ReadRefused('403')], b: [null] });
    await all.run();
    expect(all.done).toEqual(['b']);
    expect(all.asked).toEqual(['a', 'b']);
  });

  it('are not requested any more once the screen is left', async () => {
    const all = reading({ a: [null] });
    await all.run(AbortSignal.abort());
    expect(all.asked).toEqual([]);
  });
});
