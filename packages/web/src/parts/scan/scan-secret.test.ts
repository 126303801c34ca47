import { describe, expect, it } from 'vitest';
import { type TabStore, takeSecret } from './scan-secret.ts';

function memory(): TabStore {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}
const shut: TabStore = {
  getItem: () => {
    throw new Error('shut');
  },
  setItem: () => {
    throw new Error('shut');
  },
};

describe('The secret of a QR code', () => {
  it('comes with the address once and is kept by the tab for a reload', () => {
    const store = memory();
    expect(takeSecret('A', '#s3cret', store)).toBe('s3cret');
    expect(takeSecret('A', '', store)).toBe('s3cret');
  });
  it('belongs to its own code only', () => {
    const store = memory();
    takeSecret('A', '#s3cret', store);
    expect(takeSecret('B', '', store)).toBeNull();
  });
  it.each<[string, string, TabStore | null, string | null]>([
    ['missing if the link came without it', '', memory(), null],
    ['missing if the # is followed by nothing', '#', memory(), null],
    ['known as long as the page if storage is blocked', '#s', shut, 's'],
    ['lost with a reload if storage is blocked', '', shut, null],
    ['known if there is no storage', '#s', null, 's'],
  ])('is %s', (_, hash, store, expected) => {
    expect(takeSecret('A', hash, store)).toBe(expected);
  });
});
