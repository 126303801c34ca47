import { describe, expect, it } from 'vitest';
import { NOTHING_KEPT, createKeeper } from './kept-values.ts';

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    length: 0,
  };
}

describe('Stored values of a signing', () => {
  const kept = { ...NOTHING_KEPT, values: { a: { kind: 'text', text: 'x' } as const }, started: true };

  it('are restored after a reload, for the same participant only', () => {
    const store = memory();
    createKeeper(store, 'P').save(kept);
    expect(createKeeper(store, 'P').load()).toEqual(kept);
    expect(createKeeper(store, 'Q').load()).toEqual(NOTHING_KEPT);
  });

  it('are removed once the act is done', () => {
    const store = memory();
    createKeeper(store, 'P').save(kept);
    createKeeper(store, 'P').forget();
    expect(createKeeper(store, 'P').load()).toEqual(NOTHING_KEPT);
  });

  it.each(['{', '"x"', '{"values":{"a":{"kind":"evil"}}}', '{"adopted":7}'])(
    'that are invalid are ignored: %s',
    (text) => {
      const store = memory();
      store.setItem('signing:P', text);
      expect(createKeeper(store, 'P').load()).toEqual(NOTHING_KEPT);
    },
  );

  it('are optional where storing is forbidden', () => {
    const store = {
      ...memory(),
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('full');
      },
    };
    const keeper = createKeeper(store, 'P');
    keeper.save(kept);
    expect(keeper.load()).toEqual(NOTHING_KEPT);
  });
});
