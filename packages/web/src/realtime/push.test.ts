import { EventEmitter } from 'node:events';
import { RECONNECT_EVENT } from '@countersign/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onPush } from './push.ts';

/** Like socket.io-client's: after a refusal or the server's own disconnect it is inactive and does not reconnect. */
class PageSocket extends EventEmitter {
  active = true;
  readonly connect = vi.fn<() => void>();
  /** What the server would be asked, with the function that takes its answer. */
  readonly asked: unknown[][] = [];
  timeout(): { emit: (...asked: unknown[]) => void } {
    return { emit: (...asked) => void this.asked.push(asked) };
  }
  answer(...answer: unknown[]): void {
    const take = this.asked.shift()?.at(-1);
    (take as (...given: unknown[]) => void)(...answer);
  }
  readonly io = { engine: { close: vi.fn<() => void>() } };
  disconnect(): void {
    this.end('disconnect');
  }
  end(event: 'connect_error' | 'disconnect'): void {
    this.active = false;
    this.emit(event);
  }
}
let socket: PageSocket;
vi.mock('socket.io-client', () => ({ io: () => socket }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { cookie: 'SessionWsid=WSID_SESS_1' });
  socket = new PageSocket();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function listening(listener: Parameters<typeof onPush>[0] = () => undefined): Promise<() => void> {
  const stop = onPush(listener);
  await vi.advanceTimersByTimeAsync(600);
  await vi.waitFor(() => expect(socket.listenerCount(RECONNECT_EVENT)).toBe(1));
  return stop;
}

it('A page that is refused, or closed by the server, reconnects with growing delays', async () => {
  const stop = await listening();
  for (const [event, seconds] of [
    ['connect_error', 2],
    ['disconnect', 5],
    ['connect_error', 15],
  ] as const) {
    socket.end(event);
    socket.connect.mockClear();
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(socket.connect).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.connect).toHaveBeenCalledOnce();
  }
  stop();
});

it('A page without a session, or without listeners, does not reconnect', async () => {
  const stop = await listening();
  vi.stubGlobal('document', { cookie: '' });
  socket.end('connect_error');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(socket.connect).not.toHaveBeenCalled();
  vi.stubGlobal('document', { cookie: 'SessionWsid=WSID_SESS_1' });
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(socket.connect).not.toHaveBeenCalled();
});

it.each([
  ['nothing where the server has sent it no push since', [null, true, false], 0],
  ['that it may have missed a push where the server says so', [null, true, true], 1],
  ['that it may have missed a push where the server does not answer', [new Error('timed out')], 1],
])('A page that connects for the first time after it was loaded hears %s', async (_what, answer, count) => {
  const heard = vi.fn<() => void>();
  const stop = await listening(heard);
  socket.emit('connect');
  expect(socket.asked[0]?.slice(0, 3)).toEqual(['register', 'WSID_SESS_1', expect.any(Number)]);
  expect(heard).not.toHaveBeenCalled();
  socket.answer(...answer);
  expect(heard).toHaveBeenCalledTimes(count);
  stop();
});

it('A page that connects again hears that it may have missed a push', async () => {
  const heard = vi.fn<() => void>();
  const stop = await listening(heard);
  socket.emit('connect');
  socket.answer(null, true, false);
  socket.emit('connect');
  expect(heard).toHaveBeenCalledExactlyOnceWith({ kind: 'missed' });
  expect(socket.asked).toEqual([]);
  stop();
});
