import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a tab knows of a login in another one, also before it listens, and not of its own', async () => {
  stored.set('countersign.login', 'before');
  const { LOGIN_CHANGED_KEY, announceLogin, hasLoginChanged } = await import('./session.ts');
  expect(hasLoginChanged()).toBe(false);
  announceLogin();
  expect(stored.get(LOGIN_CHANGED_KEY)).not.toBe('before');
  expect(hasLoginChanged()).toBe(false);
  stored.set(LOGIN_CHANGED_KEY, 'of another tab');
  expect(hasLoginChanged()).toBe(true);
});
