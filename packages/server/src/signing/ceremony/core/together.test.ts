import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { together } from './together.ts';

it('Work in one transaction ends together, with the first error in its order', async () => {
  const ended: string[] = [];
  const late = async (): Promise<never> => {
    await pause(5);
    ended.push('late');
    throw new Error('late');
  };
  await expect(together([late(), Promise.reject(new Error('early'))])).rejects.toThrow('late');
  expect(ended).toEqual(['late']);
  expect(await together([Promise.resolve(1), 'two', null])).toEqual([1, 'two', null]);
});
