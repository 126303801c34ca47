import { expect, test } from 'vitest';
import { createSaver } from './saver.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('only the newest of several changes is saved', async () => {
  const saved: string[] = [];
  const saver = createSaver<string>({ save: async (value) => void saved.push(value), delayMs: 10_000 });
  saver.schedule('a');
  saver.schedule('b');
  expect(saver.state()).toBe('waiting');
  await saver.flush();
  expect(saved).toEqual(['b']);
  expect(saver.state()).toBe('saved');
});

test('a change during a save is saved after it, not concurrently', async () => {
  const log: string[] = [];
  let open = () => {};
  const saver = createSaver<string>({
    delayMs: 0,
    save: async (value) => {
      log.push(`begin ${value}`);
      if (value === 'a') await new Promise<void>((resolve) => (open = resolve));
      log.push(`end ${value}`);
    },
  });
  saver.schedule('a');
  const first = saver.flush();
  await settle();
  saver.schedule('b');
  const second = saver.flush();
  open();
  await Promise.all([first, second]);
  expect(log).toEqual(['begin a', 'end a', 'begin b', 'end b']);
});

test('changes that could not be saved are kept and saved the next time', async () => {
  let fails = true;
  const saved: string[] = [];
  const saver = createSaver<string>({
    delayMs: 10_000,
    retryMs: 10_000,
    save: async (value) => {
      if (fails) throw new Error('no network');
      saved.push(value);
    },
  });
  saver.schedule('a');
  await expect(saver.flush()).rejects.toThrow('no network');
  expect(saver.state()).toBe('failed');
  fails = false;
  await saver.flush();
  expect([saved, saver.state()]).toEqual([['a'], 'saved']);
});
