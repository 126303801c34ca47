import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personAwaits, whenIdle } from './when-idle.ts';

/** A drawing that ends when the test says so. */
function drawn() {
  let end = { resolve: (): void => {}, reject: (_error: Error): void => {} };
  const promise = new Promise<void>((resolve, reject) => (end = { resolve, reject }));
  return { promise, ...end };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('What no one waits for begins after what the person waits for', async () => {
  const drawing = drawn();
  const work = vi.fn<() => void>();
  whenIdle(0, work);
  personAwaits(drawing.promise);
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).not.toHaveBeenCalled();
  drawing.reject(new Error('not drawn'));
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledOnce();
});

it('It begins all the same where the wait does not end', async () => {
  const work = vi.fn<() => void>();
  personAwaits(new Promise(() => {}));
  whenIdle(0, work);
  await vi.advanceTimersByTimeAsync(9999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledOnce();
});

it('It waits for a browser that has something to do, and for what has begun meanwhile', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  const drawing = drawn();
  const work = vi.fn<() => void>();
  whenIdle(100, work);
  await vi.advanceTimersByTimeAsync(100);
  expect(work).not.toHaveBeenCalled();
  personAwaits(drawing.promise);
  idle.shift()?.();
  expect(work).not.toHaveBeenCalled();
  drawing.resolve();
  await vi.advanceTimersByTimeAsync(0);
  idle.shift()?.();
  expect(work).toHaveBeenCalledOnce();
});

it('Work that was cancelled while it waited does not begin', async () => {
  const drawing = drawn();
  const work = vi.fn<() => void>();
  personAwaits(drawing.promise);
  const cancel = whenIdle(0, work);
  await vi.advanceTimersByTimeAsync(0);
  cancel();
  drawing.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).not.toHaveBeenCalled();
});
