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
  it('is that of its own code', () => {
    const store = memory();
    takeSecret('A', '#s3cret', store);
    expect(takeSecret('B', '', store)).toBeNull();
  });
  it.each<[string, string, TabStore | null, string | null]>([
    ['none where the link came without it', '', memory(), null],
    ['none where the # stands alone', '#', memory(), null],
    ['known as long as the page where storage is shut', '#s', shut, 's'],
    ['lost with a reload where storage is shut', '', shut, null],
    ['known where there is no storage', '#s', null, 's'],
  ])('is %s', (_, hash, store, expected) => {
    expect(takeSecret('A', hash, store)).toBe(expected);
  });
});
