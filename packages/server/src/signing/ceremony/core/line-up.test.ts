import { describe, expect, it } from 'vitest';
import { inLine } from './line-up.ts';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

describe('Parallel signers of one envelope', () => {
  it('run one after the other, in order of arrival', async () => {
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await pause();
      seen.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all(['a', 'b', 'c'].map((name) => inLine('one', work(name))))).toEqual(['a', 'b', 'c']);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('do not wait for those of another envelope', async () => {
    let free = (): void => {};
    const held = inLine('one', () => new Promise<void>((resolve) => (free = resolve)));
    expect(await inLine('other', () => Promise.resolve('done'))).toBe('done');
    free();
    await held;
  });

  it('continue after one that failed, and eventually after one that hangs', async () => {
    await expect(inLine('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    void inLine('one', () => new Promise(() => {}));
    expect(await inLine('one', () => Promise.resolve('done'))).toBe('done');
  });
});
